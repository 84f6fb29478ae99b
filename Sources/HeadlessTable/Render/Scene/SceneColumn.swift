/// Items one below the other, with the edges of the viewport drawn where they belong.
///
/// The top edge is before the first item of which something is inside, the bottom edge after
/// the last. What has no height is inside when it is at or below the top edge and above the bottom
/// edge, so a section that begins right at the top edge is named inside.
///
/// Views that are at their frames, as those of a waterfall, are listed in the order of their rows: the edges are around
/// all that are in the viewport, and those between them that are not have a tag.
struct SceneColumn {
  private let top: Double
  private let bottom: Double
  /// Where the content ends, of which not all is listed.
  private let contentEnd: Double
  private var items: [TableScene.Item] = []
  private var y = 0.0
  private var hasStarted = false
  private var hasEnded = false
  private var isScattered = false
  private var lastInsideMaxY: Double?
  /// The listed items that are in the viewport, where their frames say it.
  private var inSight: [InSight] = []
  /// The first listed item that begins below the viewport.
  private var firstBelow: Int?

  private struct InSight {
    let index: Int
    let start: Double
    let end: Double
    let isView: Bool
  }

  /// Makes an empty column behind a viewport between two edges, in points of the content.
  init(top: Double, bottom: Double, contentEnd: Double = 0) {
    (self.top, self.bottom, self.contentEnd) = (top, bottom, contentEnd)
  }

  mutating func add(_ item: TableScene.Item?, height: Double) {
    if isScattered { return items += [item].compactMap { $0 } }
    let maxY = y + height
    if let item {
      let isBelowTop = height.isSeen ? (maxY - top).isPositive : !(top - y).isPositive
      if isBelowTop, !hasStarted { start() }
      if hasStarted, !hasEnded, !(bottom - y).isPositive { end(blank: 0) }
      if hasStarted, !hasEnded, height.isSeen { lastInsideMaxY = maxY }
      items.append(item)
    }
    y = maxY
  }

  mutating func add(
    _ item: TableScene.Item,
    from start: Double,
    to end: Double,
    isInSight: Bool
  ) {
    if isInSight {
      inSight.append(InSight(index: items.count, start: start, end: end, isView: true))
    }
    append(item, from: start, to: end)
  }

  /// Adds the title of a section whose views are at their frames.
  mutating func add(section: TableScene.Section, at start: Double) {
    if !(top - start).isPositive, (bottom - start).isPositive {
      inSight.append(InSight(index: items.count, start: start, end: start, isView: false))
    }
    append(.section(section), from: start, to: start)
  }

  private mutating func append(_ item: TableScene.Item, from start: Double, to end: Double) {
    isScattered = true
    if firstBelow == nil, !item.isOnItem, !(bottom - start).isPositive { firstBelow = items.count }
    y = max(y, end)
    items.append(item)
  }

  mutating func tagSection(_ tag: String) {
    for index in items.indices.reversed() {
      guard case .section(var section) = items[index] else { continue }
      section.tags.append(tag)
      items[index] = .section(section)
      return
    }
  }

  mutating func add(gap: Double) {
    if gap.isSeen { add(.gap(gap), height: gap) }
  }

  mutating func finish() -> [TableScene.Item] {
    if isScattered { markScattered() }
    if !hasStarted { start(isAboveItem: false) }
    if !hasEnded { end(blank: max(0, bottom - max(y, top))) }
    return items
  }

  /// Puts the edges around what is in the viewport, and tags what is between them and is not.
  private mutating func markScattered() {
    let (listed, indices, contentY) = (items, Set(inSight.map(\.index)), y)
    let first = inSight.first?.index ?? firstBelow ?? listed.count
    var next = inSight.last.map { $0.index + 1 } ?? first
    while next < listed.count, listed[next].isOnItem { next += 1 }
    items = Array(listed[..<first])
    y = inSight.first?.start ?? top
    start(isAboveItem: !inSight.isEmpty)
    items += (first..<next).map { indices.contains($0) ? listed[$0] : listed[$0].outOfSight }
    y = inSight.map(\.end).max() ?? (firstBelow == nil ? contentY : top)
    lastInsideMaxY = inSight.last(where: \.isView)?.end
    end(blank: contentEnd > bottom && !inSight.isEmpty ? 0 : max(0, bottom - max(y, top)))
    items += listed[next...]
  }

  private mutating func start(isAboveItem: Bool = true) {
    hasStarted = true
    let cut = isAboveItem && y < top ? top - y : 0
    let blank = top < 0 ? min(-top, bottom - top) : 0
    items.append(.viewportStart(cut: cut, blank: blank))
  }

  private mutating func end(blank: Double) {
    hasEnded = true
    let cut = max(0, (lastInsideMaxY ?? bottom) - bottom)
    items.append(.viewportEnd(cut: cut, blank: blank))
  }
}

extension TableScene.Item {
  fileprivate var isOnItem: Bool { if case .view(let view) = self { view.isOnItem } else { false } }

  fileprivate var outOfSight: TableScene.Item {
    guard case .view(var view) = self, view.kind == .row else { return self }
    view.tags.append("offscreen")
    return .view(view)
  }
}

extension Double {
  /// Whether the distance is more than a picture shows as nothing.
  fileprivate var isPositive: Bool { self > 0 && isSeen }
}
