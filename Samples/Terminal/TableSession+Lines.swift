import Binder
import HeadlessTable

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
      lines[line] += "\r" + stepsToCursor + colored("❯", "36;1")
    }
    return lines
  }

  private var cursorLine: Int? {
    guard let cursor else { return nil }
    let y = table.rectForRow(at: cursor).minY - table.contentOffset.y
    return 1 + max(0, Int((y / Self.pointsPerLine).rounded()))
  }

  /// What moves the mark to the row where others are beside it; nothing where it has the whole line.
  private var stepsToCursor: String {
    guard let rect = cursor.map({ table.rectForRow(at: $0) }),
      rect.minX > 0, rect.width < table.size.width / 2
    else { return "" }
    return "\u{1B}[\(Int(rect.minX * Double(size.columns) / table.size.width))C"
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
    case .typing: return colored(fitted("type the text · ⌫ delete · ⏎ end"), "2")
    case .table:
      let said = screen.said.last.map { screen.said.count > saidCount ? $0 : "" } ?? ""
      let text = said.isEmpty ? message : said
      guard text.isEmpty else { return fitted(text) }
      return colored(fitted("↑↓ move · ⏎ \(enterWord)\(extraKeys) · c calls · q quit"), "2")
    }
  }

  private var extraKeys: String {
    (screen is any SearchableSample ? " · / search" : "")
      + (screen is any EditableSample ? " · e edit" : "")
      + (screen is any GestureSample ? " · s swipe · m menu · x edit" : "")
  }

  /// The text as far as a line has room for it.
  private func fitted(_ text: String) -> String {
    var room = size.columns
    let end = text.firstIndex { character in
      room -= character.isNarrow ? 1 : 2
      return room < 0
    }
    return end.map { text[..<$0].dropLast() + "…" } ?? text
  }

  private func colored(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Character {
  /// Whether it takes one column of a terminal for certain: neither an emoji nor a sign of East Asia.
  fileprivate var isNarrow: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.value < 0x2E80 && !$0.properties.isEmojiPresentation }
  }
}
