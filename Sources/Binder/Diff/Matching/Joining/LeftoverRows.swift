/// Rows of one list that may have a match somewhere in the other, in memory of the one who joins them.
@usableFromInline
struct LeftoverRows {
  @usableFromInline let rows: UnsafeMutablePointer<LeftoverRow>
  @usableFromInline var count: Int

  @inlinable
  init(_ rows: UnsafeMutablePointer<LeftoverRow>, count: Int) {
    self.rows = rows
    self.count = count
  }

  @inlinable @inline(__always)
  subscript(index: Int) -> LeftoverRow {
    get { rows[index] }
    nonmutating set { rows[index] = newValue }
  }

  /// Keeps the rows that may be among other ones, in their order.
  @usableFromInline
  mutating func sift(by others: LeftoverRows) {
    let filter = LeftoverFilter(count: others.count)
    defer { filter.deallocate() }
    for index in 0..<others.count { filter.insert(others[index].key) }
    var kept = 0
    for index in 0..<count {
      rows[kept] = rows[index]
      kept &+= filter.mayContain(rows[index].key) ? 1 : 0
    }
    count = kept
  }
}
