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

  /// Says what any other sequence is written as.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are an array; write Array(…) around them"
  )
  public init(
    _ type: Cell.Type,
    models: any Sequence<Model>
  ) { refused() }

  /// Says what any other sequence is written as.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are an array; write Array(…) around them"
  )
  public init(
    _ type: Cell.Type,
    models: any Sequence<Model>,
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
    models: any AsyncSequence<[Model], any Error>,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) { refused() }
}

extension Cells where Cell: TableCell & ViewModelBindable {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: [Model],
    mapToViewModels: @escaping (MisspeltModel<Model>) -> Cell.ViewModel
  ) { refused() }

  /// Says what models of another shape are written as.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: any ModelsOfRows<Model>,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel
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
    models: any AsyncSequence<[Model], any Error>,
    mapToViewModels: @escaping (Model) -> Cell.ViewModel
  ) { refused() }
}

extension Cells where Cell: TableCell & ViewModelBindable, Model == NoModel {
  /// Says what view models of another shape are written as.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    viewModels: any ModelsOfRows<Cell.ViewModel>
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
    viewModels: any AsyncSequence<[Cell.ViewModel], any Error>
  ) { refused() }
}

extension Cells where Cell == any TableCell {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    models: [Model],
    cellProvider: @escaping (any TableHost, Int, MisspeltModel<Model>) -> any TableCell
  ) { refused() }

  /// Says what models of another shape are written as.
  @_disfavoredOverload
  public init(
    models: any ModelsOfRows<Model>,
    cellProvider: @escaping (any TableHost, Int, Model) -> any TableCell
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
    models: any AsyncSequence<[Model], any Error>,
    cellProvider: @escaping (any TableHost, Int, Model) -> any TableCell
  ) { refused() }
}
