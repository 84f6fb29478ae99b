public import Binder

extension HeadlessTable {
  /// The width of the table and the sum of all heights, as far as they are known, in points.
  public var contentSize: TableSize { core.settled.layout.contentSize }

  /// The point of the content that is at the table's left top corner.
  ///
  /// Setting it scrolls there, also beyond the limits of scrolling; x is always 0.
  public var contentOffset: TablePoint {
    get { TablePoint(x: 0, y: core.settled.layout.offset) }
    set { core.screen.scroll(toUnlimited: newValue.y) }
  }

  /// Scrolls to an offset in points, within the limits of scrolling, as a finger does.
  public func scroll(to y: Double) { core.screen.scroll(to: y) }

  /// Scrolls by some points, down if they are positive, within the limits of scrolling.
  ///
  /// Rows that stay on the screen move by these points: where those that enter at the top are higher or lower than they
  /// were estimated, the offset follows.
  public func scroll(by distance: Double) { core.screen.scroll(by: distance) }

  /// Shows more of the content or less, as a window that is made higher or lower does.
  ///
  /// The offset stays where it is, within the limits of scrolling.
  ///
  /// - Parameter height: Points from top to bottom.
  public func resize(height: Double) { core.screen.resize(height: height) }

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
      guard let row = target.position(in: core.settled.table) else { return }
      core.screen.scroll(to: row.indexPath, at: scrollPosition)
    }
  }
}
