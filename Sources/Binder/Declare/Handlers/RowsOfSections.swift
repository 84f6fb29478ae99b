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

  /// Runs code when a finger has selected a row.
  @discardableResult @_disfavoredOverload
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    handling {
      $0.onTapped = .cell { (section, row, cell: Cell) in handler(section.typed(), row, cell) }
    }
  }

  /// Runs code when a finger has selected a row.
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
      $0.onEvent[ObjectIdentifier(cellType)] = EventHandler<EventCell> {
        handler($0.typed(), $1, $2, $3)
      }
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
      $0.onEvent[ObjectIdentifier(cellType)] = EventHandler<EventCell> {
        (section, row, cell, event, model: Model) in
        handler(section.typed(), row, cell, event, model)
      }
    }
  }
}

/// The compiler's sentence about a closure that names something which the model does not have: the name, where it stands.
extension RowsOfSections {
  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onDequeue(
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) ->
      Void
  ) -> Self { self }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onTapped(
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: MisspeltModel<Model>) ->
      Void
  ) -> Self { self }

  /// Says which name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onEvent<EventCell: TableCell & ViewEventEmitting>(
    from cellType: EventCell.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: EventCell, _ event: EventCell.ViewEvent,
        _ model: MisspeltModel<Model>
      ) -> Void
  ) -> Self { self }
}
