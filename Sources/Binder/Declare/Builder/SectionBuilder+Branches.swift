/// The branches of an `if` with an `else`, and of a `switch`: all without cells, or some with.
extension SectionBuilder {
  /// Keeps a branch without cells among others without.
  public static func buildEither(
    first parts: SectionParts<Section, WithoutCells>
  ) -> SectionParts<Section, WithoutCells> {
    parts.below(.first)
  }

  /// Keeps a branch without cells among others without.
  public static func buildEither(
    second parts: SectionParts<Section, WithoutCells>
  ) -> SectionParts<Section, WithoutCells> {
    parts.below(.second)
  }

  /// Keeps a branch among others with cells.
  @_disfavoredOverload
  public static func buildEither<Presence>(
    first parts: SectionParts<Section, Presence>
  ) -> SectionParts<Section, MaybeWithCells> {
    parts.below(.first).asserting(MaybeWithCells.self)
  }

  /// Keeps a branch among others with cells.
  @_disfavoredOverload
  public static func buildEither<Presence>(
    second parts: SectionParts<Section, Presence>
  ) -> SectionParts<Section, MaybeWithCells> {
    parts.below(.second).asserting(MaybeWithCells.self)
  }
}
