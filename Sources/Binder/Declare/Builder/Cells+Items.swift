/// Cells for the items of the snapshot that is applied: `screen.apply(_:)`.
///
/// The table displays the sections of the snapshot, in its order, unless the display behavior chooses them. A section
/// that the snapshot does not have shows no items.
extension Cells where Cell: TableCell, Model: Hashable {
  /// Shows one cell of a type for each item that the snapshot has in the section.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items.
  @inlinable
  public init(_ type: Cell.Type, items: Model.Type) {
    self.init { Start($0).bind(cellType: type, items: items) }
  }

  /// Shows one cell of a type for each item that the snapshot has in the section.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  @inlinable
  public init(
    _ type: Cell.Type,
    items: Model.Type,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ item: Model) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, items: items).onDequeue(onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model: Hashable {
  /// Shows one cell of a type for each item that the snapshot has in the section, and sets the view model made of it on
  /// the cell.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - items: The type of the snapshot's items; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell, each time one was dequeued.
  @inlinable
  public init(
    _ type: Cell.Type,
    items: Model.Type,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) {
    self.init { Start($0).bind(cellType: type, items: items, mapToViewModels: mapToViewModels) }
  }
}

extension Cells where Cell == any TableCell, Model: Hashable {
  /// Shows a cell of the closure's choice for each item that the snapshot has in the section.
  ///
  /// - Parameters:
  ///   - items: The type of the snapshot's items.
  ///   - cellProvider: Is given the table, the row and the item; dequeues and fills a cell.
  @inlinable
  public init(
    items: Model.Type,
    cellProvider: @escaping (any TableHost, Int, Model) -> any TableCell
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
  @inlinable
  public init(_ type: Cell.Type, items: Model.Type) {
    self.init { Start($0).bind(cellType: type, items: items) }
  }

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
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ item: Model) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, items: items).onDequeue(onDequeue) }
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
    mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) {
    self.init { Start($0).bind(cellType: type, items: items, mapToViewModels: mapToViewModels) }
  }
}

extension CellsBySection where Cell == any TableCell, Model: Hashable, Reach == BindsData {
  /// Shows a cell of the closure's choice for each item of the snapshot.
  ///
  /// - Parameters:
  ///   - items: The type of the snapshot's items.
  ///   - cellProvider: Is given the table, the section, the row and the item; dequeues and fills a cell.
  @inlinable
  public init(
    items: Model.Type,
    cellProvider: @escaping (any TableHost, Section, Int, Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, items: items) }
  }
}

/// The compiler's sentence about items that are given instead of their type.
extension Cells where Cell: TableCell {
  /// Refuses an array of items: the snapshot has the items, and their type stands for them.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'"
  )
  public init(_ type: Cell.Type, items: [Model]) {
    self.init { _ in preconditionFailure("No screen is made of items") }
  }

  /// Refuses an array of items: the snapshot has the items, and their type stands for them.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'"
  )
  public init(
    _ type: Cell.Type,
    items: [Model],
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ item: Model) -> Void
  ) { self.init { _ in preconditionFailure("No screen is made of items") } }
}

/// The compiler's sentence about items that are given instead of their type.
extension CellsBySection where Cell: TableCell, Reach == BindsData {
  /// Refuses an array of items: the snapshot has the items, and their type stands for them.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'"
  )
  public init(_ type: Cell.Type, items: [Model]) {
    self.init { _ in preconditionFailure("No screen is made of items") }
  }

  /// Refuses an array of items: the snapshot has the items, and their type stands for them.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'"
  )
  public init(
    _ type: Cell.Type,
    items: [Model],
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ item: Model) -> Void
  ) { self.init { _ in preconditionFailure("No screen is made of items") } }
}
