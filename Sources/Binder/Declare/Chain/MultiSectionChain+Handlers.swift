extension MultiSectionChain {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    link.updateHandlers { $0.onDequeue = .cell(handler) }
    return self
  }

  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    link.updateHandlers { $0.onDequeue = .cell(handler) }
    return self
  }

  /// Runs code when a finger has selected a row.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    link.updateHandlers { $0.onTapped = .cell(handler) }
    return self
  }

  /// Runs code when a finger has selected a row.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    link.updateHandlers { $0.onTapped = .cell(handler) }
    return self
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent
      ) -> Void
  ) -> Self {
    link.updateHandlers {
      $0.onEvent[ObjectIdentifier(cellType)] = EventHandler<Section, EventCell>(handler)
    }
    return self
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent,
        _ model: Model
      ) -> Void
  ) -> Self {
    link.updateHandlers {
      $0.onEvent[ObjectIdentifier(cellType)] = EventHandler<Section, EventCell>(handler)
    }
    return self
  }
}
