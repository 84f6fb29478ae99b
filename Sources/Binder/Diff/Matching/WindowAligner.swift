/// Walks through two runs of rows side by side and pairs what is the same within a short distance.
///
/// Ordinary edits leave few rows without a match, and none is hashed. Rows without a match are left for
/// ``LeftoverJoin``.
@usableFromInline
struct WindowAligner<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline var old: WindowSide<Comparison.Row>
  @usableFromInline var new: WindowSide<Comparison.Row>

  @inlinable
  init(
    _ comparison: Comparison,
    old: WindowSide<Comparison.Row>,
    new: WindowSide<Comparison.Row>
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
  }

  /// How many rows ahead a match is looked for at every mismatch.
  @inlinable static var reach: Int { 8 }

  /// After so many rows in succession that are the same, many are compared at a time.
  @inlinable static var shortRun: Int { 16 }

  /// Pairs rows in ascending order.
  @inlinable
  mutating func align(_ matches: inout MatchWriter) {
    var rest = (old: 0, new: 0)
    if old.count > 0, new.count > 0 {
      rest = isSmall ? alignExactly(&matches) : alignByRuns(&matches)
    }
    old.leave(rest.old..<old.count)
    new.leave(rest.new..<new.count)
  }

  /// Pairs runs of rows, and returns where one of the sides ended.
  @inlinable
  mutating func alignByRuns(_ matches: inout MatchWriter) -> (old: Int, new: Int) {
    var row = (old: 0, new: 0)
    var misses = 0
    var nextSearch = 32
    while row.old < old.count, row.new < new.count {
      let run = pairRun(row.old, row.new, &matches)
      if run > 0 {
        row.old += run
        row.new += run
        misses = 0
        nextSearch = 32
        continue
      }
      misses += 1
      var skip: (old: Int, new: Int)?
      if misses <= 4 || misses & 7 == 0 {
        skip = nearMatch(row)
      }
      if skip == nil, misses == nextSearch {
        skip = farMatch(row, limit: min(misses * 8, max(old.count - row.old, new.count - row.new)))
        nextSearch *= 2
      }
      let next = (old: row.old + (skip?.old ?? 1), new: row.new + (skip?.new ?? 1))
      old.leave(row.old..<next.old)
      new.leave(row.new..<next.new)
      row = next
      if skip != nil, misses > 1 { pairBackwards(from: row, &matches) }
    }
    return row
  }

  /// Pairs rows as long as they are the same, and returns how many.
  @inlinable @inline(__always)
  func pairRun(_ oldRow: Int, _ newRow: Int, _ matches: inout MatchWriter) -> Int {
    guard let oldRows = old.rows.baseAddress, let newRows = new.rows.baseAddress else { return 0 }
    let (oldRun, newRun) = (oldRows + oldRow, newRows + newRow)
    let (targets, sources) = (old.matches + oldRow, new.matches + newRow)
    let firstOld = Int32(truncatingIfNeeded: old.start + oldRow)
    let firstNew = Int32(truncatingIfNeeded: new.start + newRow)
    let limit = min(Self.shortRun, old.count - oldRow, new.count - newRow)
    var run = 0
    while run < limit {
      let likeness = comparison.likeness(oldRun + run, newRun + run)
      if likeness == .different { break }
      if likeness == .changed { matches.changes.insert(old.start + oldRow + run) }
      targets[run] = firstNew &+ Int32(truncatingIfNeeded: run)
      sources[run] = firstOld &+ Int32(truncatingIfNeeded: run)
      run &+= 1
    }
    return run < Self.shortRun ? run : run + pairLongRun(oldRow + run, newRow + run, &matches)
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

  /// Pairs the rows that were left over right before two that are the same, as long as they are the same.
  @inlinable
  mutating func pairBackwards(from row: (old: Int, new: Int), _ matches: inout MatchWriter) {
    var (oldRow, newRow) = (row.old - 1, row.new - 1)
    while oldRow >= 0, newRow >= 0, old.matches[oldRow] < 0, new.matches[newRow] < 0,
      comparison.isSameRow(old.rows[oldRow], new.rows[newRow])
    {
      pairOne(oldRow, newRow, &matches)
      old.leftoverCount -= 1
      new.leftoverCount -= 1
      oldRow -= 1
      newRow -= 1
    }
  }

  /// Pairs two rows that are the same.
  @inlinable
  func pairOne(_ oldRow: Int, _ newRow: Int, _ matches: inout MatchWriter) {
    if !comparison.hasSameContent(old.rows[oldRow], new.rows[newRow]) {
      matches.changes.insert(old.start + oldRow)
    }
    old.match(oldRow..<(oldRow + 1), with: new.start + newRow)
    new.match(newRow..<(newRow + 1), with: old.start + oldRow)
  }
}
