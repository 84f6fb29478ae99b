/// One section of a screen, as `onSection(_:)` begins it in a chain.
///
///     OnSection(.friends) {
///       Header("FRIENDS")
///       Cells(PersonCell.self, models: friends)
///     }
@MainActor
public struct OnSection<Section: TableViewSection>: ScreenPart {
  /// The section as something that can stand beside others.
  public let screenParts: ScreenParts<Section>

  /// Declares a section by its name.
  public init(
    _ section: Section,
    @SectionBuilder<Section> content: () -> SectionParts<Section, some PossibleCells>
  ) {
    screenParts = ScreenParts(.named([section]), content().write)
  }
}

/// The only section of a screen without named sections, as `onTable()` begins it in a chain.
///
///     TableScreen {
///       OnTable { Cells(PersonCell.self, models: people) }
///     }
@MainActor
public struct OnTable: ScreenPart {
  /// The section as something that a screen can show.
  public let screenParts: ScreenParts<WholeTable>

  /// Declares the table's only section.
  public init(
    @SectionBuilder<WholeTable> content: () -> SectionParts<WholeTable, some PossibleCells>
  ) {
    screenParts = ScreenParts(.table(WholeTable()), content().write)
  }
}
