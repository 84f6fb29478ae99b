/// What the compiler refuses, with a sentence each.
extension ScreenBuilder {
  /// Says where a text belongs.
  @available(
    *,
    unavailable,
    message: "a text is no section; write it as Header or Footer inside OnSection"
  )
  public static func buildExpression(_ text: String) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says where a part of a section belongs.
  @available(*, unavailable, message: "this is a part of a section; write it inside OnSection")
  public static func buildExpression<Part: SectionPart>(
    _ part: Part
  ) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says how a cell is shown.
  @available(
    *,
    unavailable,
    message: "a cell is no section; write Cells with its type inside OnSection"
  )
  public static func buildExpression<Cell: TableCell>(_ cell: Cell) -> ScreenParts<Section> {
    buildBlock()
  }

  /// Says how a header or footer view is shown.
  @available(
    *,
    unavailable,
    message: "a view is no section; write Header or Footer with its type inside OnSection"
  )
  public static func buildExpression<View: TableHeaderFooterView>(
    _ view: View
  ) -> ScreenParts<Section> {
    buildBlock()
  }
}
