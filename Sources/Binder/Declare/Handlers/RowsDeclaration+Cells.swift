// The cells of rows: filled, and tapped.

extension SectionModelRows {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  ///
  ///     .onDequeue { row, cell, person in cell.name.text = person.name }
  ///
  /// Cells are reused, so set everything that depends on the row. With `rowUpdates = .reconfigure` the code also
  /// fills a displayed cell again whose row shows something else.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.onDequeue = .cell(handler) }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  ///
  ///     .onTapped { row, cell, person in show(person) }
  ///
  /// The row stays selected. The code may change the data, refresh and scroll.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.onTapped = .cell(handler) }
  }
}

extension PlainSectionRows {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult
  public func onDequeue(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
    handling { $0.onDequeue = .cell(handler) }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  @discardableResult
  public func onTapped(_ handler: @escaping (_ row: Int, _ cell: Cell) -> Void) -> Self {
    handling { $0.onTapped = .cell(handler) }
  }
}

extension MultiSectionModelRows {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  ///
  ///     .onDequeue { day, row, cell, lesson in cell.title.text = lesson }
  ///
  /// Cells are reused, so set everything that depends on the row.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.onDequeue = .cell(handler) }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  ///
  ///     .onTapped { day, row, cell, lesson in show(lesson) }
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.onTapped = .cell(handler) }
  }
}

extension PlainMultiSectionRows {
  /// Runs code each time a cell was dequeued for a row, after its view model was set.
  @discardableResult
  public func onDequeue(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    handling { $0.onDequeue = .cell(handler) }
  }

  /// Runs code after a tap has selected a row: not for a row that `selectable` refuses, nor for a selection by code.
  @discardableResult
  public func onTapped(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell) -> Void
  ) -> Self {
    handling { $0.onTapped = .cell(handler) }
  }
}
