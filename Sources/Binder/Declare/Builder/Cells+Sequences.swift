/// The five forms of cells, each with a sequence of its data.
///
/// A sequence belongs to the place where it is written, a section and its side of an `if`: it is gone through
/// from the time on when the place appears, goes on when the screen's body is run again, and is cancelled
/// when the place goes or the binding ends. Before its first element there are no cells.
extension Cells where Cell: TableCell {
  /// Shows one cell of a type for each model of the latest element.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: some AsyncSequence<[Model], Never>,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) {
    self.init { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Shows one cell of a type for each model of the latest element, by its view model.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Cell.Type,
    models: some AsyncSequence<[Model], Never>,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) {
    self.init {
      $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
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
    viewModels: some AsyncSequence<[Cell.ViewModel], Never>,
    onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init { $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell == any TableCell {
  /// Shows a cell of the closure's choice for each model of the latest element.
  @_disfavoredOverload
  @inlinable
  public init(
    models: some AsyncSequence<[Model], Never>,
    cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ model: Model) -> any TableCell
  ) {
    self.init { $0.bind(cellProvider: cellProvider, models: models) }
  }
}

extension Cells where Cell == any TableCell, Model == NoModel {
  /// Shows as many cells of the closure's choice as the latest element says.
  @_disfavoredOverload
  public init(
    count: some AsyncSequence<Int, Never>,
    cellProvider: @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
  }
}
