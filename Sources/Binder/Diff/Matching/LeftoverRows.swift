/// A list of rows that no neighbour explained.
///
/// The memory is given back by ``deallocate()``.
@usableFromInline
struct LeftoverRows {
  @usableFromInline var rows: UnsafeMutablePointer<LeftoverRow>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  @usableFromInline
  init() {
    capacity = 32
    rows = .allocate(capacity: capacity)
  }

  @usableFromInline
  func deallocate() { rows.deallocate() }

  @inlinable @inline(__always)
  subscript(index: Int) -> LeftoverRow {
    get { rows[index] }
    nonmutating set { rows[index] = newValue }
  }

  @inlinable @inline(__always)
  mutating func append(_ row: LeftoverRow) {
    if count == capacity { grow() }
    rows[count] = row
    count &+= 1
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<LeftoverRow>.allocate(capacity: capacity * 2)
    larger.update(from: rows, count: count)
    rows.deallocate()
    rows = larger
    capacity *= 2
  }

  /// Keeps the rows that a filter may contain, in their order.
  @usableFromInline
  mutating func sift(_ filter: LeftoverFilter) {
    var kept = 0
    for index in 0..<count {
      rows[kept] = rows[index]
      kept &+= filter.mayContain(rows[index].key) ? 1 : 0
    }
    count = kept
  }
}
