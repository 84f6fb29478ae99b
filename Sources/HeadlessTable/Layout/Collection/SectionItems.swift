import Binder
import BinderCollections

/// The places of a section's items, counted from the corner of the first one's line.
///
/// The items are in lines, one behind the other: the groups of a compositional layout, or the lines of a flow. Lines that are
/// alike are one run, so ten million items take as much memory as ten; and a line is solved when an item of it is needed.
struct SectionItems: Sendable {
  private enum Form: Sendable {
    /// A group, with the frames that it has where nothing is measured.
    case group(LayoutGroup, solver: GroupSolver, pattern: GroupFrames)
    case flow(FlowLines)
  }

  /// Some neighbouring items with the places that they have together.
  struct Line {
    var items: Range<Int>
    var start: Double
  }

  private var form: Form
  /// What the dimensions of groups, or of items in a flow, are parts of.
  private let box: TableSize
  /// The axis along which the lines follow each other.
  let axis: LayoutAxis
  /// Points between two lines.
  private let spacing: Double
  /// The space around each group.
  private let edgeSpacing: LayoutEdgeSpacing
  private var sizes: SumTree<SizeRun>
  private var lines = SumTree<LineRun>()

  /// Lays out items.
  /// - Complexity: O(runs of sizes), and what it costs to solve one group.
  init(
    _ section: LayoutSection,
    sizes: SumTree<SizeRun>,
    in container: LayoutContainer,
    insets: LayoutInsets
  ) {
    axis = section.orthogonalScrolling == .none ? container.axis : container.axis.other
    spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    self.sizes = sizes
    box = container.box(insets: insets, along: axis)
    switch section.content {
    case .group(let group):
      if section.orthogonalScrolling == .none,
        let lines = FlowLines(group, axis: axis, in: box, container)
      {
        form = .flow(lines)
      } else {
        let solver = GroupSolver(container: container, axis: axis)
        form = .group(group, solver: solver, pattern: solver.solve(group, in: box))
      }
      edgeSpacing = group.box.edgeSpacing
    case .flow(let flow):
      form = .flow(FlowLines(flow, axis: axis, in: box))
      edgeSpacing = LayoutEdgeSpacing()
    }
    breakAllLines()
  }

  var count: Int { sizes.count }

  /// Whether nothing is laid out, since there is nothing, or the first item is longer than its group.
  var isEmpty: Bool { lines.count == 0 }

  /// Points from the beginning of the first line to the end of the last; O(1).
  var length: Double { isEmpty ? 0 : lines.extent.length - spacing }

  /// How far the widest line reaches across; O(1).
  var across: Double { lines.extent.across }

  /// The same with the space around the groups.
  var thickness: Double { across + edgeSpacing.points(axis.other) }

  /// Points from the beginning of one full group to that of the next; nil in a flow.
  var stride: Double? {
    guard case .group(_, _, let pattern) = form else { return nil }
    return pitch(of: pattern)
  }

  /// The number of groups; 0 in a flow.
  var groupCount: Int {
    guard case .group(_, _, let pattern) = form, !pattern.items.isEmpty else { return 0 }
    return (count + pattern.items.count - 1) / pattern.items.count
  }

  /// The number of runs that the lines are kept in, on which the cost of a look-up depends.
  var runCount: Int { lines.extent.elements }

  private func pitch(of frames: GroupFrames) -> Double {
    max(0, frames.size[axis] + edgeSpacing.points(axis) + spacing)
  }
}

extension SectionItems {
  /// Whether a cell decides the size of an item, and has not yet.
  func isEstimated(_ item: Int) -> Bool {
    guard item >= 0, sizes.piece(at: item)?.piece.isMeasured == false else { return false }
    switch form {
    case .flow(let rules): return rules.flow.isEstimated
    case .group(_, _, let pattern):
      return !pattern.items.isEmpty && pattern.items[item % pattern.items.count].isEstimated
    }
  }

