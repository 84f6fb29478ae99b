/// Puts the parts of one section together.
///
/// The compiler counts the cells on the way: a section without cells, or with cells twice, is refused.
@MainActor
@resultBuilder
public enum SectionBuilder<Section: TableViewSection> {
  /// Takes a part.
  public static func buildExpression<Presence>(
    _ part: some SectionPart<Section, Presence>
  ) -> SectionPartGroup<Section, Presence> {
    part.sectionParts
  }

  /// Makes a section of rows.
  public static func buildFinalResult(
    _ parts: SectionPartGroup<Section, WithRows>
  ) -> SectionPartGroup<Section, WithCells> {
    SectionPartGroup(parts.write)
  }

  /// Says that a section shows something.
  @available(*, unavailable, message: "a section shows rows; add Cells, Rows or a Row")
  public static func buildFinalResult(
    _ parts: SectionPartGroup<Section, WithoutCells>
  ) -> SectionPartGroup<Section, WithCells> {
    SectionPartGroup(parts.write)
  }

  /// Gives back what a function declares.
  public static func buildFinalResult<Presence>(
    _ parts: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, Presence> {
    parts
  }

  /// Begins with nothing.
  public static func buildBlock() -> SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup { _ in }
  }

  /// Begins with a part.
  public static func buildPartialBlock<Presence>(
    first: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, Presence> {
    first.statement(at: 0)
  }

  /// Adds a part that brings no cells.
  public static func buildPartialBlock<Presence>(
    accumulated: SectionPartGroup<Section, Presence>,
    next: SectionPartGroup<Section, WithoutCells>
  ) -> SectionPartGroup<Section, Presence> {
    accumulated.followed(by: next)
  }

  /// Adds the cells.
  public static func buildPartialBlock(
    accumulated: SectionPartGroup<Section, WithoutCells>,
    next: SectionPartGroup<Section, WithCells>
  ) -> SectionPartGroup<Section, WithCells> {
    accumulated.followed(by: next)
  }

  /// Adds the first rows of contents.
  public static func buildPartialBlock(
    accumulated: SectionPartGroup<Section, WithoutCells>,
    next: SectionPartGroup<Section, WithRows>
  ) -> SectionPartGroup<Section, WithRows> {
    accumulated.followed(by: next)
  }

  /// Adds more rows of contents.
  public static func buildPartialBlock(
    accumulated: SectionPartGroup<Section, WithRows>,
    next: SectionPartGroup<Section, WithRows>
  ) -> SectionPartGroup<Section, WithRows> {
    accumulated.followed(by: next)
  }

  /// Says why cells cannot stand beside rows.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public static func buildPartialBlock(
    accumulated: SectionPartGroup<Section, WithCells>,
    next: SectionPartGroup<Section, WithRows>
  ) -> SectionPartGroup<Section, WithCells> {
    accumulated
  }

