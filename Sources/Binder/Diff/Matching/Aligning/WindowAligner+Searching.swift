extension WindowAligner {
  /// How many rows have to be left out on one side until the next ones are the same; none if that is more
  /// than a reach.
  @inlinable @inline(__always)
  func nearMatch(_ row: (old: Int, new: Int)) -> (old: Int, new: Int) {
    guard let oldRow = old.rows.baseAddress.map({ $0 + row.old }),
      let newRow = new.rows.baseAddress.map({ $0 + row.new })
    else { return (0, 0) }
    let oldRest = old.count &- row.old
    let newRest = new.count &- row.new
    var distance = 1
    while distance <= Self.reach {
      if distance < oldRest, comparison.isSameRow(oldRow[distance], newRow[0]) {
        return (distance, 0)
      }
      if distance < newRest, comparison.isSameRow(oldRow[0], newRow[distance]) {
        return (0, distance)
      }
      distance &+= 1
    }
    return (0, 0)
  }

  /// How many rows have to be left out on one side until some next ones in succession are the same; none
  /// if that is more than a limit.
  ///
  /// The sides are searched in turns, some rows of the one and as many of the other.
  @inlinable @inline(never)
  func farMatch(_ row: (old: Int, new: Int), limit: Int) -> (old: Int, new: Int) {
    guard let oldRow = old.rows.baseAddress.map({ $0 + row.old }),
      let newRow = new.rows.baseAddress.map({ $0 + row.new })
    else { return (0, 0) }
    let rest = (old: old.count - row.old, new: new.count - row.new)
    var distance = Self.reach + 1
    while distance <= limit {
      let end = min(distance + 64, limit + 1)
      var skip = distance
      while skip < min(end, rest.old) {
        if comparison.isSameRow(oldRow[skip], newRow[0]), isRun(row.old + skip, row.new) {
          return (skip, 0)
        }
        skip &+= 1
      }
      skip = distance
      while skip < min(end, rest.new) {
        if comparison.isSameRow(oldRow[0], newRow[skip]), isRun(row.old, row.new + skip) {
          return (0, skip)
        }
        skip &+= 1
      }
      distance = end
    }
    return (0, 0)
  }

  /// Whether four rows of either side are the same one by one, or as many as there are.
  @inlinable @inline(never)
  func isRun(_ oldRow: Int, _ newRow: Int) -> Bool {
    for offset in 0..<min(4, old.count - oldRow, new.count - newRow) {
      guard comparison.isSameRow(old.rows[oldRow + offset], new.rows[newRow + offset]) else {
        return false
      }
    }
    return true
  }
}
