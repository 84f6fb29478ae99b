/// The rows that operations of one kind name, each once and ascending, as ranges.
///
/// A query costs as much as there are ranges, and not as there are rows.
@usableFromInline
package struct RowRanges: Sendable {
  /// Ascending; none continues into the next.
  package private(set) var ranges: [RowRange] = []

  package private(set) var repeated: [RowRange] = []

  /// The number of rows in the ranges above each range; the last element counts all rows.
  ///
  /// Numbers of rows wrap around where a table could not have so many: the error names the row that is out of bounds, and no
  /// overflow stops the app before.
  private var counts: [Int] = [0]

  /// Sorts what is named, and drops what is named again.
  ///
  /// - Complexity: O(k log k) comparisons for k ranges; k − 1 where they ascend already.
  @usableFromInline
  package init(_ named: [RowRange]) {
    switch named.order {
    case .apart: ranges = named
    case .touching: join(named)
    case .mixed: join(named.sorted(byRow: { $0.first }))
    }
    countRows()
  }

  private init(apart ranges: [RowRange]) {
    self.ranges = ranges
    countRows()
  }

  /// Takes rows one by one; O(k log k) for k rows, O(k) where they ascend.
  @inlinable
  package init(_ named: some Collection<RowPosition>) {
    self.init([RowRange](joining: named, capacity: named.count))
  }

  package var count: Int { counts[ranges.count] }

  package var isEmpty: Bool { ranges.isEmpty }

  package var ascending: some BidirectionalCollection<RowPosition> {
    ranges.lazy.flatMap { range in
      range.rows.lazy.map { RowPosition(section: range.section, row: $0) }
    }
  }

  /// The number of the rows that stand above a row; O(log k) for k ranges.
  package func count(above row: RowPosition) -> Int {
    let index = ranges.firstIndex(notAbove: row)
    guard index < ranges.count, ranges[index].section == row.section else { return counts[index] }
    let first = ranges[index].rows.lowerBound
    return counts[index] &+ (row.row > first ? row.row &- first : 0)
  }

  /// The number of the rows in ranges above one; at most `ranges.count`.
  package func count(aboveRange index: Int) -> Int { counts[index] }

  /// Whether the operations name a row; O(log k) for k ranges.
  package func contains(_ row: RowPosition) -> Bool {
    ranges.haveRow(row)
  }

  /// Whether the operations name a row more than once; O(log r) for r ranges of such rows.
  package func isRepeated(_ row: RowPosition) -> Bool { repeated.haveRow(row) }

  /// The places of a section's ranges; O(log k) for k ranges.
  package func places(of section: Int) -> Range<Int> {
    ranges.partitioningIndex {
      $0.section >= section
    }..<ranges.partitioningIndex { $0.section > section }
  }

  package func ranges(of section: Int) -> ArraySlice<RowRange> { ranges[places(of: section)] }

  package func count(of section: Int) -> Int {
    let places = places(of: section)
    return counts[places.upperBound] &- counts[places.lowerBound]
  }

  /// The number of the rows in sections above one; O(log k) for k ranges.
  package func count(aboveSection section: Int) -> Int {
    counts[ranges.partitioningIndex { $0.section >= section }]
  }

  /// The rows of both, whether repeated or not; O(k) for k ranges.
  package func union(_ other: RowRanges) -> RowRanges {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var all: [RowRange] = []
    all.reserveCapacity(ranges.count + other.ranges.count)
    var next = 0
    for range in ranges {
      while next < other.ranges.count, other.ranges[next].first < range.first {
        all.join(other.ranges[next])
        next += 1
      }
      all.join(range)
    }
    for range in other.ranges[next...] { all.join(range) }
    return RowRanges(apart: all)
  }

  /// Without positions below 0, which nothing can have.
  package var countedFromZero: RowRanges {
    if ranges.allSatisfy({ $0.rows.lowerBound >= 0 }) { return self }
    return RowRanges(
      apart: ranges.compactMap { range in
        guard range.rows.upperBound >= 0 else { return nil }
        return RowRange(
          section: range.section,
          rows: max(0, range.rows.lowerBound)...range.rows.upperBound
        )
      }
    )
  }

  /// Takes ranges of which each starts at or below the start of the one before.
  private mutating func join(_ named: [RowRange]) {
    ranges.reserveCapacity(named.count)
    for range in named {
      if let last = ranges.last, range.first <= last.last {
        repeated.join(RowRange(section: range.section, rows: range.rows.clamped(to: last.rows)))
      }
      ranges.join(range)
    }
  }

  private mutating func countRows() {
    counts = Array(unsafeUninitializedCapacity: ranges.count + 1) { counts, count in
      var sum = 0
      counts.initializeElement(at: 0, to: sum)
      for (place, range) in ranges.enumerated() {
        sum &+= range.count
        counts.initializeElement(at: place + 1, to: sum)
      }
      count = ranges.count + 1
    }
  }
}

