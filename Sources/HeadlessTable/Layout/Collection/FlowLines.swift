import BinderCollections

/// The rules of a flow layout: how many items a line takes, and where they stand in it.
struct FlowLines: Sendable, Equatable {
  let flow: LayoutFlow
  /// The axis along which the lines follow each other.
  let axis: LayoutAxis
  /// Points that a line has room for.
  let room: Double
  /// The size of items that have none of their own.
  var itemSize: TableSize

  init(_ flow: LayoutFlow, axis: LayoutAxis, in box: TableSize) {
    (self.flow, self.axis, room) = (flow, axis, max(0, box[axis.other]))
    itemSize = flow.itemSize.size(in: box).usable
  }

  /// The lines at the beginning of some items, which are taken away: as many as all have one size, or else one.
  ///
  /// - Complexity: O(runs of a line).
  func takeLines(pitch spacing: Double, of items: inout SizeCursor) -> LineRun? {
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

  /// The places of the items of a line.
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
    frames.size[axis] = thickness
    frames.size[across] = room
    for size in sizes {
      var origin = TablePoint.zero
      origin[across] = position
      origin[axis] = (thickness - size[axis]) / 2
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
