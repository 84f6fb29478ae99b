import Binder

/// A run of neighbouring items of one size.
struct SizeRun: Hashable, Sendable, SumTreeChunk {
  /// The size that each of them has of its own; nil where the layout decides.
  var size: TableSize?
  var isMeasured = false
  /// The number of items, at least 1.
  var count: Int

  var extent: SizeExtent {
    SizeExtent(
      elements: 1,
      count: count,
      known: size == nil ? 0 : count,
      measured: isMeasured ? count : 0,
      sum: size.map {
        TableSize(width: $0.width * Double(count), height: $0.height * Double(count))
      } ?? .zero,
      least: size ?? SizeExtent.zero.least,
      most: size ?? SizeExtent.zero.most
    )
  }

  func cut(at offset: Int) -> (above: SizeRun, below: SizeRun) {
    var parts = (above: self, below: self)
    parts.above.count = offset
    parts.below.count = count - offset
    return parts
  }

  func joined(with below: SizeRun) -> SizeRun? {
    guard size == below.size, isMeasured == below.isMeasured else { return nil }
    var run = self
    run.count += below.count
    return run
  }
}

/// Reads the sizes of items one after another.
struct SizeCursor {
  private var rest: SumTree<SizeRun>.Iterator
  /// The next items that have one size; nil at the end.
  private(set) var run: SizeRun?

  /// Begins with an item; O(log runs).
  init(_ sizes: SumTree<SizeRun>, from item: Int) {
    rest = (item == 0 ? sizes : sizes.split(at: item).below).makeIterator()
    run = rest.next()
  }

  mutating func take(_ count: Int) {
    guard let left = run?.count, left > count else { return run = rest.next() }
    run?.count = left - count
  }
}

/// What neighbouring items have together.
struct SizeExtent: ChunkExtent {
  var elements = 0
  var count = 0
  /// How many of them have a size of their own, and how many one that a cell has given.
  var known = 0
  var measured = 0
  var sum = TableSize.zero
  var least = TableSize(width: .infinity, height: .infinity)
  var most = TableSize.zero

  static let zero = SizeExtent()

  static func + (above: SizeExtent, below: SizeExtent) -> SizeExtent {
    SizeExtent(
      elements: above.elements + below.elements,
      count: above.count + below.count,
      known: above.known + below.known,
      measured: above.measured + below.measured,
      sum: above.sum.joined(with: below.sum, by: +),
      least: above.least.joined(with: below.least, by: min),
      most: above.most.joined(with: below.most, by: max)
    )
  }
}

extension SumTree<SizeRun> {
  init(unsized count: Int) { self.init(count > 0 ? [SizeRun(count: count)] : []) }

  init(_ sizes: some Sequence<TableSize>) {
    var runs: [SizeRun] = []
    for size in sizes { runs.join(SizeRun(size: size.usable, count: 1)) }
    self.init(runs)
  }

  func runs(in range: Range<Int>) -> [SizeRun] {
    var runs: [SizeRun] = []
    var item = range.lowerBound
    while item < range.upperBound, let found = piece(at: item) {
      var run = found.piece
      run.count = Swift.min(run.count - found.offset, range.upperBound - item)
      runs.append(run)
      item += run.count
    }
    return runs
  }
}

extension Array where Element: SumTreeChunk {
  /// Adds a run: to the last one if that continues.
  mutating func join(_ run: Element) {
    if let joined = last?.joined(with: run) {
      self[endIndex - 1] = joined
    } else {
      append(run)
    }
  }
}

extension TableSize {
  fileprivate func joined(
    with other: TableSize,
    by join: (Double, Double) -> Double
  ) -> TableSize {
    TableSize(width: join(width, other.width), height: join(height, other.height))
  }

  /// The size with 0 for what is no length.
  var usable: TableSize {
    TableSize(width: width.isLength ? width : 0, height: height.isLength ? height : 0)
  }
}
