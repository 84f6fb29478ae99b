extension CellsBySection {
  /// Has `refreshInBackground()` compare the models off the main actor.
  ///
  /// It is a matter of the model type: once said, it holds for all sections of the table that show the type.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The cells, to go on.
  public func compared(_ comparison: BackgroundComparison<Model>) -> CellsBySection {
    adding { $0.compared(comparison) }
  }
}

extension CellsBySection where Cell: ViewModelBindable, Model == NoModel {
  /// Has `refreshInBackground()` compare the view models off the main actor, where these are all that is bound.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for view models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The cells, to go on.
  public func compared(_ comparison: BackgroundComparison<Cell.ViewModel>) -> CellsBySection {
    adding { $0.compared(comparison) }
  }
}
