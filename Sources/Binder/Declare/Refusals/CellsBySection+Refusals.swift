/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension CellsBySection {
  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> CellsBySection { refused() }

  /// Says which name in the closure is misspelt.
  @_disfavoredOverload
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: MisspeltModel<Model>) -> Double
  ) -> CellsBySection { refused() }
}

/// The compiler's sentences about cells whose closure or data has another shape.
extension CellsBySection where Cell: TableCell, Reach == BindsData {
  /// Says how data of several sections is given.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "several sections take data by section: [.name: models]; an array is written in OnSection as Cells"
  )
  public init(
    _ type: Cell.Type,
    models: [Model]
  ) {
    self.init(type, models: [:])
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
    models: any AsyncSequence<[Section: [Model]], any Error>
  ) {
    self.init(type, models: [:])
  }
}
