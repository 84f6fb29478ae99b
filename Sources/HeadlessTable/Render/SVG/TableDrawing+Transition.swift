extension TableDrawing {
  private static let lineHeight = 15.0
  private static let charactersInLine = 56

  /// How high the strip beside the table is.
  var stripHeight: Double {
    scene.transition.map { 44 + Double($0.lines.count) * Self.lineHeight } ?? 0
  }

  /// The calls that the table made, beside the rows that they led to.
  func drawStrip(_ transition: TableScene.Transition, in svg: inout SVGText) {
    let left = size.width - Self.margin - Self.stripWidth
    svg.element(
      "rect",
      [
        "x": SVGValue(left), "y": SVGValue(y), "width": SVGValue(Self.stripWidth),
        "height": SVGValue(stripHeight), "rx": 10, "class": "paper",
      ]
    )
    svg.element(
      "text",
      [
        "x": SVGValue(left + 14), "y": SVGValue(y + 22), "class": "ink strong", "font-size": 12,
      ],
      text: transition.title.onOneLine.truncated(toWidth: Self.stripWidth - 28, fontSize: 12)
    )
    for (index, line) in transition.lines.enumerated() {
      let text = line.onOneLine.narrowed.clipped(toColumns: Self.charactersInLine)
      svg.element(
        "text",
        [
          "x": SVGValue(left + 14), "y": SVGValue(y + 42 + Double(index) * Self.lineHeight),
          "class": "quiet mono", "font-size": 10.5, "xml:space": "preserve",
        ],
        text: text
      )
    }
  }

  /// What the update did, in the margin beside the row that it did it to.
  func drawMarks(of placed: ScenePlacement.PlacedView, in svg: inout SVGText) {
    let top = y + max(placed.y, placement.top) - placement.top
    let bottom = y + min(placed.maxY, placement.bottom) - placement.top
    if let change = placed.view.change {
      svg.element(
        "rect",
        [
          "x": SVGValue(x - 6), "y": SVGValue(top + 1), "width": 3,
          "height": SVGValue(max(0, bottom - top - 2)), "rx": 1.5, "class": "\(change.colour)",
        ]
      )
      drawSign(change.path, change.colour, at: (top + bottom) / 2, in: &svg)
    }
    if placed.view.deletedAbove > 0, placed.y >= placement.top {
      drawDeletion(placed.view.deletedAbove, at: top, in: &svg)
    }
    if placed.view.deletedBelow > 0, placed.maxY <= placement.bottom {
      drawDeletion(placed.view.deletedBelow, at: bottom, in: &svg)
    }
  }

  private func drawSign(_ path: String, _ colour: String, at y: Double, in svg: inout SVGText) {
    let place = "translate(\((x - 17).snapshotText) \(y.snapshotText))"
    svg.element(
      "path",
      [
        "transform": "\(place)", "d": "\(path)", "class": "line \(colour)-edge",
      ]
    )
  }

  /// A red line between the rows that others were taken from, and their number.
  private func drawDeletion(_ count: Int, at y: Double, in svg: inout SVGText) {
    let left = (x - 12).snapshotText
    svg.element(
      "path",
      [
        "d": "M\(left) \(y.snapshotText)H\((x + scene.size.width).snapshotText)",
        "class": "line deleted-edge", "stroke-dasharray": "5 4",
      ]
    )
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

extension String {
  /// The line of a log with its first column as it is, and the gaps between others made small.
  fileprivate var narrowed: String {
    let rest = dropFirst(11).split(separator: " ", omittingEmptySubsequences: false)
    var words: [Substring] = []
    for word in rest where !word.isEmpty || words.last?.isEmpty == false { words.append(word) }
    return prefix(11) + words.joined(separator: " ")
  }
}

extension TableScene.Change {
  fileprivate var colour: String { self == .reconfigured ? "reloaded" : rawValue }

  /// A sign of some ten points around the origin.
  fileprivate var path: String {
    switch self {
    case .inserted: "M-5 0H5M0-5V5"
    case .moved: "M0-6V6M-3.5-2.5L0-6L3.5-2.5M-3.5 2.5L0 6L3.5 2.5"
    case .reloaded: "M4.5-2A5 5 0 1 0 5 1M5-5V-1.5H1.5"
    case .reconfigured: "M-5 3L2-4L5-1L-2 6H-5Z"
    }
  }
}
