extension WindowAligner {
  /// Pairs as many rows in ascending order as can be, also where rows occur several times, and returns where
  /// one of the sides ended.
  ///
  /// - Complexity: O(old rows × new rows) comparisons.
  @inlinable
  mutating func alignExactly(_ matches: inout MatchWriter) -> (old: Int, new: Int) {
    let width = new.count + 1
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (old.count + 1) * width) {
      best in
      best.initialize(repeating: 0)
      for oldRow in old.rows.indices.reversed() {
        for newRow in new.rows.indices.reversed() {
          let cell = oldRow * width + newRow
          best[cell] =
            comparison.isSameRow(old.rows[oldRow], new.rows[newRow])
            ? best[cell + width + 1] + 1 : max(best[cell + width], best[cell + 1])
        }
      }
      var row = (old: 0, new: 0)
      while row.old < old.count, row.new < new.count {
        let cell = row.old * width + row.new
        if best[cell] == best[cell + width] {
          old.leave(row.old..<(row.old + 1))
          row.old += 1
        } else if best[cell] == best[cell + 1] {
          new.leave(row.new..<(row.new + 1))
          row.new += 1
        } else {
          pairOne(row.old, row.new, &matches)
          row.old += 1
          row.new += 1
        }
      }
      return row
    }
  }
}
