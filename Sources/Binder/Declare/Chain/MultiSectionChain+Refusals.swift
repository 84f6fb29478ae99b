/// What the compiler refuses, with a sentence each.
extension MultiSectionChain where Cell == any TableCell, Model == NoModel {
  /// Says what a handler that takes the model needs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public func onDequeue(
    _ handler: (_ section: Section, _ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public func onTapped(
    _ handler: (_ section: Section, _ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Self { self }
}
