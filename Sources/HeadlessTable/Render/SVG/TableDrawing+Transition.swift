extension TableDrawing {
  /// Draws the marks of the update in the margin, beside the rows that it changed.
  func drawMarks(of placed: ScenePlacement.PlacedView, in svg: inout SVGText) {
    if placed.view.isCard { return drawMarks(ofCard: placed, in: &svg) }
    let top = y + max(placed.y, placement.top) - placement.top
    let bottom = y + min(placed.maxY, placement.bottom) - placement.top
    let changes = placed.view.changes
    drawBar(of: changes, x: x - 6, from: top + 1, to: bottom - 1, in: &svg)
    // One below the other: the margin has room for one.
    let step = min(16, (bottom - top) / Double(max(1, changes.count)))
    let first = (top + bottom - step * Double(changes.count - 1)) / 2
    for (index, change) in changes.enumerated() {
      svg.sign(of: change, x: x - 17, y: first + step * Double(index))
    }
    if placed.view.deletedAbove > 0, placed.y >= placement.top {
      drawDeletion(placed.view.deletedAbove, at: top, in: &svg)
    }
    if placed.view.deletedBelow > 0, placed.maxY <= placement.bottom {
      drawDeletion(placed.view.deletedBelow, at: bottom, in: &svg)
    }
  }

  /// Draws the marks on an item that is beside others: at its own edge.
  private func drawMarks(ofCard placed: ScenePlacement.PlacedView, in svg: inout SVGText) {
    guard placed.maxY > placement.top, placed.y < placement.bottom else { return }
    let width = placed.view.width ?? 0
    let top = y + placed.y - placement.top
    let left = x + axis.rect(x: placed.view.x, y: 0, width: width, height: 0).minX
    let changes = placed.view.changes
    drawBar(of: changes, x: left, from: top + 8, to: top + placed.view.height - 8, in: &svg)
    for (index, change) in changes.reversed().enumerated() {
      svg.sign(of: change, x: left + width - 12 - 16 * Double(index), y: top + 12)
    }
    let (height, gap) = (placed.view.height, 3.0)
    for (count, x) in [
      (placed.view.deletedAbove, left - gap), (placed.view.deletedBelow, left + width + gap),
    ] where count > 0 {
      svg.deletion("M\(x.snapshotText) \(top.snapshotText)V\((top + height).snapshotText)")
    }
  }

  /// A bar with a part in the colour of each change.
  private func drawBar(
    of changes: [TableScene.Change],
    x: Double,
    from top: Double,
    to bottom: Double,
    in svg: inout SVGText
  ) {
    let height = max(0, bottom - top) / Double(max(1, changes.count))
    for (index, change) in changes.enumerated() {
      let part = TableRect(x: x, y: top + height * Double(index), width: 3, height: height)
      svg.rect(part, radius: 1.5, style: change.colour)
    }
  }

  /// A red line between the rows that others were taken from, and their number.
  private func drawDeletion(_ count: Int, at y: Double, in svg: inout SVGText) {
    let left = (x - 12).snapshotText
    svg.deletion("M\(left) \(y.snapshotText)H\((x + width).snapshotText)")
    svg.element(
      "text",
      [
        "x": SVGValue(x - 15), "y": SVGValue(y + 4), "class": "deleted strong", "font-size": 11,
        "text-anchor": "end",
      ],
      text: "−\(count)"
    )
  }
}

/// The panel beside a table after an update: a legend of the marks, and the calls.
struct UpdatePanel {
  private static let width = 384.0
  private static let lineHeight = 15.0
  private static let charactersInLine = 56

  private let title: String
  private let legend: [TableScene.Change]
  private let calls: [String]
  let x: Double
  let y: Double

  init(_ transition: TableScene.Transition, _ scene: TableScene, x: Double, y: Double) {
    let font = TextAdvances(fontSize: 12, isBold: true)
    title = font.clipped(transition.title.onOneLine, to: Self.width - 28)
    var found = Set((scene.views + (transition.before?.views ?? [])).flatMap(\.changes))
    if scene.views.contains(where: { $0.deletedAbove + $0.deletedBelow > 0 }) {
      found.insert(.deleted)
    }
    legend = TableScene.Change.allCases.filter(found.contains)
    calls = transition.lines.flatMap { $0.onOneLine.narrowed.hanging(Self.charactersInLine) }
    self.x = x
    self.y = y
  }

