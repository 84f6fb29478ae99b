/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension Cells {
  /// Says that a name in the closure is misspelt.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the model has no property of a name in this closure"
  )
  public func cellHeight(
    _ height: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> Double
  ) -> Cells { self }

  /// Says that a name in the closure is misspelt.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the model has no property of a name in this closure"
  )
  public func estimatedCellHeight(
    _ height: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> Double
  ) -> Cells { self }
}

/// The compiler's sentences about cells whose closure or data has another shape.
extension Cells where Cell: TableCell {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    _ type: Cell.Type,
    models: [Model],
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) -> Void
  ) {
    self.init(type, models: models)
  }

  /// Says what optional models are written as.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are optional; an empty array is no rows: models ?? []"
  )
  public init(
    _ type: Cell.Type,
    models: [Model]?
  ) {
    self.init(type, models: [])
  }

  /// Says what optional models are written as.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are optional; an empty array is no rows: models ?? []"
  )
  public init(
    _ type: Cell.Type,
    models: [Model]?,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
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
  public init(
    _ type: Cell.Type,
    models: some AsyncSequence<[Model], any Error>
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
  public init(
    _ type: Cell.Type,
    models: some AsyncSequence<[Model], any Error>,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(type, models: [])
  }

  /// Says what other collections are written as.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are an array; write Array(…) around them"
  )
  public init(
    _ type: Cell.Type,
    models: some Sequence<Model>
  ) {
    self.init(type, models: [])
  }

  /// Says what other collections are written as.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are an array; write Array(…) around them"
  )
  public init(
    _ type: Cell.Type,
    models: some Sequence<Model>,
    onDequeue: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) {
    self.init(type, models: [])
  }

  /// Says where data by section belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "one section takes an array; data by section is written in OnSections as CellsBySection"
  )
  public init(
    _ type: Cell.Type,
    models: [Section: [Model]]
  ) {
    self.init(type, models: [])
  }

  /// Says where data by section belongs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "one section takes an array; data by section is written in OnSections as CellsBySection"
  )
  public init(
    _ type: Cell.Type,
    models: [Section: [Model]],
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
  ) {
    self.init(type, models: models)
  }
}

extension Cells where Cell == any TableCell {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public init(
    models: [Model],
    cellProvider: @escaping (any TableHost, Int, MisspeltModel<Model>) -> any TableCell
  ) {
    self.init(assuming: Model.self)
  }
}
