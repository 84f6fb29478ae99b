/// Walks through two runs of rows side by side and pairs what is the same within a short distance.
///
/// Ordinary edits leave few rows without a match, and none is hashed. Rows without a match are left for
/// ``UnmatchedJoin``.
@usableFromInline
struct WindowAligner<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  /// Whether rows that seem to be in no order are left over.
  @usableFromInline let canGiveUp: Bool
  @usableFromInline var hasGivenUp = false
  @usableFromInline var old: WindowSide<Comparison.Row>
  @usableFromInline var new: WindowSide<Comparison.Row>

  @inlinable
  init(
    _ comparison: Comparison,
    canGiveUp: Bool,
    old: WindowSide<Comparison.Row>,
    new: WindowSide<Comparison.Row>
  ) {
    self.comparison = comparison
    self.canGiveUp = canGiveUp
    self.old = old
    self.new = new
  }

  /// The number of rows ahead in which a match is looked for at every mismatch.
  @inlinable static var reach: Int { 8 }

  /// After so many rows in succession that are the same, many are compared at a time.
  @inlinable static var shortRun: Int { 16 }

  @inlinable
  mutating func align(exactPairs: Int, _ matches: inout MatchWriter) {
    var rest = (old: 0, new: 0)
    if old.count > 0, new.count > 0 {
      let isExact = old.count * new.count <= exactPairs
      rest = isExact ? alignExactly(&matches) : alignByRuns(&matches)
    }
    old.leave(rest.old..<old.count)
    new.leave(rest.new..<new.count)
  }

  @inlinable
  mutating func alignByRuns(_ matches: inout MatchWriter) -> (old: Int, new: Int) {
    // Copies that no other code can change stay in registers.
    let aligner = self
    var (old, new) = (self.old, self.new)
    var row = (old: 0, new: 0)
    var misses = 0
    var lost = 0
    while row.old < old.count, row.new < new.count {
      var run = aligner.pairRun(row, &matches)
      if run == Self.shortRun { run += pairLongRun(row.old + run, row.new + run, &matches) }
      row.old &+= run
      row.new &+= run
      misses = run > 0 ? 0 : misses &+ 1
      lost = run > 4 ? 0 : lost &+ 1
      guard misses > 0 else { continue }
      var skip = (old: 0, new: 0)
      if misses <= 4 || misses & 7 == 0 { skip = aligner.nearMatch(row) }
      if skip == (0, 0), misses >= 32, misses & (misses &- 1) == 0 {
        skip = farMatch(row, limit: min(misses * 8, max(old.count - row.old, new.count - row.new)))
        hasGivenUp = canGiveUp && skip == (0, 0) && isInNoOrder(from: row, after: lost)
        if hasGivenUp { break }
      }
      let isFound = skip != (0, 0)
      if !isFound { skip = (1, 1) }
      old.leave(row.old..<(row.old &+ skip.old))
      new.leave(row.new..<(row.new &+ skip.new))
      row.old &+= skip.old
      row.new &+= skip.new
      guard isFound, misses > 1 else { continue }
      let pairs = pairBackwards(from: row, &matches)
      old.unmatchedCount -= pairs
      new.unmatchedCount -= pairs
    }
    (self.old, self.new) = (old, new)
    return row
  }

  /// Whether rows seem to be in no order: most before them, and many, were not near their place, and of those that follow,
  /// which are not many more, none is near its place, and none the same as the first.
  @inlinable @inline(never)
  func isInNoOrder(from row: (old: Int, new: Int), after lost: Int) -> Bool {
    let rest = (old: old.count - row.old, new: new.count - row.new)
    guard lost >= 512, max(row.old, row.new) <= lost * 2, max(rest.old, rest.new) <= lost * 32
    else { return false }
    let length = min(rest.old, rest.new)
    return !(0..<16).contains { sample in
      let place = (old: row.old + length * sample / 16, new: row.new + length * sample / 16)
      if isNearPlace(place) { return true }
      return sample > 0
        && (comparison.isSameRow(old.rows[row.old], old.rows[place.old])
          || comparison.isSameRow(new.rows[row.new], new.rows[place.new]))
    }
  }

  @inlinable
  func isNearPlace(_ row: (old: Int, new: Int)) -> Bool {
    let place = min(row.old, row.new)
    return nearMatch(row) != (0, 0) || comparison.isSameRow(old.rows[row.old], new.rows[row.new])
      || comparison.isSameRow(old.rows[place], new.rows[place])
  }

  /// Pairs rows as long as they are the same, but no more than a short run, and returns how many.
  @inlinable @inline(__always)
  func pairRun(_ row: (old: Int, new: Int), _ matches: inout MatchWriter) -> Int {
    guard let oldRows = old.rows.baseAddress, let newRows = new.rows.baseAddress else { return 0 }
    let (oldRun, newRun) = (oldRows + row.old, newRows + row.new)
    let (targets, sources) = (old.matches + row.old, new.matches + row.new)
    let firstOld = Int32(truncatingIfNeeded: old.start &+ row.old)
    let firstNew = Int32(truncatingIfNeeded: new.start &+ row.new)
    let limit = min(Self.shortRun, old.count &- row.old, new.count &- row.new)
    var run = 0
    while run < limit {
      let likeness = comparison.likeness(oldRun + run, newRun + run)
      if likeness == .different { break }
      if likeness == .changed { matches.changes.insert(Int(firstOld) &+ run) }
      targets[run] = firstNew &+ Int32(truncatingIfNeeded: run)
      sources[run] = firstOld &+ Int32(truncatingIfNeeded: run)
      run &+= 1
    }
    return run
  }

  /// Pairs rows as long as they are the same, many at a time.
  @inlinable
  func pairLongRun(_ oldRow: Int, _ newRow: Int, _ matches: inout MatchWriter) -> Int {
    guard let oldRows = old.rows.baseAddress, let newRows = new.rows.baseAddress else { return 0 }
    let run = comparison.commonPrefix(
      oldRows + oldRow,
      newRows + newRow,
      limit: min(old.count - oldRow, new.count - newRow),
      oldNumber: old.start + oldRow,
      &matches.changes
    )
    old.match(oldRow..<(oldRow + run), with: new.start + newRow)
    new.match(newRow..<(newRow + run), with: old.start + oldRow)
    return run
  }

  /// Pairs the rows that were left over right before two that are the same, as long as they are the same, and
  /// returns how many.
  @inlinable @inline(never)
  func pairBackwards(from row: (old: Int, new: Int), _ matches: inout MatchWriter) -> Int {
    var pairs = 0
    var (oldRow, newRow) = (row.old - 1, row.new - 1)
    while oldRow >= 0, newRow >= 0, old.matches[oldRow] < 0, new.matches[newRow] < 0,
      comparison.isSameRow(old.rows[oldRow], new.rows[newRow])
    {
      pairOne(oldRow, newRow, &matches)
      oldRow -= 1
      newRow -= 1
      pairs += 1
    }
    return pairs
  }

  @inlinable
  func pairOne(_ oldRow: Int, _ newRow: Int, _ matches: inout MatchWriter) {
    if !comparison.hasSameContent(old.rows[oldRow], new.rows[newRow]) {
      matches.changes.insert(old.start + oldRow)
    }
    old.match(oldRow..<(oldRow + 1), with: new.start + newRow)
    new.match(newRow..<(newRow + 1), with: old.start + oldRow)
  }
}

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
