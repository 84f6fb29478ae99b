// Cells of the items of the snapshot that is applied: `screen.apply(_:)`.
//
// The table displays the sections of the snapshot, in its order, unless the display behavior chooses them. A section that the
// snapshot does not have shows no items.

extension Cells where Cell: TableCell, Model: Hashable {
  /// Shows one cell of a type for each item of the snapshot.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  @inlinable
  public init(
    _ type: Cell.Type,
    items: Model.Type,
    onDequeue: ((_ row: Int, _ cell: Cell, _ item: Model) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, items: items).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model: Hashable {
  /// Shows one cell of a type for each item of the snapshot, and sets the view model made of it on the cell.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell, each time one was dequeued.
  @inlinable
  public init(
    _ type: Cell.Type,
    items: Model.Type,
    @Answer<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) {
    self.init { Start($0).bind(cellType: type, items: items, mapToViewModels: mapToViewModels) }
  }
}

extension Cells where Cell == any TableCell, Model: Hashable {
  /// Shows a cell of the closure's choice for each item of the snapshot.
  ///
  /// - Parameters:
  ///   - items: The type of the snapshot's items.
  ///   - cellProvider: Dequeues and fills the cell for an item.
  @inlinable
  public init(
    items: Model.Type,
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ item: Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, items: items) }
  }
}

extension CellsBySection where Cell: TableCell, Model: Hashable, Reach == BindsData {
  /// Shows one cell of a type for each item of the snapshot.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  @inlinable
  public init(
    _ type: Cell.Type,
    items: Model.Type,
    onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ item: Model) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, items: items).onDequeue(ifGiven: onDequeue) }
  }
}

extension CellsBySection
where Cell: TableCell & ViewModelBindable, Model: Hashable, Reach == BindsData {
  /// Shows one cell of a type for each item of the snapshot, and sets the view model made of it on the cell.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell, each time one was dequeued.
  @inlinable
  public init(
    _ type: Cell.Type,
    items: Model.Type,
    @Answer<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) {
    self.init { Start($0).bind(cellType: type, items: items, mapToViewModels: mapToViewModels) }
  }
}

extension CellsBySection where Cell == any TableCell, Model: Hashable, Reach == BindsData {
  /// Shows a cell of the closure's choice for each item of the snapshot.
  ///
  /// - Parameters:
  ///   - items: The type of the snapshot's items.
  ///   - cellProvider: Dequeues and fills the cell for an item.
  @inlinable
  public init(
    items: Model.Type,
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int, _ item: Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, items: items) }
  }
}
