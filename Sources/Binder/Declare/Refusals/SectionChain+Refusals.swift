/// Code that the compiler refuses, with a sentence each.
extension SectionChain where Cell == any TableCell, Model == NoModel {
  /// Says what a handler that takes the model needs.
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public func onDequeue(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public func onTapped(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Self { self }
}

/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension SectionChain {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func cellHeight(
    _ height: @escaping (_ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> Self { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func estimatedCellHeight(
    _ height: @escaping (_ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> Self { refused() }
}

/// The compiler's sentences about data that has another shape.
extension SectionChain {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel],
    mapToViewModels: @escaping (MisspeltModel<NewModel>) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [NewModel],
    mapToViewModels: @escaping (MisspeltModel<NewModel>) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Int, MisspeltModel<NewModel>) -> any TableCell,
    models: [NewModel]
  ) -> SectionChain<Section, any TableCell, NewModel> { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Int, MisspeltModel<NewModel>) -> any TableCell,
    models: @escaping () -> [NewModel]
  ) -> SectionChain<Section, any TableCell, NewModel> { refused() }

  /// Says what models of another shape are bound as.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any ModelsOfRows<NewModel>
  ) -> SectionChain<Section, NewCell, NewModel> { refused() }

  /// Says what view models of another shape are bound as.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: any ModelsOfRows<NewCell.ViewModel>
  ) -> SectionChain<Section, NewCell, NoModel> { refused() }

  /// Says what models of another shape are bound as.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: any ModelsOfRows<NewModel>,
    mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> { refused() }

  /// Says what models of another shape are bound as.
  @discardableResult @_disfavoredOverload
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Int, NewModel) -> any TableCell,
    models: any ModelsOfRows<NewModel>
  ) -> SectionChain<Section, any TableCell, NewModel> { refused() }

  /// Says what any other sequence is bound as.
  @discardableResult @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "the models are an array; write Array(…) around them"
  )
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any Sequence<NewModel>
  ) -> SectionChain<Section, NewCell, NewModel> { refused() }

  /// Says how a sequence that can fail is bound.
  @discardableResult @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "this sequence can fail; bind models.onError { error in … } and say there what is to be done"
  )
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[NewModel], any Error>
  ) -> SectionChain<Section, NewCell, NewModel> { refused() }
}

/// The compiler's sentence about data that is observed.
extension SectionChain {
  /// Says that there is no other way for observed data.
  @available(*, unavailable, message: "leave out 'rx': 'bind' takes what is observed, too")
  public var rx: Self { self }
}

/// The compiler's sentence about editing that is allowed.
extension SectionChain {
  /// Says that handlers show the controls.
  @available(
    *,
    unavailable,
    message:
      "leave it out: 'onDelete' and 'onInsert' show the controls, 'editingStyle' chooses them"
  )
  public func allowEditing(style: RowEditingStyle) -> Self { self }
}
