/// Comparing large data while the main actor goes on.
extension MultiSectionChain {
  /// Has `refreshInBackground()` compare the models off the main actor.
  ///
  /// It is a matter of the model type: once said, it holds for all sections of the table that show the type.
  /// Models of other types are compared on the main actor, as all are by `refresh()`.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The same chain.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Model>) -> Self {
    link.compare(comparison)
    return self
  }
}

extension MultiSectionChain where Cell: ViewModelBindable, Model == NoModel {
  /// Has `refreshInBackground()` compare the view models off the main actor, where these are all that is bound.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for view models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The same chain.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Cell.ViewModel>) -> Self {
    link.compare(comparison)
    return self
  }
}
