/// The codes and the text that change the lines of a terminal.
struct ScreenRedraw {
  private var shown: [String] = []

  /// Forgets what is shown, so that everything is drawn again.
  mutating func forget() { shown = [] }

  /// The codes and the text that make the lines be shown: only those that differ.
  mutating func text(toShow lines: [String]) -> String {
    defer { shown = lines }
    guard lines.count == shown.count else {
      return "\u{1B}[2J" + lines.enumerated().map { Self.text(ofLine: $0, $1) }.joined()
    }
    return lines.indices.filter { lines[$0] != shown[$0] }
      .map { Self.text(ofLine: $0, lines[$0]) }.joined()
  }

  private static func text(ofLine index: Int, _ line: String) -> String {
    "\u{1B}[\(index + 1);1H\u{1B}[2K\(line)"
  }
}
