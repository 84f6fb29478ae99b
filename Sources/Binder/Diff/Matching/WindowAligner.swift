/// Walks through two runs of rows side by side and pairs what is the same within a short distance.
///
/// Ordinary edits leave few rows without a match, and none is hashed. Rows without a match are left for
/// ``LeftoverJoin``.
@usableFromInline
struct WindowAligner<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  /// The rows between the equal ends.
  @usableFromInline let old: UnsafeBufferPointer<Comparison.Row>
  @usableFromInline let new: UnsafeBufferPointer<Comparison.Row>
  @usableFromInline let targets: UnsafeMutablePointer<Int32>
  @usableFromInline let sources: UnsafeMutablePointer<Int32>
  /// The numbers of the first rows, counted through all sections.
  @usableFromInline let oldStart: Int
  @usableFromInline let newStart: Int

  @inlinable
  init(
    _ comparison: Comparison,
    old: UnsafeBufferPointer<Comparison.Row>,
    new: UnsafeBufferPointer<Comparison.Row>,
    targets: UnsafeMutablePointer<Int32>,
    sources: UnsafeMutablePointer<Int32>,
    oldStart: Int,
    newStart: Int
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.targets = targets
    self.sources = sources
    self.oldStart = oldStart
    self.newStart = newStart
  }

  /// How many rows ahead a match is looked for at every mismatch.
  @inlinable static var reach: Int { 8 }

  /// Pairs rows in ascending order.
  @inlinable
  func align(_ matches: inout MatchWriter) {
    guard !old.isEmpty, !new.isEmpty else { return }
    if isSmall { alignExactly(&matches) } else { alignByRuns(&matches) }
  }

  /// Pairs runs of rows.
  @inlinable
  func alignByRuns(_ matches: inout MatchWriter) {
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
        skip = firstMatch(from: row, distances: 1...Self.reach, run: 1)
      }
      if skip == nil, misses == nextSearch {
        skip = firstMatch(from: row, distances: (Self.reach + 1)...(misses * 8), run: 4)
        nextSearch *= 2
      }
      row.old += skip?.old ?? 1
      row.new += skip?.new ?? 1
    }
  }

  /// Pairs rows as long as they are the same, and returns how many.
  @inlinable @inline(__always)
  func pairRun(_ oldRow: Int, _ newRow: Int, _ matches: inout MatchWriter) -> Int {
    guard let oldRows = old.baseAddress, let newRows = new.baseAddress else { return 0 }
    let limit = min(old.count - oldRow, new.count - newRow)
    var run = 0
    while run < limit {
      let likeness = comparison.likeness(oldRows + oldRow + run, newRows + newRow + run)
      if likeness == .different { break }
      if likeness == .changed { matches.changes.insert(oldStart + oldRow + run) }
      targets[oldRow + run] = Int32(truncatingIfNeeded: newStart + newRow + run)
      sources[newRow + run] = Int32(truncatingIfNeeded: oldStart + oldRow + run)
      run += 1
    }
    matches.count += run
    return run
  }

  /// How many rows have to be left out on one side until so many next ones, a run, are the same; nil if
  /// none of the distances will do.
  @inlinable
  func firstMatch(
    from row: (old: Int, new: Int),
    distances: ClosedRange<Int>,
    run: Int
  ) -> (old: Int, new: Int)? {
    let oldRest = old.count - row.old
    let newRest = new.count - row.new
    var distance = distances.lowerBound
    let limit = min(distances.upperBound, max(oldRest, newRest) - 1)
    while distance <= limit {
      if distance < oldRest, isRun(row.old + distance, row.new, run) { return (distance, 0) }
      if distance < newRest, isRun(row.old, row.new + distance, run) { return (0, distance) }
      distance += 1
    }
    return nil
  }

  @inlinable @inline(__always)
  func isRun(_ oldRow: Int, _ newRow: Int, _ run: Int) -> Bool {
    guard comparison.isSameRow(old[oldRow], new[newRow]) else { return false }
    var offset = 1
    while offset < run, oldRow + offset < old.count, newRow + offset < new.count {
      guard comparison.isSameRow(old[oldRow + offset], new[newRow + offset]) else { return false }
      offset += 1
    }
    return true
  }
}
