internal import HeadlessTable

/// The part of a table that the text of a transition repeats.
public enum TransitionExtent: Hashable, Sendable {
  /// The sections and rows that the change touches; the others are counted, and their heights do not matter.
  case changes
  /// All that the picture of the table shows.
  case wholeTable
}

/// The text of a table before a change, and after it.
struct TransitionText {
  /// The last words of a line that counts what is not repeated.
  static let leftOut = "left out"
  /// The text in place of the table after a change that changes no line.
  static let unchanged = "  as before\n"

  /// The line that names the table, the title, and what is to be seen of the table before the change.
  let before: String
  /// The title, and what is to be seen of it after the change.
  let after: String

  /// Compares the pictures of a table.
  ///
  /// A picture that is not the text of a table is repeated as a whole.
  init(from old: String, to new: String, showing extent: TransitionExtent) {
    var (name, old, new) = ("", old, new)
    if TextMark.isTable(old), TextMark.isTable(new) {
      if extent == .changes { (old, new) = Self.touchedLines(old, new) }
      name = String(old.linesWithNewlines()[0])
      old.removeFirst(name.count)
      if new.hasPrefix(name) { new.removeFirst(name.count) }
    }
    before = "\(name)== before\n\(old)"
    after = "== after\n\(old == new ? Self.unchanged : new)"
  }

  private static func touchedLines(_ old: String, _ new: String) -> (old: String, new: String) {
    let diff = LineDiff(from: withoutSums(old), to: withoutSums(new))
    let sides = (
      old: diff.changes.map { ($0.old, diff.newLines[$0.new].first) },
      new: diff.changes.map { ($0.new, diff.oldLines[$0.old].first) }
    )
    return (
      TouchedLines(diff.oldLines, sides.old).text, TouchedLines(diff.newLines, sides.new).text
    )
  }

  /// The text without what depends on the heights of all rows: the size of the content and the edges of the viewport.
  private static func withoutSums(_ text: String) -> String {
    text.linesWithNewlines().map { line in
      switch TextMark(line) {
      case .content: return String(withoutSize(line))
      case .viewportStart, .viewportEnd: return ""
      default: return String(line)
      }
    }
    .joined()
  }

  private static func withoutSize(_ line: Substring) -> Substring {
    guard let end = line.firstRange(of: " · ") ?? line.firstRange(of: " | ") else { return line }
    return "content " + line[end.upperBound...]
  }
}

/// The lines of a table's text that a change touches; what it does not touch is counted.
private struct TouchedLines {
  /// A view with its fields, or another line.
  private struct Block {
    var lines: [Substring]
    var isTouched: Bool
    let content: TableTextLine
  }

  private(set) var text = ""
  /// The lines left out since the last one that is written.
  private var left = LeftOut()
  private var mark = "⋮"

  /// Takes the lines of a text, and its changes: the lines that differ, and the first of those in their place.
  init(_ lines: [Substring], _ changes: [(own: Range<Int>, other: Substring?)]) {
    var head: Block?
    var section: [Block] = []
    for block in Self.blocks(of: lines, touched: Self.touched(lines, changes)) {
      if case .section = block.content {
        write(head, section)
        (head, section) = (block, [])
        if block.lines.first?.hasPrefix("# ") == true { mark = "..." }
      } else if head == nil {
        write(block)
      } else {
        section.append(block)
      }
    }
    write(head, section)
    writeLeftOut()
  }

  private static func blocks(of lines: [Substring], touched: Set<Int>) -> [Block] {
    var blocks: [Block] = []
    for (index, line) in lines.enumerated() {
      let content = TableTextLine(line.dropLast(line.hasSuffix("\n") ? 1 : 0))
      if case .field = content, let last = blocks.indices.last {
        blocks[last].lines.append(line)
        if touched.contains(index) { blocks[last].isTouched = true }
      } else {
        blocks.append(
          Block(lines: [line], isTouched: touched.contains(index), content: content)
        )
      }
    }
    return blocks
  }

  /// The numbers of the lines that differ, and of the section or the view that only the other text has more in.
  private static func touched(
    _ lines: [Substring],
    _ changes: [(own: Range<Int>, other: Substring?)]
  ) -> Set<Int> {
    var touched: Set<Int> = []
    for change in changes {
      touched.formUnion(change.own)
      guard change.own.isEmpty, let first = change.other.map(TextMark.init), first != .section
      else { continue }
      let owner = lines[..<change.own.lowerBound].lastIndex { line in
        first.isOfView ? !TextMark(line).isOfView : TextMark(line) == .section
      }
      if let owner { touched.insert(owner) }
    }
    return touched
  }

  private mutating func write(_ head: Block?, _ views: [Block]) {
    guard let head else { return }
    guard head.isTouched || views.contains(where: { $0.isTouched }) else {
      left.sections += 1
      for block in [head] + views { left.add(block.content) }
      return
    }
    write(head)
    for view in views {
      if view.isTouched { write(view) } else { left.add(view.content) }
    }
    writeLeftOut()
  }

  private mutating func write(_ block: Block) {
    writeLeftOut()
    for line in block.lines { text += line }
  }

  private mutating func writeLeftOut() {
    if !left.isEmpty { text += "  \(mark) \(left.text(dot: mark == "⋮" ? "·" : "|"))\n" }
    left = LeftOut()
  }
}

/// The number of sections and views that a text leaves out because they stay as they are.
private struct LeftOut {
  var sections = 0
  private var rows = 0
  private var noun = "row"
  private var supplementaries = 0

  var isEmpty: Bool { sections + rows + supplementaries == 0 }

  mutating func add(_ line: TableTextLine) {
    switch line {
    case .view(let view):
      if view.isRow { (rows, noun) = (rows + 1, view.kind) } else { supplementaries += 1 }
    case .elision(let parts), .section(_, _, _, _, folded: let parts):
      if !parts.isEmpty { noun = parts.rowNoun }
      rows += parts.first?.leadingNumber.flatMap { Int(exactly: $0) } ?? 0
    default: break
    }
  }

  /// `2 rows · 1 header or footer · left out`, behind the number of sections if they are left out as a whole.
  func text(dot: String) -> String {
    let counts = [
      (sections, "section", "sections"), (rows, noun, "\(noun)s"),
      (supplementaries, "header or footer", "headers and footers"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return (parts + [TransitionText.leftOut]).joined(separator: " \(dot) ")
  }
}
