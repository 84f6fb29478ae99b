import Binder

/// Which rows stay when some are taken out, or are there before some come: their ranks.
///
/// Rows that no operation names keep their order. So the third that stays of a section before the
/// batch is the third that was there already of that section after it, wherever both stand.
struct RowRanks: Sendable {
  /// The rows that do not count.
  let excluded: RowRanges

  /// Where a row stands among those that count in its section; nil if it does not count itself.
  ///
  /// - Complexity: O(log k) for k ranges of excluded rows.
  func rank(of row: RowPosition) -> Int? {
    excluded.contains(row) ? nil : countingRows(above: row)
  }

  /// How many rows that count stand above a row in its section; O(log k) for k ranges of excluded rows.
  func countingRows(above row: RowPosition) -> Int {
    row.row &- (excluded.count(above: row) &- excluded.count(aboveSection: row.section))
  }

  /// The row of a section that has a rank, however many rows the section has; `Int.max` if it is further.
  ///
  /// - Complexity: O(log k) for k ranges of excluded rows.
  func row(ofRank rank: Int, in section: Int) -> RowPosition {
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
