/// Puts values into a list: the actions of a row, with `if`, `switch` and `for` between them.
@MainActor
@resultBuilder
public enum ListBuilder<Element> {
  /// Takes a value.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes several values.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Puts values after each other.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }

  /// Keeps the values of an `if`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// Keeps the values of the first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// Keeps the values of the second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// Keeps the values of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }

  /// Keeps the values of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}
