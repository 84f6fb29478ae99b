/// The latest of the values that came from outside, by a callback or from a sequence.
@MainActor
final class LatestValue<Value> {
  /// The value.
  private(set) var value: Value
  /// How often it was replaced, to tell a value that is new from one that is not.
  private(set) var version = 0
  private let onChange: () -> Void

  /// Begins with a value.
  ///
  /// - Parameters:
  ///   - value: The value until another one comes.
  ///   - onChange: Runs after the value was replaced.
  init(_ value: Value, onChange: @escaping () -> Void) {
    self.value = value
    self.onChange = onChange
  }

  /// Takes the value of another one as the one to begin with.
  func begin(with other: LatestValue) {
    value = other.value
  }

  /// Replaces the value.
  func replace(with value: Value) {
    self.value = value
    version += 1
    onChange()
  }
}
