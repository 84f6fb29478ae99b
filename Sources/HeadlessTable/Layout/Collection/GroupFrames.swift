import BinderCollections

/// The items of one group, or of one line, at their places from its corner.
struct GroupFrames: Sendable, Equatable {
  struct Item: Sendable, Equatable {
    var frame: TableRect
    var zIndex = 0
    /// Whether its cell decides its width, and its height.
    var estimatesWidth = false
    var estimatesHeight = false

    var isEstimated: Bool { estimatesWidth || estimatesHeight }
  }

  /// A view on an item or on the group.
  struct Badge: Sendable, Equatable {
    var kind: String
    var frame: TableRect
    var zIndex: Int
    /// The place of the item that it is on, among those of the group; the first one for a view on the group.
    var item: Int
  }

  var size: TableSize
  var items: [Item] = []
  var badges: [Badge] = []

  func moved(by distance: TablePoint) -> GroupFrames {
    var frames = self
    for place in items.indices {
      frames.items[place].frame = items[place].frame.moved(by: distance)
    }
    for place in badges.indices {
      frames.badges[place].frame = badges[place].frame.moved(by: distance)
    }
    return frames
  }

  /// Adds the views on an item, or on the group itself; their dimensions are parts of it, or of another box.
  mutating func append(
    _ badges: [LayoutSupplementaryItem],
    on frame: TableRect,
    ofItem item: Int,
    in box: TableSize? = nil,
    _ container: LayoutContainer
  ) {
    self.badges += badges.map { badge in
      let size = container.size(badge.width, badge.height, in: box ?? frame.size)
      let (anchor, edges) = (badge.anchor, badge.itemEdges)
      let unit = anchor.isFractional ? size : TableSize(width: 1, height: 1)
      var origin = TablePoint(
        x: frame.minX + anchor.x * unit.width,
        y: frame.minY + anchor.y * unit.height
      )
      for axis in LayoutAxis.allCases {
        origin[axis] += anchor.edges.place(axis) * frame.size[axis] - edges.place(axis) * size[axis]
      }
      let rect = TableRect(origin: origin, size: size)
      return Badge(kind: badge.kind, frame: rect, zIndex: badge.zIndex, item: item)
    }
  }
}
