public import Binder

/// A table's data source that keeps its items sorted, and each of them once.
///
/// ```swift
/// let dataSource = TableViewDataSource<DataSourceItem>()
/// dataSource.cellForRowFunction = { tableView, indexPath, item in
///   let cell = tableView.dequeue(TitleCell.self)
///   cell.title.text = item.value as? String
///   return cell
/// }
/// dataSource.tableView = table
/// dataSource.addItems([DataSourceItem("This item is B", "itemB", 2.0)])
/// await dataSource.settled()          // in a test: everything requested so far is shown
/// ```
///
/// Items are the same if they are equal; one that is added again takes the place of the one before. Changes are computed off
/// the main actor, in the order of the calls, and applied on it. The table holds its data source weakly: keep this object in a
/// property.
///
/// A subclass can override every method that a table calls, those of `TableDataSource` and `TableDelegate`.
/// It is a ``DataSource`` like any other, and can be combined with others.
@MainActor
open class TableViewDataSource<Item: DataSourceComparable & Hashable & Sendable>:
  TableDelegateBase, DataSource
{
  /// The table, which is held weakly; setting it makes this its data source and delegate, and leaves the former table empty.
  public weak var tableView: (any TableHost)? {
    didSet {
      if oldValue !== tableView { oldValue?.release(self) }
      tableView?.takeOver()
      tableView?.dataSource = self
      tableView?.delegate = self
      onTableViewDidSetFunction(tableView)
    }
  }

  package final var functions = SourceFunctions<Item>()

  /// The order of the items; setting it sorts them, after all earlier requests.
  public var sortingFunction: @Sendable (Item, Item) -> Bool = { $0 < $1 } {
    didSet { work.ask(.reorder(by: sortingFunction)) {} }
  }

  private let shown = BaseDataSource<Item>()
  let binder = DataSourceTableBinder<SourceItems<Item>>()
  private let rowName = RowIdentity<Item>.find()?.name
  let work: SortedWork<Item>
  /// The items that are shown, as a set; filled when an item is first searched for by its equality.
  var known: Set<Item>?

  /// Makes a source without items, which shows them in one section.
  public override init() {
    let items = SortedSections<Item, Int>(lasting: 0, key: { _ in 0 }) { $0 < $1 }
    work = SortedWork(items)
    super.init()
    begin(with: SortedItems(items))
  }

  /// Makes a source without items, which shows them in sections.
  ///
  /// - Parameter section: The value that the items of a section have in common. Sections are sorted by it, and its text
  ///   is their name.
  public init<Key: Comparable & Sendable>(sectionedBy section: @escaping @Sendable (Item) -> Key) {
    let items = SortedSections<Item, Key>(lasting: nil, key: section) { $0 < $1 }
    work = SortedWork(items)
    super.init()
    begin(with: SortedItems(items))
  }

  /// The sections and their items as they are now.
  public final var items: any SectionedItems<Item> { shown.items }

  /// Delivers the sections as a reload, and then each change.
  public final var changes: SafeSignal<DataSourceChange<Item>> { shown.changes }

  private func begin(with items: any SectionedItems<Item>) {
    binder.animations = UpdateAnimations(all: .fade)
    binder.show(SourceItems(items: items), .reload, in: nil)
    shown.show(items, .reload)
    work.finished = { [weak self] in self?.take($0) }
  }

  private func take(_ outcome: SortedWork<Item>.Outcome) {
    if case .settle = outcome.request { return }
    known?.follow(outcome.request)
    shown.deliver(outcome.items, CollectionChange(outcome.patch))
    // An item whose key is NaN is not shown.
    if let known, known.count != items.itemCounts.reduce(0, +) { self.known = nil }
    // Another object may show its rows in the table by now.
    let served = tableView.flatMap { $0.rowSource === self ? $0 : nil }
    let change = CollectionChange(outcome.tablePatch)
    binder.show(SourceItems(items: outcome.items), change, in: served)
  }

  // MARK: Data source methods

  /// The number of sections.
  open override func numberOfSections(in tableView: any TableHost) -> Int {
    binder.shown.sectionCount
  }

  /// The number of items in a section.
  open override func tableView(
    _ tableView: any TableHost,
    numberOfRowsInSection section: Int
  ) -> Int {
    binder.shown.rowCount(inSection: section)
  }

  /// The cell for an item: what `cellForRowFunction` makes.
  open override func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    guard let item = item(at: indexPath) else { return BlankCell() }
    return cellForRowFunction(tableView, indexPath, item)
  }

  /// The name of a section; none in a source that was not given sections.
  open override func tableView(
    _ tableView: any TableHost,
    titleForHeaderInSection section: Int
  ) -> String? {
    name(ofSection: section)
  }

  /// The name of a section in pictures and in the call log.
  open override func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    name(ofSection: section)
  }

  /// The name of a row in pictures and in the call log: the item's identity.
  open override func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    item(at: indexPath).flatMap { rowName?($0) }
  }

  /// Calls for each row.
  open override func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool
  { true }

  // MARK: Delegate methods

  /// Both: calls for each row.
  open override func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { [.height, .estimatedHeight] }

  /// Returns what `heightForRowFunction` does.
  open override func tableView(
    _ tableView: any TableHost,
    heightForRowAt indexPath: IndexPath
  ) -> Double? {
    item(at: indexPath).map { heightForRowFunction(tableView, indexPath, $0) }
  }

  /// Returns what `willSelectRowFunction` does.
  open override func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    item(at: indexPath).flatMap { willSelectRowFunction(tableView, indexPath, $0) }
  }

  /// Returns what `willDeselectRowFunction` does.
  open override func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    item(at: indexPath).flatMap { willDeselectRowFunction(tableView, indexPath, $0) }
  }

  /// Runs `didSelectRowFunction`.
  open override func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { didSelectRowFunction(tableView, indexPath, item) }
  }

  /// Runs `didDeselectRowFunction`.
  open override func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { didDeselectRowFunction(tableView, indexPath, item) }
  }
}
