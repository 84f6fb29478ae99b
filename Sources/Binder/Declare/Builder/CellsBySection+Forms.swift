/// The five forms of cells by section, each with its data as a value or as a closure.
extension CellsBySection where Cell: TableCell, Reach == BindsData {
  /// Shows one cell of a type for each model.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models by section, a row each.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Section: [Model]]
  ) {
    self.init { Start($0).bind(cellType: type, models: models) }
  }

  /// Shows one cell of a type for each model.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models by section, a row each.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Section: [Model]],
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, models: models).onDequeue(onDequeue) }
  }

  /// Shows one cell of a type for each model that the closure gives.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: @escaping () -> [Section: [Model]]
  ) {
    self.init { Start($0).bind(cellType: type, models: models) }
  }

  /// Shows one cell of a type for each model that the closure gives, and runs code each time one was dequeued.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: @escaping () -> [Section: [Model]],
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, models: models).onDequeue(onDequeue) }
  }
}

extension CellsBySection where Cell: TableCell & ViewModelBindable, Reach == BindsData {
  /// Shows one cell of a type for each model, and sets the view model made of it on the cell.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models by section, a row each; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Section: [Model]],
    mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
    }
  }

  /// Shows one cell of a type for each model, and sets the view model made of it on the cell.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models by section, a row each; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell.
  ///   - onDequeue: Runs each time a cell was dequeued for a row, after its view model was set.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Section: [Model]],
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
        .onDequeue(onDequeue)
    }
  }

  /// Shows one cell of a type for each model that the closure gives, by its view model.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: @escaping () -> [Section: [Model]],
    mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
    }
  }

  /// Shows one cell of a type for each model that the closure gives, by its view model, and runs code each time one was dequeued.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: @escaping () -> [Section: [Model]],
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
        .onDequeue(onDequeue)
    }
  }
}

extension CellsBySection
where Cell: TableCell & ViewModelBindable, Model == NoModel, Reach == BindsData {
  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - viewModels: What describes the cells by section, a row each.
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: [Section: [Cell.ViewModel]]
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels) }
  }

  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - viewModels: What describes the cells by section, a row each.
  ///   - onDequeue: Runs each time a cell was dequeued for a row, after its view model was set.
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: [Section: [Cell.ViewModel]],
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels).onDequeue(onDequeue) }
  }

  /// Shows one cell of a type for each view model that the closure gives.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: @escaping () -> [Section: [Cell.ViewModel]]
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels) }
  }

  /// Shows one cell of a type for each view model that the closure gives, and runs code each time one was dequeued.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: @escaping () -> [Section: [Cell.ViewModel]],
    onDequeue: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels).onDequeue(onDequeue) }
  }
}

extension CellsBySection where Cell == any TableCell, Reach == BindsData {
  /// Shows a cell of the closure's choice for each model.
  ///
  /// - Parameters:
  ///   - models: The models by section, a row each.
  ///   - cellProvider: Dequeues the cell for a row.
  @inlinable
  public init(
    models: [Section: [Model]],
    cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int, _ model: Model) ->
      any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each model that the other closure gives.
  @inlinable
  public init(
    models: @escaping () -> [Section: [Model]],
    cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int, _ model: Model) ->
      any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
  }
}

extension CellsBySection where Cell == any TableCell, Model == NoModel, Reach == BindsData {
  /// Shows as many cells of the closure's choice as the number says.
  ///
  /// - Parameters:
  ///   - count: How many rows each section has.
  ///   - cellProvider: Dequeues the cell for a row.
  public init(
    count: [Section: Int],
    cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the other closure says.
  public init(
    count: @escaping () -> [Section: Int],
    cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }
}
