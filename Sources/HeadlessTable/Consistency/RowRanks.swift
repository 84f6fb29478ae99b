/// Which rows stay when some are taken out, or are there before some come: their ranks.
///
/// Rows that no operation names keep their order. So the third that stays of a section before the
/// batch is the third that was there already of that section after it, wherever both stand.
struct RowRanks: Sendable {
  /// The rows that do not count.
  let excluded: Positions<BatchRow>

  /// Where a row stands among those that count in its section; nil if it does not count itself.
  ///
  /// - Complexity: O(log k) for k excluded rows.
  func rank(of row: BatchRow) -> Int? {
    let below = excluded.count(below: row)
    if below < excluded.ascending.count, excluded.ascending[below] == row { return nil }
    return row.row - (below - start(of: row.section))
  }

  /// The row of a section that has a rank, however many rows the section has.
  ///
  /// - Complexity: O(log k) for k excluded rows.
  func row(ofRank rank: Int, in section: Int) -> BatchRow {
    let start = start(of: section)
    var low = 0
    var high = end(of: section) - start
    while low < high {
      let middle = (low + high) / 2
      let countingBelow = excluded.ascending[start + middle].row - middle
      if countingBelow <= rank { low = middle + 1 } else { high = middle }
    }
    return BatchRow(section: section, row: rank + low)
  }

  /// The rows of a section that do not count, ascending.
  func excludedRows(of section: Int) -> ArraySlice<BatchRow> {
    excluded.ascending[start(of: section)..<end(of: section)]
  }

  private func start(of section: Int) -> Int {
    excluded.count(below: BatchRow(section: section, row: 0))
  }

  private func end(of section: Int) -> Int {
    excluded.count(below: BatchRow(section: section, row: .max))
  }
}
