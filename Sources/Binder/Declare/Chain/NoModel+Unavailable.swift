/// Handlers that take a model, where there is none: each says so in one sentence.
extension SectionChain where Model == NoModel {
  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: NoModel) -> Void
  ) -> Self { self }

  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: NoModel) -> Void
  ) -> Self { self }

  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func cellHeight(
    _ height: @escaping (_ row: Int, _ model: NoModel) -> Double
  ) -> Self { self }

  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func estimatedCellHeight(
    _ height: @escaping (_ row: Int, _ model: NoModel) -> Double
  ) -> Self { self }
}

extension MultiSectionChain where Model == NoModel {
  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: NoModel) -> Void
  ) -> Self { self }

  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: NoModel) -> Void
  ) -> Self { self }

  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: NoModel) -> Double
  ) -> Self { self }

  /// Not available before models are bound.
  @available(
    *,
    unavailable,
    message: "no models are bound here; bind cells with models first, or use assuming(modelType:)"
  )
  @discardableResult
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: NoModel) -> Double
  ) -> Self { self }
}