  /// Says why cells cannot stand beside rows.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public static func buildPartialBlock(
    accumulated: SectionPartGroup<Section, WithRows>,
    next: SectionPartGroup<Section, WithCells>
  ) -> SectionPartGroup<Section, WithRows> {
    accumulated
  }

  /// Says why a section cannot have cells twice.
  @available(
    *,
    unavailable,
    message:
      "a section has its cells once; put these Cells into a section of its own, or into an else"
  )
  public static func buildPartialBlock(
    accumulated: SectionPartGroup<Section, WithCells>,
    next: SectionPartGroup<Section, WithCells>
  ) -> SectionPartGroup<Section, WithCells> {
    accumulated
  }

  /// Keeps parts below an `if`.
  public static func buildOptional<Presence>(
    _ parts: SectionPartGroup<Section, Presence>?
  ) -> SectionPartGroup<Section, Presence> {
    SectionPartGroup { writer in parts?.write(writer) }.composite
  }

  /// Keeps a branch without cells among others without.
  public static func buildEither(
    first parts: SectionPartGroup<Section, WithoutCells>
  ) -> SectionPartGroup<Section, WithoutCells> {
    parts.below(.first).composite
  }

  /// Keeps a branch without cells among others without.
  public static func buildEither(
    second parts: SectionPartGroup<Section, WithoutCells>
  ) -> SectionPartGroup<Section, WithoutCells> {
    parts.below(.second).composite
  }

  /// Keeps a branch among others with cells.
  public static func buildEither<Presence: CellsOrNone>(
    first parts: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, WithCells> {
    SectionPartGroup(parts.below(.first).write).composite
  }

  /// Keeps a branch among others with cells.
  public static func buildEither<Presence: CellsOrNone>(
    second parts: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, WithCells> {
    SectionPartGroup(parts.below(.second).write).composite
  }

  /// Keeps a branch among others with rows.
  public static func buildEither<Presence: RowsOrNone>(
    first parts: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, WithRows> {
    SectionPartGroup(parts.below(.first).write).composite
  }

  /// Keeps a branch among others with rows.
  public static func buildEither<Presence: RowsOrNone>(
    second parts: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, WithRows> {
    SectionPartGroup(parts.below(.second).write).composite
  }

  /// Keeps the rows of a loop.
  public static func buildArray(
    _ parts: [SectionPartGroup<Section, WithRows>]
  ) -> SectionPartGroup<Section, WithRows> {
    SectionPartGroup { writer in
      for part in parts { part.write(writer) }
    }.composite
  }

  /// Keeps the parts of a loop, which bring no cells.
  public static func buildArray(
    _ parts: [SectionPartGroup<Section, WithoutCells>]
  ) -> SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup { writer in
      for part in parts { part.write(writer) }
    }.composite
  }

  /// Says why a loop cannot bring cells.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; put the loop around OnSection, or into the models"
  )
  public static func buildArray(
    _ parts: [SectionPartGroup<Section, WithCells>]
  ) -> SectionPartGroup<Section, WithCells> {
    buildOptional(parts.first)
  }

  /// Keeps parts below an `if #available`.
  public static func buildLimitedAvailability<Presence>(
    _ parts: SectionPartGroup<Section, Presence>
  ) -> SectionPartGroup<Section, Presence> {
    parts
  }
}

/// Puts the parts of several sections together.
@MainActor
@resultBuilder
public enum MultiSectionBuilder<Section: TableViewSection, DataPolicy> {
  /// Takes handlers or dimensions.
  public static func buildExpression(
    _ part: any MultiSectionPart<Section, HandlersOnly>
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    MultiSectionPartGroup(part.multiSectionParts.write)
  }

  /// Puts parts after each other.
  public static func buildBlock(
    _ parts: MultiSectionPartGroup<Section, DataPolicy>...
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    MultiSectionPartGroup { writer in
      for (place, part) in parts.enumerated() { part.write(writer, at: place) }
    }.composite
  }

  /// Keeps parts below an `if`.
  public static func buildOptional(
    _ parts: MultiSectionPartGroup<Section, DataPolicy>?
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    parts?.composite ?? buildArray([])
  }

  /// Keeps parts of the first branch.
  public static func buildEither(
    first parts: MultiSectionPartGroup<Section, DataPolicy>
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    parts.below(.first).composite
  }

  /// Keeps parts of the second branch.
  public static func buildEither(
    second parts: MultiSectionPartGroup<Section, DataPolicy>
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    parts.below(.second).composite
  }

  /// Keeps the parts of a loop.
  public static func buildArray(
    _ parts: [MultiSectionPartGroup<Section, DataPolicy>]
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    MultiSectionPartGroup { writer in
      for part in parts { part.write(writer) }
    }.composite
  }

  /// Keeps parts below an `if #available`.
  public static func buildLimitedAvailability(
    _ parts: MultiSectionPartGroup<Section, DataPolicy>
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    parts
  }
}

extension MultiSectionBuilder where DataPolicy == BindsData {
  /// Takes a part that binds data.
  public static func buildExpression(
    _ part: any MultiSectionPart<Section, BindsData>
  ) -> MultiSectionPartGroup<Section, BindsData> {
    part.multiSectionParts
  }
}
