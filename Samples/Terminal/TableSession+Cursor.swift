import Binder
import HeadlessTable

extension TableSession {
  var firstRow: IndexPath? {
    (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  var lastRow: IndexPath? {
    (0..<table.numberOfSections).last { table.numberOfRows(inSection: $0) > 0 }
      .map { IndexPath(row: table.numberOfRows(inSection: $0) - 1, section: $0) }
  }

  func row(after path: IndexPath?) -> IndexPath? {
    guard let path else { return firstRow }
    if path.row + 1 < table.numberOfRows(inSection: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = (path.section + 1..<max(path.section + 1, table.numberOfSections))
      .first { table.numberOfRows(inSection: $0) > 0 }
    return next.map { IndexPath(row: 0, section: $0) } ?? path
  }

  func row(before path: IndexPath?) -> IndexPath? {
    guard let path, path.row == 0 else {
      return path.map { IndexPath(row: $0.row - 1, section: $0.section) }
    }
    let previous = (0..<path.section).last { table.numberOfRows(inSection: $0) > 0 }
    return previous.map { IndexPath(row: table.numberOfRows(inSection: $0) - 1, section: $0) }
      ?? path
  }

  /// The nearest row of the line below or above that of a row, as `step` goes down or up: in a list the next row.
  func row(beyond path: IndexPath?, _ step: (IndexPath) -> IndexPath?) -> IndexPath? {
    guard var next = path else { return firstRow }
    let start = table.rectForRow(at: next)
    var nearest: (path: IndexPath, rect: TableRect)?
    while let row = step(next), row != next {
      next = row
      let rect = table.rectForRow(at: row)
      if rect.isBeside(start) { continue }
      guard let best = nearest else {
        nearest = (row, rect)
        continue
      }
      guard rect.isBeside(best.rect) else { break }
      if abs(rect.midX - start.midX) < abs(best.rect.midX - start.midX) { nearest = (row, rect) }
    }
    return nearest?.path ?? path
  }

  func move(to path: IndexPath?) {
    cursor = path
    showCursor()
  }

  func turnPage(_ pages: Double) {
    let place = cursor.map { table.rectForRow(at: $0).minY - table.contentOffset.y } ?? 0
    let before = table.contentOffset.y
    table.scroll(by: pages * max(Self.pointsPerLine, table.size.height - 44))
    guard table.contentOffset.y != before else { return move(to: pages < 0 ? firstRow : lastRow) }
    let y = table.contentOffset.y + min(max(place, 30), table.size.height - 30)
    let line = TableRect(x: 0, y: y, width: table.size.width, height: Self.pointsPerLine)
    move(to: table.indexPathsForRows(in: line)?.first ?? cursor)
  }

  /// Scrolls as little as shows the row, also where what comes into sight is not as high as it was
  /// estimated to be.
  func showCursor() {
    for _ in 0..<Self.passLimit {
      guard let cursor, cursor.section < table.numberOfSections else { return }
      let before = table.contentOffset.y
      table.scrollToRow(at: cursor, at: .none)
      followRow()
      guard table.contentOffset.y != before else { break }
    }
    cursor.map(showFromUnderHeader)
  }

  /// The identity of a row; nil if it has none.
  func name(ofRow path: IndexPath) -> String? {
    guard path.section < table.numberOfSections,
      path.row < table.numberOfRows(inSection: path.section)
    else { return nil }
    return table.dataSource?.tableView(table, identityOfRowAt: path)
  }

  /// Moves the cursor with its row, where the table has scrolled to hold the rows in place.
  private func followRow() {
    guard let cursor, let cursorName, table.contentOffset.y != cursorOffset,
      name(ofRow: cursor) != cursorName,
      cursor.section < table.numberOfSections
    else { return }
    let row = (0..<table.numberOfRows(inSection: cursor.section)).first {
      name(ofRow: IndexPath(row: $0, section: cursor.section)) == cursorName
    }
    if let row { self.cursor = IndexPath(row: row, section: cursor.section) }
  }

  /// Scrolls up where a header sticks above the row.
  private func showFromUnderHeader(_ cursor: IndexPath) {
    guard table.style == .plain else { return }
    let hidden = table.rectForHeader(inSection: cursor.section).height
    let top = table.rectForRow(at: cursor).minY - hidden
    if top < table.contentOffset.y { table.scroll(to: top) }
  }

  /// Keeps the cursor on a row that exists, whatever has happened to the rows.
  func keepCursor() {
    table.layoutIfNeeded()
    followRow()
    guard let path = cursor, path.section < table.numberOfSections,
      table.numberOfRows(inSection: path.section) > 0
    else { return cursor = firstRow }
    let last = table.numberOfRows(inSection: path.section) - 1
    cursor = IndexPath(row: min(path.row, last), section: path.section)
  }
}

extension TableRect {
  fileprivate var midX: Double { minX + width / 2 }

  /// Whether a part of both is equally high.
  fileprivate func isBeside(_ other: TableRect) -> Bool { minY < other.maxY && maxY > other.minY }
}
