/// What the compiler refuses, with a sentence each.
extension SectionBuilder {
  /// Says why a section cannot have cells twice.
  @available(
    *,
    unavailable,
    message:
      "a section has its cells once; put these Cells into a section of its own, or into an else"
  )
  public static func buildPartialBlock(
    accumulated: SectionParts<Section, WithCells>,
    next: SectionParts<Section, WithCells>
  ) -> SectionParts<Section, WithCells> {
    accumulated
  }

  /// Says why a loop cannot bring cells.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; put the loop around OnSection, or into the models"
  )
  public static func buildArray(
    _ parts: [SectionParts<Section, WithCells>]
  ) -> SectionParts<Section, WithCells> {
    buildOptional(parts.first)
  }

  /// Says where a text belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a text is no part of a section; write it as Header or Footer"
  )
  public static func buildExpression(_ text: String) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says where a section belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a section cannot be inside another one; write it after the other's closing brace"
  )
  public static func buildExpression<Presence>(
    _ section: OnSection<Section, Presence>
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says how a cell is shown.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a cell is no part of a section; write Cells with its type"
  )
  public static func buildExpression<Cell: TableCell>(
    _ cell: Cell
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }

  /// Says how a view is shown.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a view is no part of a section; write Header or Footer with its type"
  )
  public static func buildExpression<View: TableHeaderFooterView>(
    _ view: View
  ) -> SectionParts<Section, WithoutCells> {
    buildBlock()
  }
}
