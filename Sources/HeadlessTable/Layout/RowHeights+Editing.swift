import Binder

extension RowHeights {
  /// Puts rows in the place of others: an insertion, a deletion, or a change of heights.
  ///
  /// - Complexity: O(log `runCount` + log `new.runCount`).
  package mutating func replaceSubrange(_ range: Range<Int>, with new: RowHeights) {
    checkBounds(range)
    runs.replaceSubrange(range, with: new.runs)
  }

  /// Gives one row another height in points; O(log `runCount`), and O(1) memory if it has it.
  package mutating func setHeight(_ height: Double, isEstimate: Bool, at row: Int) {
    guard self.height(at: row) != (height, isEstimate) else { return }
    let new = RowHeights(repeating: height, count: 1, isEstimate: isEstimate)
    replaceSubrange(row..<row + 1, with: new)
  }

  /// Takes a row out and puts it in again at a place counted without it; O(log `runCount`).
  package mutating func move(from source: Int, to target: Int) {
    let row = slice(source..<source + 1)
    replaceSubrange(source..<source + 1, with: RowHeights())
    replaceSubrange(target..<target, with: row)
  }

  /// The heights of some of the rows; O(log `runCount`), whatever the number of rows.
  package func slice(_ range: Range<Int>) -> RowHeights {
    checkBounds(range)
    return RowHeights(runs: runs.split(at: range.lowerBound).below.split(at: range.count).above)
  }

  private func checkBounds(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) are out of bounds; the section has \(count) rows"
    )
  }
}
