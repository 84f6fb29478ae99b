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

  init(_ flow: LayoutFlow, axis: LayoutAxis, room: Double) {
    (self.flow, self.axis, self.room) = (flow, axis, max(0, room))
    itemSize = flow.itemSize.usable
  }

  private var spacing: Double { flow.itemSpacing.isFinite ? flow.itemSpacing : 0 }

  /// How many items of a width a line of some items, which take some points, still has room for.
  private func count(fitting width: Double, behind count: Int, _ points: Double) -> Int {
    let left = room - points + (count == 0 ? spacing : 0) + LayoutContainer.tolerance
    guard left >= 0 else { return 0 }
    guard width + spacing > 0 else { return .max }
    let fitting = left / (width + spacing)
    return fitting < 1e9 ? Int(fitting) : .max
  }

  /// How many items a full line of one width has, at least 1.
  private func fullCount(_ width: Double) -> Int {
    max(1, count(fitting: width, behind: 0, 0))
  }

  /// The lines at the beginning of some items, which are given run by run: as many as all have one size, or else one.
  ///
  /// - Complexity: O(runs of a line).
  func firstLines(pitch spacing: Double, of next: () -> SizeRun?) -> LineRun? {
    var (count, points, thickness) = (0, 0.0, 0.0)
    while let run = next() {
      let size = run.size ?? itemSize
      let width = size[axis.other]
      let full = fullCount(width)
      // The last item of the run stays out: whether its line is full depends on the item behind it.
      if count == 0, run.count > full {
        return LineRun(
          itemCount: full,
          lineCount: (run.count - 1) / full,
          pitch: size[axis] + spacing,
          across: 0
        )
      }
      let fitting = count == 0 ? full : self.count(fitting: width, behind: count, points)
      let taken = min(run.count, fitting)
      if taken > 0 {
        points += Double(taken) * (width + self.spacing) - (count == 0 ? self.spacing : 0)
        thickness = max(thickness, size[axis])
        count += taken
      }
      if taken < run.count { break }
    }
    guard count > 0 else { return nil }
    return LineRun(itemCount: count, lineCount: 1, pitch: thickness + spacing, across: 0)
  }

  /// The places of the items of a line: the last one of a section keeps the gaps of the others where all items are equally wide.
  func frames(of runs: [SizeRun], isLast: Bool, isUniform: Bool) -> GroupFrames {
    let across = axis.other
    let sizes = runs.flatMap { Array(repeating: $0.size ?? itemSize, count: $0.count) }
    let widths = sizes.map { $0[across] }
    let sum = widths.reduce(0, +)
    var (position, gap) = (0.0, spacing)
    if sizes.count == 1, fullCount(sum) == 1 {
      position = (room - sum) / 2
    } else if !isLast, sizes.count > 1 {
      gap = (room - sum) / Double(sizes.count - 1)
    } else if isUniform, let width = widths.first {
      let full = fullCount(width)
      if full > 1, full < .max { gap = (room - Double(full) * width) / Double(full - 1) }
    }
    let thickness = sizes.map { $0[axis] }.max() ?? 0
    var frames = GroupFrames(size: .zero)
    frames.size[axis] = thickness
    frames.size[across] = room
    for size in sizes {
      var origin = TablePoint.zero
      origin[across] = position
      origin[axis] = (thickness - size[axis]) / 2
      let frame = TableRect(origin: origin, size: size)
      frames.items.append(GroupFrames.Item(frame: frame, isEstimated: flow.isEstimated))
      position += size[across] + gap
    }
    return frames
  }
}
