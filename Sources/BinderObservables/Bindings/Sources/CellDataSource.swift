public import Binder

extension DataSource {
  /// Makes cells of the items: a source whose items know their cells.
  ///
  /// Cell sources are combined like any sources, and each is called with its own coordinates, wherever its rows are shown:
  ///
  ///     let posts = posts.cells(PostCell.self) { cell, post, path in cell.show(post) }
  ///     let adverts = adverts.cells(AdvertCell.self) { cell, advert, path in cell.show(advert) }
  ///     posts.inserting(adverts, at: RowPosition(section: 0, row: 3)).bind(to: table)
  ///
  /// The type is registered by its name; the path is the item's own in this source.
  public func cells<Cell: TableCell>(
    _ type: Cell.Type,
    configure: @escaping (Cell, Item, IndexPath) -> Void
  ) -> CellDataSource<Item> {
    let registration = CellRegistration(of: type)
    return CellDataSource(self) { item, path, tableView in
      registration.register(with: tableView)
      let cell = tableView.dequeue(type)
      configure(cell, item, path)
      return cell
    }
  }

  /// Makes cells of the items, by a closure that is given an item, its own path in this source, and the table that is to show it.
  public func cells(
    createCell: @escaping (Item, IndexPath, any TableHost) -> any TableCell
  ) -> CellDataSource<Item> {
    CellDataSource(self, createCell: createCell)
  }
}

extension DataSource where Item == CellItem {
  /// Makes one cell source of several that have been combined, to be the data source of a table.
  ///
  ///     let feed = posts.inserting(adverts, at: RowPosition(section: 0, row: 3)).cells()
  ///     table.dataSource = feed
  ///     table.delegate = feed
  public func cells() -> CellDataSource<CellItem> {
    CellDataSource(self, handlers: .handingOn)
  }
}

/// A source whose items know their cells, their heights and their handlers.
///
/// It is bound to a table in one line, or set as the table's data source, and as its delegate if it has handlers or
/// heights; the table then holds it weakly, and receives its changes all the same:
///
///     table.dataSource = posts
///     table.delegate = posts
public final class CellDataSource<Model>: DerivedDataSource<CellItem> {
  private let handlers: CellHandlers<Model>

  /// Makes cells of the items of a source, as ``DataSource/cells(createCell:)`` does.
  public convenience init(
    _ upstream: some DataSource<Model>,
    createCell: @escaping (Model, IndexPath, any TableHost) -> any TableCell
  ) {
    self.init(upstream, handlers: CellHandlers(createCell))
  }

  fileprivate init(_ upstream: some DataSource<Model>, handlers: CellHandlers<Model>) {
    self.handlers = handlers
    super.init(of: [upstream])
    follow(upstream) { [weak self, handlers] in
      self?.show(CellItems(base: $0.items, handlers: handlers), $0.change)
    }
  }

  /// Runs a closure when one of the rows is tapped, with the item and its own path in this source.
  @discardableResult
  public func onTapped(_ body: @escaping (Model, IndexPath) -> Void) -> Self {
    handlers.onTapped = body
    return self
  }

  /// Runs a closure when the user has deselected one of the rows.
  @discardableResult
  public func onDeselected(_ body: @escaping (Model, IndexPath) -> Void) -> Self {
    handlers.onDeselected = body
    return self
  }

  /// Runs a closure when the cell of one of the rows is about to be displayed.
  @discardableResult
  public func onWillDisplay(
    _ body: @escaping (any TableCell, Model, IndexPath) -> Void
  ) -> Self {
    handlers.onWillDisplay = body
    return self
  }

  /// Runs a closure when the cell of one of the rows has left the screen.
  ///
  /// The item and its path are those with which the cell was displayed.
  @discardableResult
  public func onDidEndDisplaying(
    _ body: @escaping (any TableCell, Model, IndexPath) -> Void
  ) -> Self {
    handlers.onDidEndDisplaying = body
    return self
  }

  /// Says how high the rows are, in points.
  @discardableResult
  public func cellHeight(_ height: @escaping (Model, IndexPath) -> Double) -> Self {
    handlers.height = height
    return self
  }
}

@MainActor
private final class CellRegistration<Cell: TableCell> {
  private weak var table: (any TableHost)?

  init(of type: Cell.Type) {}

  func register(with tableView: any TableHost) {
    guard table !== tableView else { return }
    table = tableView
    tableView.register(Cell.self)
  }
}

/// An item that knows its cell.
public struct CellItem {
  /// The item's path in its own cell source.
  public let indexPath: IndexPath
  let row: any CellRow

  /// Dequeues and fills the cell.
  public func cell(of tableView: any TableHost) -> any TableCell { row.cell(of: tableView) }
}

protocol CellRow {
  var name: String? { get }
  var height: Double? { get }
  func cell(of tableView: any TableHost) -> any TableCell
  func tapped()
  func deselected()
  func willDisplay(_ cell: any TableCell)
  func didEndDisplaying(_ cell: any TableCell)
}

private final class CellHandlers<Model> {
  let createCell: (Model, IndexPath, any TableHost) -> any TableCell
  var onTapped: (Model, IndexPath) -> Void = { _, _ in }
  var onDeselected: (Model, IndexPath) -> Void = { _, _ in }
  var onWillDisplay: (any TableCell, Model, IndexPath) -> Void = { _, _, _ in }
  var onDidEndDisplaying: (any TableCell, Model, IndexPath) -> Void = { _, _, _ in }
  var height: (Model, IndexPath) -> Double? = { _, _ in nil }
  var name: (Model) -> String?

  init(_ createCell: @escaping (Model, IndexPath, any TableHost) -> any TableCell) {
    self.createCell = createCell
    name = RowIdentity<Model>.find()?.name ?? { _ in nil }
  }
}

extension CellHandlers<CellItem> {
  static var handingOn: CellHandlers {
    let handlers = CellHandlers { item, _, tableView in item.cell(of: tableView) }
    handlers.onTapped = { item, _ in item.row.tapped() }
    handlers.onDeselected = { item, _ in item.row.deselected() }
    handlers.onWillDisplay = { cell, item, _ in item.row.willDisplay(cell) }
    handlers.onDidEndDisplaying = { cell, item, _ in item.row.didEndDisplaying(cell) }
    handlers.height = { item, _ in item.row.height }
    handlers.name = { $0.row.name }
    return handlers
  }
}

private struct ModelRow<Model>: CellRow {
  let model: Model
  let path: IndexPath
  let handlers: CellHandlers<Model>

  var name: String? { handlers.name(model) }

  var height: Double? { handlers.height(model, path) }

  func cell(of tableView: any TableHost) -> any TableCell {
    handlers.createCell(model, path, tableView)
  }

  func tapped() { handlers.onTapped(model, path) }

  func deselected() { handlers.onDeselected(model, path) }

  func willDisplay(_ cell: any TableCell) { handlers.onWillDisplay(cell, model, path) }

  func didEndDisplaying(_ cell: any TableCell) { handlers.onDidEndDisplaying(cell, model, path) }
}

private struct CellItems<Model>: SectionedItems {
  let base: any SectionedItems<Model>
  let handlers: CellHandlers<Model>

  var sectionCount: Int { base.sectionCount }

  func itemCount(inSection section: Int) -> Int { base.itemCount(inSection: section) }

  func item(at position: RowPosition) -> CellItem {
    let path = IndexPath(position)
    let row = ModelRow(model: base.item(at: position), path: path, handlers: handlers)
    return CellItem(indexPath: path, row: row)
  }

  func name(ofSection section: Int) -> String? { base.name(ofSection: section) }
}
