import Binder
import HeadlessTable

/// A screen that is driven with keys: what they do, and the lines that show it.
///
/// It knows no terminal: keys go in, lines come out.
@MainActor
final class TableSession {
  enum Mode: Equatable {
    case table
    case search
    case calls
    /// Characters are typed into the text field of the row that the cursor is on.
    case typing
  }

  /// Points of the table that a line of `.ansi` stands for.
  static let pointsPerLine = 20.0

  /// How often a row is looked for again after heights have turned out to be others.
  static let passLimit = 8

  let screen: any Sample
  let hasColors: Bool
  var size: TerminalSize
  var mode = Mode.table
  var query = ""
  var message = ""
  var saidCount = 0
  var cursor: IndexPath? { didSet { noteCursor() } }
  /// The identity of the row that the cursor is on; nil for rows without one.
  private(set) var cursorName: String?
  /// The offset of the table when the cursor came to its row.
  private(set) var cursorOffset = 0.0

  var table: HeadlessTable { screen.table }

  init(_ screen: any Sample, size: TerminalSize, hasColors: Bool) {
    self.screen = screen
    self.hasColors = hasColors
    self.size = size
    // As many lines are between all rows where a row is a number of lines.
    if table.rowHeight < 0 { table.rowHeight = 2 * Self.pointsPerLine }
    // A screen that opens at its end has its cursor there.
    cursor = table.contentOffset.y > 0 ? table.indexPathsForVisibleRows?.last : firstRow
    noteCursor()
    resize(to: size)
  }

  private func noteCursor() {
    cursorName = cursor.flatMap(name(ofRow:))
    cursorOffset = table.contentOffset.y
  }

  /// Fits the table into a terminal of another size.
  func resize(to size: TerminalSize) {
    self.size = size
    table.resize(height: Double(max(1, size.rows - 2)) * Self.pointsPerLine)
    showCursor()
  }

  /// Does what a key stands for; false when it ends the session.
  func press(_ key: Key) -> Bool {
    switch mode {
    case .calls: mode = .table
    case .search: pressInSearch(key)
    case .typing: pressInTextField(key)
    case .table:
      guard key != .character("q") else { return false }
      message = ""
      saidCount = screen.said.count
      if !pressGesture(key) { pressInTable(key) }
    }
    keepCursor()
    return true
  }

  func pressInTable(_ key: Key) {
    switch key {
    case .up, .character("k"): move(to: row(beyond: cursor, row(before:)))
    case .down, .character("j"): move(to: row(beyond: cursor, row(after:)))
    case .left: move(to: row(before: cursor))
    case .right: move(to: row(after: cursor))
    case .pageUp: turnPage(-1)
    case .pageDown, .character(" "): turnPage(1)
    case .home: move(to: firstRow)
    case .end: move(to: lastRow)
    case .enter: pressEnter()
    case .character("e"): edit()
    case .character("/"): beginSearch()
    case .character("c"): mode = .calls
    case .character, .escape, .backspace: break
    }
  }

  private func edit() {
    guard let screen = screen as? any EditableSample else {
      return message = "This screen has nothing to edit."
    }
    let callCount = table.calls.count
    screen.edit(cursor)
    table.layoutIfNeeded()
    let hasChanged = table.calls.count > callCount
    message = hasChanged ? table.calls.lastPhase?.title ?? "" : "Nothing has changed."
  }

  private func beginSearch() {
    guard screen is any SearchableSample else { return message = "This screen cannot search." }
    mode = .search
  }

  private func pressInSearch(_ key: Key) {
    switch key {
    case .enter: mode = .table
    case .escape:
      query = ""
      mode = .table
    case .backspace: _ = query.popLast()
    case .character(let character): query.append(character)
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end: return
    }
    (screen as? any SearchableSample)?.search(query)
  }
}
