extension UnmatchedJoin {
  /// Looks rows up in a table; a match predicts the next one, which is tried first.
  ///
  /// Most rows are inserted or deleted, and match nothing. Filters find them before the table is made.
  @inlinable
  func joinByHash(
    _ oldRows: UnmatchedRows,
    _ newRows: UnmatchedRows,
    _ matches: inout MatchWriter
  ) -> Bool {
    let (oldRows, newRows) = siftedByHash(oldRows, newRows)
    let table = UnmatchedTable(count: oldRows.count)
    defer { table.deallocate() }
    let repeatsOldRows = fill(table, with: oldRows)
    var elsewhere = 0
    var guess = oldRows.count
    for index in 0..<newRows.count {
      var newRow = newRows[index]
      var found = guess
      if !isNext(guess, of: oldRows, in: table, newRow) {
        let slot = table.slot(hash: newRow.key) { isSameRow(oldRows[$0], newRow) }
        guard slot >= 0 else { continue }
        found = table.first(in: slot) { isPair(oldRows[$0], newRow) }
        if found < 0 {
          newRow.key = UInt32(truncatingIfNeeded: slot)
          newRows[elsewhere] = newRow
          elsewhere += 1
          continue
        }
      }
      table.take(found)
      match(oldRows[found], newRow, &matches)
      guess = found + 1
    }
    guard detectsMoves else { return repeatsOldRows || elsewhere > 0 }
    let rest = UnmatchedRows(newRows.rows, count: elsewhere)
    return !joinAcrossSections(oldRows, rest, foundIn: table, &matches) || repeatsOldRows
  }

  /// Pairs new rows whose slots in the table are known with rows of any section, and returns whether there is one for each.
  @inlinable
  func joinAcrossSections(
    _ oldRows: UnmatchedRows,
    _ newRows: UnmatchedRows,
    foundIn table: UnmatchedTable,
    _ matches: inout MatchWriter
  ) -> Bool {
    var pairs = 0
    for index in 0..<newRows.count {
      let found = table.first(in: Int(newRows[index].key)) { _ in true }
      guard found >= 0 else { continue }
      table.take(found)
      match(oldRows[found], newRows[index], &matches)
      pairs += 1
    }
    return pairs == newRows.count
  }

  @inlinable @inline(__always)
  func isNext(
    _ guess: Int,
    of oldRows: UnmatchedRows,
    in table: UnmatchedTable,
    _ newRow: UnmatchedRow
  ) -> Bool {
    guard guess < oldRows.count else { return false }
    let (last, next) = (oldRows[guess - 1], oldRows[guess])
    return next.key == newRow.key && next.row == last.row + 1 && next.slot == last.slot
      && !table.isTaken(guess) && isPair(next, newRow) && isSameRow(next, newRow)
  }

  /// Hashes the rows, and leaves out most of those that the other side has not.
  @inlinable
  func siftedByHash(
    _ oldRows: UnmatchedRows,
    _ newRows: UnmatchedRows
  ) -> (old: UnmatchedRows, new: UnmatchedRows) {
    var (oldRows, newRows) = (oldRows, newRows)
    hash(oldRows, of: old)
    hash(newRows, of: new)
    newRows.sift(by: oldRows)
    oldRows.sift(by: newRows)
    return (oldRows, newRows)
  }

  @inlinable
  func hash(_ rows: UnmatchedRows, of side: UnmatchedSide<Comparison.Row>) {
    let seed = IdentityHash.seed
    for index in 0..<rows.count {
      let hash = comparison.hashValue(of: side.row(rows[index]), seed: seed)
      rows[index].key = UInt32(truncatingIfNeeded: hash)
    }
  }

  @inlinable
  func fill(_ table: UnmatchedTable, with oldRows: UnmatchedRows) -> Bool {
    var repeatsRows = false
    for index in (0..<oldRows.count).reversed() {
      let row = oldRows[index]
      let isRepeated = table.insert(index, hash: row.key) {
        comparison.isSameRow(old.row(oldRows[$0]), old.row(row))
      }
      if isRepeated { repeatsRows = true }
    }
    return repeatsRows
  }
}
