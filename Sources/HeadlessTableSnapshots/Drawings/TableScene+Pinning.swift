internal import HeadlessTable

extension TableScene {
  /// Places the headers and footers that stick, which a text only marks as pinned.
  mutating func pinSupplementaries() {
    let edges = (top: offset + inset.top, bottom: offset + size.height - inset.bottom)
    // The top of each item, and behind them the end of the last one.
    var tops = [0.0]
    for item in items { tops.append(item.bottom(from: tops[tops.count - 1], offset: offset)) }
    for index in items.indices {
      guard case .view(var view) = items[index], view.tags.contains("pinned") else { continue }
      if let frame = view.y {
        view.pinnedY = frame
      } else if view.kind == .header {
        let end = items[index...].firstIndex(where: \.isSection) ?? items.endIndex
        view.pinnedY = min(max(tops[index], edges.top), max(tops[index], tops[end] - view.height))
      } else if view.kind == .footer {
        let start = items[..<index].lastIndex { $0.isSection || $0.isHeader } ?? index
        let rows = items[start].isSection ? tops[start] : tops[start + 1]
        view.pinnedY = max(min(tops[index], edges.bottom - view.height), rows)
      }
      items[index] = .view(view)
    }
  }
}

extension TableScene.Item {
  fileprivate var isSection: Bool { if case .section = self { true } else { false } }

  fileprivate var isHeader: Bool {
    if case .view(let view) = self { view.kind == .header } else { false }
  }
}
