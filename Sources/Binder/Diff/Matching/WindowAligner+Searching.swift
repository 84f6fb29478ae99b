extension WindowAligner {
  /// How many rows have to be left out on one side until so many next ones, a run, are the same; nil if
  /// none of the distances will do.
  @inlinable
  func firstMatch(
    from row: (old: Int, new: Int),
    distances: ClosedRange<Int>,
    run: Int
  ) -> (old: Int, new: Int)? {
    guard let oldRows = old.rows.baseAddress, let newRows = new.rows.baseAddress else { return nil }
    let oldRest = old.count - row.old
    let newRest = new.count - row.new
    let (oldRow, newRow) = (oldRows + row.old, newRows + row.new)
    var distance = distances.lowerBound
    let limit = min(distances.upperBound, max(oldRest, newRest) - 1)
    while distance <= limit {
      if distance < oldRest, comparison.isSameRow(oldRow[distance], newRow[0]),
        isRun(row.old + distance, row.new, run)
      {
        return (distance, 0)
      }
      if distance < newRest, comparison.isSameRow(oldRow[0], newRow[distance]),
        isRun(row.old, row.new + distance, run)
      {
        return (0, distance)
      }
      distance &+= 1
    }
    return nil
  }

  /// Whether the rows after two that are the same are the same, too, as many as a run has.
  @inlinable
  func isRun(_ oldRow: Int, _ newRow: Int, _ run: Int) -> Bool {
    for offset in 1..<min(run, old.count - oldRow, new.count - newRow) {
      guard comparison.isSameRow(old.rows[oldRow + offset], new.rows[newRow + offset]) else {
        return false
      }
    }
    return true
  }
}
