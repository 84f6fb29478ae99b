extension RowComparison {
  /// The rows that are the same row as one above them, ascending.
  ///
  /// - Complexity: O(rows), and O(*k* log *k*) for *k* that are found.
  @inlinable
  func repeatedRows(of rows: [Row]) -> [Int] {
    let table = LeftoverTable(count: rows.count)
    defer { table.deallocate() }
    var repeated: [Int] = []
    for row in rows.indices.reversed() {
      let hash = UInt32(truncatingIfNeeded: hashValue(of: rows[row], seed: IdentityHash.seed))
      table.insert(row, hash: hash) { isSameRow(rows[$0], rows[row]) }
      let next = table.next(row)
      if next >= 0 { repeated.append(next) }
    }
    return repeated.sorted()
  }
}
