public import Binder
import BinderObservables

// Handlers and heights whose closures leave the model of a row out, as Braid allows it. Without this product a closure takes it
// and writes `_` where it is not wanted.

extension SectionModelRows {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult
  public func onDequeue(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
    onDequeue { row, cell, _ in handler(row, cell) }
  }

  /// Runs code after a tap has selected a row.
  @discardableResult
  public func onTapped(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
    onTapped { row, cell, _ in handler(row, cell) }
  }

  /// Runs code when a displayed cell of a type emits an event.
  @discardableResult
  public func onEvent<Emitter: TableCell & ViewEventEmitting>(
    from cellType: Emitter.Type,
    _ handler: @escaping (_ row: Int, _ cell: Emitter, _ event: Emitter.ViewEvent) -> Void
  ) -> Self {
    onEvent(from: cellType) { row, cell, event, _ in handler(row, cell, event) }
  }

  /// Gives rows their heights in points.
  @discardableResult
  public func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    cellHeight { row, _ in height(row) }
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    estimatedCellHeight { row, _ in height(row) }
  }
}

extension SectionModelRows where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event.
  @discardableResult
  public func onEvent(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ event: Cell.ViewEvent) -> Void
  ) -> Self {
    onEvent { row, cell, event, _ in handler(row, cell, event) }
  }
}

extension MultiSectionModelRows {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    onDequeue { section, row, cell, _ in handler(section, row, cell) }
  }

  /// Runs code after a tap has selected a row.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    onTapped { section, row, cell, _ in handler(section, row, cell) }
  }

  /// Runs code when a displayed cell of a type emits an event.
  @discardableResult
  public func onEvent<Emitter: TableCell & ViewEventEmitting>(
    from cellType: Emitter.Type,
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Emitter, _ event: Emitter.ViewEvent) ->
      Void
  ) -> Self {
    onEvent(from: cellType) { section, row, cell, event, _ in handler(section, row, cell, event) }
  }

  /// Gives rows their heights in points.
  @discardableResult
  public func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    cellHeight { section, row, _ in height(section, row) }
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    estimatedCellHeight { section, row, _ in height(section, row) }
  }
}

extension MultiSectionModelRows where Cell: TableCell & ViewEventEmitting {
  /// Runs code when a displayed cell emits an event.
  @discardableResult
  public func onEvent(
    _ handler:
      @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ event: Cell.ViewEvent) -> Void
  ) -> Self {
    onEvent { section, row, cell, event, _ in handler(section, row, cell, event) }
  }
}
