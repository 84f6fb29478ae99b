import Binder

/// A run of neighbouring rows of equal height.
struct HeightRun: Hashable, Sendable, SumTreeChunk {
  /// The height of each of the rows in points, finite and at least 0.
  var height: Double
  /// Whether the height is an estimate.
  var isEstimate: Bool
  /// The number of rows, at least 1.
  var count: Int

  init(height: Double, isEstimate: Bool, count: Int) {
    precondition(
      height >= 0 && height.isFinite,
      "A row can't be \(height) points high; use 0 or more"
    )
    self.height = height
    self.isEstimate = isEstimate
    self.count = count
  }

  init(_ run: HeightRun, count: Int) {
    self = run
    self.count = count
  }

  var extent: LayoutExtent { LayoutExtent(elements: 1, rows: count, height: height(ofRows: count)) }

  func height(ofRows rows: Int) -> Double { height * Double(rows) }

  /// Whether the rows of two neighbours are of one run.
  func continues(into other: HeightRun) -> Bool {
    height == other.height && isEstimate == other.isEstimate
  }

  func cut(at offset: Int) -> (above: HeightRun, below: HeightRun) {
    var parts = (above: self, below: self)
    parts.above.count = offset
    parts.below.count = count - offset
    return parts
  }

  func joined(with below: HeightRun) -> HeightRun? {
    guard continues(into: below) else { return nil }
    return HeightRun(height: height, isEstimate: isEstimate, count: count + below.count)
  }

  /// The first of the rows that ends below `y`, if the run starts at `top` and ends below `y`.
  func firstRow(endingAfter y: Double, top: Double) -> Int {
    guard top <= y else { return 0 }
    let quotient = (y - top) / height
    var row = quotient < Double(count - 1) ? Int(quotient) : count - 1
    // A rounding makes the quotient wrong by one at most.
    if row > 0, top + height(ofRows: row) > y {
      row -= 1
    } else if row < count - 1, top + height(ofRows: row + 1) <= y {
      row += 1
    }
    return row
  }

  /// The number of rows that start above `y`, if the run starts at `top` and ends at `y` or below.
  func rows(startingBefore y: Double, top: Double) -> Int {
    guard top < y else { return 0 }
    let row = firstRow(endingAfter: y, top: top)
    return top + height(ofRows: row) < y ? row + 1 : row
  }
}
