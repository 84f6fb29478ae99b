/// Puts the parts of one section together.
///
/// The compiler counts the cells on the way: a section without cells, or with cells twice, is refused.
@MainActor
@resultBuilder
public enum SectionBuilder<Section: TableViewSection> {
  /// Takes a part.
  public static func buildExpression<Part: SectionPart>(
    _ part: Part
  ) -> SectionParts<Section, Part.Presence> where Part.Section == Section {
    part.sectionParts
  }

  /// Begins with nothing.
  public static func buildBlock() -> SectionParts<Section, WithoutCells> {
    SectionParts { _ in }
  }

  /// Begins with a part.
  public static func buildPartialBlock<Presence>(
    first: SectionParts<Section, Presence>
  ) -> SectionParts<Section, Presence> {
    first
  }

  /// Adds a part that brings no cells.
  public static func buildPartialBlock<Presence>(
    accumulated: SectionParts<Section, Presence>,
    next: SectionParts<Section, WithoutCells>
  ) -> SectionParts<Section, Presence> {
    accumulated.followed(by: next, Presence.self)
  }

  /// Adds the cells.
  public static func buildPartialBlock<Presence: PossibleCells>(
    accumulated: SectionParts<Section, WithoutCells>,
    next: SectionParts<Section, Presence>
  ) -> SectionParts<Section, Presence> {
    accumulated.followed(by: next, Presence.self)
  }

  /// Adds cells under another condition.
  public static func buildPartialBlock(
    accumulated: SectionParts<Section, MaybeWithCells>,
    next: SectionParts<Section, MaybeWithCells>
  ) -> SectionParts<Section, MaybeWithCells> {
    accumulated.followed(by: next, MaybeWithCells.self)
  }

  /// Keeps parts below an `if` without cells.
  public static func buildOptional(
    _ parts: SectionParts<Section, WithoutCells>?
  ) -> SectionParts<Section, WithoutCells> {
    parts ?? buildBlock()
  }

  /// Keeps parts below an `if` with cells.
  public static func buildOptional<Presence: PossibleCells>(
    _ parts: SectionParts<Section, Presence>?
  ) -> SectionParts<Section, MaybeWithCells> {
    SectionParts { link in parts?.write(link) }
  }

  /// Keeps the parts of a loop, which bring no cells.
  public static func buildArray(
    _ parts: [SectionParts<Section, WithoutCells>]
  ) -> SectionParts<Section, WithoutCells> {
    SectionParts { link in
      for part in parts { part.write(link) }
    }
  }

  /// Keeps parts below an `if #available`.
  public static func buildLimitedAvailability<Presence>(
    _ parts: SectionParts<Section, Presence>
  ) -> SectionParts<Section, Presence> {
    parts
  }

  /// Gives the parts back, for a function with this builder.
  public static func buildFinalResult<Presence>(
    _ parts: SectionParts<Section, Presence>
  ) -> SectionParts<Section, Presence> {
    parts
  }
}
