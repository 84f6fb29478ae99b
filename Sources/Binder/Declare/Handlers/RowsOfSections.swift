/// Rows of several sections: handlers receive the section first, then the position, the cell and the model of a row.
@MainActor
public protocol RowsOfSections<Section, Cell, Model>: RowsDeclaration {}

extension RowsOfSections {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult @_disfavoredOverload
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    handling {
      $0.onDequeue = .cell { (section, row, cell: Cell) in handler(section.typed(), row, cell) }
    }
  }

  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  ///
  ///     .onDequeue { day, row, cell, lesson in cell.title.text = lesson }
  ///
  /// Cells are reused, so set everything that depends on the row.
  ///
  /// - Parameter handler: Receives the section, the position in it, counted from 0, the cell, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling {
      $0.onDequeue = .cell { (section, row, cell: Cell, model: Model) in
        handler(section.typed(), row, cell, model)
      }
    }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  @discardableResult @_disfavoredOverload
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    handling {
      $0.onTapped = .cell { (section, row, cell: Cell) in handler(section.typed(), row, cell) }
    }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  ///
  ///     .onTapped { day, row, cell, lesson in show(lesson) }
  ///
  /// - Parameter handler: Receives the section, the position in it, counted from 0, the cell, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling {
      $0.onTapped = .cell { (section, row, cell: Cell, model: Model) in
        handler(section.typed(), row, cell, model)
      }
    }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent
      ) -> Void
  ) -> Self {
    handling {
      let handler = EventHandler<EventCell> {
        handler($0.typed(), $1, $2, $3)
      }
      $0.set(handler, forEventsOf: ObjectIdentifier(cellType))
    }
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
    handling {
      let handler = EventHandler<EventCell> {
        (section, row, cell, event, model: Model) in
        handler(section.typed(), row, cell, event, model)
      }
      $0.set(handler, forEventsOf: ObjectIdentifier(cellType))
    }
  }

  /// Runs code when a row near the end or the start of one of the sections is displayed, to load more of it.
  ///
  /// The code runs once for a number of rows of a section, also when a jump skips the row that triggers it: again only
  /// after that section has grown, or has become shorter than it was then. A section can have both triggers. Of several chains that speak for a section, the
  /// one that names it counts, before that of all other sections, and that of any section.
  ///
  /// - Parameters:
  ///   - trigger: How near the end or the start must be: else the row that stands two rows before the last one.
  ///   - handler: Receives the section and its number of rows now, the index at which the next row would stand.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ section: Section, _ startingIndex: Int) -> Void
  ) -> Self {
    handling { $0.set(PrefetchHandler(trigger: trigger) { handler($0.typed(), $1) }) }
  }
}

/// Events of cells of the type that is bound, which need not be named again.
extension RowsOfSections where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult @_disfavoredOverload
  public func onEvent(
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }

  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent(
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent, _ model: Model
      ) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onEvent(
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent,
        _ model: MisspeltModel<Model>
      ) -> Void
  ) -> Self { refused() }
}

/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension RowsOfSections {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onDequeue(
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) ->
      Void
  ) -> Self { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onTapped(
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) ->
      Void
  ) -> Self { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent,
        _ model: MisspeltModel<Model>
      ) -> Void
  ) -> Self { refused() }
}
