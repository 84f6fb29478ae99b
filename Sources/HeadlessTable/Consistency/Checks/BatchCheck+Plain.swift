import Binder

extension BatchCheck {
  /// Whether rows alone change, each once and where there are rows, and the counts add up.
  ///
  /// Nearly every batch is like that. It breaks no rule, and is told from the others by the ends of its
  /// ranges, without a look at their rows.
  ///
  /// - Complexity: O(sections + k) for k ranges of rows.
  var isPlain: Bool {
    sorted.malformedPath == nil && !sorted.changesSections && sorted.reconfiguredRows.isEmpty
      && isInBounds && namesEachRowOnce && before.count == after.count && expectedRows() == after
  }

  private var namesEachRowOnce: Bool {
    let leaving = mapping.oldRanks.excluded
    let entering = mapping.newRanks.excluded
    let named = [
      sorted.deletedRows, sorted.reloadedRows, sorted.insertedRows, sorted.moveSources,
      sorted.moveTargets,
    ]
    return named.allSatisfy { $0.repeated.isEmpty }
      && leaving.count == sorted.deletedRows.count + sorted.moveSources.count
      && entering.count == sorted.insertedRows.count + sorted.moveTargets.count
      && leaving.isApart(from: sorted.reloadedRows)
      && sorted.moveTargets.isApart(from: sorted.reloadedRows)
  }

  private var isInBounds: Bool {
    mapping.oldRanks.excluded.isWithin(before) && sorted.reloadedRows.isWithin(before)
      && mapping.newRanks.excluded.isWithin(after)
  }
}

extension RowRanges {
  /// Whether no row is in both; O(k) for k ranges.
  fileprivate func isApart(from other: RowRanges) -> Bool {
    var next = 0
    for range in ranges {
      while next < other.ranges.count, other.ranges[next].last < range.first { next += 1 }
      guard next < other.ranges.count else { return true }
      if other.ranges[next].first <= range.last { return false }
    }
    return true
  }

  /// Whether all rows are there, in sections with so many rows.
  fileprivate func isWithin(_ counts: [Int]) -> Bool {
    ranges.allSatisfy { range in
      counts.indices.contains(range.section) && range.rows.lowerBound >= 0
        && range.rows.upperBound < counts[range.section]
    }
  }
}
