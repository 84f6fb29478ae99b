extension RowHeights {
  /// Takes rows out, and puts in others.
  ///
  /// - Parameters:
  ///   - leaving: The positions before of the rows that go, ascending.
  ///   - entering: The positions after of the rows that come, ascending.
  ///   - heights: One run of one row for each row that comes.
  /// - Complexity: O(k + r log `runCount`) for k rows in r ranges of neighbours; O(k + `runCount`)
  ///   where that is less.
  mutating func replace(rowsAt leaving: [Int], byRowsAt entering: [Int], heights: [HeightRun]) {
    let (leavingRanges, enteringRanges) = (Self.ranges(of: leaving), Self.ranges(of: entering))
    if (leavingRanges.count + enteringRanges.count) * 8 > runCount {
      let kept = Self.removing(leavingRanges, from: runs)
      self = RowHeights(runs: Self.inserting(heights, at: entering, into: kept))
      return
    }
    for range in leavingRanges.reversed() { replaceSubrange(range, with: RowHeights()) }
    var rest = heights[...]
    for range in enteringRanges {
      let place = range.lowerBound..<range.lowerBound
      replaceSubrange(place, with: RowHeights(runs: rest.prefix(range.count)))
      rest = rest.dropFirst(range.count)
    }
  }

  /// Ascending positions as ranges of neighbours.
  private static func ranges(of positions: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    guard var start = positions.first else { return [] }
    var end = start
    for position in positions {
      if position != end {
        ranges.append(start..<end)
        start = position
      }
      end = position + 1
    }
    ranges.append(start..<end)
    return ranges
  }

  private static func removing(
    _ ranges: [Range<Int>],
    from runs: SumTree<HeightRun>
  ) -> [HeightRun] {
    var kept: [HeightRun] = []
    var next = 0
    var row = 0
    for var run in runs {
      let end = row + run.count
      while next < ranges.count, ranges[next].lowerBound < end {
        run.count -= min(ranges[next].upperBound, end) - max(ranges[next].lowerBound, row)
        guard ranges[next].upperBound <= end else { break }
        next += 1
      }
      if run.count > 0 { kept.append(run) }
      row = end
    }
    return kept
  }

  private static func inserting(
    _ heights: [HeightRun],
    at positions: [Int],
    into runs: [HeightRun]
  ) -> [HeightRun] {
    var all: [HeightRun] = []
    var row = 0
    func append(_ run: HeightRun) {
      row += run.count
      if let last = all.last, last.continues(into: run) {
        all[all.count - 1].count += run.count
      } else {
        all.append(run)
      }
    }
    var next = 0
    for var run in runs {
      while next < positions.count, positions[next] < row + run.count {
        let above = positions[next] - row
        if above > 0 {
          append(HeightRun(height: run.height, isEstimate: run.isEstimate, count: above))
          run.count -= above
        }
        append(heights[next])
        next += 1
      }
      append(run)
    }
    for height in heights[next...] { append(height) }
    return all
  }
}
