/// Items in lines, as many in each as have room.
package struct LayoutFlow: Hashable, Sendable {
  /// The size of items that have none of their own; fractions are those of a line, and of the height of the view.
  package let itemSize: LayoutDimensions
  package let itemSpacing: Double
  /// Whether the items are spread over a line; those of the groups of a compositional layout begin at its edge.
  package var isSpread = true

  package init(itemSize: LayoutDimensions, itemSpacing: Double) {
    self.itemSize = itemSize
    self.itemSpacing = itemSpacing
  }

  /// What UIKit says of items that are longer than the lines of a collection view which scrolls along an axis.
  package static func warningOfLongItems(axis: LayoutAxis) -> String {
    let (side, edges) =
      axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return
      "the item \(side) must be less than the \(side) of the UICollectionView minus the section insets \(edges) values, "
      + "minus the content insets \(edges) values."
  }

  package var isEstimated: Bool { itemSize.width.isEstimate || itemSize.height.isEstimate }

  /// The same, 0 for what is no number.
  package var spacing: Double { itemSpacing.isFinite ? itemSpacing : 0 }

  /// How many items of a width a line still has room for, behind others that take some points; `Int.max` for no end of them.
  package func count(
    fitting width: Double,
    in room: Double,
    behind count: Int = 0,
    _ points: Double = 0
  ) -> Int {
    let left = room - points + (count == 0 ? spacing : 0) + 1e-6
    guard left >= 0 else { return 0 }
    guard width + spacing > 0 else { return .max }
    let fitting = left / (width + spacing)
    return fitting < 1e9 ? Int(fitting) : .max
  }

  /// Where the first item of a line begins, and the points between two.
  ///
  /// The items of a line are spread over it. The last line of a section keeps the gaps: those of the others where all items are
  /// alike or it is as full as they are, and else the least ones. An item alone is in the middle; one that is wider than the
  /// line begins with it.
  package func arrangement(
    of widths: [Double],
    in room: Double,
    isLast: Bool,
    equal: (widths: Bool, sizes: Bool)
  ) -> (start: Double, gap: Double) {
    guard isSpread else { return (0, spacing) }
    let (sum, first) = (widths.reduce(0, +), widths.first ?? 0)
    let full = max(1, count(fitting: first, in: room))
    if widths.count == 1, !isLast || full == 1 { return (max(0, (room - sum) / 2), spacing) }
    if !isLast { return (0, (room - sum) / Double(widths.count - 1)) }
    let isLikeOthers = equal.sizes || equal.widths && widths.count == full
    guard isLikeOthers, full > 1, full < .max else { return (0, spacing) }
    return (0, (room - Double(full) * first) / Double(full - 1))
  }
}
