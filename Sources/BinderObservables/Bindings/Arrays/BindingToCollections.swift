public import Binder

/// Binding data source signals to collection views in one line, as to tables: an item is a row there.
extension SignalProtocol where Element: DataSourceEventProtocol, Error == Never {
  /// Shows the data in a collection view, with cells that a closure makes.
  ///
  /// ```swift
  /// todos.bind(to: collection) { todos, path, collection in
  ///   collection.dequeueReusableCell(withReuseIdentifier: "Todo", for: path)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - collectionView: Is held weakly.
  ///   - createCell: Is given the data, where the item is in it, and the collection view; dequeues and fills a cell.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind<Collection: CollectionHost>(
    to collectionView: Collection,
    createCell: @escaping (Element.DataSource, IndexPath, Collection) -> any TableCell
  ) -> any Disposable {
    bind(
      to: collectionView,
      using: DataSourceTableBinder<Element.DataSource> { [unowned collectionView] data, path, _ in
        createCell(data, path, collectionView)
      }
    )
  }

  /// Shows the data in a collection view by an object that makes cells and applies events.
  ///
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind(
    to collectionView: some CollectionHost,
    using binder: DataSourceTableBinder<Element.DataSource>
  ) -> any Disposable { bind(to: collectionView.rows, using: binder) }
}

extension SignalProtocol
where
  Element: DataSourceEventProtocol, Element.DataSource: QueryableDataSourceProtocol, Error == Never
{
  /// Shows each item of the data in a cell of one type, which is registered by its name.
  ///
  /// ```swift
  /// todos.bind(to: collection, cellType: TodoCell.self) { cell, todo in cell.title.text = todo.name }
  /// ```
  ///
  /// - Parameters:
  ///   - collectionView: Is held weakly.
  ///   - cellType: The type of all cells.
  ///   - configure: Fills a cell with an item.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind<Cell: TableCell>(
    to collectionView: some CollectionHost,
    cellType: Cell.Type,
    configure: @escaping (Cell, Element.DataSource.Item) -> Void
  ) -> any Disposable {
    bind(to: collectionView.rows, cellType: cellType, configure: configure)
  }
}

/// Binding sources to collection views in one line; the names of sections are the titles of their headers.
extension DataSource {
  /// Shows each item in a cell of one type, which is registered by its name.
  ///
  /// - Parameters:
  ///   - collectionView: Is held weakly.
  ///   - cellType: The type of all cells.
  ///   - updates: Whether an item with other content gets a new cell, or has its cell filled again.
  ///   - configure: Fills a cell with an item.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @discardableResult
  public func bind<Cell: TableCell>(
    to collectionView: some CollectionHost,
    cellType: Cell.Type,
    updates: UpdateForm = .reload,
    configure: @escaping (Cell, Item) -> Void
  ) -> any Disposable {
    bind(
      to: collectionView.rows,
      cellType: cellType,
      updates: updates,
      configure: configure
    )
  }
}

extension CollectionHost {
  // A collection view that is a view has the one of its views, which is the same.

  /// The observable side of the collection view.
  @_disfavoredOverload
  public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }
}

extension ReactiveExtensions where Base: CollectionHost {
  /// The items that a finger selects, as they are selected.
  @MainActor
  public var selectedItemIndexPath: SafeSignal<IndexPath> { selections(of: base.rows) }

  @MainActor
  private func selections(of table: some TableHost) -> SafeSignal<IndexPath> {
    table.reactive.selectedRowIndexPath
  }
}