  /// How wide an item may be whose cell decides its width; nil where the layout does.
  func widthLimit(of item: Int) -> Double? {
    switch form {
    case .flow(let rules):
      let width = box.width - rules.insets.sum(.horizontal)
      return rules.flow.itemSize.width.isEstimate ? width : nil
    case .group(_, _, let pattern):
      guard item >= 0, !pattern.items.isEmpty else { return nil }
      return pattern.items[item % pattern.items.count].estimatesWidth ? box.width : nil
    }
  }

  /// Whether an item of a flow is longer than a line; O(1).
  var exceedsLines: Bool {
    guard case .flow(let rules) = form, rules.flow.isSpread, count > 0 else { return false }
    let standard = sizes.extent.known < count ? rules.itemSize[axis.other] : 0
    return max(standard, sizes.extent.most[axis.other]) > rules.room + LayoutContainer.tolerance
  }

  /// The line that an item is in; O(log runs).
  func line(of item: Int) -> Line? {
    guard item >= 0, let (run, start) = lines.first(where: { $0.count > item }) else { return nil }
    return line((item - start.count) / run.itemCount, of: run, start)
  }

  private func line(_ place: Int, of run: LineRun, _ start: StackExtent) -> Line {
    let first = start.count + place * run.itemCount
    return Line(
      items: first..<first + run.itemCount,
      start: start.length + Double(place) * run.pitch
    )
  }

  /// The lines of which a part lies between two places, in order; O(log runs + lines).
  func lines(from y0: Double, to y1: Double) -> [Line] {
    guard let (run, start) = lines.first(where: { $0.length > y0 }), y0 < y1 else { return [] }
    let place = run.pitch > 0 ? max(0, (y0 - start.length) / run.pitch) : 0
    var next: Line? = line(Int(min(place, Double(run.lineCount - 1))), of: run, start)
    var found: [Line] = []
    while let line = next, line.start < y1 {
      found.append(line)
      next = self.line(of: line.items.upperBound)
    }
    return found
  }

  /// The corner of a line where lines have so much room across, and the items at their places from there.
  func frames(of line: Line, across room: Double) -> (corner: TablePoint, frames: GroupFrames) {
    let frames = frames(of: line.items)
    let across = axis.other
    let flexible = edgeSpacing.flexibleCount(across)
    let left = room - frames.size[across] - edgeSpacing.points(across)
    let share = flexible > 0 ? max(0, left) / Double(flexible) : 0
    var corner = TablePoint.zero
    corner[axis] = line.start + edgeSpacing.start(axis, share: 0)
    corner[across] = edgeSpacing.start(across, share: share)
    return (corner, frames)
  }

  private func frames(of items: Range<Int>) -> GroupFrames {
    switch form {
    case .flow(let rules):
      return rules.frames(
        of: sizes.runs(in: items),
        isLast: items.upperBound == count,
        equal: equal
      )
    case .group(let group, var solver, let pattern):
      if case .custom = group.arrangement {
        var frames = pattern
        frames.items = Array(pattern.items.prefix(items.count))
        return frames
      }
      let runs = sizes.runs(in: items)
      if items.count == pattern.items.count, runs.count == 1, runs[0].size == nil { return pattern }
      let measured = runs.flatMap { Array(repeating: $0.size, count: $0.count) }
      solver.measured = { measured[$0] }
      return solver.solve(group, in: box, count: items.count)
    }
  }

  /// Whether all items are equally wide, and of one size; those without one of their own have the average.
  private var equal: (widths: Bool, sizes: Bool) {
    let (least, most) = (sizes.extent.least, sizes.extent.most)
    let isUnknown = sizes.extent.known == 0
    return (isUnknown || least[axis.other] == most[axis.other], isUnknown || least == most)
  }

  func badgeCount(of kind: String, before item: Int) -> Int {
    guard let (group, badges) = pattern(of: kind), group > 0 else { return 0 }
    return item / group * badges
  }

