extension RowHeights {
  /// Puts rows in the place of others: an insertion, a deletion, or a change of heights.
  ///
  /// - Complexity: O(log `runCount` + log `new.runCount`).
  package mutating func replaceSubrange(_ range: Range<Int>, with new: RowHeights) {
    let (above, rest) = split(at: range.lowerBound)
    let below = rest.split(at: range.count).below
    self = above.appending(new).appending(below)
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
    split(at: range.lowerBound).below.split(at: range.count).above
  }

  /// The rows above a position in `0...count`, and the others.
  private func split(at row: Int) -> (above: RowHeights, below: RowHeights) {
    precondition(
      row >= 0 && row <= count,
      "Row \(row) is out of bounds; the section has \(count) rows"
    )
    var (above, below) = runs.split { $0.rows > row }
    let cut = row - above.extent.rows
    if cut > 0, var run = below.removeFirst() {
      let length = run.count
      run.count = cut
      above = above + SumTree([run])
      run.count = length - cut
      below = SumTree([run]) + below
    }
    return (RowHeights(runs: above), RowHeights(runs: below))
  }

  /// These rows with others directly below them, where two runs may become one.
  private func appending(_ below: RowHeights) -> RowHeights {
    var upper = runs
    var lower = below.runs
    guard var run = upper.last, let next = lower.first, run.continues(into: next) else {
      return RowHeights(runs: upper + lower)
    }
    _ = upper.removeLast()
    _ = lower.removeFirst()
    run.count += next.count
    return RowHeights(runs: .joining(upper, run, lower))
  }
}
