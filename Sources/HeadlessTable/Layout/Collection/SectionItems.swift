import Binder
import BinderCollections

/// The places of a section's items, counted from the corner of the first one's line.
///
/// The items are in lines, one behind the other: the groups of a compositional layout, or the lines of a flow. Lines that are
/// alike are one run, so ten million items take as much memory as ten; and a line is solved when an item of it is needed.
struct SectionItems: Sendable {
  private enum Form: Sendable {
    /// A group, with the frames that it has where nothing is measured.
    case group(LayoutGroup, solver: GroupSolver, box: TableSize, pattern: GroupFrames)
    case flow(FlowLines)
  }

  /// Some neighbouring items with the places that they have together.
  struct Line {
    /// The items.
    var items: Range<Int>
    /// Where it begins along the axis.
    var start: Double
  }

  private var form: Form
  /// The axis along which the lines follow each other.
  let axis: LayoutAxis
  /// Points between two lines.
  private let spacing: Double
  /// The space around each group.
  private let edgeSpacing: LayoutEdgeSpacing
  private var sizes: SumTree<SizeRun>
  private var lines = SumTree<LineRun>()

  /// Lays out items.
  ///
  /// - Parameters:
  ///   - section: How they are arranged.
  ///   - sizes: The sizes that they have of their own.
  ///   - container: The view.
  ///   - insets: The insets of the section.
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
    let box = container.box(insets: insets)
    switch section.content {
    case .group(let group):
      let solver = GroupSolver(container: container, axis: axis)
      form = .group(group, solver: solver, box: box, pattern: solver.solve(group, in: box))
      edgeSpacing = group.box.edgeSpacing
    case .flow(let flow):
      form = .flow(FlowLines(flow, axis: axis, room: box[axis.other]))
      edgeSpacing = LayoutEdgeSpacing()
    }
    breakAllLines()
  }

  /// The number of items.
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
    guard case .group(_, _, _, let pattern) = form else { return nil }
    return pitch(of: pattern)
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
    case .group(_, _, _, let pattern):
      return !pattern.items.isEmpty && pattern.items[item % pattern.items.count].isEstimated
    }
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
        isUniform: isUniform
      )
    case .group(let group, var solver, let box, let pattern):
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

  /// Whether all items are equally wide, so that the last line keeps the gaps of the others; those without a size of their own
  /// are as wide as the average.
  private var isUniform: Bool {
    let known = sizes.extent
    return known.known == 0 || known.least[axis.other] == known.most[axis.other]
  }

  /// The number of views of a kind on the items and groups before a line.
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
    guard case .group(_, _, _, let pattern) = form else { return nil }
    return (pattern.items.count, pattern.badges.count { $0.kind == kind })
  }
}

extension SectionItems {
  /// Items that are inserted, neighbours of one size, by the position of the first one when all are inserted.
  typealias Entering = (item: Int, run: SizeRun)

  /// Sets the size that a cell has given.
  mutating func measure(_ item: Int, as size: TableSize) {
    guard takesMeasures else { return }
    set(item, to: SizeRun(size: size.usable, isMeasured: true, count: 1))
  }

  /// Gives an item a size of its own, or takes it back.
  mutating func set(_ item: Int, to run: SizeRun) {
    guard var known = sizes.piece(at: item)?.piece else { return }
    known.count = 1
    if known != run { replaceSubrange(item..<item + 1, with: SumTree([run])) }
  }

  /// Whether cells decide, on some axis.
  var takesMeasures: Bool {
    if case .flow(let rules) = form { rules.flow.isEstimated } else { true }
  }

  /// The size that a cell has given for an item.
  func measuredRun(of item: Int) -> SizeRun? {
    guard var run = sizes.piece(at: item)?.piece, run.isMeasured else { return nil }
    run.count = 1
    return run
  }

  /// Removes items by their positions before, and inserts items by their positions after; both ascend.
  ///
  /// - Complexity: O(k log runs) for k ranges where each item is a line, and in a flow with the lines that break again;
  ///   O(runs) where later items change their places in their groups.
  mutating func replace(leaving: [ClosedRange<Int>], entering: [Entering]) {
    let breaksOnce = !breaksByLines
    for items in leaving.reversed() {
      replaceSubrange(Range(items), with: SumTree(), breaksLines: !breaksOnce)
    }
    for (item, run) in entering {
      replaceSubrange(item..<item, with: SumTree([run]), breaksLines: !breaksOnce)
    }
    if breaksOnce { breakAllLines() }
  }

  /// Whether a change leaves most lines alone.
  private var breaksByLines: Bool {
    switch form {
    case .flow: !takesMeasures
    case .group(_, _, _, let pattern): pattern.items.count == 1
    }
  }

  private mutating func replaceSubrange(
    _ range: Range<Int>,
    with new: SumTree<SizeRun>,
    breaksLines: Bool = true
  ) {
    let count = new.count
    sizes.replaceSubrange(range, with: new)
    guard breaksLines else { return }
    if case .flow = form, takesMeasures { return breakAllLines() }
    breakLines(around: range.lowerBound..<range.lowerBound + count, shift: count - range.count)
  }

  private mutating func breakAllLines() {
    if case .flow(var rules) = form, rules.flow.isEstimated {
      let (sum, count) = (sizes.extent.sum, Double(sizes.extent.known))
      rules.itemSize =
        sizes.extent.measured > 0
        ? TableSize(width: sum.width / count, height: sum.height / count)
        : rules.flow.itemSize.usable
      form = .flow(rules)
    }
    lines = SumTree()
    breakLines(around: 0..<count, shift: 0)
  }

  /// Breaks the lines again from the first one that a change of some items can touch, until they break where they did before.
  ///
  /// - Parameters:
  ///   - changed: The items that are new.
  ///   - shift: How many more items there are than before.
  private mutating func breakLines(around changed: Range<Int>, shift: Int) {
    let first = line(of: max(0, changed.lowerBound - 1))?.items.lowerBound ?? lines.count
    let (above, old) = lines.split(at: first)
    var below = SumTree<LineRun>()
    var new: [LineRun] = []
    var item = first
    while item < count {
      let before = item - first - shift
      if item >= changed.upperBound, let (run, offset) = old.piece(at: before),
        offset % run.itemCount == 0
      {
        below = old.split(at: before).below
        break
      }
      guard let run = nextLines(from: item) else { break }
      new.join(run)
      item += run.count
    }
    lines = above.appending(SumTree(new)).appending(below)
  }

  /// The lines that begin with an item: as many as are known to be alike, or else one.
  private func nextLines(from item: Int) -> LineRun? {
    switch form {
    case .flow(let rules):
      var next = item
      return rules.firstLines(pitch: spacing) {
        guard let (run, offset) = sizes.piece(at: next) else { return nil }
        let rest = SizeRun(size: run.size, count: run.count - offset)
        next += rest.count
        return rest
      }
    case .group(_, _, _, let pattern):
      let full = pattern.items.count
      guard full > 0, let (run, offset) = sizes.piece(at: item) else { return nil }
      let alike = (run.count - offset) / full
      let itemCount = alike > 0 ? full : min(full, count - item)
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
