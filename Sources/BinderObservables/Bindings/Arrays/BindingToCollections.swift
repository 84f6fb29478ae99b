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
  ///   - animated: Without it each event is a reload.
  ///   - updates: Whether an item with other content gets a new cell, or has its cell filled again.
  ///   - sectionName: The title of a section's header, as of a two-dimensional array: `{ $0[$1].metadata }`.
  ///   - createCell: Is given the data, where the item is in it, and the collection view; dequeues and fills a cell.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind<Collection: CollectionHost>(
    to collectionView: Collection,
    animated: Bool = true,
    updates: UpdateForm = .reload,
    sectionName: ((Element.DataSource, Int) -> String?)? = nil,
    createCell: @escaping (Element.DataSource, IndexPath, Collection) -> any TableCell
  ) -> any Disposable {
    let binder = CollectionViewBinderDataSource<Element.DataSource> {
      [unowned collectionView] data, path, _ in createCell(data, path, collectionView)
    }
    (binder.animateChanges, binder.rowUpdates) = (animated, updates)
    binder.sectionName = sectionName
    return bind(to: collectionView, using: binder)
  }

  /// Shows the data in a collection view by an object that makes cells and applies events.
  ///
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind(
    to collectionView: some CollectionHost,
    using binder: CollectionViewBinderDataSource<Element.DataSource>
  ) -> any Disposable {
    binder.collectionView = collectionView
    return bind(to: collectionView.rows, using: binder)
  }
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
  ///   - animated: Without it each event is a reload.
  ///   - updates: Whether an item with other content gets a new cell, or has its cell filled again.
  ///   - sectionName: The title of a section's header, as of a two-dimensional array: `{ $0[$1].metadata }`.
  ///   - configure: Fills a cell with an item.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind<Cell: TableCell>(
    to collectionView: some CollectionHost,
    cellType: Cell.Type,
    animated: Bool = true,
    updates: UpdateForm = .reload,
    sectionName: ((Element.DataSource, Int) -> String?)? = nil,
    configure: @escaping (Cell, Element.DataSource.Item) -> Void
  ) -> any Disposable {
    let binder = CollectionViewBinderDataSource<Element.DataSource>()
    (binder.animateChanges, binder.rowUpdates) = (animated, updates)
    binder.sectionName = sectionName
    return bind(to: collectionView, cellType: cellType, using: binder, configure: configure)
  }

  /// Shows each item of the data in a cell of one type, by an object that applies events.
  ///
  /// - Parameters:
  ///   - collectionView: Is held weakly.
  ///   - cellType: The type of all cells, which is registered by its name.
  ///   - binder: Is given a `createCell` that makes these cells, and applies events.
  ///   - configure: Fills a cell with an item.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @MainActor @discardableResult
  public func bind<Cell: TableCell>(
    to collectionView: some CollectionHost,
    cellType: Cell.Type,
    using binder: CollectionViewBinderDataSource<Element.DataSource>,
    configure: @escaping (Cell, Element.DataSource.Item) -> Void
  ) -> any Disposable {
    binder.collectionView = collectionView
    return bind(
      to: collectionView.rows,
      cellType: cellType,
      using: binder,
      configure: configure
    )
  }
}

/// Binding sources to collection views in one line; the names of sections are the titles of their headers.
extension DataSource {
  /// Shows each item in a cell of one type, which is registered by its name.
  ///
  /// - Parameters:
  ///   - collectionView: Is held weakly.
  ///   - cellType: The type of all cells.
  ///   - animated: Without it each change is a reload.
  ///   - updates: Whether an item with other content gets a new cell, or has its cell filled again.
  ///   - indexTitle: The title in the collection view's index for sections of a name; without it there is no index.
  ///   - configure: Fills a cell with an item.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @discardableResult
  public func bind<Cell: TableCell>(
    to collectionView: some CollectionHost,
    cellType: Cell.Type,
    animated: Bool = true,
    updates: UpdateForm = .reload,
    indexTitle: ((String) -> String?)? = nil,
    configure: @escaping (Cell, Item) -> Void
  ) -> any Disposable {
    bind(
      to: collectionView.rows,
      cellType: cellType,
      animated: animated,
      updates: updates,
      indexTitle: indexTitle,
      configure: configure
    )
  }

  /// Shows the items by an object that makes cells and applies changes.
  ///
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @discardableResult
  public func bind(
    to collectionView: some CollectionHost,
    using binder: CollectionViewBinderDataSource<SourceItems<Item>>
  ) -> any Disposable { keepingChanges.bind(to: collectionView, using: binder) }
}

extension DataSource where Item == CellItem {
  /// Shows the items of cell sources, and forwards taps and displays to the source of each item.
  ///
  /// - Parameters:
  ///   - collectionView: Is held weakly.
  ///   - animated: Without it each change is a reload.
  ///   - updates: Whether an item that shows something else gets a new cell, or has its cell filled again.
  ///   - indexTitle: The title in the collection view's index for sections of a name; without it there is no index.
  /// - Returns: A disposable that ends the binding; it need not be kept.
  @discardableResult
  public func bind(
    to collectionView: some CollectionHost,
    animated: Bool = true,
    updates: UpdateForm = .reload,
    indexTitle: ((String) -> String?)? = nil
  ) -> any Disposable {
    bind(to: collectionView.rows, animated: animated, updates: updates, indexTitle: indexTitle)
  }
}