extension [RowRange] {
  fileprivate enum Order {
    /// They ascend, and there are other rows between each and the next.
    case apart
    /// They ascend, and some continue into the next.
    case touching
    case mixed
  }

  fileprivate var order: Order {
    var order = Order.apart
    for place in indices.dropFirst() {
      let (range, next) = (self[place - 1], self[place])
      if !range.isAbove(next) { return .mixed }
      if range.continues(into: next) { order = .touching }
    }
    return order
  }

  /// The first range of which not all rows stand above a row; O(log k) for k ascending ranges.
  fileprivate func firstIndex(notAbove row: RowPosition) -> Int {
    partitioningIndex { row <= $0.last }
  }

  /// Whether a row stands in one of the ranges; O(log k) for k ascending ranges.
  fileprivate func haveRow(_ row: RowPosition) -> Bool {
    let index = firstIndex(notAbove: row)
    return index < count && self[index].first <= row
  }

  /// Adds a range that starts at or below the start of the last one: to that one, if they touch.
  fileprivate mutating func join(_ range: RowRange) {
    guard let last, !last.isAbove(range) || last.continues(into: range) else {
      return append(range)
    }
    let end = Swift.max(last.rows.upperBound, range.rows.upperBound)
    self[endIndex - 1].rows = last.rows.lowerBound...end
  }
}

extension RowRange {
  package var first: RowPosition { RowPosition(section: section, row: rows.lowerBound) }

  /// The number of rows; `Int.max` if there are more.
  package var count: Int {
    let (distance, isTooFar) = rows.upperBound.subtractingReportingOverflow(rows.lowerBound)
    return isTooFar || distance == .max ? .max : distance + 1
  }

  package var last: RowPosition { RowPosition(section: section, row: rows.upperBound) }

  fileprivate func isAbove(_ other: RowRange) -> Bool { last < other.first }

  fileprivate func continues(into other: RowRange) -> Bool {
    isFollowed(by: other.rows.lowerBound, section: other.section)
  }
}

/// The ranks of the rows that stay in a change: their positions when only these are counted.
///
/// Rows that stay keep their order. So the third row of those that stay is the same before and after the change, wherever it
/// is.
package struct RowRanks: Sendable {
  package let excluded: RowRanges

  package init(excluded: RowRanges) {
    self.excluded = excluded
  }

  /// The position of a row among those that count in its section; nil if it does not count itself.
  ///
  /// - Complexity: O(log k) for k ranges of excluded rows.
  package func rank(of row: RowPosition) -> Int? {
    if excluded.isEmpty { return row.row }
    return excluded.contains(row) ? nil : countingRows(above: row)
  }

  /// The number of counted rows above a row in its section; O(log k) for k ranges of excluded rows.
  package func countingRows(above row: RowPosition) -> Int {
    row.row &- (excluded.count(above: row) &- excluded.count(aboveSection: row.section))
  }

  /// The row of a section that has a rank, however many rows the section has; `Int.max` if it is further.
  ///
  /// - Complexity: O(log k) for k ranges of excluded rows.
  package func row(ofRank rank: Int, in section: Int) -> RowPosition {
    if excluded.isEmpty { return RowPosition(section: section, row: rank) }
    let places = excluded.places(of: section)
    let start = excluded.count(aboveRange: places.lowerBound)
    let place = places.partitioningIndex { place in
      let countingAbove =
        excluded.ranges[place].rows.lowerBound &- (excluded.count(aboveRange: place) &- start)
      return countingAbove > rank
    }
    let (row, isTooFar) = rank.addingReportingOverflow(
      excluded.count(aboveRange: place) &- start
    )
    return RowPosition(section: section, row: isTooFar ? .max : row)
  }
}
