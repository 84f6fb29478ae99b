internal import Binder
internal import HeadlessTable

/// Scrolls through a table, down and up, and looks at each stop.
@MainActor
struct ScrollSweep {
  /// The most rows of a table that stops at each; one with more has this number of stops.
  static let mostStops = 200

  private(set) var findings: [String] = []
  private(set) var stopCount = 0

  private let table: HeadlessListView
  private var seen: [String: Seen] = [:]
  private var reported: Set<String> = []
  /// The number of calls of the log that have been searched for updates.
  private var callCount = 0

  /// The content of a row when it was first seen.
  private struct Seen {
    let content: ShownContent
    let rowHeight: Double
    let offset: Double
  }

  /// Looks at all of a table, and puts its offset and its log back.
  static func run(on table: HeadlessListView) -> ScrollSweep {
    var sweep = ScrollSweep(table: table)
    let offset = table.scrollPosition
    table.core.reports.recordingApart {
      sweep.visitAll()
      table.scrollPosition = offset
    }
    return sweep
  }

  private init(table: HeadlessListView) {
    self.table = table
  }

  private mutating func visitAll() {
    table.scrollPosition = table.core.layout.offsetLimits.lowerBound
    var stops: [Double] = []
    while stops.count <= 2 * Self.mostStops {
      stops.append(table.core.layout.offset)
      visit("down")
      guard let next = nextOffset else { break }
      table.scrollPosition = next
    }
    for stop in stops.dropLast().reversed() {
      table.scrollPosition = stop
      visit("up")
    }
  }

  /// The top of the row below the top edge, or a stride further; nil at the end.
  private var nextOffset: Double? {
    let limits = table.core.layout.offsetLimits
    guard table.core.layout.offset < limits.upperBound - 0.001 else { return nil }
    let shortest = (limits.upperBound - limits.lowerBound) / Double(Self.mostStops)
    var next = table.core.layout.offset + max(table.core.layout.length / 2, shortest)
    if table.core.layout.rowCount > Self.mostStops {
      next = table.core.layout.offset + max(table.core.layout.length, shortest)
    } else {
      let layout = table.core.layout
      let tops = table.core.displayed.rows.map { layout.start(of: layout.rect(of: $0)) }
      next = tops.first { $0 > table.core.layout.offset + 0.001 } ?? next
    }
    return min(next, limits.upperBound)
  }

  private mutating func visit(_ direction: String) {
    stopCount += 1
    let place = "at offset \(table.core.layout.offset.pointsText), going \(direction)"
    forgetWhatWasUpdated()
    for violation in table.core.sweepStop?.violations ?? [] {
      report("\(violation) \(place)", once: violation)
    }
    for row in table.core.displayed.rows {
      guard let shown = table.core.displayed.cells[row] else { continue }
      compare(shown.cell, at: row, place)
    }
  }

  /// Rows that were loaded, moved or reloaded on the way may show something else.
  private mutating func forgetWhatWasUpdated() {
    let calls = table.core.reports.log
    let isUpdated = calls[min(callCount, calls.count)...].contains { call in
      if case .update = call { true } else { false }
    }
    callCount = calls.count
    if isUpdated { seen.removeAll() }
  }

  private mutating func compare(_ cell: any TableCell, at row: RowPosition, _ place: String) {
    let name = table.core.place(of: row).description
    let content = ShownContent(of: .cell(cell), width: table.core.layout.rowWidth)
    let height = table.core.layout.rect(of: row).height
    let key = "\(row.section)/\(row.row) \(name)"
    guard let first = seen[key] else {
      seen[key] = Seen(content: content, rowHeight: height, offset: table.core.layout.offset)
      return
    }
    let start = "first seen at offset \(first.offset.pointsText)"
    if first.rowHeight != height {
      let heights = "\(height.pointsText) high instead of \(first.rowHeight.pointsText)"
      report("\(name) is \(heights) \(place); \(start)", once: "\(key) is high")
    }
    let differences = content.differences(from: first.content) { name in
      content.field(name)?.value.isToken == true
    }
    for difference in differences {
      report("\(name) \(difference.text) \(place); \(start)", once: "\(key) \(difference.subject)")
    }
  }

  private mutating func report(_ finding: String, once key: String) {
    if reported.insert(key).inserted { findings.append(finding) }
  }
}

extension SnapshotValue {
  /// Whether the value may be another on each view, such as the moment at which it was made.
  fileprivate var isToken: Bool { if case .token = self { true } else { false } }
}

