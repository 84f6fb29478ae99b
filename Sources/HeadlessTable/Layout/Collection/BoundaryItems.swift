import BinderCollections

/// The headers, the footers and the other views at the edges of a section, or of all content.
struct BoundaryItems: Sendable {
  private struct Item: Sendable {
    let layout: LayoutBoundaryItem
    var size: TableSize
    var isMeasured = false
  }

  private var items: [Item]
  private let axis: LayoutAxis

  init(_ items: [LayoutBoundaryItem], in box: TableSize, _ container: LayoutContainer) {
    axis = container.axis
    self.items = items.map {
      Item(layout: $0, size: container.size($0.width, $0.height, in: box))
    }
  }

  var isEmpty: Bool { items.isEmpty }

  var indices: Range<Int> { items.indices }

  subscript(place: Int) -> LayoutBoundaryItem { items[place].layout }

  func place(of kind: String) -> Int? { items.firstIndex { $0.layout.kind == kind } }

  /// Whether a view decides its size, and has not yet.
  func isEstimated(_ place: Int) -> Bool {
    !items[place].isMeasured && sizesItself(place)
  }

  /// Whether a view decides its size, be it measured or not.
  func sizesItself(_ place: Int) -> Bool {
    let layout = items[place].layout
    return layout.width.isEstimate || layout.height.isEstimate
  }

  /// Sets the size that a view has given, along the axes on which it decides.
  mutating func measure(_ place: Int, as size: TableSize) {
    for axis in LayoutAxis.allCases where items[place].layout[axis].isEstimate {
      items[place].size[axis] = size.usable[axis]
    }
    items[place].isMeasured = true
  }

  /// How much longer the views make their section at its beginning and its end.
  ///
  /// Two at one edge lie on each other.
  var growth: (start: Double, end: Double) {
    var growth = (start: 0.0, end: 0.0)
    for item in items where item.layout.extendsBoundary {
      let (extent, offset) = (item.size[axis], item.layout.offset[axis])
      switch item.layout.alignment.place(axis) {
      case 0: growth.start = max(growth.start, extent - offset)
      case 1: growth.end = max(growth.end, extent + offset)
      default: break
      }
    }
    return growth
  }

  /// How long a section is at least, as views beside its items extend it.
  var leastLength: Double {
    let beside = items.filter { item in
      let alignment = item.layout.alignment
      return item.layout.extendsBoundary && alignment.place(axis) == 0.5
        && alignment.place(axis.other) != 0.5
    }
    return beside.map { $0.size[axis] }.max() ?? 0
  }

  /// The rectangle of a view where nothing is pinned.
  func frame(_ place: Int, at core: TableRect) -> TableRect {
    let (layout, size) = (items[place].layout, items[place].size)
    var origin = layout.offset
    for axis in LayoutAxis.allCases {
      let edge = layout.alignment.place(axis)
      origin[axis] += core.origin[axis] + edge * (core.size[axis] - size[axis])
      if axis == self.axis, edge != 0.5, layout.extendsBoundary {
        origin[axis] += edge == 0 ? -size[axis] : size[axis]
      }
    }
    return TableRect(origin: origin, size: size)
  }

  /// The rectangle of a view where a part of the content is visible.
  ///
  /// One that is pinned stays visible, within its section: a header before the footer that extends it, and a footer behind
  /// the header.
  func frame(_ place: Int, at core: TableRect, visible: ClosedRange<Double>) -> TableRect {
    var frame = frame(place, at: core)
    let layout = items[place].layout
    guard layout.pinsToVisibleBounds else { return frame }
    let (own, extent) = (frame.origin[axis], frame.size[axis])
    switch layout.alignment.place(axis) {
    case 0:
      let end = core.end(axis) - extent
      frame.origin[axis] = max(own, min(visible.lowerBound, end))
    case 1:
      let start = core.origin[axis]
      frame.origin[axis] = min(own, max(visible.upperBound - extent, start))
    default: break
    }
    return frame
  }
}

extension LayoutBoundaryItem {
  fileprivate var offset: TablePoint {
    TablePoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// One that is pinned is in front of everything else.
  var shownZIndex: Int { pinsToVisibleBounds ? 1_000_000_000 + zIndex : zIndex }
}
