internal import HeadlessTable

extension TableScene {
  /// Places the headers and footers that stick, which a text only marks as pinned.
  mutating func pinSupplementaries() {
    let edges = (top: offset + inset.top, bottom: offset + size.height - inset.bottom)
    var place = ScenePlaces(items, offset: offset)
    for index in items.indices {
      let (y, section) = place.next(items[index])
      guard case .view(var view) = items[index], view.tags.contains("pinned") else { continue }
      defer { items[index] = .view(view) }
      if let frame = view.y {
        view.pinnedY = frame
        continue
      }
      switch view.kind {
      case .header: view.pinnedY = min(max(y, edges.top), max(y, section.upperBound - view.height))
      case .footer: view.pinnedY = max(min(y, edges.bottom - view.height), section.lowerBound)
      case .row, .tableHeader, .tableFooter, .placeholder, .other: break
      }
    }
  }
}

/// The places of a scene's items: from the top of the content, and from the rows of their section to its end.
private struct ScenePlaces {
  private var y = 0.0
  private var section = -1
  private let offset: Double
  private var sections: [ClosedRange<Double>] = []

  init(_ items: [TableScene.Item], offset: Double) {
    self.offset = offset
    var tops: [Double] = []
    var rowTops: [Double] = []
    for item in items {
      let top = y
      y = item.bottom(from: y, offset: offset)
      switch item {
      case .section:
        tops.append(y)
        rowTops.append(y)
      case .view(let view) where view.kind == .header && !rowTops.isEmpty:
        rowTops[rowTops.count - 1] = top + view.height
      default: break
      }
    }
    let ends = tops.dropFirst() + [y]
    sections = zip(rowTops, ends).map { $0...max($0, $1) }
    y = 0
  }

  /// The top of an item, and the place of its section.
  mutating func next(_ item: TableScene.Item) -> (y: Double, section: ClosedRange<Double>) {
    let top = y
    y = item.bottom(from: y, offset: offset)
    if case .section = item { section += 1 }
    return (top, sections.indices.contains(section) ? sections[section] : top...max(top, y))
  }
}