extension TableCore {
  /// The views and the space that cover the viewport now; nil where sections are laid out in other ways than one row below
  /// the other.
  fileprivate var sweepStop: SweepStop? {
    guard let layout = layout as? TableLayout else { return nil }
    let (offset, geometry) = (layout.offset, layout.geometry)
    let top = max(0, offset)
    let bottom = max(top, min(offset + layout.size.height, geometry.contentHeight))
    var stop = SweepStop(visible: top...bottom)
    for row in displayed.rows {
      let rect = frame(ofDisplayed: row)
      stop.pieces.append(.init(name: place(of: row).description, y: rect.minY, height: rect.height))
    }
    stop.addParts(of: geometry)
    for section in geometry.visibleSections(from: top, to: bottom) {
      stop.addSpace(of: geometry.placedSection(section))
    }
    stop.headers = sticking(.header, in: layout)
    stop.footers = sticking(.footer, in: layout)
    return stop
  }

  private func sticking(_ kind: SupplementaryKind, in layout: TableLayout) -> [SweepStop.Sticking] {
    layout.plan.supplementaries(kind).filter { displayed[kind][$0.section] != nil }.map { view in
      let section = layout.geometry.placedSection(view.section)
      let name = place(of: kind.placeKind, section: view.section).description
      return SweepStop.Sticking(
        piece: .init(name: name, y: view.y, height: view.height),
        section: section.y...section.maxY
      )
    }
  }
}

extension SweepStop {
  /// The table's own header and footer.
  fileprivate mutating func addParts(of geometry: TableGeometry) {
    pieces.append(Piece(name: "top", y: 0, height: geometry.header))
    pieces.append(Piece(name: "bottom", y: geometry.footerY, height: geometry.footer))
  }

  /// Paddings, and the places that a header or a footer has left to stick to an edge.
  fileprivate mutating func addSpace(of section: PlacedSection) {
    let left = (headers: section.headerY, footers: section.footerY)
    pieces.append(Piece(name: "space", y: section.y, height: left.headers - section.y))
    pieces.append(Piece(name: "space", y: left.headers, height: section.geometry.header))
    pieces.append(Piece(name: "space", y: left.footers, height: section.maxY - left.footers))
  }
}

/// The pieces that cover a viewport, and the rules that they break.
struct SweepStop {
  /// A row, a header, a footer, or space that is meant to be there.
  struct Piece {
    var name: String
    var y: Double
    var height: Double

    var maxY: Double { y + height }
  }

  /// Headers and footers with the section that they must not leave.
  struct Sticking {
    var piece: Piece
    var section: ClosedRange<Double>
  }

  /// The part of the content that must be covered.
  var visible: ClosedRange<Double>
  var pieces: [Piece] = []
  /// The visible headers from top to bottom.
  var headers: [Sticking] = []
  /// The visible footers from top to bottom.
  var footers: [Sticking] = []

  /// The most that sums differ when numbers are added in another order.
  private static let tolerance = 0.001

  var violations: [String] {
    uncovered + outside(headers + footers) + covered(headers) + covered(footers)
  }

  private var uncovered: [String] {
    var violations: [String] = []
    var edge = visible.lowerBound
    let sticking = (headers + footers).map(\.piece)
    for piece in (pieces + sticking).sorted(by: { $0.y < $1.y }) where piece.maxY > edge {
      guard edge < visible.upperBound - Self.tolerance else { break }
      if piece.y > edge + Self.tolerance {
        violations.append(blank(from: edge, to: min(piece.y, visible.upperBound)))
      }
      edge = piece.maxY
    }
    if edge < visible.upperBound - Self.tolerance {
      violations.append(blank(from: edge, to: visible.upperBound))
    }
    return violations
  }

  private func blank(from start: Double, to end: Double) -> String {
    "nothing covers the content from \(start.pointsText) to \(end.pointsText)"
  }

  private func outside(_ sticking: [Sticking]) -> [String] {
    sticking.filter {
      $0.piece.y < $0.section.lowerBound - Self.tolerance
        || $0.piece.maxY > $0.section.upperBound + Self.tolerance
    }
    .map { "\($0.piece.name) is outside of its section" }
  }

  private func covered(_ sticking: [Sticking]) -> [String] {
    zip(sticking, sticking.dropFirst()).compactMap { above, below in
      let overlap = above.piece.maxY - below.piece.y
      guard overlap > Self.tolerance else { return nil }
      return "\(above.piece.name) and \(below.piece.name) overlap by \(overlap.pointsText)"
    }
  }
}
