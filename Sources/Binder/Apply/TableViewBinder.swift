/// Binds data to a table without named sections.
///
///     let binder = TableViewBinder(tableView: table)
///     binder.onTable()
///       .bind(cellType: PersonCell.self, models: people)
///       .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
///     binder.finish()
@MainActor
public final class TableViewBinder: TableBinder<WholeTable> {
  /// Makes a binder for a table; nothing is shown before `finish()`.
  public init(tableView: any TableHost) {
    super.init(tableView, behavior: .manuallyManaged, displaying: [WholeTable()])
  }

  /// Starts the chain that declares the table's only section.
  public func onTable() -> SectionChain<WholeTable, any TableCell, NoModel> {
    SectionChain(driver.startChain(.table(WholeTable())))
  }
}
