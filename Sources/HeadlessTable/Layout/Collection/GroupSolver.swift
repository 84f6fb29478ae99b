import BinderCollections

/// Solves groups: finds the places of their items.
struct GroupSolver: Sendable {
  let container: LayoutContainer
  /// The axis along which the groups of the section follow each other.
  let axis: LayoutAxis
  /// The sizes that cells have, by the place of the item among the items that there are; nil for the estimate.
  var measured: @Sendable (Int) -> TableSize? = { _ in nil }

  /// The most items of a group, in case they take no room.
  private static let mostItems = 1_000

  func solve(_ group: LayoutGroup, in box: TableSize, count: Int = .max) -> GroupFrames {
    solve(group, size: size(of: group.box, group, in: box), items: 0..<count)
  }

  /// The size of a group, or of an item; that of a group with places of its own is a part of the whole view.
  private func size(of box: LayoutBox, _ group: LayoutGroup?, in room: TableSize) -> TableSize {
    if case .custom = group?.arrangement {
      return container.size(box.width, box.height, in: container.size)
    }
    return container.size(box.width, box.height, in: room)
  }

  /// Solves a group; that of an inner one has the box that its views are parts of, the room of the outer one.
  private func solve(
    _ group: LayoutGroup,
    size: TableSize,
    items: Range<Int>,
    outer: TableSize? = nil
  ) -> GroupFrames {
    var frames: GroupFrames
    switch group.arrangement {
    case .custom(let custom):
      frames = GroupFrames(size: size)
      frames.items = custom.frames(size).prefix(items.count).map { item in
        let size = TableSize(
          width: container.length(item.size.width),
          height: container.length(item.size.height)
        )
        let frame = TableRect(origin: TablePoint(x: item.x, y: item.y), size: size)
        return GroupFrames.Item(frame: frame, zIndex: item.zIndex)
      }
    case .row(let axis, let subitems, let spacing):
      let row = Row(axis: axis, subitems: subitems, spacing: spacing, box: group.box, size: size)
      frames = solve(row, items: items)
    }
    let frame = TableRect(origin: .zero, size: frames.size)
    frames.append(group.box.supplementaryItems, on: frame, ofItem: 0, in: outer, container)
    return frames
  }
}

extension GroupSolver {
  private struct Row {
    let axis: LayoutAxis
    let subitems: LayoutGroup.Subitems
    let spacing: LayoutSpacing
    let box: LayoutBox
    let room: TableSize

    init(
      axis: LayoutAxis,
      subitems: LayoutGroup.Subitems,
      spacing: LayoutSpacing,
      box: LayoutBox,
      size: TableSize
    ) {
      (self.axis, self.subitems, self.spacing, self.box) = (axis, subitems, spacing, box)
      var room = size
      for axis in LayoutAxis.allCases {
        room[axis] = max(0, size[axis] - box.contentInsets.sum(axis))
      }
      self.room = room
    }

    func isEstimated(_ axis: LayoutAxis) -> Bool { box[axis].isEstimate }

    /// Whether the items share its length, whatever theirs is.
    var isShared: Bool { if case .count = subitems { true } else { false } }

    subscript(place: Int) -> LayoutItem { subitems.items[place % subitems.items.count] }
  }

  private struct Slot {
    let item: LayoutItem
    /// The size by the layout, and the one that cells give it.
    let planned: TableSize
    var size: TableSize
    /// What is inside of a group, and how much shorter that is than planned, as its last items are missing.
    var inner: GroupFrames?
    var missing = 0.0
    /// Where it begins along the row, and how much of it it takes.
    var start = 0.0
    var length = 0.0

    /// Where it ends along the row, with the space behind it.
    func end(_ axis: LayoutAxis) -> Double {
      start + length + item.box.edgeSpacing.spaces(axis).end.points
    }
  }

  /// The sizes of the different items of a row with a given number of items; parts are of what the spaces leave.
  private func sizes(of row: Row, count: Int) -> [TableSize] {
    var room = row.room
    room[row.axis] -= Double(count - 1) * row.spacing.points
    return row.subitems.items.map { item in
      var size = size(of: item.box, item.group, in: room)
      if row.isShared { size[row.axis] = container.length(room[row.axis] / Double(count)) }
      return size
    }
  }

  private func capacity(of row: Row) -> Int {
    let items = row.subitems.items
    guard !items.isEmpty else { return 0 }
    if let count = row.subitems.count { return min(max(1, count), Self.mostItems) }
    guard !row.isEstimated(row.axis) else { return items.count }
    func fits(_ count: Int) -> Bool {
      let lengths = zip(sizes(of: row, count: count), items).map { size, item in
        size[row.axis] + item.box.edgeSpacing.points(row.axis)
      }
      let runs = Double(count / items.count) * lengths.reduce(0, +)
      let rest = lengths.prefix(count % items.count).reduce(0, +)
      let length = runs + rest + Double(count - 1) * row.spacing.points
      return length <= row.room[row.axis] + LayoutContainer.tolerance
    }
    var count = 0
    while count < Self.mostItems, fits(count + 1) { count += 1 }
    return count
  }

