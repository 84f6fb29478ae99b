/// What a line of a snapshot's text is, by how it begins: the marks that pictures and transitions write, in Unicode and in
/// ASCII, are known here alone.
package enum TextMark: Hashable, Sendable {
  /// The name of a table or a collection view, and what is said about it.
  case table
  /// The sums of its content.
  case content
  case section
  /// The title of a part, such as what follows a change: `== after`.
  case part
  /// The title of a phase in a list of calls.
  case phase
  /// A field of a view, on a line of its own.
  case field
  /// A line within another one that is no field of a table's view.
  case indented
  /// A row or an item.
  case row
  case elision
  case gap
  case viewportStart
  case viewportEnd
  /// Anything else: a header, a footer, pools, calls, or a text of one's own.
  case other

  private static let beginnings: [(String, TextMark)] = [
    ("                 ", .field), ("        ", .indented), ("  row ", .row), ("  item ", .row),
    ("  gap ", .gap),
    ("  ⋮ ", .elision), ("  ... ", .elision), ("§ ", .section), ("# ", .section),
    ("== ", .part), ("table ", .table), ("collection ", .table), ("content ", .content),
    ("┌── viewport", .viewportStart), ("/-- viewport", .viewportStart),
    ("└── end of viewport", .viewportEnd), ("\\-- end of viewport", .viewportEnd),
    ("── ", .phase),
  ]

  /// Looks at a line, with the newline at its end or without.
  package init(_ line: Substring) { self = Self.read(line).mark }

  /// The mark of a line, and the line behind it.
  static func read(_ line: Substring) -> (mark: TextMark, rest: Substring) {
    let first = line.utf8.first
    for (beginning, mark) in beginnings
    where beginning.utf8.first == first && line.utf8.starts(with: beginning.utf8) {
      return (mark, Substring(line.utf8.dropFirst(beginning.utf8.count)))
    }
    return (.other, line)
  }

  /// Whether the line belongs to the view above it.
  var isOfView: Bool { self == .field || self == .indented }

  /// Whether the lines below it lie in a place that it names.
  var isTitle: Bool { [.section, .part, .phase].contains(self) }

  static func isTable(_ text: some StringProtocol) -> Bool {
    text.hasPrefix("table ") || text.hasPrefix("collection ")
  }

  static func place(_ title: Substring) -> String {
    let end = title.firstRange(of: " · ") ?? title.firstRange(of: " | ")
    let name = end.map { title[..<$0.lowerBound] } ?? title
    return String(name.last?.isNewline == true ? name.dropLast() : name)
  }
}
