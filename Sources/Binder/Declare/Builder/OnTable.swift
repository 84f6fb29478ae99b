/// The only section of a screen without named sections, as `onTable()` begins it in a chain.
///
///     TableScreen {
///       OnTable { Cells(PersonCell.self, models: people) }
///     }
@MainActor
public struct OnTable<Presence: CellsPresence> {
  let declared: ScreenParts<WholeTable>

  /// Declares the table's only section.
  public init(
    @SectionBuilder<WholeTable> content: () -> SectionParts<WholeTable, Presence>
  ) {
    declared = ScreenParts(.table(WholeTable()), content().write)
  }
}

extension OnTable: ScreenPart where Presence == WithCells {
  /// The section as something that a screen can show.
  public var screenParts: ScreenParts<WholeTable> { declared }
}
