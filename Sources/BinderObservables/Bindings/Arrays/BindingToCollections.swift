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
  /// The closure is given the data, where the item is in it, and the collection view. The other parameters are those of a table's
  /// `bind(to:cellType:)`.
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
  /// The parameters are those of a table's `bind(to:cellType:)`.
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

  /// Shows each item of the data in a cell of one type, by an object that applies events, whose `createCell` this sets.
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
  /// Shows each item in a cell of one type, which is registered by its name; the parameters are those for a table.
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
  @discardableResult
  public func bind(
    to collectionView: some CollectionHost,
    using binder: CollectionViewBinderDataSource<SourceItems<Item>>
  ) -> any Disposable { keepingChanges.bind(to: collectionView, using: binder) }
}

extension DataSource where Item == CellItem {
  /// Shows the items of cell sources, and forwards taps and displays to the source of each item.
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
