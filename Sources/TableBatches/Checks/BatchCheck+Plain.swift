import Binder

extension BatchCheck {
  /// Whether rows alone change, each once and where there are rows, and the counts add up.
  ///
  /// Nearly every batch is like that. It breaks no rule, and is recognised by the ends of its
  /// ranges, without reading their rows.
  ///
  /// - Complexity: O(sections + k) for k ranges of rows.
  var isPlain: Bool {
    batch.malformedPath == nil && map.keepsSections && reconfigured.isEmpty
      && isInBounds && namesEachRowOnce && before.count == after.count && expectedRows() == after
  }

  private var namesEachRowOnce: Bool {
    let leaving = map.rows.oldRanks.excluded
    let entering = map.rows.newRanks.excluded
    let named = [
      map.rows.deletions, map.reloadedRows, map.rows.insertions, map.rows.moveSources,
      map.rows.moveTargets,
    ]
    return named.allSatisfy { $0.repeated.isEmpty }
      && leaving.count == map.rows.deletions.count + map.rows.moveSources.count
      && entering.count == map.rows.insertions.count + map.rows.moveTargets.count
      && leaving.isApart(from: map.reloadedRows)
      && map.rows.moveTargets.isApart(from: map.reloadedRows)
  }

  private var isInBounds: Bool {
    [map.rows.deletions, map.rows.moveSources, map.reloadedRows].allSatisfy { $0.isWithin(before) }
      && [map.rows.insertions, map.rows.moveTargets].allSatisfy { $0.isWithin(after) }
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

  /// Whether all rows are there, in sections with these numbers of rows.
  fileprivate func isWithin(_ counts: [Int]) -> Bool {
    ranges.allSatisfy { range in
      counts.indices.contains(range.section) && range.rows.lowerBound >= 0
        && range.rows.upperBound < counts[range.section]
    }
  }
}
