extension Cells {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @_disfavoredOverload
  public func onDequeue(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Cells {
    adding { $0.onDequeue(handler) }
  }

  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  public func onDequeue(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Cells {
    adding { $0.onDequeue(handler) }
  }

  /// Runs code when a finger has selected a row.
  @_disfavoredOverload
  public func onTapped(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Cells {
    adding { $0.onTapped(handler) }
  }

  /// Runs code when a finger has selected a row.
  public func onTapped(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Cells {
    adding { $0.onTapped(handler) }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler: @escaping (_ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent) -> Void
  ) -> Cells {
    adding { $0.onEvent(from: cellType, handler) }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent, _ model: Model
      ) -> Void
  ) -> Cells {
    adding { $0.onEvent(from: cellType, handler) }
  }

  /// Runs code when the end of the section comes near, to load more of it.
  ///
  /// The code runs once for a number of rows, also when a jump skips the row that triggers it: again only after
  /// the section has grown, or has become shorter than it was then.
  ///
  /// - Parameters:
  ///   - trigger: How near the end must be: else the row that stands two rows before the last one.
  ///   - handler: Receives the number of rows now, the index at which the next row would stand.
  /// - Returns: The cells, to go on.
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ startingIndex: Int) -> Void
  ) -> Cells {
    adding { $0.prefetch(when: trigger, with: handler) }
  }
}
