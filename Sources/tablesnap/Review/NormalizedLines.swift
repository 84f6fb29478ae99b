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
    count = Self.isTable(lines) ? lines.firstIndex { TextMark($0) == .part } ?? lines.count : 0
  }

  /// Whether a text begins as the picture of a table does: its name, and then its content or a section.
  private static func isTable(_ lines: [Substring]) -> Bool {
    let text = lines.drop { $0.hasPrefix("%snapshot ") }.prefix(2)
    guard let first = text.first, first.contains(#/^table .*? [·|] /#) else { return false }
    return text.dropFirst().allSatisfy { [.content, .section].contains(TextMark($0)) }
  }

  subscript(index: Int) -> String {
    let line = lines[index]
    guard index < count else { return String(line) }
    return switch TextMark(line) {
    case .table: Self.withoutCounts(line)
    case .content: Self.withoutSums(line)
    case .section: Self.withoutSection(line)
    case .row: Self.withoutIdentity(line)
    case .elision, .viewportStart, .viewportEnd: String(line).withoutNumbers
    case .part, .phase, .field, .indented, .gap, .other: String(line)
    }
  }

  /// The first line of an outline counts sections and rows.
  private static func withoutCounts(_ line: Substring) -> String {
    String(line).replacing(#/ [0-9]+ (sections?|rows?)\b/#) { " n \($0.output.1)" }
  }

  /// The offset sums up nothing.
  private static func withoutSums(_ line: Substring) -> String {
    let end = line.firstRange(of: "offset ")?.lowerBound ?? line.endIndex
    return String(line[..<end]).withoutNumbers + line[end...]
  }

  /// The tags of a section are its own.
  private static func withoutSection(_ line: Substring) -> String {
    let tags = line.firstRange(of: "  [")?.lowerBound ?? line.endIndex
    let words = line[..<tags].split(separator: " ").map(String.init)
    let rest = words.drop { $0 != "·" && $0 != "|" }
    return (words.prefix(1) + ["‹id›"] + rest).joined(separator: " ").withoutNumbers + line[tags...]
  }

  /// The identity of a row is the first word behind its type, its number and its named values that is
  /// neither quoted nor in brackets.
  private static func withoutIdentity(_ line: Substring) -> String {
    let words = line.split(separator: " ")
    let hasHeight = words.count > 1 && Double(words[1].drop { $0 == "~" }) != nil
    let rest = words.dropFirst(hasHeight ? 3 : 2).drop { word in
      word.hasPrefix("#") || (word.contains("=") && !word.contains("\""))
    }
    guard let identity = rest.first, !identity.contains("\""), !identity.hasPrefix("[") else {
      return String(line)
    }
    return line[..<identity.startIndex] + "‹id›" + line[identity.endIndex...]
  }
}

extension String {
  /// Every run of digits, and every digest behind a `#`, as one letter.
  fileprivate var withoutNumbers: String {
    replacing(/#[0-9a-f]{8}/, with: "#n").replacing(/[0-9]+/, with: "n")
  }
}