  /// The line with a view of a kind that is counted through the section, and its number in that line.
  func line(ofBadge kind: String, _ index: Int) -> (line: Line, number: Int)? {
    guard let (group, badges) = pattern(of: kind), badges > 0, index >= 0 else { return nil }
    return line(of: index / badges * group).map { ($0, index % badges) }
  }

  private func pattern(of kind: String) -> (itemCount: Int, badgeCount: Int)? {
    guard case .group(_, _, let pattern) = form else { return nil }
    return (pattern.items.count, pattern.badges.count { $0.kind == kind })
  }
}

extension SectionItems {
  /// Items that are inserted, neighbours of one size, by the position of the first one when all are inserted.
  typealias Entering = (item: Int, run: SizeRun)

  mutating func measure(_ item: Int, as size: TableSize) {
    guard takesMeasures else { return }
    var size = size.usable
    if case .flow(let rules) = form {
      let planned = sizes.piece(at: item)?.piece.size ?? rules.itemSize
      if !rules.flow.itemSize.width.isEstimate { size.width = planned.width }
      if !rules.flow.itemSize.height.isEstimate { size.height = planned.height }
    }
    set([(item, SizeRun(size: size, isMeasured: true, count: 1))])
  }

  /// Gives items, which ascend, sizes of their own, or takes them back, and returns how many are put into lines again.
  @discardableResult
  mutating func set(_ runs: [Entering]) -> Int {
    var edits: [Edit] = []
    for (item, run) in runs {
      guard var known = sizes.piece(at: item)?.piece else { continue }
      known.count = 1
      if known == run { continue }
      sizes.replaceSubrange(item..<item + 1, with: SumTree([run]))
      edits.append((item..<item + 1, item..<item + 1))
    }
    return edits.isEmpty ? 0 : breakLines(edits)
  }

  /// Whether cells decide, on some axis.
  var takesMeasures: Bool {
    if case .flow(let rules) = form { rules.flow.isEstimated } else { true }
  }

  /// Whether cells decide the sizes that items have here.
  var showsMeasures: Bool {
    switch form {
    case .flow(let rules): rules.flow.isEstimated
    case .group(_, _, let pattern): pattern.items.contains(where: \.isEstimated)
    }
  }

  /// Whether items can have sizes of their own: of their cells, or in a flow.
  var takesSizes: Bool {
    if case .flow = form { true } else { takesMeasures }
  }

  func measuredRun(of item: Int) -> SizeRun? {
    guard var run = sizes.piece(at: item)?.piece, run.isMeasured else { return nil }
    run.count = 1
    return run
  }

  /// Removes items by their positions before, and inserts items by their positions after; both ascend.
  ///
  /// Returns how many items are put into lines again.
  ///
  /// - Complexity: O(k log runs) for k ranges, and O(n) for the n lines that break again, each once: where later items change
  ///   their places in their lines, all that follow. O(runs) in a flow of estimated items.
  @discardableResult
  mutating func replace(leaving: [ClosedRange<Int>], entering: [Entering]) -> Int {
    for items in leaving.reversed() { sizes.replaceSubrange(Range(items), with: SumTree()) }
    var (rest, inserted) = (entering[...], [Range<Int>]())
    while let first = rest.first?.item {
      var (end, runs) = (first, [SizeRun]())
      while let next = rest.first, next.item == end {
        runs.join(next.run)
        end += next.run.count
        rest.removeFirst()
      }
      sizes.replaceSubrange(first..<first, with: SumTree(runs))
      inserted.append(first..<end)
    }
    return breakLines(Self.edits(removed: leaving.map { Range($0) }, inserted: inserted))
  }

  /// Items that take the place of others, as `3..<5` that of `3..<3`, by the positions before and after the change.
  private typealias Edit = (old: Range<Int>, new: Range<Int>)

