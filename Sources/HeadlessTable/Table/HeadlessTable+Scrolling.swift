public import Binder

extension HeadlessTable {
  /// Scrolls until a row is at a position; a row of `Int.max` means the section as a whole.
  ///
  /// The first row of a section is at the top with its header, the last one to the bottom with its footer.
  ///
  /// Rows that have not been displayed count with their estimates, so that the table may stop
  /// as far off as these are.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: TableScrollPosition,
    animated: Bool = false
  ) { core.screen.scroll(to: indexPath, at: scrollPosition) }

  /// Scrolls until a row is at a position.
  ///
  ///     table.scrollToRow(.id(mail.id), at: .middle)
  public func scrollToRow(
    _ target: some RowTarget,
    at scrollPosition: TableScrollPosition,
    animated: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) {
      guard let row = target.namedRow.row(core.settled) else { return }
      core.screen.scroll(to: row.indexPath, at: scrollPosition)
    }
  }
}
