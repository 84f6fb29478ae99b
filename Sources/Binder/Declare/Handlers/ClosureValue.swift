/// Makes the compiler check a closure that returns a value by itself, apart from its chain.
///
///     .cellHeight { row, person in if person.isClose { 64 } else { 44 } }
///
/// Operators in such a closure cost no other closure of the chain time, and what is wrong in it is named in its line. `if` and
/// `switch` expressions work in it; a right closure with a `return` is an ordinary closure.
@resultBuilder
public enum ClosureValue<Value> {
  /// Takes the value.
  @_alwaysEmitIntoClient
  public static func buildExpression(_ value: Value) -> Value { value }

  /// Returns the value.
  @_alwaysEmitIntoClient
  public static func buildBlock(_ value: Value) -> Value { value }

  /// Returns the value of a branch.
  @_alwaysEmitIntoClient
  public static func buildEither(first value: Value) -> Value { value }

  /// Returns the value of another branch.
  @_alwaysEmitIntoClient
  public static func buildEither(second value: Value) -> Value { value }
}
