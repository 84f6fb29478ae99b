extension CellsBySection {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @_disfavoredOverload
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> CellsBySection {
    adding { $0.onDequeue(handler) }
  }

  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> CellsBySection {
    adding { $0.onDequeue(handler) }
  }

  /// Runs code when a finger has selected a row.
  @_disfavoredOverload
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> CellsBySection {
    adding { $0.onTapped(handler) }
  }

  /// Runs code when a finger has selected a row.
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> CellsBySection {
    adding { $0.onTapped(handler) }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent) ->
      Void
  ) -> CellsBySection {
    adding { $0.onEvent(from: cellType, handler) }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent,
        _ model: Model
      ) -> Void
  ) -> CellsBySection {
    adding { $0.onEvent(from: cellType, handler) }
  }
}
