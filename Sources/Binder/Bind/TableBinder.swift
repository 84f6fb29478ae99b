/// The members that both binders have: the table, the settings of its updates, and the end of binding.
@MainActor
public class TableBinder<Section: TableViewSection>: ConfigurableBinding {
  let driver: TableDriver
  package let attachments = TableAttachments()

  package var onDisplay: (() -> Void)? {
    get { driver.onDisplay }
    set { driver.onDisplay = newValue }
  }

  /// The table that the binder drives.
  ///
  /// With HeadlessTable or BinderUIKit imported it is a `HeadlessTable` or a `UITableView` where only that will do:
  /// `binder.tableView.render(.text)`, `let tableView: UITableView = binder.tableView`.
  public let tableView: any TableHost

  package var host: any TableHost { tableView }

  init(
    _ tableView: any TableHost,
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section]
  ) {
    self.tableView = tableView
    driver = TableDriver(
      tableView,
      choosing: behavior.choice,
      displaying: sections.map { SectionKey($0) }
    )
  }

  /// Whether `finish()` was called.
  public var hasFinishedBinding: Bool { driver.hasFinished }

  /// The settings by which the declaration is shown in the table; they apply from the next update on.
  public var configuration: BindingConfiguration {
    get { driver.configuration }
    set { driver.configuration = newValue }
  }

  /// Calls every bound data closure again and shows what has changed, at the next frame.
  ///
  /// There is no need for it where closures read `@Observable` objects: their changes do the same.
  /// Calls before the next frame are one update. Before `finish()` nothing happens.
  public func refresh() {
    driver.refresh()
  }

  /// Calls every bound data closure again, and runs a closure when the table shows what has changed.
  ///
  /// - Parameter completion: Runs once, also if nothing has changed; before `finish()` at once.
  public func refresh(completion: @escaping () -> Void) {
    driver.refresh(completion)
  }

  /// Calls every bound data closure again, and returns when the table shows what has changed.
  ///
  ///     songs.append(song)
  ///     await binder.refreshAndWait()
  ///     table.scrollToRow(at: …, at: .middle)
  ///
  /// Before `finish()`, or when the task is cancelled, it returns at once.
  public func refreshAndWait() async {
    await driver.refreshAndWait()
  }

  /// The declaration as text, to look for a mistake: a line for each chain, what it binds, and the handlers.
  ///
  ///     1 onSection(.friends)
  ///       cells PersonCell
  ///       header title
  ///     handlers of friends: onDequeue, cellHeight
  public var declarationText: String { driver.declarationText }

  /// The data as it was read, as text: a line for each displayed section, and one for each row with its identity and
  /// model.
  ///
  ///     friends · 1 row · header "FRIENDS"
  ///       7 · Person(id: 7, name: "Asif")
  ///
  /// Pending changes are applied first. What is displayed is in the table's own pictures.
  public var contentText: String { driver.contentText }

  /// The position of the row with an identity.
  ///
  ///     binder.indexPath(for: person.id).map { table.scrollToRow(at: $0, at: .middle) }
  ///
  /// Pending changes are applied first.
  ///
  /// - Parameter id: The model's `collectionId`, else its `id`, else the model itself.
  /// - Returns: The path of the first such row; nil if there is none.
  /// - Complexity: O(rows above it).
  public func indexPath(for id: some Hashable) -> IndexPath? {
    driver.indexPath(for: AnyHashable(id))
  }

  /// Calls every bound data closure again, compares off the main actor, and shows what has changed.
  ///
  ///     binder.onSection(.packages)
  ///       .bind(cellType: PackageCell.self, models: { packages })
  ///       .compared(.inBackground)
  ///     …
  ///     packages = try await load()
  ///     await binder.refreshInBackground()
  ///
  /// The closures run on the main actor, before this suspends. The rows of bindings that are
  /// `.compared(.inBackground)` are compared off the main actor, those of all others on it. Until then
  /// the table shows what it showed, and taps, scrolls and events find that.
  ///
  /// The newest change wins: a comparison under way is given up for a newer `refreshInBackground()`, and
  /// for `refresh()` and everything else that leads to an update at the next frame, which then
  /// brings all data to the table. Changes that wait for the next frame come with this update instead.
  ///
  /// Returns when the table shows the data that was read here, or newer data. Before `finish()` nothing happens. If the task is
  /// cancelled, this returns at once. The update is then given up unless another task waits for it, and the next one shows the
  /// data.
  public func refreshInBackground() async {
    await driver.refreshInBackground()
  }

  /// Ends binding: reads all data, makes the binder the table's data source and loads the table.
  ///
  /// Everything that is wrong with the declaration is reported here, in one message.
  ///
  /// The table holds its binder weakly, as tables hold their data sources: keep the binder in a property.
  ///
  /// - Parameters:
  ///   - fileID: The file that a wrong declaration is reported in, by a headless table.
  ///   - filePath: Its path.
  ///   - line: The line.
  ///   - column: The column.
  public func finish(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    tableView.reporting(fileID, filePath, line, column) { driver.finish() }
  }
}
