public import Binder

/// Binding sources to tables in one line.
///
/// The table holds the source, and not the other way round; see the bindings of signals. The names of sections
/// are the titles of their headers.
extension DataSource {
  /// Shows each item in a cell of one type, which is registered by its name.
  ///
  /// ```swift
  /// shown.bind(to: table, cellType: ContactCell.self) { cell, contact in
  ///   cell.nameLabel.text = contact.name
  /// }
  /// ```
  ///
  /// The parameters are those of a signal's `bind(to:cellType:)`, and `indexTitle`: the title in the table's index for sections
  /// of a name; without it there is no index.
  @discardableResult
  public func bind<Cell: TableCell>(
    to tableView: some TableHost,
    cellType: Cell.Type,
    animated: Bool = true,
    rowAnimation: RowAnimation = .automatic,
    updates: UpdateForm = .reload,
    indexTitle: ((String) -> String?)? = nil,
    configure: @escaping (Cell, Item) -> Void
  ) -> any Disposable {
    tableView.register(cellType)
    let binder = makeBinder(animated, rowAnimation, updates, indexTitle)
    binder.makeCells(of: cellType, configure)
    return bind(to: tableView, using: binder)
  }

  /// Shows the items with cells that a closure makes, which is given the items, the row's path and the table.
  @discardableResult
  public func bind(
    to tableView: some TableHost,
    animated: Bool = true,
    rowAnimation: RowAnimation = .automatic,
    updates: UpdateForm = .reload,
    indexTitle: ((String) -> String?)? = nil,
    createCell: @escaping (SourceItems<Item>, IndexPath, any TableHost) -> any TableCell
  ) -> any Disposable {
    bind(to: tableView, using: makeBinder(animated, rowAnimation, updates, indexTitle, createCell))
  }

  /// Shows the items by an object that makes cells and applies changes.
  @discardableResult
  public func bind(
    to tableView: some TableHost,
    using binder: DataSourceTableBinder<SourceItems<Item>>
  ) -> any Disposable {
    keepingChanges.bind(to: tableView, using: binder)
  }

  func makeBinder(
    _ animated: Bool,
    _ rowAnimation: RowAnimation,
    _ updates: UpdateForm,
    _ indexTitle: ((String) -> String?)?,
    _ createCell: ((SourceItems<Item>, IndexPath, any TableHost) -> any TableCell)? = nil
  ) -> DataSourceTableBinder<SourceItems<Item>> {
    let binder = DataSourceTableBinder(createCell: createCell)
    binder.animateChanges = animated
    binder.rowAnimation = rowAnimation
    binder.rowUpdates = updates
    binder.sectionName = { $0.nameOfSection($1) }
    binder.indexTitle = indexTitle
    binder.nameRows()
    return binder
  }
}
