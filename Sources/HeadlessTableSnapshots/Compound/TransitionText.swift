internal import HeadlessTable

/// The part of a table that the text of a transition repeats.
public enum TransitionExtent: Hashable, Sendable {
  /// The sections and rows that the change touches; the others are counted, and their heights do not matter.
  case changes
  /// All that the picture of the table shows.
  case wholeTable
}

/// The text of a table before a change, and the lines that differ after it.
struct TransitionText {
  /// The lines before the change.
  let before: String
  /// The lines that differ, each with a sign; empty if there are none.
  let after: String

  /// Compares the pictures of a table.
  ///
  /// A picture that is not the text of a table is repeated as a whole.
  init(from old: String, to new: String, showing extent: TransitionExtent) {
    guard extent == .changes, TextMark.isTable(old), TextMark.isTable(new) else {
      before = old
      after = LineDiff(from: old, to: new).changedLines()
      return
    }
    let diff = LineDiff(from: Self.withoutSums(old), to: Self.withoutSums(new))
    before = TouchedLines(diff).text
    after = diff.changedLines(showsPlaces: true)
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

  private let diff: LineDiff
  private(set) var text = ""
  /// The lines left out since the last one that is written.
  private var left = LeftOut()
  private var mark = "⋮"

  init(_ diff: LineDiff) {
    self.diff = diff
    var head: Block?
    var section: [Block] = []
    for block in blocks {
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

  private var blocks: [Block] {
    let touched = touchedLines
    var blocks: [Block] = []
    for (index, line) in diff.oldLines.enumerated() {
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

  /// The numbers of the lines that differ, and of the section that something is inserted into.
  private var touchedLines: Set<Int> {
    var touched: Set<Int> = []
    for change in diff.changes {
      touched.formUnion(change.old)
      guard change.old.isEmpty, let first = diff.newLines[change.new].first.map(TextMark.init),
        first != .section
      else { continue }
      let owner = diff.oldLines[..<change.old.lowerBound].lastIndex { line in
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
      for view in views { left.add(view.content) }
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
  private var supplementaries = 0

  var isEmpty: Bool { sections + rows + supplementaries == 0 }

  mutating func add(_ line: TableTextLine) {
    switch line {
    case .view(let view): if view.kind == "row" { rows += 1 } else { supplementaries += 1 }
    case .elision(let parts): rows += parts.first?.leadingNumber.flatMap { Int(exactly: $0) } ?? 0
    default: break
    }
  }

  /// `2 rows · 1 header or footer · left out`.
  func text(dot: String) -> String {
    let counts = [
      (rows, "row", "rows"), (supplementaries, "header or footer", "headers and footers"),
      (sections, "section", "sections"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return (parts + ["left out"]).joined(separator: " \(dot) ")
  }
}
