extension DataSource {
  /// Makes cells of the items: a source whose items know the cell that shows them.
  ///
  /// Cell sources are combined like any sources, and each is asked in its own coordinates, wherever its rows
  /// are shown:
  ///
  ///     let posts = posts.cells(PostCell.self) { cell, post, path in cell.show(post) }
  ///     let adverts = adverts.cells(AdvertCell.self) { cell, advert, path in cell.show(advert) }
  ///     posts.inserting(adverts, at: RowPosition(section: 0, row: 3)).bind(to: table)
  ///
  /// - Parameters:
  ///   - type: The type of all cells; it is registered by its name.
  ///   - configure: Fills a cell with an item; the path is the item's own in this source.
  /// - Returns: A source of items that know their cells.
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

  /// Makes cells of the items, by a closure that dequeues them.
  ///
  /// - Parameter createCell: Is given an item, its own path in this source, and the table that is to show it.
  /// - Returns: A source of items that know their cells.
  public func cells(
    createCell: @escaping (Item, IndexPath, any TableHost) -> any TableCell
  ) -> CellDataSource<Item> {
    CellDataSource(self, createCell: createCell)
  }
}

/// A source whose items know the cell that shows them, how high it is and what a tap does.
public final class CellDataSource<Model>: InPlaceDataSource<CellItem> {
  private let handlers: CellHandlers<Model>

  /// Makes cells of the items of a source.
  ///
  /// - Parameters:
  ///   - upstream: The source.
  ///   - createCell: Is given an item, its own path in that source, and the table that is to show it.
  public init(
    _ upstream: some DataSource<Model>,
    createCell: @escaping (Model, IndexPath, any TableHost) -> any TableCell
  ) {
    handlers = CellHandlers(createCell)
    super.init(upstream)
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

  /// Says how high the rows are, in points.
  @discardableResult
  public func cellHeight(_ height: @escaping (Model, IndexPath) -> Double) -> Self {
    handlers.height = height
    return self
  }
}

/// Makes a cell type known to a table, once.
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

/// An item that knows the cell that shows it.
public struct CellItem {
  /// The item's path in its own cell source.
  public let indexPath: IndexPath
  fileprivate let makeCell: (any TableHost) -> any TableCell
  let onTapped: () -> Void
  let height: () -> Double?
  let name: () -> String?

  /// Dequeues and fills the cell.
  public func cell(of tableView: any TableHost) -> any TableCell { makeCell(tableView) }
}

/// What is to be done with the items of a cell source.
private final class CellHandlers<Model> {
  let createCell: (Model, IndexPath, any TableHost) -> any TableCell
  var onTapped: (Model, IndexPath) -> Void = { _, _ in }
  var height: (Model, IndexPath) -> Double? = { _, _ in nil }
  let identity = RowIdentity<Model>.find()

  init(_ createCell: @escaping (Model, IndexPath, any TableHost) -> any TableCell) {
    self.createCell = createCell
  }

  func item(_ model: Model, at position: RowPosition) -> CellItem {
    let path = IndexPath(position)
    return CellItem(
      indexPath: path,
      makeCell: { self.createCell(model, path, $0) },
      onTapped: { self.onTapped(model, path) },
      height: { self.height(model, path) },
      name: { self.identity?.name(model) }
    )
  }
}

/// Items that know their cells.
private struct CellItems<Model>: SectionedItems {
  let base: any SectionedItems<Model>
  let handlers: CellHandlers<Model>

  var sectionCount: Int { base.sectionCount }

  func itemCount(inSection section: Int) -> Int { base.itemCount(inSection: section) }

  func item(at position: RowPosition) -> CellItem {
    handlers.item(base.item(at: position), at: position)
  }

  func name(ofSection section: Int) -> String? { base.name(ofSection: section) }
}

extension DataSource where Item == CellItem {
  /// Shows the rows of cell sources, and hands taps and questions for heights to the source of each row.
  ///
  /// - Parameters:
  ///   - tableView: Is held weakly.
  ///   - animated: Without it each change is a reload.
  ///   - rowAnimation: How rows and sections come, go and are reloaded.
  ///   - updates: Whether an item that shows something else gets a new cell, or has its cell filled anew.
  /// - Returns: What ends the binding; it need not be kept.
  @discardableResult
  public func bind(
    to tableView: some TableHost,
    animated: Bool = true,
    rowAnimation: RowAnimation = .automatic,
    updates: UpdateForm = .reload
  ) -> any Disposable {
    let binder = makeBinder(animated, rowAnimation, updates) { items, path, tableView in
      items.item(at: path).cell(of: tableView)
    }
    binder.rowName = { items, path in items.item(at: path).name() }
    let binding = bind(to: tableView, using: binder)
    let delegate = tableView.reactive.delegate
    let item = { (path: IndexPath) in
      binder.shown.source(of: path).map { $0.dataSource.item(at: $0.path) }
    }
    let answers = [
      delegate.answer(.heightForRowAt) { _, path in item(path)?.height() },
      delegate.answer(.didSelectRowAt) { _, path in item(path)?.onTapped() },
    ]
    return CompositeDisposable([binding] + answers)
  }
}
