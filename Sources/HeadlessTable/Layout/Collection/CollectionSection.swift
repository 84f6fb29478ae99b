import Binder
import BinderCollections

/// How one section is arranged, and how many items it has.
package struct SectionContent {
  let layout: LayoutSection
  let count: Int
  /// The size that an item of a flow has of its own, by its position, read once; nil where the layout decides.
  let size: ((Int) -> TableSize)?

  package init(_ layout: LayoutSection, count: Int, size: ((Int) -> TableSize)? = nil) {
    (self.layout, self.count) = (layout, count)
    if case .flow = layout.content { self.size = size } else { self.size = nil }
  }
}

struct CollectionSection: Sendable, SumTreeElement {
  let layout: LayoutSection
  private let container: LayoutContainer
  /// The insets, with those of the view.
  private let insets: LayoutInsets
  /// What headers and footers are parts of, and its place across.
  private let headerBox: (start: Double, size: TableSize)
  private let spacing: Double
  var items: SectionItems
  var boundary: BoundaryItems
  var offset = 0.0

  init(_ content: SectionContent, in container: LayoutContainer, spacing: Double) {
    layout = content.layout
    (self.container, self.spacing) = (container, spacing)
    insets = container.insets(of: layout)
    let sizes = content.size.map { size in SumTree((0..<max(0, content.count)).lazy.map(size)) }
    items = SectionItems(
      layout,
      sizes: sizes ?? SumTree(unsized: content.count),
      in: container,
      insets: insets
    )
    var free = layout.supplementariesFollowContentInsets ? insets : .zero
    if case .flow = layout.content { free = container.outerInsets(of: layout) }
    headerBox = (
      free.start(container.axis.other), container.box(insets: free, along: container.axis)
    )
    boundary = BoundaryItems(layout.boundaryItems, in: headerBox.size, container)
  }

  var extent: StackExtent {
    StackExtent(
      elements: 1,
      count: items.count,
      length: length + spacing,
      across: breadth
    )
  }

  /// How wide the content is across: a flow keeps the insets of the view free.
  private var breadth: Double {
    if case .flow = layout.content { return headerBox.size[axis.other] }
    return isOrthogonal ? container.size[axis.other] : max(container.size[axis.other], items.across)
  }

  private var axis: LayoutAxis { container.axis }

  /// Whether the groups lie across the direction of the view, and scroll by themselves.
  var isOrthogonal: Bool { layout.orthogonalScrolling != .none }

  /// Points from the beginning of the section to its end; 0 without items and headers, whatever its insets are.
  var length: Double {
    let growth = boundary.growth
    return growth.start + coreLength + growth.end
  }

  private var coreLength: Double {
    var isBlank = items.isEmpty && boundary.isEmpty
    if case .flow = layout.content { isBlank = false }
    guard !isBlank else { return 0 }
    let length = insets.sum(axis) + (isOrthogonal ? items.thickness : items.length)
    return max(length, boundary.leastLength)
  }

  var core: TableRect {
    var core = TableRect(origin: .zero, size: headerBox.size)
    core.origin[axis] = boundary.growth.start
    core.size[axis] = coreLength
    core.origin[axis.other] = headerBox.start
    return core
  }

  private var itemsOrigin: TablePoint {
    var origin = TablePoint.zero
    origin[axis] = boundary.growth.start + insets.start(axis)
    origin[axis.other] = insets.start(axis.other) - (isOrthogonal ? offset : 0)
    return origin
  }

  private func frames(of line: SectionItems.Line) -> (corner: TablePoint, frames: GroupFrames) {
    let room =
      isOrthogonal ? items.thickness : container.box(insets: insets, along: axis)[axis.other]
    let (corner, frames) = items.frames(of: line, across: room)
    return (TablePoint(x: itemsOrigin.x + corner.x, y: itemsOrigin.y + corner.y), frames)
  }
}

extension CollectionSection {
  func item(_ item: Int) -> GroupFrames.Item? {
    guard let line = items.line(of: item) else { return nil }
    let (corner, frames) = frames(of: line)
    var found = frames.items[item - line.items.lowerBound]
    found.frame = found.frame.moved(by: corner)
    found.zIndex += layout.decorationItems.isEmpty ? 0 : 1
    return found
  }

  /// The place of a view on an item or a group, counted through the section by its kind.
  func badge(_ kind: String, _ index: Int) -> GroupFrames.Badge? {
    guard let (line, number) = items.line(ofBadge: kind, index) else { return nil }
    let (corner, frames) = frames(of: line)
    let badges = frames.moved(by: corner).badges.filter { $0.kind == kind }
    return number < badges.count ? badges[number] : nil
  }

  /// The place of a view behind the section; nil if there is no section to see.
  func decoration(_ place: Int) -> TableRect? {
    guard length > 0 else { return nil }
    let insets = layout.decorationItems[place].contentInsets
    var rect = TableRect.zero
    rect.size[axis] = length
    rect.size[axis.other] = container.size[axis.other]
    for axis in LayoutAxis.allCases {
      rect.origin[axis] = insets.start(axis)
      rect.size[axis] = max(0, rect.size[axis] - insets.sum(axis))
    }
    return rect
  }

  /// Gives the lines of items of which a part lies in a rectangle, with the places of what is in them.
  func forEachLine(
    in rect: TableRect,
    _ body: (_ items: Range<Int>, _ frames: GroupFrames) -> Void
  ) {
    let (start, axis) = (itemsOrigin[items.axis], items.axis)
    for line in items.lines(from: rect.origin[axis] - start, to: rect.end(axis) - start) {
      let (corner, frames) = frames(of: line)
      if TableRect(origin: corner, size: frames.size).intersects(rect) {
        body(line.items, frames.moved(by: corner))
      }
    }
  }
}

extension CollectionSection {
  /// The offsets at which a section that scrolls across may be.
  var offsetLimits: ClosedRange<Double> {
    let length = insets.sum(axis.other) + items.length
    return 0...max(0, length - container.size[axis.other])
  }

  /// The offset at which scrolling ends where the user releases it at another.
  func restingOffset(nearest released: Double) -> Double {
    let room = container.box(insets: insets, along: axis)[axis.other]
    switch layout.orthogonalScrolling {
    case .none: return 0
    case .continuous: return clamped(released)
    case .paging: return rest(released, stride: room)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return rest(released, stride: items.stride ?? 0)
    case .groupPagingCentered:
      guard let stride = items.stride, stride > 0 else { return clamped(released) }
      let extent = stride - layout.interGroupSpacing
      // The number of whole groups nearest to the room is in its middle, and the last group may be in the middle of them.
      let count = max(1, ((room - extent) / stride).rounded() + 1)
      let first = (extent + (count - 1) * stride - room) / 2
      let steps = max(0, Double(items.groupCount - 1) - (count / 2).rounded(.down))
      return min(
        max(first, first + nearest(released - first, stride: stride)),
        first + steps * stride
      )
    }
  }

  /// The nearest of places `stride` points apart; what is released behind the end returns to the end.
  private func rest(_ released: Double, stride: Double) -> Double {
    released >= offsetLimits.upperBound
      ? clamped(released) : clamped(nearest(released, stride: stride))
  }

  private func clamped(_ offset: Double) -> Double {
    offset.isFinite ? min(max(offset, 0), offsetLimits.upperBound) : 0
  }

  private func nearest(_ offset: Double, stride: Double) -> Double {
    stride > 0 ? (offset / stride).rounded() * stride : offset
  }
}
