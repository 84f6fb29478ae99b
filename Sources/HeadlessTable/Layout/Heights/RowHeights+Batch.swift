import Binder

extension [RowHeights.Entering] {
  /// Adds rows below all others: to the last ones if they are right below those, and as high.
  mutating func append(_ height: HeightRun, at row: Int) {
    if let last, last.row + last.height.count == row, last.height.continues(into: height) {
      self[endIndex - 1].height.count += height.count
    } else {
      append(RowHeights.Entering(row: row, height: height))
    }
  }
}

extension RowHeights {
  /// Rows that are inserted, neighbours of one height.
  struct Entering {
    /// The position of the first one when all are inserted.
    var row: Int
    var height: HeightRun
  }

  /// Removes rows by their positions before, and inserts rows by their positions after.
  ///
  /// Both ascend. Where all rows are equally high, they are only counted; a few changes of many runs are made one by
  /// one, others in a walk over the runs.
  ///
  /// - Complexity: O(k log `runCount`) or O(k + `runCount`) for k ranges of rows, whichever is less.
  mutating func replace(leaving: [ClosedRange<Int>], entering: [Entering]) {
    let changes = leaving.count + entering.count
    if runCount == 1, let run = runs.first, entering.allSatisfy({ $0.height.continues(into: run) })
    {
      let left = run.count - leaving.reduce(0) { $0 + $1.count }
      let count = left + entering.reduce(0) { $0 + $1.height.count }
      self = RowHeights(runs: CollectionOfOne(HeightRun(run, count: count)))
    } else if changes * (64 - runCount.leadingZeroBitCount) < runCount {
      edit(leaving: leaving, entering: entering)
    } else {
      rebuild(leaving: leaving, entering: entering)
    }
  }

  /// One range after the other; O(k log `runCount`).
  mutating func edit(leaving: [ClosedRange<Int>], entering: [Entering]) {
    for rows in leaving.reversed() { replaceSubrange(Range(rows), with: RowHeights()) }
    for entering in entering {
      let new = RowHeights(runs: CollectionOfOne(entering.height))
      replaceSubrange(entering.row..<entering.row, with: new)
    }
  }

  /// All runs; O(k + `runCount`).
  mutating func rebuild(leaving: [ClosedRange<Int>], entering: [Entering]) {
    var new = HeightRunList()
    var leaving = leaving[...]
    var entering = entering[...]
    var oldStart = 0
    for run in runs {
      let old = oldStart..<oldStart + run.count
      oldStart = old.upperBound
      var kept = run.count
      while let rows = leaving.first, rows.lowerBound < old.upperBound {
        kept -= Range(rows).clamped(to: old).count
        if rows.upperBound >= old.upperBound { break }
        leaving.removeFirst()
      }
      while let next = entering.first, next.row < new.rowCount + kept {
        entering.removeFirst()
        let above = next.row - new.rowCount
        new.append(run, count: above)
        new.append(next.height, count: next.height.count)
        kept -= above
      }
      new.append(run, count: kept)
    }
    for next in entering { new.append(next.height, count: next.height.count) }
    runs = SumTree(new.runs)
  }
}
