// The events that cells emit: from cells of a type, or of the type that is bound.

extension SectionModelRows {
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
  public func onEvent<Emitter: TableCell & ViewEventEmitting>(
    from cellType: Emitter.Type,
    _ handler:
      @escaping (
        _ row: Int, _ cell: Emitter, _ event: Emitter.ViewEvent, _ model: Model
      ) -> Void
  ) -> Self {
    handling {
      $0.set(
        EventHandler<Emitter> { (_, row, cell, event, model: Model) in
          handler(row, cell, event, model)
        }
      )
    }
  }
}

extension SectionModelRows where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ event: Cell.ViewEvent, _ model: Model) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }
}

extension PlainSectionRows {
  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent<Emitter: TableCell & ViewEventEmitting>(
    from cellType: Emitter.Type,
    _ handler: @escaping (_ row: Int, _ cell: Emitter, _ event: Emitter.ViewEvent) -> Void
  ) -> Self {
    handling {
      $0.set(EventHandler<Emitter> { _, row, cell, event in handler(row, cell, event) })
    }
  }
}

extension PlainSectionRows where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ event: Cell.ViewEvent) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }
}

extension MultiSectionModelRows {
  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent<Emitter: TableCell & ViewEventEmitting>(
    from cellType: Emitter.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: Emitter, _ event: Emitter.ViewEvent, _ model: Model
      ) -> Void
  ) -> Self {
    handling {
      $0.set(
        EventHandler<Emitter> { (section, row, cell, event, model: Model) in
          handler(section.typed(), row, cell, event, model)
        }
      )
    }
  }
}

extension MultiSectionModelRows where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent(
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent, _ model: Model
      ) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }
}

extension PlainMultiSectionRows {
  /// Runs code when a displayed cell of a type emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent<Emitter: TableCell & ViewEventEmitting>(
    from cellType: Emitter.Type,
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: Emitter, _ event: Emitter.ViewEvent
      ) -> Void
  ) -> Self {
    handling {
      $0.set(
        EventHandler<Emitter> { section, row, cell, event in
          handler(section.typed(), row, cell, event)
        }
      )
    }
  }
}

extension PlainMultiSectionRows where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event; row and model are the current ones.
  @discardableResult
  public func onEvent(
    _ handler:
      @escaping (
        _ section: Section, _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent
      ) -> Void
  ) -> Self { onEvent(from: Cell.self, handler) }
}
