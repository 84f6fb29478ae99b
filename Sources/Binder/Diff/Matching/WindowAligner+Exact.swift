extension WindowAligner {
  /// Whether the best pairing is worth a comparison of every old row with every new row.
  @inlinable var isSmall: Bool { old.count * new.count <= (Comparison.canHash ? 144 : 16_384) }

  /// Pairs as many rows in ascending order as can be, also where rows occur several times.
  ///
  /// - Complexity: O(old rows × new rows) comparisons.
  @inlinable
  func alignExactly(_ matches: inout MatchWriter) {
    let width = new.count + 1
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (old.count + 1) * width) { best in
      best.initialize(repeating: 0)
      for oldRow in old.indices.reversed() {
        for newRow in new.indices.reversed() {
          let cell = oldRow * width + newRow
          best[cell] =
            comparison.isSameRow(old[oldRow], new[newRow])
            ? best[cell + width + 1] + 1 : max(best[cell + width], best[cell + 1])
        }
      }
      var row = (old: 0, new: 0)
      while row.old < old.count, row.new < new.count {
        let cell = row.old * width + row.new
        if best[cell] == best[cell + width] {
          row.old += 1
        } else if best[cell] == best[cell + 1] {
          row.new += 1
        } else {
          pairOne(row.old, row.new, &matches)
          row.old += 1
          row.new += 1
        }
      }
    }
  }

  /// Pairs two rows that are the same.
  @inlinable
  func pairOne(_ oldRow: Int, _ newRow: Int, _ matches: inout MatchWriter) {
    if !comparison.hasSameContent(old[oldRow], new[newRow]) { matches.changes.insert(oldStart + oldRow) }
    targets[oldRow] = Int32(truncatingIfNeeded: newStart + newRow)
    sources[newRow] = Int32(truncatingIfNeeded: oldStart + oldRow)
    matches.count += 1
  }
}
