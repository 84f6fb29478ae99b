extension LayoutSection {
  /// Why a view of a size shows no items of the section, or not all of them, in a sentence each.
  package func warnings(in box: LayoutSize, axis: LayoutAxis) -> [String] {
    let across = axis.other
    if orthogonalScrolling == .none, box[across] <= 0 {
      let side = across == .horizontal ? "wide" : "high"
      let size = box[across] + contentInsets.sum(across)
      return [
        "its insets (\(contentInsets)) leave no room for items in a view that is \(size.plainText) points \(side); "
          + "make them smaller."
      ]
    }
    guard case .group(let group) = content, !group.holdsItems(in: box) else { return [] }
    return [
      "no item is shown, as the first one is longer than its group; make the item shorter, or the group longer."
    ]
  }
}

extension LayoutGroup {
  /// Whether a group has room for an item.
  fileprivate func holdsItems(in box: LayoutSize) -> Bool {
    guard case .row(let axis, let subitems, _) = arrangement, let first = subitems.items.first
    else {
      return true
    }
    var room = self.box.exactSize(in: box)
    for axis in LayoutAxis.allCases { room[axis] -= self.box.contentInsets.sum(axis) }
    if subitems.count == nil, !self.box[axis].isEstimate {
      let length = first.box.exactSize(in: room)[axis] + first.box.edgeSpacing.points(axis)
      // Half a pixel of the finest screen is none.
      if length > room[axis] + 0.1 { return false }
    }
    return subitems.items.contains { $0.group?.holdsItems(in: room) ?? true }
  }
}

extension LayoutBox {
  /// The size in what the dimensions are parts of, of no whole pixels.
  fileprivate func exactSize(in box: LayoutSize) -> LayoutSize {
    LayoutDimensions(width: width, height: height).size(in: box, scale: 1e6)
  }
}
