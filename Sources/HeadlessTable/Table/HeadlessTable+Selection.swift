public import Binder

extension HeadlessTable {
  /// The selected row, the topmost if there are several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { core.settled.selection.rows.min()?.indexPath }

  /// The selected rows from the top to the bottom; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let rows = core.settled.selection.rows
    return rows.isEmpty ? nil : rows.sorted().map(\.indexPath)
  }

  /// Selects a row by code, or none for nil: no handler and no delegate method is called.
  ///
  /// With `.none`, the table does not scroll, unlike `scrollToRow(at:at:)`.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool = false,
    scrollPosition: TableScrollPosition = .none
  ) {
    core.selection.select(indexPath, animated: animated, at: scrollPosition)
  }

  /// Selects a row by code, beside others if several can be selected.
  public func selectRow(at indexPath: IndexPath, animated: Bool) {
    core.selection.select(indexPath, animated: animated, at: .none)
  }

  /// Deselects a row by code: no handler and no delegate method is called.
  ///
  /// A row that was deleted is not selected any more, so this does nothing then.
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
    about(fileID, filePath, line, column) { core.touches.taps.tap(target) }
  }

  /// Taps the row at a path.
  public func tapRow(
    at indexPath: IndexPath,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.taps.tap(indexPath) }
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
    about(fileID, filePath, line, column) { core.touches.taps.tap(NamedRow.row(row, in: section)) }
  }
}
