extension LeftoverJoin {
  /// Looks rows up in a table; a match predicts the next one, which is tried first.
  ///
  /// Most rows are new or gone, and match nothing. Filters find them before the table is made.
  @inlinable
  mutating func joinByHash(_ matches: inout MatchWriter) {
    siftByHash()
    let table = filledTable()
    defer { table.deallocate() }
    var elsewhere = 0
    var guess = old.rows.count
    for index in 0..<new.rows.count {
      var newRow = new.rows[index]
      var found = guess
      if !isNext(guess, in: table, newRow) {
        let slot = table.slot(hash: newRow.key) { isSameRow(old.rows[$0], newRow) }
        guard slot >= 0 else { continue }
        found = table.first(in: slot) { isPair(old.rows[$0], newRow) }
        if found < 0 {
          newRow.key = UInt32(truncatingIfNeeded: slot)
          new.rows[elsewhere] = newRow
          elsewhere += 1
          continue
        }
      }
      table.take(found)
      match(old.rows[found], newRow, &matches)
      guess = found + 1
    }
    guard detectsMoves else { return }
    for index in 0..<elsewhere {
      let found = table.first(in: Int(new.rows[index].key)) { _ in true }
      guard found >= 0 else { continue }
      table.take(found)
      match(old.rows[found], new.rows[index], &matches)
    }
  }

  /// Whether the row after the one that was matched last is free, and the same as a new one.
  @inlinable @inline(__always)
  func isNext(_ guess: Int, in table: LeftoverTable, _ newRow: LeftoverRow) -> Bool {
    guard guess < old.rows.count else { return false }
    let (last, next) = (old.rows[guess - 1], old.rows[guess])
    return next.key == newRow.key && next.row == last.row + 1 && next.slot == last.slot
      && !table.isTaken(guess) && isPair(next, newRow) && isSameRow(next, newRow)
  }

  /// Hashes the rows, and leaves out most of those that the other side has not.
  @inlinable
  mutating func siftByHash() {
    let seed = IdentityHash.seed
    let oldFilter = LeftoverFilter(count: old.rows.count)
    defer { oldFilter.deallocate() }
    for index in 0..<old.rows.count {
      let hash = comparison.hashValue(of: old.row(old.rows[index]), seed: seed)
      old.rows[index].key = UInt32(truncatingIfNeeded: hash)
      oldFilter.insert(old.rows[index].key)
    }
    for index in 0..<new.rows.count {
      let hash = comparison.hashValue(of: new.row(new.rows[index]), seed: seed)
      new.rows[index].key = UInt32(truncatingIfNeeded: hash)
    }
    new.rows.sift(oldFilter)
    let newFilter = LeftoverFilter(count: new.rows.count)
    defer { newFilter.deallocate() }
    for index in 0..<new.rows.count { newFilter.insert(new.rows[index].key) }
    old.rows.sift(newFilter)
  }

  /// Puts all old rows into a table, the last one first.
  @inlinable
  func filledTable() -> LeftoverTable {
    let table = LeftoverTable(count: old.rows.count)
    for index in (0..<old.rows.count).reversed() {
      let row = old.rows[index]
      table.insert(index, hash: row.key) {
        comparison.isSameRow(old.row(old.rows[$0]), old.row(row))
      }
    }
    return table
  }
}
