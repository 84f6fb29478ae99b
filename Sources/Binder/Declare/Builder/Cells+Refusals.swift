/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension Cells {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public func cellHeight(
    _ height: @escaping (_ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> Cells { refused() }

  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public func estimatedCellHeight(
    _ height: @escaping (_ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> Cells { refused() }
}

/// The compiler's sentences about cells whose closure or data has another shape.
extension Cells where Cell: TableCell {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: [Model],
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) -> Void
  ) { refused() }

  /// Says what models of another shape are written as.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: any ModelsOfRows<Model>
  ) { refused() }

  /// Says what models of another shape are written as.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: any ModelsOfRows<Model>,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) { refused() }

  /// Says how a sequence that can fail is written.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "this sequence can fail; write models.onError { error in … } and say there what is to be done"
  )
  public init!(
    _ type: Cell.Type,
    models: any AsyncSequence<[Model], any Error>
  ) {
    self.init(type, models: [])
  }

  /// Says how a sequence that can fail is written.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "this sequence can fail; write models.onError { error in … } and say there what is to be done"
  )
  public init!(
    _ type: Cell.Type,
    models: any AsyncSequence<[Model], any Error>,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(type, models: [])
  }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: [Model],
    mapToViewModels: @escaping (MisspeltModel<Model>) -> Cell.ViewModel
  ) { refused() }
}

extension Cells where Cell == any TableCell {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    models: [Model],
    cellProvider: @escaping (any TableHost, Int, MisspeltModel<Model>) -> any TableCell
  ) { refused() }
}
