public import Binder

extension HeadlessTable {
  /// Whether a tap selects a row, and highlights it before, outside of editing mode.
  public var allowsSelection: Bool {
    get { core.selection.allowsSelection }
    set { core.selection.allowsSelection = newValue }
  }

  /// Whether a tap leaves other rows selected, and deselects a selected row, outside of editing mode.
  public var allowsMultipleSelection: Bool {
    get { core.selection.allowsMultipleSelection }
    set { core.selection.allowsMultipleSelection = newValue }
  }

  /// Whether a tap selects a row in editing mode.
  public var allowsSelectionDuringEditing: Bool {
    get { core.selection.allowsSelectionDuringEditing }
    set { core.selection.allowsSelectionDuringEditing = newValue }
  }

  /// Whether rows show circles to choose several of them in editing mode, in place of other controls.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { core.selection.allowsMultipleSelectionDuringEditing }
    set { core.selection.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// The selected row, the topmost if there are several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { core.settled.selection.rows.first?.indexPath }

  /// The selected rows from the top to the bottom; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let rows = core.settled.selection.rows
    return rows.isEmpty ? nil : rows.ascending.map(\.indexPath)
  }

  /// Selects a row, or none for nil, as code does it: no handler and no delegate is called.
  ///
  /// With `.none`, the table does not scroll, unlike `scrollToRow(at:at:)`.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool = false,
    scrollPosition: TableScrollPosition = .none
  ) {
    core.selection.select(indexPath, animated: animated, at: scrollPosition)
  }

  /// Selects a row as code does it, beside others where several can be selected.
  public func selectRow(at indexPath: IndexPath, animated: Bool) {
    core.selection.select(indexPath, animated: animated, at: .none)
  }

  /// Deselects a row as code does it: no handler and no delegate is called.
  ///
  /// A row that is gone is not selected any more, so nothing is said of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    core.selection.deselect(indexPath, animated: animated)
  }
}

extension HeadlessTable {
  /// Taps a row: highlights it, selects it, and runs the handlers, in UIKit's order.
  ///
  ///     table.tapRow(.id(mail.id))
  ///
  /// A row that is not visible, or that bars cover, is scrolled into view first, the shortest way. A touch that closes a
  /// menu or a row that is swiped aside does nothing else, and one on a cell whose `isUserInteractionEnabled` is false does
  /// nothing at all. It needs `allowsSelection`, and in editing mode `allowsSelectionDuringEditing` instead: without it the
  /// row is not even highlighted.
  public func tapRow(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.finger.taps.tap(target) }
  }

  /// Taps the row at a path.
  public func tapRow(
    at indexPath: IndexPath,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.finger.taps.tap(indexPath) }
  }

  /// Taps a row of a section, by the name of the section.
  public func tapRow<Section>(
    _ row: Int,
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.finger.taps.tap(NamedRow.row(row, in: section)) }
  }

  /// Taps the button at the trailing edge of a row; that does not select the row.
  ///
  /// As any touch, it closes an open menu or a row that is swiped aside, and does nothing else then.
  public func tapAccessory(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.finger.taps.tapAccessory(target) }
  }

  /// Runs the body of a call; problems that it finds are reported in the line of the call.
  func about<Result>(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ body: () -> Result
  ) -> Result {
    core.reports.about(SourceLocation(fileID, filePath, line, column), body)
  }
}
