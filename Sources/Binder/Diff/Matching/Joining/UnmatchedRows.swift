/// Rows of one list that may have a match somewhere in the other, in an unowned buffer.
@usableFromInline
struct UnmatchedRows {
  @usableFromInline let rows: UnsafeMutablePointer<UnmatchedRow>
  @usableFromInline var count: Int

  @inlinable
  init(_ rows: UnsafeMutablePointer<UnmatchedRow>, count: Int) {
    self.rows = rows
    self.count = count
  }

  @inlinable @inline(__always)
  subscript(index: Int) -> UnmatchedRow {
    get { rows[index] }
    nonmutating set { rows[index] = newValue }
  }

  @usableFromInline
  mutating func sift(by others: UnmatchedRows) {
    let filter = UnmatchedFilter(count: others.count)
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

@usableFromInline
struct UnmatchedRow {
  @usableFromInline let slot: Int32
  @usableFromInline let row: Int32
  @usableFromInline var key: UInt32 = 0

  @inlinable
  init(slot: Int, row: Int32) {
    self.slot = Int32(truncatingIfNeeded: slot)
    self.row = row
  }
}

/// Recognises most of the hash values that were not inserted: some bits for each.
///
/// It is small enough for the fastest cache, so that rows which match nothing cost one look at it. The memory
/// is given back by ``deallocate()``.
struct UnmatchedFilter {
  private let words: UnsafeMutablePointer<UInt64>
  private let shift: UInt32

  init(count: Int) {
    var bits = 6
    while bits < 32, 1 << bits < count * 8 { bits += 1 }
    shift = UInt32(32 - bits)
    words = .allocate(capacity: 1 << (bits - 6))
    words.initialize(repeating: 0, count: 1 << (bits - 6))
  }

  func deallocate() { words.deallocate() }

  @inline(__always)
  func insert(_ hash: UInt32) {
    let bit = Int(hash &>> shift)
    words[bit >> 6] |= 1 &<< UInt64(bit & 63)
  }

  @inline(__always)
  func mayContain(_ hash: UInt32) -> Bool {
    let bit = Int(hash &>> shift)
    return words[bit >> 6] &>> UInt64(bit & 63) & 1 != 0
  }
}
