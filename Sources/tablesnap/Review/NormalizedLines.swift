import HeadlessTableSnapshots

extension LineDiff {
  /// Each change as text without what names a row or a section of a table, and without the sums over all rows.
  var normalizedChanges: Set<String> {
    let (old, new) = (NormalizedLines(oldLines), NormalizedLines(newLines))
    return Set(
      changes.map { change in
        (change.old.map { "-\(old[$0])" } + change.new.map { "+\(new[$0])" })
          .joined(separator: "\n")
      }
    )
  }
}

/// The lines of a text, of which those that a table's picture has of its own are compared without names and sums.
///
/// Fields, texts of one's own, and everything that is no picture of a table stay as they are, whatever words they begin with.
private struct NormalizedLines {
  private let lines: [Substring]
  /// The number of lines that are those of the table's picture.
  private let count: Int

  init(_ lines: [Substring]) {
    self.lines = lines
    let end = lines.firstIndex { TextMark($0) == .part && $0 != "== before\n" }
    count = Self.isTable(lines) ? end ?? lines.count : 0
  }

  /// Whether a text begins as the picture of a table does: its name, and then its content or a section.
  private static func isTable(_ lines: [Substring]) -> Bool {
    let text = lines.drop { $0.hasPrefix("%snapshot ") }.prefix(2)
    guard let first = text.first, first.contains(#/^(table|collection) .*? [·|] /#) else {
      return false
    }
    return text.dropFirst().allSatisfy { [.content, .section, .part].contains(TextMark($0)) }
  }

  subscript(index: Int) -> String {
    let line = lines[index]
    guard index < count else { return String(line) }
    switch TableTextLine(line.last?.isNewline == true ? line.dropLast() : line) {
    case .table(let name, let parts):
      // The first line of an outline counts sections and rows.
      let counts = #/^[0-9]+ (sections?|rows?|items?)$/#
      return "\(name) \(parts.map { $0.replacing(counts) { "n \($0.output.1)" } })"
    case .content(let parts):
      // The offset sums up nothing.
      return "content \(parts.map { $0.hasPrefix("offset ") ? $0 : $0.withoutNumbers })"
    case .section(_, let layout, let rowCount, let tags, let folded):
      return "§ \(layout) \(rowCount == 1) \(tags) \(folded.map(\.withoutNumbers))"
    case .view(var view) where view.isRow:
      if view.identity?.contains("\"") == false { view.identity = nil }
      return "\(view)"
    case .elision, .viewportStart, .viewportEnd: return String(line).withoutNumbers
    case .view, .field, .gap, .other: return String(line)
    }
  }
}

extension String {
  /// Every run of digits, and every digest behind a `#`, as one letter.
  fileprivate var withoutNumbers: String {
    replacing(/#[0-9a-f]{8}/, with: "#n").replacing(/[0-9]+/, with: "n")
  }
}
