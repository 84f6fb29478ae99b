import BinderCollections

/// The rules of a flow layout: how many items a line takes, and where they are in it.
///
/// Groups whose items decide how much room they take in the group are such lines, too.
struct FlowLines: Sendable, Equatable {
  let flow: LayoutFlow
  /// The axis along which the lines follow each other.
  let axis: LayoutAxis
  /// Points that a line has room for.
  let room: Double
  var itemSize: TableSize
  /// The space inside a group at its edges.
  private(set) var insets = LayoutInsets.zero
  /// Whether items that are not as thick as their line are in its middle.
  private var isCentered = true

  init(_ flow: LayoutFlow, axis: LayoutAxis, in box: TableSize) {
    (self.flow, self.axis, room) = (flow, axis, max(0, box[axis.other]))
    itemSize = flow.itemSize.size(in: box).usable
  }

  /// The lines of a group of one item which is repeated, and whose cells decide how many have room; nil for any other group.
  init?(_ group: LayoutGroup, axis: LayoutAxis, in box: TableSize, _ container: LayoutContainer) {
    guard case .row(axis.other, .list(let items), .fixed(let spacing)) = group.arrangement,
      items.count == 1, let item = items.first?.box, items.first?.group == nil,
      item[axis.other].isEstimate, !group.box[axis.other].isEstimate,
      item.supplementaryItems.isEmpty, group.box.supplementaryItems.isEmpty,
      item.edgeSpacing.isNone(axis.other), item.edgeSpacing.points(axis) == 0,
      item.edgeSpacing.flexibleCount(axis) != 1,
      LayoutAxis.allCases.allSatisfy(group.box.edgeSpacing.isNone)
    else { return nil }
    var room = container.size(group.box.width, group.box.height, in: box)
    for axis in LayoutAxis.allCases { room[axis] -= group.box.contentInsets.sum(axis) }
    let size = container.size(item.width, item.height, in: room)
    // What is higher than its group does not make it higher.
    guard group.box[axis].isEstimate || !item[axis].isEstimate && size[axis] == room[axis] else {
      return nil
    }
    var flow = LayoutFlow(
      itemSize: LayoutDimensions(
        width: item.width.isEstimate ? item.width : .absolute(size.width),
        height: item.height.isEstimate ? item.height : .absolute(size.height)
      ),
      itemSpacing: spacing
    )
    flow.isSpread = false
    self.init(flow, axis: axis, in: room)
    insets = group.box.contentInsets
    isCentered = item.edgeSpacing.flexibleCount(axis) == 2
  }

  /// The lines at the beginning of some items, which are taken away: the full lines of items of one size, or else one line.
  ///
  /// - Complexity: O(runs of a line).
  func takeLines(pitch spacing: Double, of items: inout SizeCursor) -> LineRun? {
    let spacing = spacing + insets.sum(axis)
    var (count, points, thickness) = (0, 0.0, 0.0)
    while let run = items.run {
      let size = run.size ?? itemSize
      let width = size[axis.other]
      let full = max(1, flow.count(fitting: width, in: room))
      // The last item of the run stays out: whether its line is full depends on the item behind it.
      if count == 0, run.count > full {
        let lineCount = (run.count - 1) / full
        items.take(full * lineCount)
        return LineRun(
          itemCount: full,
          lineCount: lineCount,
          pitch: size[axis] + spacing,
          across: 0
        )
      }
      let fitting =
        count == 0 ? full : flow.count(fitting: width, in: room, behind: count, points)
      let taken = min(run.count, fitting)
      if taken > 0 {
        items.take(taken)
        points += Double(taken) * (width + flow.spacing) - (count == 0 ? flow.spacing : 0)
        thickness = max(thickness, size[axis])
        count += taken
      }
      if taken < run.count { break }
    }
    guard count > 0 else { return nil }
    return LineRun(itemCount: count, lineCount: 1, pitch: thickness + spacing, across: 0)
  }

  func frames(
    of runs: [SizeRun],
    isLast: Bool,
    equal: (widths: Bool, sizes: Bool)
  ) -> GroupFrames {
    let across = axis.other
    let sizes = runs.flatMap { Array(repeating: $0.size ?? itemSize, count: $0.count) }
    var (position, gap) = flow.arrangement(
      of: sizes.map { $0[across] },
      in: room,
      isLast: isLast,
      equal: equal
    )
    let thickness = sizes.map { $0[axis] }.max() ?? 0
    var frames = GroupFrames(size: .zero)
    frames.size[axis] = thickness + insets.sum(axis)
    frames.size[across] = room + insets.sum(across)
    for size in sizes {
      var origin = TablePoint.zero
      origin[across] = insets.start(across) + position
      origin[axis] = insets.start(axis) + (isCentered ? (thickness - size[axis]) / 2 : 0)
      let frame = TableRect(origin: origin, size: size)
      frames.items.append(
        GroupFrames.Item(
          frame: frame,
          estimatesWidth: flow.itemSize.width.isEstimate,
          estimatesHeight: flow.itemSize.height.isEstimate
        )
      )
      position += size[across] + gap
    }
    return frames
  }
}
