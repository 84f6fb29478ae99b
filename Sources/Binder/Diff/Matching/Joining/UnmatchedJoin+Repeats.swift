/// Rows whose identities are repeated: more than one way leads to as many pairs, and not all keep as many rows in
/// their order.
extension UnmatchedJoin {
  /// The most pairs of rows that are all compared, whether identities are repeated or not.
  @inlinable static var fewPairs: Int { Comparison.canHash ? 144 : manyPairs }

  /// The most pairs of rows that are all compared where more rows may keep their order then.
  @inlinable static var manyPairs: Int { 16_384 }

  /// The most rows out of order, inserted or deleted for which the shortest way between two lists is sought by comparing.
  @inlinable static var fewEdits: Int { 32 }

  /// Whether more rows may keep their order when other rows of the same identities are paired, at a small cost.
  @inlinable
  func mayKeepMoreRows(_ matches: MatchWriter) -> Bool {
    guard Comparison.canHash else { return false }
    var pairs = 0
    for slot in new.sections.indices {
      guard let oldSlot = old.sections.slot(ofSection: new.place(ofSlot: slot).partner) else {
        continue
      }
      let windows = (old: old.place(ofSlot: oldSlot), new: new.place(ofSlot: slot))
      pairs += windows.old.windowRows.count * windows.new.windowRows.count
      if pairs > Self.manyPairs { return false }
    }
    return new.sections.indices.contains { slot in
      guard let oldSlot = old.sections.slot(ofSection: new.place(ofSlot: slot).partner) else {
        return false
      }
      return mayKeepMoreRows(oldSlot, slot, matches)
    }
  }

  @inlinable
  func mayKeepMoreRows(_ oldSlot: Int, _ newSlot: Int, _ matches: MatchWriter) -> Bool {
    let (oldPlace, newPlace) = (old.place(ofSlot: oldSlot), new.place(ofSlot: newSlot))
    let edits = matches.editCount(oldPlace, newPlace)
    guard edits.moves > 0 else { return false }
    if edits.all > Self.fewEdits {
      return repeatsIdentities(old.sections[oldSlot].rows, oldPlace.windowRows)
        || repeatsIdentities(new.sections[newSlot].rows, newPlace.windowRows)
    }
    return old.sections[oldSlot].rows.withUnsafeBufferPointer { oldRows in
      new.sections[newSlot].rows.withUnsafeBufferPointer { newRows in
        isWay(
          from: WindowSide(oldRows, oldPlace, links: matches.links),
          to: WindowSide(newRows, newPlace, links: matches.links),
          shorterThan: edits.all
        )
      }
    }
  }

  /// Whether one list leads to another by fewer deletions and insertions than some.
  ///
  /// - Complexity: O(rows + `limit`²) comparisons of rows that were not paired, seldom more.
  @inlinable
  func isWay(
    from old: WindowSide<Comparison.Row>,
    to new: WindowSide<Comparison.Row>,
    shorterThan limit: Int
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * limit + 1) { memory in
      memory.initialize(repeating: 0)
      guard let middle = memory.baseAddress.map({ $0 + limit }) else { return false }
      // One edit less leads to a list of another length.
      for edits in 0..<(limit - 1) {
        for diagonal in stride(from: -edits, through: edits, by: 2) {
          let (deleted, inserted) = (middle[diagonal - 1] + 1, middle[diagonal + 1])
          let isInserted = diagonal == -edits || diagonal != edits && deleted <= inserted
          var row = edits == 0 ? 0 : isInserted ? inserted : deleted
          while row < old.count, row - diagonal < new.count,
            isSameRow(row, row - diagonal, old, new)
          {
            row += 1
          }
          if row >= old.count, row - diagonal >= new.count { return true }
          middle[diagonal] = row
        }
      }
      return false
    }
  }

  /// Whether a row of a window is the same as one of another window, which need not be checked for rows that are paired.
  @inlinable @inline(__always)
  func isSameRow(
    _ oldRow: Int,
    _ newRow: Int,
    _ old: WindowSide<Comparison.Row>,
    _ new: WindowSide<Comparison.Row>
  ) -> Bool {
    Int(old.matches[oldRow]) == new.start + newRow
      || comparison.isSameRow(old.rows[oldRow], new.rows[newRow])
  }

  @inlinable
  func repeatsIdentities(_ rows: [Comparison.Row], _ window: Range<Int>) -> Bool {
    let seed = IdentityHash.seed
    let table = UnmatchedTable(count: window.count)
    defer { table.deallocate() }
    for (number, row) in window.enumerated() {
      let hash = comparison.hashValue(of: rows[row], seed: seed)
      table.insert(number, hash: UInt32(truncatingIfNeeded: hash)) { _ in true }
      if table.next(number) >= 0 { return true }
    }
    return false
  }
}
