/// The five forms of cells, each with its data as a value or as a closure.
extension Cells where Cell: TableCell {
  /// Shows one cell of a type for each model.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models, a row each.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Model]
  ) {
    self.init { Start($0).bind(cellType: type, models: models) }
  }

  /// Shows one cell of a type for each model.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models, a row each.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Model],
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, models: models).onDequeue(onDequeue) }
  }

  /// Shows one cell of a type for each model that the closure gives.
  ///
  /// What the closure reads of `@Observable` objects is observed by itself: a change reads the models again, and the closure of
  /// the screen does not run.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: Returns the models, a row each.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: @escaping () -> [Model]
  ) {
    self.init { Start($0).bind(cellType: type, models: models) }
  }

  /// Shows one cell of a type for each model that the closure gives, and runs code each time one was dequeued.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: @escaping () -> [Model],
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, models: models).onDequeue(onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Shows one cell of a type for each model, and sets the view model made of it on the cell.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - models: The models, a row each; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Model],
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
  ///   - models: The models, a row each; handlers receive them.
  ///   - mapToViewModels: Makes what describes a cell.
  ///   - onDequeue: Runs each time a cell was dequeued for a row, after its view model was set.
  @inlinable
  public init(
    _ type: Cell.Type,
    models: [Model],
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
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
    models: @escaping () -> [Model],
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
    models: @escaping () -> [Model],
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
        .onDequeue(onDequeue)
    }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model == NoModel {
  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - viewModels: What describes the cells, a row each.
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: [Cell.ViewModel]
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels) }
  }

  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - viewModels: What describes the cells, a row each.
  ///   - onDequeue: Runs each time a cell was dequeued for a row, after its view model was set.
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: [Cell.ViewModel],
    onDequeue: @escaping (_ row: Int, _ cell: Cell) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels).onDequeue(onDequeue) }
  }

  /// Shows one cell of a type for each view model that the closure gives.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: @escaping () -> [Cell.ViewModel]
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels) }
  }

  /// Shows one cell of a type for each view model that the closure gives, and runs code each time one was dequeued.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: @escaping () -> [Cell.ViewModel],
    onDequeue: @escaping (_ row: Int, _ cell: Cell) -> Void
  ) {
    self.init { Start($0).bind(cellType: type, viewModels: viewModels).onDequeue(onDequeue) }
  }
}

extension Cells where Cell == any TableCell {
  /// Shows a cell of the closure's choice for each model.
  ///
  /// - Parameters:
  ///   - models: The models, a row each.
  ///   - cellProvider: Dequeues the cell for a row.
  @inlinable
  public init(
    models: [Model],
    cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ model: Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each model that the other closure gives.
  @inlinable
  public init(
    models: @escaping () -> [Model],
    cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ model: Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
  }
}

extension Cells where Cell == any TableCell, Model == NoModel {
  /// Shows as many cells of the closure's choice as the number says.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - cellProvider: Dequeues the cell for a row.
  public init(
    count: Int,
    cellProvider: @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the other closure says.
  public init(
    count: @escaping () -> Int,
    cellProvider: @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }
}
