import Binder

extension RowHeights {
  /// A row that comes, by its position when all have come.
  struct Entering {
    var row: Int
    var height: HeightRun
  }

  /// Takes rows out by their positions before, and puts rows in by their positions after.
  ///
  /// Both ascend. A few changes of many runs are made one by one, others in a walk over the runs.
  ///
  /// - Complexity: O(k log `runCount`) or O(k + `runCount`) for k changes, whichever is less.
  mutating func replace(leaving: [Int], entering: [Entering]) {
    let changes = leaving.count + entering.count
    if changes * (64 - runCount.leadingZeroBitCount) < runCount {
      edit(leaving: leaving, entering: entering)
    } else {
      rebuild(leaving: leaving, entering: entering)
    }
  }

  /// One row after the other; O(k log `runCount`).
  mutating func edit(leaving: [Int], entering: [Entering]) {
    for row in leaving.reversed() { replaceSubrange(row..<row + 1, with: RowHeights()) }
    for entering in entering {
      let new = RowHeights(runs: CollectionOfOne(entering.height))
      replaceSubrange(entering.row..<entering.row, with: new)
    }
  }

  /// All runs anew; O(k + `runCount`).
  mutating func rebuild(leaving: [Int], entering: [Entering]) {
    var list: [HeightRun] = []
    var leaving = leaving[...]
    var entering = entering[...]
    var oldEnd = 0
    var newRow = 0
    for run in runs {
      oldEnd += run.count
      var kept = run
      while let row = leaving.first, row < oldEnd {
        leaving.removeFirst()
        kept.count -= 1
      }
      while let next = entering.first, next.row < newRow + kept.count {
        entering.removeFirst()
        let above = next.row - newRow
        if above > 0 { list.append(HeightRun(kept, count: above)) }
        list.append(next.height)
        kept.count -= above
        newRow = next.row + 1
      }
      newRow += kept.count
      if kept.count > 0 { list.append(kept) }
    }
    self = RowHeights(runs: list + entering.map(\.height))
  }
}

extension HeightRun {
  /// Some of the rows of a run.
  fileprivate init(_ run: HeightRun, count: Int) {
    self.init(height: run.height, isEstimate: run.isEstimate, count: count)
  }
}
