import Binder
package import BinderCollections

/// What a part of a collection view shows.
package struct CollectionPlan: Sendable, Hashable {
  package struct Items: Sendable, Hashable {
    package let section: Int
    /// Ascending; the items of none follow those of the one before.
    package fileprivate(set) var ranges: [Range<Int>]
  }

  /// A header, a footer, a badge or a decoration that shows.
  package struct Element: Sendable, Hashable {
    package let kind: String
    /// The position of its section; nil for the whole view.
    package let section: Int?
    /// Its number among those of its kind in the section.
    package let index: Int
    /// The item that it is on, or the first one of the group that it is on.
    package var item: Int?
    package let rect: TableRect
    /// The order in depth; an item with a greater number is in front.
    package let zIndex: Int
    package let isPinned: Bool
  }

  package private(set) var items: [Items] = []
  /// Those of the whole view, and then by sections: those at the edges, and those on items and groups.
  package private(set) var supplementaries: [Element] = []
  package private(set) var decorations: [Element] = []

  package init(_ geometry: CollectionGeometry, visible: TableRect, inset: LayoutInsets = .zero) {
    let axis = geometry.container.axis
    let (start, end) = (visible.origin[axis], visible.end(axis))
    let clear = start + inset.start(axis)...max(start + inset.start(axis), end - inset.end(axis))
    let view: Place = (geometry.container, visible, nil, .zero)
    supplementaries = geometry.boundary.indices.compactMap { index in
      Self.element(geometry.boundary, index, at: geometry.core, visible: clear, view)
    }
    // Rectangles are rounded to whole pixels, so that what ends at an edge of the view may reach beyond it.
    var next = geometry.firstSection(endingAfter: start - 1)
    while let (section, origin) = geometry.placed(next), origin[axis] < end + 1 {
      add(section, (geometry.container, visible, next, origin), clear)
      next += 1
    }
  }

  /// Where elements are: the view, what of it is visible, the section and its corner.
  private typealias Place = (
    container: LayoutContainer, visible: TableRect, section: Int?, origin: TablePoint
  )

  private mutating func add(
    _ section: CollectionSection,
    _ place: Place,
    _ clear: ClosedRange<Double>
  ) {
    decorations += section.layout.decorationItems.enumerated().compactMap { index, item in
      section.decoration(index).flatMap { frame in
        Self.element(item.kind, frame, index: index, zIndex: item.zIndex, place)
      }
    }
    let start = place.origin[place.container.axis]
    let range = clear.lowerBound - start...clear.upperBound - start
    supplementaries += section.boundary.indices.compactMap { index in
      Self.element(section.boundary, index, at: section.core, visible: range, place)
    }
    addItems(of: section, place)
  }

  private mutating func addItems(of section: CollectionSection, _ place: Place) {
    let around = TableRect(
      x: place.visible.minX - place.origin.x - 1,
      y: place.visible.minY - place.origin.y - 1,
      width: place.visible.width + 2,
      height: place.visible.height + 2
    )
    var ranges: [Range<Int>] = []
    section.forEachLine(in: around) { items, frames in
      for (item, found) in zip(items, frames.items) {
        let rect = place.container.aligned(found.frame.moved(by: place.origin))
        guard rect.intersects(place.visible) else { continue }
        let isNext = ranges.last?.upperBound == item
        ranges.append((isNext ? ranges.removeLast().lowerBound : item)..<item + 1)
      }
      var counts: [String: Int] = [:]
      supplementaries += frames.badges.compactMap { badge in
        let first = section.items.badgeCount(of: badge.kind, before: items.lowerBound)
        let index = counts[badge.kind, default: first]
        counts[badge.kind] = index + 1
        var element = Self.element(
          badge.kind,
          badge.frame,
          index: index,
          zIndex: badge.zIndex,
          place
        )
        element?.item = items.lowerBound + badge.item
        return element
      }
    }
    if let section = place.section, !ranges.isEmpty {
      items.append(Items(section: section, ranges: ranges))
    }
  }

  private static func element(
    _ boundary: BoundaryItems,
    _ index: Int,
    at core: TableRect,
    visible: ClosedRange<Double>,
    _ place: Place
  ) -> Element? {
    let frame = boundary.frame(index, at: core, visible: visible)
    let isPinned = frame != boundary.frame(index, at: core)
    let layout = boundary[index]
    return element(layout.kind, frame, zIndex: layout.shownZIndex, isPinned: isPinned, place)
  }

  private static func element(
    _ kind: String,
    _ frame: TableRect,
    index: Int = 0,
    zIndex: Int,
    isPinned: Bool = false,
    _ place: Place
  ) -> Element? {
    let rect = place.container.aligned(frame.moved(by: place.origin))
    guard rect.intersects(place.visible) else { return nil }
    return Element(
      kind: kind,
      section: place.section,
      index: index,
      rect: rect,
      zIndex: zIndex,
      isPinned: isPinned
    )
  }
}

extension CollectionGeometry {
  /// The first section that ends behind a place along the axis, or the number of sections; O(log sections).
  fileprivate func firstSection(endingAfter place: Double) -> Int {
    let place = place - boundary.growth.start
    return sections.first { $0.length > place }?.start.elements ?? sectionCount
  }
}