  var maxX: Double { x + Self.width }

  var height: Double {
    let legendHeight = legend.isEmpty ? 0 : 20.0
    return 44 + legendHeight + Double(calls.count) * Self.lineHeight
  }

  func draw(in svg: inout SVGText) {
    svg.rect(TableRect(x: x, y: y, width: Self.width, height: height), radius: 10, style: "paper")
    svg.text(title, x: x + 14, y: y + 22, at: .left, style: "ink strong", fontSize: 12)
    var top = y + 42
    drawLegend(at: &top, in: &svg)
    for line in calls { draw(line, at: &top, in: &svg) }
  }

  /// Each mark that is in the picture, with its word.
  private func drawLegend(at top: inout Double, in svg: inout SVGText) {
    guard !legend.isEmpty else { return }
    let font = TextAdvances(fontSize: 11)
    var left = x + 14
    for change in legend {
      svg.sign(of: change, x: left + 6, y: top - 4)
      svg.text(change.rawValue, x: left + 16, y: top, at: .left, style: "ink", fontSize: 11)
      left += 16 + font.width(of: change.rawValue) + 14
    }
    top += 20
  }

  private func draw(_ line: String, at top: inout Double, in svg: inout SVGText) {
    svg.element(
      "text",
      [
        "x": SVGValue(x + 14), "y": SVGValue(top), "class": "quiet mono", "font-size": 10.5,
        "xml:space": "preserve",
      ],
      text: line
    )
    top += Self.lineHeight
  }
}

extension TableScene {
  fileprivate var views: [View] {
    items.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }
}

extension String {
  /// The line of a log with its first column as it is, and the gaps between others made small.
  fileprivate var narrowed: String {
    let rest = dropFirst(11).split(separator: " ", omittingEmptySubsequences: false)
    var words: [Substring] = []
    for word in rest where !word.isEmpty || words.last?.isEmpty == false { words.append(word) }
    return prefix(11) + words.joined(separator: " ")
  }

  /// The text on lines of some columns; all but the first begin below the second column of a log.
  fileprivate func hanging(_ columns: Int) -> [String] {
    let lines = wrapped(to: Double(columns), lines: .max, isCode: true) { Double($0.columns) }
    guard let first = lines.first, lines.count > 1 else { return lines }
    let indentation = String(repeating: " ", count: 11)
    let rest = dropFirst(first.count).drop { $0 == " " }
    return [first]
      + String(rest)
      .wrapped(to: Double(columns - 11), lines: .max, isCode: true) { Double($0.columns) }
      .map { indentation + $0 }
  }
}

extension SVGText {
  fileprivate mutating func deletion(_ steps: String) {
    element("path", ["d": "\(steps)", "class": "line deleted-edge", "stroke-dasharray": "5 4"])
  }

  /// The sign of a change, some ten points around a place.
  fileprivate mutating func sign(of change: TableScene.Change, x: Double, y: Double) {
    let place = "translate(\(x.snapshotText) \(y.snapshotText))"
    element(
      "path",
      [
        "transform": "\(place)", "d": "\(change.path)", "class": "line \(change.colour)-edge",
      ]
    )
  }
}

extension TableScene.Change {
  fileprivate var colour: String { self == .reconfigured ? "reloaded" : rawValue }

  fileprivate var path: String {
    switch self {
    case .inserted: "M-5 0H5M0-5V5"
    case .deleted: "M-5 0H5"
    case .moved: "M0-6V6M-3.5-2.5L0-6L3.5-2.5M-3.5 2.5L0 6L3.5 2.5"
    case .reloaded: "M4.5-2A5 5 0 1 0 5 1M5-5V-1.5H1.5"
    case .reconfigured: "M-5 3L2-4L5-1L-2 6H-5Z"
    }
  }
}
