extension CellContent {
  func isSame(as other: any CellContent) -> Bool {
    (self as? any Equatable)?.isEqual(to: other) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any CellContent) -> Bool { other as? Self == self }
}

/// Takes one content out of a closure, which may choose it by `if` and `switch`.
@resultBuilder
public enum ContentBuilder {
  /// Takes the content.
  @_alwaysEmitIntoClient
  public static func buildExpression<Content: CellContent>(_ content: Content) -> any CellContent {
    content
  }

  /// Returns the content.
  @_alwaysEmitIntoClient
  public static func buildBlock(_ content: any CellContent) -> any CellContent { content }

  /// Returns the content of a branch.
  @_alwaysEmitIntoClient
  public static func buildEither(first content: any CellContent) -> any CellContent { content }

  /// Returns the content of another branch.
  @_alwaysEmitIntoClient
  public static func buildEither(second content: any CellContent) -> any CellContent { content }

  /// Says that a row shows one content.
  @available(*, unavailable, message: "a row shows one content; write a Rows or a Row for each")
  public static func buildBlock(
    _ first: any CellContent,
    _ second: any CellContent,
    _ others: any CellContent...
  ) -> any CellContent { first }

  /// Says that a row shows something always.
  @available(
    *,
    unavailable,
    message: "a row always shows a content; add an else, or leave the model out of the rows"
  )
  public static func buildOptional(_ content: (any CellContent)?) -> any CellContent {
    content ?? ListContent("")
  }
}
