/// What both binders have in common: the table, the way changes are shown, and the end of binding.
@MainActor
public class TableBinder<Section: TableViewSection> {
  let driver: TableDriver<Section>

  /// The table that the binder drives.
  public let tableView: any TableHost

  init(
    _ tableView: any TableHost,
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section]
  ) {
    self.tableView = tableView
    driver = TableDriver(tableView, behavior: behavior, displaying: sections)
  }

  /// Whether `finish()` was called.
  public var hasFinishedBinding: Bool { driver.hasFinished }

  /// Whether cell and header and footer types are registered when they are bound.
  public var automaticallyRegister: Bool {
    get { driver.automaticallyRegisters }
    set { driver.automaticallyRegisters = newValue }
  }

  /// Calls every bound data closure again and shows what has changed, at the next frame.
  ///
  /// There is no need for it where closures read `@Observable` objects: their changes do the same.
  /// Calls before the next frame are one update. Before `finish()` nothing happens.
  public func refresh() {
    driver.refresh()
  }

  /// Ends binding: reads all data, makes the binder the table's data source and loads the table.
  ///
  /// Everything that is wrong with the declaration is reported here, in one message.
  ///
  /// The table holds its binder weakly, as tables hold their data sources: keep the binder in a property.
  public func finish() {
    driver.finish()
  }
}
