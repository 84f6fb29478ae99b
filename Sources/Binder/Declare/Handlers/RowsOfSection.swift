/// Rows of one section: handlers receive the position, the cell and the model of a row.
@MainActor
public protocol RowsOfSection<Section, Cell, Model>: RowsDeclaration {}

extension RowsOfSection {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult @_disfavoredOverload
  public func onDequeue(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
    handling { $0.onDequeue = .cell(handler) }
  }

  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  ///
  ///     .onDequeue { row, cell, person in cell.name.text = person.name }
  ///
  /// Cells are reused, so set everything that depends on the row. With `rowUpdates = .reconfigure` the code also
  /// fills a displayed cell again whose row shows something else.
  ///
  /// - Parameter handler: Receives the position in the section, counted from 0, the cell, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.onDequeue = .cell(handler) }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  @discardableResult @_disfavoredOverload
  public func onTapped(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
    handling { $0.onTapped = .cell(handler) }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  ///
  ///     .onTapped { row, cell, person in show(person) }
  ///
  /// The row stays selected. The code may change the data, refresh and scroll.
  ///
  /// - Parameter handler: Receives the position in the section, counted from 0, the cell, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.onTapped = .cell(handler) }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler: @escaping (_ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent) -> Void
  ) -> Self {
    handling {
      let handler = EventHandler<EventCell> {
        handler($1, $2, $3)
      }
      $0.set(handler, forEventsOf: ObjectIdentifier(cellType))
    }
  }

  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  ///
  ///     .onEvent(from: FieldCell.self) { row, cell, event, field in
  ///       if case .textEntered(let text) = event { store.set(text, for: field) }
  ///     }
  ///
  /// Pending updates are applied before the code runs. An event of a cell whose row was deleted is dropped.
  ///
  /// - Parameters:
  ///   - cellType: The type of the cells, which conforms to ``ViewEventEmitting``.
  ///   - handler: Receives the position in the section, counted from 0, the cell, the event, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent, _ model: Model
      ) -> Void
  ) -> Self {
    handling {
      let handler = EventHandler<EventCell> {
        (_, row, cell, event, model: Model) in handler(row, cell, event, model)
      }
      $0.set(handler, forEventsOf: ObjectIdentifier(cellType))
    }
  }

  /// Runs code when a row near the end or the start of the section is displayed, to load more of it.
  ///
  ///     .prefetch(when: .cellsFromStart(5)) { count in chat.loadEarlierMessages() }
  ///
  /// The code runs once for a number of rows, also when a jump skips the row that triggers it: again only after
  /// the section has grown, or has become shorter than it was then. A section can have both triggers, one call for each.
  ///
  /// - Parameters:
  ///   - trigger: How near the end or the start must be: else the row that stands two rows before the last one.
  ///   - handler: Receives the number of rows now, the index at which the next row would stand.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ startingIndex: Int) -> Void
  ) -> Self {
    handling { $0.set(PrefetchHandler(trigger: trigger) { handler($1) }) }
  }
}

/// Events of cells of the type that is bound, which need not be named again.
extension RowsOfSection where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult @_disfavoredOverload
  public func onEvent(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ event: Cell.ViewEvent) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }

  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent(
    _ handler:
      @escaping (
        _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent, _ model: Model
      ) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onEvent(
    _ handler:
      @escaping (
        _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent,
        _ model: MisspeltModel<Model>
      ) -> Void
  ) -> Self { refused() }
}

/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension RowsOfSection {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onDequeue(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) -> Void
  ) -> Self { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onTapped(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) -> Void
  ) -> Self { refused() }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent,
        _ model: MisspeltModel<Model>
      ) -> Void
  ) -> Self { refused() }
}
