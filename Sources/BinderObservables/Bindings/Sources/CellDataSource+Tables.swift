public import Binder

extension DataSource where Item == CellItem {
  /// Shows the rows of cell sources, and forwards taps, displays and calls for heights to the source of each row.
  ///
  /// A delegate that the table has receives taps and displays, too. The parameters are those of `bind(to:cellType:)`.
  @discardableResult
  public func bind(
    to tableView: some TableHost,
    animated: Bool = true,
    rowAnimation: RowAnimation = .automatic,
    updates: UpdateForm = .reload,
    indexTitle: ((String) -> String?)? = nil
  ) -> any Disposable {
    let rows = CellTable(showing: self, animated, rowAnimation, updates, indexTitle)
    let binding = bind(to: tableView, using: rows.binder)
    let delegate = tableView.reactive.delegate
    let next = { [unowned forwarder = delegate.forwarder] in forwarder.forwardTo }
    let registrations = [
      delegate.respond(.heightForRowAt) { _, path in rows.item(at: path)?.row.height },
      delegate.respond(.didSelectRowAt) { table, path in
        rows.item(at: path)?.row.tapped()
        next()?.tableView(table, didSelectRowAt: path)
      },
      delegate.respond(.didDeselectRowAt) { table, path in
        rows.item(at: path)?.row.deselected()
        next()?.tableView(table, didDeselectRowAt: path)
      },
      delegate.respond(.willDisplay) { table, displayed in
        rows.willDisplay(displayed.0, at: displayed.1)
        next()?.tableView(table, willDisplay: displayed.0, forRowAt: displayed.1)
      },
      delegate.respond(.didEndDisplaying) { table, displayed in
        rows.didEndDisplaying(displayed.0)
        next()?.tableView(table, didEndDisplaying: displayed.0, forRowAt: displayed.1)
      },
    ]
    tableView.attachments.object { TableBindingSlot() }.add(registrations)
    return CompositeDisposable([binding] + registrations)
  }
}

@MainActor
private final class CellTable {
  let binder: DataSourceTableBinder<SourceItems<CellItem>>
  private var displayed: [ObjectIdentifier: CellItem] = [:]

  init(
    showing source: some DataSource<CellItem>,
    _ animated: Bool = true,
    _ rowAnimation: RowAnimation = .automatic,
    _ updates: UpdateForm = .reload,
    _ indexTitle: ((String) -> String?)? = nil
  ) {
    binder = source.makeBinder(animated, rowAnimation, updates, indexTitle) {
      items,
      path,
      tableView in
      items.item(at: path).cell(of: tableView)
    }
    binder.rowName = { items, path in items.item(at: path).row.name }
  }

  func item(at path: IndexPath) -> CellItem? {
    binder.shown.source(of: path).map { $0.dataSource.item(at: $0.path) }
  }

  func name(ofSection section: Int) -> String? {
    binder.shown.source(ofSection: section).flatMap { $0.dataSource.nameOfSection($0.section) }
  }

  func willDisplay(_ cell: any TableCell, at path: IndexPath) {
    guard let item = item(at: path) else { return }
    displayed[ObjectIdentifier(cell)] = item
    item.row.willDisplay(cell)
  }

  func didEndDisplaying(_ cell: any TableCell) {
    displayed.removeValue(forKey: ObjectIdentifier(cell))?.row.didEndDisplaying(cell)
  }
}

@MainActor
private final class ServedTable {
  private(set) weak var source: (any TableDataSource)?
  let rows: CellTable
  let binding: DataSourceBinding<SourceItems<CellItem>>
  private let observation = DisposeBag()

  init<Model>(_ tableView: any TableHost, by source: CellDataSource<Model>) {
    self.source = source
    rows = CellTable(showing: source)
    binding = DataSourceBinding(tableView, rows.binder) { [weak source] tableView in
      source != nil && tableView.rowSource === source
    }
    rows.binder.show(SourceItems(items: source.items), .reload, in: nil)
    source.changes.dropFirst().observeNext { [weak binding] in binding?.receive($0) }
      .dispose(in: observation)
  }
}

private final class ServedTableSlot {
  var tables: [ServedTable] = []
}

extension CellDataSource: TableDataSource, TableDelegate {
  private func served(_ tableView: any TableHost) -> ServedTable {
    let slot = tableView.attachments.object { ServedTableSlot() }
    if let known = slot.tables.first(where: { $0.source === self }) { return known }
    let served = ServedTable(tableView, by: self)
    slot.tables = slot.tables.filter { $0.source != nil } + [served]
    return served
  }

  /// The number of sections.
  public func numberOfSections(in tableView: any TableHost) -> Int {
    if tableView.rowSource === self { tableView.endBinding() }
    return served(tableView).rows.binder.shown.sectionCount
  }

  /// The number of items in a section.
  public func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    served(tableView).rows.binder.shown.rowCount(inSection: section)
  }

  /// The cell of an item.
  public func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    served(tableView).binding.cell(at: indexPath, of: tableView)
  }

  /// The name of a section.
  public func tableView(
    _ tableView: any TableHost,
    titleForHeaderInSection section: Int
  ) -> String? { served(tableView).rows.name(ofSection: section) }

  /// The name of a section.
  public func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    served(tableView).rows.name(ofSection: section)
  }

  /// The name of a row in pictures and in the call log: the item's identity.
  public func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? { served(tableView).rows.item(at: indexPath)?.row.name }

  /// Heights of rows, taps, and the cells that appear and disappear.
  public func methods(for tableView: any TableHost) -> TableDelegateMethods {
    [.rowHeight, .cellDisplay, .selection, .deselection]
  }

  /// Heights, and no estimates.
  public func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { .height }

  /// The height that the item's source returns.
  public func tableView(
    _ tableView: any TableHost,
    heightForRowAt indexPath: IndexPath
  ) -> Double? { served(tableView).rows.item(at: indexPath)?.row.height }

  /// Forwards the selection to the item's source.
  public func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    served(tableView).rows.item(at: indexPath)?.row.tapped()
  }

  /// Forwards the deselection to the item's source.
  public func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    served(tableView).rows.item(at: indexPath)?.row.deselected()
  }

  /// Forwards the display to the item's source.
  public func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { served(tableView).rows.willDisplay(cell, at: indexPath) }

  /// Forwards the end of the display to the item's source.
  public func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { served(tableView).rows.didEndDisplaying(cell) }
}

extension CellDataSource: MoveFollowing {
  package func follow(
    _ move: Move<RowPosition>,
    of tableView: any TableHost,
    handler: (() -> Void)?
  ) { served(tableView).binding.tell(of: move) { handler?() } }
}
