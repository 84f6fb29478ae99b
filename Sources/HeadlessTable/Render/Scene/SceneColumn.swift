/// Items one below the other, with the edges of the viewport drawn where they belong.
///
/// The top edge stands before the first item of which something is inside, the bottom edge after
/// the last. What has no height is inside when it is at or below the top edge and above the bottom
/// edge, so a section that begins right at the top edge is named inside.
struct SceneColumn {
  private let top: Double
  private let bottom: Double
  private var items: [TableScene.Item] = []
  private var y = 0.0
  private var hasStarted = false
  private var hasEnded = false
  private var lastInsideMaxY: Double?

  /// Makes an empty column behind a viewport between two edges, in points of the content.
  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// Adds an item, or only its height if it is not listed.
  mutating func add(_ item: TableScene.Item?, height: Double) {
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

  /// Adds an item that stands at a place, wherever others are.
  mutating func add(_ item: TableScene.Item, from start: Double, to end: Double) {
    y = start
    add(item, height: end - start)
  }

  /// Goes on at a place.
  mutating func move(to y: Double) { self.y = y }

  /// Adds a tag to the section that was added last.
  mutating func tagSection(_ tag: String) {
    for index in items.indices.reversed() {
      guard case .section(var section) = items[index] else { continue }
      section.tags.append(tag)
      items[index] = .section(section)
      return
    }
  }

  /// Adds space, if there is any.
  mutating func add(gap: Double) {
    if gap.isSeen { add(.gap(gap), height: gap) }
  }

  /// The items, with the edges that no item was below.
  mutating func finish() -> [TableScene.Item] {
    if !hasStarted { start(isAboveItem: false) }
    if !hasEnded { end(blank: max(0, bottom - max(y, top))) }
    return items
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

extension Double {
  /// Whether the distance is more than a picture shows as nothing.
  fileprivate var isPositive: Bool { self > 0 && isSeen }
}
