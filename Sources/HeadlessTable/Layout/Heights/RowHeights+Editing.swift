import Binder

extension RowHeights {
  /// Puts rows in the place of others: an insertion, a deletion, or a change of heights.
  ///
  /// - Complexity: O(log `runCount` + log `new.runCount`).
  package mutating func replaceSubrange(_ range: Range<Int>, with new: RowHeights) {
    checkBounds(range)
    runs.replaceSubrange(range, with: new.runs)
  }

  /// The most runs that are written again in less time than one row of them is cut out.
  private static let fewRuns = 8

  /// Gives one row another height in points; O(log `runCount`), and O(1) memory if it has it.
  package mutating func setHeight(_ height: Double, isEstimate: Bool, at row: Int) {
    let new = HeightRun(height: height, isEstimate: isEstimate, count: 1)
    let (old, start) = run(at: row, origin: 0)
    guard !old.continues(into: new) else { return }
    if moveRow(row, at: row - start.rows, of: old, toNeighborLike: new) { return }
    guard runCount <= Self.fewRuns else {
      runs.replaceSubrange(row..<row + 1, with: SumTree([new]))
      return
    }
    var list = HeightRunList(capacity: runCount + 2)
    for run in runs {
      guard list.rowCount == start.rows else {
        list.append(run, count: run.count)
        continue
      }
      let above = row - start.rows
      list.append(run, count: above)
      list.append(new, count: 1)
      list.append(run, count: run.count - above - 1)
    }
    runs = SumTree(list.runs)
  }

  /// Moves a row at an end of its run to the run beside it, as rows on the screen leave those that are estimated.
  ///
  /// - Returns: False, and nothing is moved, unless the run beside it is as high as another one.
  private mutating func moveRow(
    _ row: Int,
    at offset: Int,
    of run: HeightRun,
    toNeighborLike new: HeightRun
  ) -> Bool {
    let neighbor = offset == 0 ? row - 1 : row + 1
    guard run.count > 1, offset == 0 || offset == run.count - 1, neighbor >= 0,
      let (other, _) = runs.piece(at: neighbor), other.continues(into: new)
    else { return false }
    runs.updatePiece(at: row) { run, _ in run.count -= 1 }
    runs.updatePiece(at: min(row, neighbor)) { run, _ in run.count += 1 }
    return true
  }

  private func checkBounds(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) are out of bounds; the section has \(count) rows"
    )
  }
}
