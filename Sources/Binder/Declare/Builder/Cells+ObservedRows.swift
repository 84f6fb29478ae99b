/// Cells of observed arrays and data sources: what becomes of them reaches the table at the next frame, as it was told and
/// without a comparison.
///
/// When the screen's body is run again, the models then are compared with what was shown.
extension Cells where Cell: TableCell {
  /// Shows one cell of a type for each model of an observed array or a data source.
  @_disfavoredOverload
  @inlinable
  public init<Source: ObservableRows>(
    _ type: Cell.Type,
    models: Source,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) where Source.Item == Model {
    self.init { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Shows one cell of a type for each model of an observed array or a data source, by its view model.
  @_disfavoredOverload
  @inlinable
  public init<Source: ObservableRows>(
    _ type: Cell.Type,
    models: Source,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel,
    onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
  ) where Source.Item == Model {
    self.init {
      $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
        .onDequeue(ifGiven: onDequeue)
    }
  }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model == NoModel {
  /// Shows one cell of a type for each view model of an observed array or a data source.
  @_disfavoredOverload
  @inlinable
  public init<Source: ObservableRows>(
    _ type: Cell.Type,
    viewModels: Source,
    onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
  ) where Source.Item == Cell.ViewModel {
    self.init { $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell == any TableCell {
  /// Shows a cell of the closure's choice for each model of an observed array or a data source.
  @_disfavoredOverload
  @inlinable
  public init<Source: ObservableRows>(
    models: Source,
    cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int, _ model: Model) -> any TableCell
  ) where Source.Item == Model {
    self.init { $0.bind(cellProvider: cellProvider, models: models) }
  }
}