  /// The last one of a section ends along its axis where there are no more items.
  private func solve(_ row: Row, items: Range<Int>) -> GroupFrames {
    let axis = row.axis
    var (slots, present) = slots(of: row, items: items)
    let end = arrange(&slots, in: row)
    let shown = slots[..<present]
    var frames = GroupFrames(size: row.room)
    frames.size[axis] =
      row.isEstimated(axis) || axis == self.axis
      ? end - (slots.last?.end(axis) ?? 0) + (shown.last.map { $0.end(axis) - $0.missing } ?? 0)
      : end
    let across = axis.other
    if row.isEstimated(across) {
      let thick = shown.map { $0.size[across] + $0.item.box.edgeSpacing.points(across) }
      frames.size[across] = thick.max() ?? 0
    }
    for slot in shown {
      let spacing = slot.item.box.edgeSpacing
      let left = frames.size[across] - slot.size[across] - spacing.points(across)
      let flexible = spacing.flexibleCount(across)
      let share = flexible > 0 ? max(0, left) / Double(flexible) : 0
      var corner = TablePoint.zero
      corner[axis] = row.box.contentInsets.start(axis) + slot.start
      corner[across] = row.box.contentInsets.start(across) + spacing.start(across, share: share)
      append(slot, at: corner, sharesLength: row.isShared ? axis : nil, to: &frames)
    }
    if across == self.axis { frames.size[across] -= shown.map(\.missing).min() ?? 0 }
    for axis in LayoutAxis.allCases {
      frames.size[axis] += row.box.contentInsets.sum(axis)
    }
    return frames
  }

  private func slots(of row: Row, items: Range<Int>) -> (slots: [Slot], present: Int) {
    let count = capacity(of: row)
    let sizes = count > 0 ? sizes(of: row, count: count) : []
    var (next, present) = (items.lowerBound, 0)
    let slots = (0..<count).map { place in
      let size = sizes[place % sizes.count]
      var slot = Slot(item: row[place], planned: size, size: size)
      guard next < items.upperBound else { return slot }
      present += 1
      let free = LayoutAxis.allCases.filter {
        slot.item.box[$0].isEstimate && !(row.isShared && $0 == row.axis)
      }
      if let group = slot.item.group {
        let inner = solve(group, size: size, items: next..<items.upperBound, outer: row.room)
        slot.inner = inner
        next += inner.items.count
        for axis in free { slot.size[axis] = inner.size[axis] }
        if !free.contains(self.axis) {
          slot.missing = max(0, size[self.axis] - inner.size[self.axis])
        }
      } else {
        if !free.isEmpty, let measured = measured(next) {
          for axis in free { slot.size[axis] = measured[axis] }
        }
        next += 1
      }
      return slot
    }
    return (slots, present)
  }

  /// Gives the items of a row their places along it, and returns where it ends.
  ///
  /// Items of a row with a length of its own stay in their places, whatever is measured: they may overlap.
  private func arrange(_ slots: inout [Slot], in row: Row) -> Double {
    let axis = row.axis
    let isEstimated = row.isEstimated(axis)
    for place in slots.indices {
      slots[place].length = (isEstimated ? slots[place].size : slots[place].planned)[axis]
    }
    let edges = slots.map { $0.item.box.edgeSpacing }
    let fixed =
      zip(slots, edges).reduce(0) { $0 + $1.0.length + $1.1.points(axis) }
      + Double(slots.count - 1) * row.spacing.points
    let flexible =
      edges.reduce(0) { $0 + $1.flexibleCount(axis) }
      + (row.spacing.isFlexible ? slots.count - 1 : 0)
    let left = isEstimated ? 0 : max(0, row.room[axis] - fixed)
    let share = flexible > 0 ? left / Double(flexible) : 0
    var position = 0.0
    for place in slots.indices {
      slots[place].start = position + edges[place].start(axis, share: share)
      position += slots[place].length + edges[place].points(axis)
      position += Double(edges[place].flexibleCount(axis)) * share
      position += row.spacing.points + (row.spacing.isFlexible ? share : 0)
    }
    return isEstimated ? fixed : row.room[axis]
  }

  private func append(
    _ slot: Slot,
    at corner: TablePoint,
    sharesLength shared: LayoutAxis?,
    to frames: inout GroupFrames
  ) {
    if let inner = slot.inner?.moved(by: corner) {
      let first = frames.items.count
      frames.items += inner.items
      return frames.badges += inner.badges.map { badge in
        var badge = badge
        badge.item += first
        return badge
      }
    }
    let box = slot.item.box
    var frame = TableRect(origin: corner, size: slot.size)
    func isFree(_ axis: LayoutAxis) -> Bool { box[axis].isEstimate && axis != shared }
    for axis in LayoutAxis.allCases where !isFree(axis) {
      frame.origin[axis] += box.contentInsets.start(axis)
      frame.size[axis] = max(0, frame.size[axis] - box.contentInsets.sum(axis))
    }
    frames.items.append(
      GroupFrames.Item(
        frame: frame,
        estimatesWidth: isFree(.horizontal),
        estimatesHeight: isFree(.vertical)
      )
    )
    let place = frames.items.count - 1
    frames.append(box.supplementaryItems, on: frame, ofItem: place, container)
  }
}
