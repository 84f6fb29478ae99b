/// Code that the compiler refuses, with a sentence each.
extension MultiSectionChain where Cell == any TableCell, Model == NoModel {
  /// Says what a handler that takes the model needs.
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public func onDequeue(
    _ handler: (_ section: Section, _ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public func onTapped(
    _ handler: (_ section: Section, _ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Self { self }
}

/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension MultiSectionChain {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> Self { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> Self { refused() }
}

/// The compiler's sentences about data that has another shape.
extension MultiSectionChain where Reach == BindsData {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]],
    mapToViewModels: @escaping (MisspeltModel<NewModel>) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [Section: [NewModel]],
    mapToViewModels: @escaping (MisspeltModel<NewModel>) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Section, Int, MisspeltModel<NewModel>) -> any TableCell,
    models: [Section: [NewModel]]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Section, Int, MisspeltModel<NewModel>) -> any TableCell,
    models: @escaping () -> [Section: [NewModel]]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> { refused() }

  /// Says how data of several sections is given.
  @discardableResult @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "several sections take data by section: [.name: models]; an array is bound after onSection(…)"
  )
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel]
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> { continued() }

  /// Says how data of several sections is given.
  @discardableResult @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "several sections take data by section: [.name: models]; an array is bound after onSection(…)"
  )
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [NewModel]
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> { continued() }

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
    models: any AsyncSequence<[Section: [NewModel]], any Error>
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> { continued() }
}

/// The compiler's sentence about data that is observed.
extension MultiSectionChain {
  /// Says that there is no other way for observed data.
  @available(*, unavailable, message: "leave out 'rx': 'bind' takes what is observed, too")
  public var rx: Self { self }
}

/// The compiler's sentence about editing that is allowed.
extension MultiSectionChain {
  /// Says that handlers show the controls.
  @available(
    *,
    unavailable,
    message:
      "leave it out: 'onDelete' and 'onInsert' show the controls, 'editingStyle' chooses them"
  )
  public func allowEditing(style: RowEditingStyle) -> Self { self }
}
