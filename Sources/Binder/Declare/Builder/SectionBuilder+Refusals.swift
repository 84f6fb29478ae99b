/// What the compiler refuses, with a sentence each.
extension SectionBuilder {
  /// Says why a section cannot have cells twice.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; put the second Cells into a section of its own"
  )
  public static func buildPartialBlock<First: PossibleCells, Second: PossibleCells>(
    accumulated: SectionParts<Section, First>,
    next: SectionParts<Section, Second>
  ) -> SectionParts<Section, WithCells> {
    accumulated.followed(by: next, WithCells.self)
  }

  /// Says why a loop cannot bring cells.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; put the loop around OnSection, or into the models"
  )
  public static func buildArray<Presence: PossibleCells>(
    _ parts: [SectionParts<Section, Presence>]
  ) -> SectionParts<Section, MaybeWithCells> {
    buildOptional(parts.first)
  }

  /// Says that a section needs cells.
  @available(
    *,
    unavailable,
    message:
      "this section has no Cells; add them, for no rows with an empty array, or Handlers() if another part binds them"
  )
  public static func buildFinalResult(
    _ parts: SectionParts<Section, WithoutCells>
  ) -> SectionParts<Section, WithCells> {
    parts.asserting(WithCells.self)
  }
}
