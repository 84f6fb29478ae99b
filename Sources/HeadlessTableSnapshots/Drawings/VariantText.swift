internal import HeadlessTable

/// The whole text of a variant, made again from that of the first and the lines in which it differs.
///
/// The lines do not say where they are, so the text is made only if that is certain. An inserted line takes the place of the
/// deleted ones before it, and the heights and rows of the result must add up.
package enum VariantText {
  /// Returns the text of a variant.
  package static func text(_ first: String, applying changedLines: String) -> String? {
    // The top edge of the viewport says where everything below it is.
    let hasTopEdge = changedLines.contains("┌──") || changedLines.contains("/-- viewport")
    guard !hasTopEdge else { return nil }
    var patch = Patch(lines: first.linesWithNewlines())
    for line in changedLines.linesWithNewlines() where !patch.hasFailed { patch.add(line) }
    let text = patch.finished
    guard !patch.hasFailed,
      LineDiff(from: first, to: text).changedLines() == changedLines,
      let scene = TableScene(reading: text), scene.addsUp
    else { return nil }
    return text
  }

  private struct Patch {
    let lines: [Substring]
    var hasFailed = false
    private var text = ""
    private var next = 0

    init(lines: [Substring]) { self.lines = lines }

    var finished: String { text + lines[next...].joined() }

    mutating func add(_ line: Substring) {
      let rest = line.dropFirst()
      switch line.first {
      case "+": text += rest
      case "-": pass(rest, isKept: false)
      case " ": pass(rest, isKept: true)
      default: hasFailed = true
      }
    }

    /// Continues behind the next line that is the same.
    private mutating func pass(_ line: Substring, isKept: Bool) {
      guard let place = lines[next...].firstIndex(of: line) else {
        hasFailed = true
        return
      }
      text += lines[next..<(isKept ? place + 1 : place)].joined()
      next = place + 1
    }
  }
}

extension TableScene {
  /// Whether the heights are those of the content, and each section has its rows; items have no heights in a text.
  ///
  /// Where rows are not listed, headers and footers may be missing, too, and so are their heights.
  fileprivate var addsUp: Bool {
    var (height, missing) = (0.0, 0)
    var isWhole = true
    var listsAll = true
    for item in items {
      switch item {
      case .section(let section):
        isWhole = isWhole && missing == 0
        missing = section.rowCount
      case .view(let view):
        if view.kind != .placeholder { height += view.height }
        if view.kind == .row { missing -= 1 }
      case .elision(let elision):
        height += elision.height
        missing -= elision.rowCount
        listsAll = false
      case .gap(let points): height += points
      case .viewportStart, .viewportEnd: break
      }
    }
    let rest = contentSize.height - height
    return isWhole && missing == 0
      && (isCollection || (listsAll ? !rest.isSeen : rest > -0.001))
  }
}