  private static func edits(removed: [Range<Int>], inserted: [Range<Int>]) -> [Edit] {
    var (removed, inserted) = (removed[...], inserted[...])
    var (edits, old, new) = ([Edit](), 0, 0)
    while !removed.isEmpty || !inserted.isEmpty {
      let toRemoved = removed.first.map { $0.lowerBound - old } ?? .max
      let toInserted = inserted.first.map { $0.lowerBound - new } ?? .max
      let kept = min(toRemoved, toInserted)
      var edit = (old: old + kept..<old + kept, new: new + kept..<new + kept)
      if kept == toRemoved { edit.old = removed.removeFirst() }
      if kept == toInserted { edit.new = inserted.removeFirst() }
      edits.append(edit)
      (old, new) = (edit.old.upperBound, edit.new.upperBound)
    }
    return edits
  }

  @discardableResult
  private mutating func breakAllLines() -> Int {
    if case .flow(var rules) = form, rules.flow.isEstimated {
      let (sum, count) = (sizes.extent.sum, Double(sizes.extent.known))
      rules.itemSize = rules.flow.itemSize.size(in: box).usable
      // A compositional layout keeps the estimate.
      if sizes.extent.measured > 0, rules.flow.isSpread {
        if rules.flow.itemSize.width.isEstimate { rules.itemSize.width = sum.width / count }
        if rules.flow.itemSize.height.isEstimate { rules.itemSize.height = sum.height / count }
      }
      form = .flow(rules)
    }
    lines = newLines(from: 0) { _ in false }
    return count
  }

  /// Breaks the lines again that a change can touch: each from the one before an edit, until they break where they did before.
  private mutating func breakLines(_ edits: [Edit]) -> Int {
    if case .flow = form, takesMeasures { return breakAllLines() }
    var (done, rest) = (SumTree<LineRun>(), lines)
    // The next item by its position before the change and after it, which is the first one of `rest`.
    var (old, item, next, broken) = (0, 0, 0, 0)
    while next < edits.count {
      let touched = max(0, edits[next].old.lowerBound - 1 - old)
      let first = rest.piece(at: touched).map { touched - $0.offset % $0.piece.itemCount }
      let (above, below) = rest.split(at: first ?? rest.count)
      (old, item) = (old + above.count, item + above.count)
      let (begun, start, end) = (next, old, old + below.count)
      let new = newLines(from: item) { reached in
        while next < edits.count, edits[next].new.lowerBound <= reached { next += 1 }
        guard next > begun, edits[next - 1].new.upperBound <= reached else { return false }
        item = reached
        old = reached - edits[next - 1].new.upperBound + edits[next - 1].old.upperBound
        return old == end
          || below.piece(at: old - start).map { $0.offset % $0.piece.itemCount } == 0
      }
      done = done.appending(above).appending(new)
      broken += new.count
      // Nothing has room.
      guard next > begun else { break }
      rest = below.split(at: old - start).below
    }
    lines = done.appending(rest)
    return broken
  }

  /// Breaks lines from the one that begins with an item, until a condition holds for the first item behind them.
  private func newLines(from first: Int, until isEnough: (Int) -> Bool) -> SumTree<LineRun> {
    var (item, runs, cursor) = (first, [LineRun](), SizeCursor(sizes, from: first))
    while !isEnough(item), item < count, let run = nextLines(&cursor, from: item) {
      runs.join(run)
      item += run.count
    }
    return SumTree(runs)
  }

  /// The lines that begin with an item: all that are known to be alike, or else one.
  private func nextLines(_ cursor: inout SizeCursor, from item: Int) -> LineRun? {
    switch form {
    case .flow(let rules): return rules.takeLines(pitch: spacing, of: &cursor)
    case .group(_, _, let pattern):
      let full = pattern.items.count
      guard full > 0, let run = cursor.run else { return nil }
      let alike = run.count / full
      let itemCount = alike > 0 ? full : min(full, count - item)
      var left = itemCount * max(1, alike)
      while left > 0, let run = cursor.run {
        cursor.take(min(left, run.count))
        left -= min(left, run.count)
      }
      let frames = frames(of: item..<item + itemCount)
      return LineRun(
        itemCount: itemCount,
        lineCount: max(1, alike),
        pitch: pitch(of: frames),
        across: frames.size[axis.other]
      )
    }
  }
}
