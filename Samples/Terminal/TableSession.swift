import Binder
import HeadlessTable

/// A screen that is driven with keys: what they do, and the lines that show it.
///
/// It knows no terminal: keys go in, lines come out.
@MainActor
final class TableSession {
  private enum Mode: Equatable {
    case table
    case search
    case calls
  }

  /// Points of the table that a line of `.ansi` stands for.
  private static let pointsPerLine = 20.0

  /// How often a row is looked for again after heights have turned out to be others.
  private static let passLimit = 8

  let screen: any Sample
  private let hasColors: Bool
  private var size: TerminalSize
  private var mode = Mode.table
  private var query = ""
  private var message = ""
  private var saidCount = 0
  private(set) var cursor: IndexPath?

  private var table: HeadlessTable { screen.table }

  init(_ screen: any Sample, size: TerminalSize, hasColors: Bool) {
    self.screen = screen
    self.hasColors = hasColors
    self.size = size
    resize(to: size)
    cursor = firstRow
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
    case .table:
      guard key != .character("q") else { return false }
      message = ""
      saidCount = screen.said.count
      pressInTable(key)
    }
    keepCursor()
    return true
  }

  private func pressInTable(_ key: Key) {
    switch key {
    case .up, .character("k"): move(to: row(before: cursor))
    case .down, .character("j"): move(to: row(after: cursor))
    case .pageUp: turnPage(-1)
    case .pageDown, .character(" "): turnPage(1)
    case .home: move(to: firstRow)
    case .end: move(to: lastRow)
    case .enter: if let cursor { table.tapRow(at: cursor) }
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
    screen.edit(cursor)
    table.layoutIfNeeded()
    message = table.calls.lastPhase?.title ?? ""
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
    case .up, .down, .pageUp, .pageDown, .home, .end: return
    }
    (screen as? any SearchableSample)?.search(query)
  }
}

// MARK: - The cursor

extension TableSession {
  private var firstRow: IndexPath? {
    (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  private var lastRow: IndexPath? {
    (0..<table.numberOfSections).last { table.numberOfRows(inSection: $0) > 0 }
      .map { IndexPath(row: table.numberOfRows(inSection: $0) - 1, section: $0) }
  }

  private func row(after path: IndexPath?) -> IndexPath? {
    guard let path else { return firstRow }
    if path.row + 1 < table.numberOfRows(inSection: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = (path.section + 1..<max(path.section + 1, table.numberOfSections))
      .first { table.numberOfRows(inSection: $0) > 0 }
    return next.map { IndexPath(row: 0, section: $0) } ?? path
  }

  private func row(before path: IndexPath?) -> IndexPath? {
    guard let path, path.row == 0 else {
      return path.map { IndexPath(row: $0.row - 1, section: $0.section) }
    }
    let previous = (0..<path.section).last { table.numberOfRows(inSection: $0) > 0 }
    return previous.map { IndexPath(row: table.numberOfRows(inSection: $0) - 1, section: $0) }
      ?? path
  }

  private func move(to path: IndexPath?) {
    cursor = path
    showCursor()
  }

  private func turnPage(_ pages: Double) {
    let place = cursor.map { table.rectForRow(at: $0).minY - table.contentOffset.y } ?? 0
    let before = table.contentOffset.y
    table.scroll(by: pages * max(Self.pointsPerLine, table.size.height - 44))
    guard table.contentOffset.y != before else { return move(to: pages < 0 ? firstRow : lastRow) }
    let y = table.contentOffset.y + min(max(place, 30), table.size.height - 30)
    move(to: table.indexPathForRow(at: Point(x: table.size.width / 2, y: y)) ?? cursor)
  }

  /// Scrolls as little as shows the row, also where what comes into sight is not as high as it was
  /// estimated to be.
  private func showCursor() {
    guard let cursor, cursor.section < table.numberOfSections else { return }
    for _ in 0..<Self.passLimit {
      let before = table.contentOffset.y
      table.scrollToRow(at: cursor, at: .none)
      guard table.contentOffset.y != before else { break }
    }
    showFromUnderHeader(cursor)
  }

  /// Scrolls up where a header sticks above the row.
  private func showFromUnderHeader(_ cursor: IndexPath) {
    guard table.style == .plain else { return }
    let hidden = table.rectForHeader(inSection: cursor.section).height
    let top = table.rectForRow(at: cursor).minY - hidden
    if top < table.contentOffset.y { table.scroll(to: top) }
  }

  /// Keeps the cursor on a row that exists, whatever has happened to the rows.
  private func keepCursor() {
    table.layoutIfNeeded()
    guard let path = cursor, path.section < table.numberOfSections,
      table.numberOfRows(inSection: path.section) > 0
    else { return cursor = firstRow }
    let last = table.numberOfRows(inSection: path.section) - 1
    cursor = IndexPath(row: min(path.row, last), section: path.section)
  }
}

// MARK: - The lines

extension TableSession {
  /// The lines of the whole terminal, as the table is now.
  var lines: [String] {
    keepCursor()
    let body = mode == .calls ? callLines : tableLines
    return (body + [statusLine]).suffix(size.rows)
  }

  private var tableLines: [String] {
    let picture = table.render(.ansi(columns: size.columns, colors: hasColors))
    var lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    if let line = cursorLine, lines.indices.contains(line) {
      lines[line] += "\r" + colored("❯", "36;1")
    }
    return lines
  }

  private var cursorLine: Int? {
    guard let cursor else { return nil }
    let y = table.rectForRow(at: cursor).minY - table.contentOffset.y
    return 1 + max(0, Int((y / Self.pointsPerLine).rounded()))
  }

  private var callLines: [String] {
    let count = max(1, size.rows - 1)
    let lines = "\(table.calls)".split(separator: "\n").suffix(count).map { fitted(String($0)) }
    return lines + Array(repeating: "", count: count - lines.count)
  }

  private var statusLine: String {
    switch mode {
    case .search: return fitted("/\(query)_")
    case .calls: return colored(fitted("the last calls · any key to go back"), "2")
    case .table:
      let said = screen.said.last.map { screen.said.count > saidCount ? $0 : "" } ?? ""
      let text = said.isEmpty ? message : said
      guard text.isEmpty else { return fitted(text) }
      return colored(fitted("↑↓ move · ⏎ tap\(extraKeys) · c calls · q quit"), "2")
    }
  }

  private var extraKeys: String {
    (screen is any SearchableSample ? " · / search" : "")
      + (screen is any EditableSample ? " · e edit" : "")
  }

  private func fitted(_ text: String) -> String {
    TerminalText.line(text, columns: size.columns)
  }

  private func colored(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
