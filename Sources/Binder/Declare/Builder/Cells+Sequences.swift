/// The five forms of cells, each with a sequence of its data.
///
/// A sequence belongs to the place where it is written, a section and its side of an `if`: it is iterated
/// from the first run of the screen's closure on that declares the place, kept by later runs, and cancelled
/// by a run without the place or when the binding ends. Before its first element there are no cells.
extension Cells where Cell: TableCell {
  /// Shows one cell of a type for each model of the latest element.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: any AsyncSequence<[Model], Never>,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Shows one cell of a type for each model of the latest element, by its view model.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: any AsyncSequence<[Model], Never>,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
        .onDequeue(ifGiven: onDequeue)
    }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model == NoModel {
  /// Shows one cell of a type for each view model of the latest element.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: any AsyncSequence<[Cell.ViewModel], Never>,
    onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init {
      Start($0).bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
    }
  }
}

extension Cells where Cell == any TableCell {
  /// Shows a cell of the closure's choice for each model of the latest element.
  @inlinable
  public init(
    models: any AsyncSequence<[Model], Never>,
    cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ model: Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
  }
}

extension Cells where Cell == any TableCell, Model == NoModel {
  /// Shows as many cells of the closure's choice as the latest element says.
  public init(
    count: any AsyncSequence<Int, Never>,
    cellProvider: @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }
}

extension SectionChain {
  /// Sets the handler for dequeued cells that was written behind the data, if one was.
  @usableFromInline
  func onDequeue(ifGiven handler: ((Int, Cell, Model) -> Void)?) {
    if let handler { onDequeue(handler) }
  }

  /// Sets the handler for dequeued cells that was written behind the data, if one was.
  @usableFromInline
  func onDequeue(ifGiven handler: ((Int, Cell) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}

/// Cells of observed arrays and data sources: what becomes of them reaches the table at the next frame, as it was told and
/// without a comparison.
///
/// When the screen's body is run again, the models then are compared with what was shown.
extension Cells where Cell: TableCell {
  /// Shows one cell of a type for each model of an observed array or a data source.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: any ObservableRows<Model>,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Shows one cell of a type for each model of an observed array or a data source, by its view model.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: any ObservableRows<Model>,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) {
    self.init {
      Start($0).bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
        .onDequeue(ifGiven: onDequeue)
    }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model == NoModel {
  /// Shows one cell of a type for each view model of an observed array or a data source.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    viewModels: any ObservableRows<Cell.ViewModel>,
    onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init {
      Start($0).bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
    }
  }
}

extension Cells where Cell == any TableCell {
  /// Shows a cell of the closure's choice for each model of an observed array or a data source.
  @inlinable
  public init(
    models: any ObservableRows<Model>,
    cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ model: Model) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
  }
}
