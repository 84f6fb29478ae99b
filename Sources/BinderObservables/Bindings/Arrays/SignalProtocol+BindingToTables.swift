public import Binder

/// Binding data source signals to tables in one line.
///
/// The signal's first event is a reload; each later event is applied as the change that it carries. The table is held
/// weakly. A binding ends with the table, with the signal, with its disposable, or when something else is bound to the
/// table; the table keeps its rows until then. A new binding starts empty: names, titles, heights and taps of the former
/// one, or of a binder or source that the table showed, have ended. A change that arrives inside a callback of the table, for a
/// height or for the displayed sections, waits for the next frame. The table's former data source moves to
/// `reactive.dataSource.forwardTo`, and receives the calls that the binding does not handle: for titles, for example.
extension SignalProtocol where Element: DataSourceEventProtocol, Error == Never {
  /// Shows the data in a table by an object that makes cells and applies events.
  @MainActor @discardableResult
  public func bind<Table: TableHost>(
    to tableView: Table,
    using binder: DataSourceTableBinder<Element.DataSource>
  ) -> any Disposable {
    let slot = tableView.attachments.object { TableBindingSlot() }
    tableView.releaseContentOwners { [weak slot] in slot?.end() }
    let proxy = tableView.reactive.dataSource
    let binding = DataSourceBinding(tableView, binder) { [unowned forwarder = proxy.forwarder] _ in
      forwarder.isInSlot
    }
    slot.begin { binding.respond(proxy) }
    let updates = CompositeDisposable([
      bind(to: tableView) { _, event in binding.receive(event) },
      BlockDisposable { [weak binding] in binding?.end() },
      BlockDisposable { [kept = keptSource] in _ = kept },
    ])
    tableView.bag.add(updates)
    slot.update(by: updates)
    return updates
  }

  /// The signal, if it is one of a source's changes, which keeps the source; nil for others, which end when nothing else keeps
  /// what they are of.
  private var keptSource: Self? { Element.self is any ChangeOfSource.Type ? self : nil }

  /// Shows the data in a table, with cells that a closure makes.
  ///
  /// ```swift
  /// todos.bind(to: table) { todos, path, table in
  ///   todos[path.row].isDone ? table.dequeue(DoneCell.self) : table.dequeue(TodoCell.self)
  /// }
  /// ```
  ///
  /// The closure is given the data, where the row is in it, and the table. The others are those of `bind(to:cellType:)`.
  @MainActor @discardableResult
  public func bind<Table: TableHost>(
    to tableView: Table,
    animated: Bool = true,
    rowAnimation: RowAnimation = .automatic,
    updates: UpdateForm = .reload,
    sectionName: ((Element.DataSource, Int) -> String?)? = nil,
    createCell: @escaping (Element.DataSource, IndexPath, Table) -> any TableCell
  ) -> any Disposable {
    let binder = DataSourceTableBinder<Element.DataSource> {
      [unowned tableView] dataSource, path, _ in
      createCell(dataSource, path, tableView)
    }
    binder.animateChanges = animated
    binder.rowAnimation = rowAnimation
    binder.rowUpdates = updates
    binder.sectionName = sectionName
    return bind(to: tableView, using: binder)
  }
}

extension SignalProtocol
where
  Element: DataSourceEventProtocol, Element.DataSource: QueryableDataSourceProtocol, Error == Never
{
  /// Shows each item of the data in a cell of one type, which is registered by its name.
  ///
  /// ```swift
  /// names.bind(to: table, cellType: NameCell.self, rowAnimation: .fade) { cell, name in
  ///   cell.label.text = name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - tableView: Is held weakly.
  ///   - cellType: The type of all cells.
  ///   - animated: Without it each event is a reload.
  ///   - rowAnimation: The animation for inserted, deleted and reloaded rows and sections.
  ///   - updates: Whether a row with other content gets a new cell, or has its cell filled again.
  ///   - sectionName: The title of a section's header, as of a two-dimensional array: `{ $0[$1].metadata }`.
  ///   - configure: Fills a cell with an item.
  /// - Returns: What ends the binding.
  @MainActor @discardableResult
  public func bind<Table: TableHost, Cell: TableCell>(
    to tableView: Table,
    cellType: Cell.Type,
    animated: Bool = true,
    rowAnimation: RowAnimation = .automatic,
    updates: UpdateForm = .reload,
    sectionName: ((Element.DataSource, Int) -> String?)? = nil,
    configure: @escaping (Cell, Element.DataSource.Item) -> Void
  ) -> any Disposable {
    let binder = DataSourceTableBinder<Element.DataSource>()
    binder.animateChanges = animated
    binder.rowAnimation = rowAnimation
    binder.rowUpdates = updates
    binder.sectionName = sectionName
    return bind(to: tableView, cellType: cellType, using: binder, configure: configure)
  }

  /// Shows each item of the data in a cell of one type, by an object that applies events, whose `createCell` this sets.
  @MainActor @discardableResult
  public func bind<Table: TableHost, Cell: TableCell>(
    to tableView: Table,
    cellType: Cell.Type,
    using binder: DataSourceTableBinder<Element.DataSource>,
    configure: @escaping (Cell, Element.DataSource.Item) -> Void
  ) -> any Disposable {
    tableView.register(cellType)
    binder.makeCells(of: cellType, configure)
    return bind(to: tableView, using: binder)
  }
}

extension DataSourceTableBinder where DataSource: QueryableDataSourceProtocol {
  func makeCells<Cell: TableCell>(
    of type: Cell.Type,
    _ configure: @escaping (Cell, DataSource.Item) -> Void
  ) {
    createCell = { dataSource, path, tableView in
      let cell = tableView.dequeue(type)
      configure(cell, dataSource.item(at: path))
      return cell
    }
    cellTypeName = ViewRegistration.cell(type).typeName
    nameRows()
  }

  func nameRows() {
    if let identity = RowIdentity<DataSource.Item>.find() {
      rowName = { dataSource, path in identity.name(dataSource.item(at: path)) }
    }
  }
}

private protocol ChangeOfSource {}

extension DataSourceChange: ChangeOfSource {}

final class TableBindingSlot {
  private var updates: any Disposable = NonDisposable()
  private var registrations: [any Disposable] = []

  /// Ends the updates of the binding before, and its handlers once a new one has its own.
  func begin(registrations: () -> [any Disposable]) {
    updates.dispose()
    let former = self.registrations
    self.registrations = registrations()
    for answer in former { answer.dispose() }
  }

  func end() { begin { [] } }

  func update(by updates: any Disposable) {
    self.updates = updates
  }

  func add(_ registrations: [any Disposable]) {
    self.registrations += registrations
  }
}

extension CellDataSource: TableContentOwner {}
extension TableViewDataSource: TableContentOwner {}

extension TableHost {
  func releaseContentOwners(until end: @escaping () -> Void) {
    if rowSource is any TableContentOwner { rowSource = nil }
    if rowDelegate is any TableContentOwner { rowDelegate = nil }
    takeOver(until: end)
  }
}
