import Binder

extension RowHeights {
  /// The height of a row in points, and whether it is an estimate.
  ///
  /// - Complexity: O(log `runCount`), as every look-up here.
  package func height(at row: Int) -> (height: Double, isEstimate: Bool) {
    let run = run(at: row)
    return (run.height, run.isEstimate)
  }

  /// The distance in points from the top of the first row to the top of a row.
  ///
  /// `row` may be `count`, for the bottom of the last row. The distance is counted from `origin`,
  /// and look-ups with the same origin round alike: `row(at: offset(of: row, origin: o), origin: o)`
  /// is the row, unless that is 0 points high.
  package func offset(of row: Int, origin: Double = 0) -> Double {
    guard row != count else { return origin + total }
    let (run, start) = run(at: row, origin: origin)
    return start.height + run.height(ofRows: row - start.rows)
  }

  /// Gives the top edges and the heights of rows in points, from top to bottom; counted from `origin` like ``offset(of:origin:)``.
  ///
  /// - Complexity: O(rows + k log `runCount`) for the k runs within the range.
  func forEachRow(
    in range: Range<Int>,
    origin: Double,
    _ body: (_ row: Int, _ top: Double, _ height: Double) -> Void
  ) {
    var row = range.lowerBound
    while row < range.upperBound {
      let (run, start) = run(at: row, origin: origin)
      let end = min(start.rows + run.count, range.upperBound)
      while row < end {
        body(row, start.height + run.height(ofRows: row - start.rows), run.height)
        row += 1
      }
    }
  }

  /// The row that covers a place, which is never one of 0 points; nil above and below all rows.
  ///
  /// A row covers its top edge but not its bottom edge.
  package func row(at y: Double, origin: Double = 0) -> Int? {
    guard y >= origin, y < origin + total else { return nil }
    let row = firstRow(endingAfter: y, origin: origin)
    return row < count && height(at: row).height > 0 ? row : nil
  }

  /// The first row whose bottom edge is below a place, or `count` if there is none.
  package func firstRow(endingAfter y: Double, origin: Double = 0) -> Int {
    guard
      let (run, start) = runs.first(from: LayoutExtent(height: origin), where: { $0.height > y })
    else { return count }
    return start.rows + run.firstRow(endingAfter: y, top: start.height)
  }

  /// The rows that show between two places; one that only touches either does not show.
  ///
  /// Rows of 0 points among them are part of the range.
  package func rows(from y0: Double, to y1: Double, origin: Double = 0) -> Range<Int> {
    let first = firstRow(endingAfter: y0, origin: origin)
    let end = y0 < y1 ? rowCount(startingBefore: y1, origin: origin) : first
    return first..<max(first, end)
  }

  /// The parts of a range of rows that are more than 0 points high, from top to bottom.
  ///
  /// - Complexity: O(k log `runCount`) for the k runs within the range.
  func nonzeroRanges(in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var row = range.lowerBound
    while row < range.upperBound {
      let (run, start) = run(at: row, origin: 0)
      let end = min(start.rows + run.count, range.upperBound)
      if run.height > 0 {
        let isAdjacent = ranges.last?.upperBound == row
        let first = isAdjacent ? ranges.removeLast().lowerBound : row
        ranges.append(first..<end)
      }
      row = end
    }
    return ranges
  }

  func run(at row: Int) -> HeightRun { run(at: row, origin: 0).run }

  private func rowCount(startingBefore y: Double, origin: Double) -> Int {
    guard
      let (run, start) = runs.first(from: LayoutExtent(height: origin), where: { $0.height >= y })
    else { return count }
    return start.rows + run.rows(startingBefore: y, top: start.height)
  }

  /// The run that a row belongs to, and what is above the run.
  func run(at row: Int, origin: Double) -> (run: HeightRun, start: LayoutExtent) {
    guard row >= 0,
      let run = runs.first(from: LayoutExtent(height: origin), where: { $0.rows > row })
    else { preconditionFailure("Row \(row) does not exist; the section has \(count) rows") }
    return (run.element, run.start)
  }
}
