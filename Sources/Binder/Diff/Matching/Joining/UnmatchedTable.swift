/// Finds rows by their hash values: open addressing with a hash and the first row in a slot.
///
/// Rows of one identity form a chain, ascending when they were inserted in descending order. The memory is
/// given back by ``deallocate()``.
@usableFromInline
struct UnmatchedTable {
  /// The upper bits of a hash, and below them the number of the first row plus one; 0 if empty.
  @usableFromInline let slots: UnsafeMutablePointer<UInt32>
  /// For each row twice the number of the next one of its identity plus one, plus one if it is taken.
  @usableFromInline let links: UnsafeMutablePointer<UInt32>
  @usableFromInline let mask: Int
  @usableFromInline let tagBits: UInt32

  @usableFromInline
  init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    links = .allocate(capacity: count)
    links.initialize(repeating: 0, count: count)
    mask = capacity - 1
    tagBits = .max << (Int.bitWidth - count.leadingZeroBitCount)
  }

  @usableFromInline
  func deallocate() {
    slots.deallocate()
    links.deallocate()
  }

  @inlinable @inline(__always) @discardableResult
  func insert(_ row: Int, hash: UInt32, isSameRow: (Int) -> Bool) -> Bool {
    let tag = hash & tagBits
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & tagBits == tag, isSameRow(self.row(inSlot: slot)) {
        links[row] = (slots[slot] & ~tagBits) << 1
        break
      }
      slot = (slot + 1) & mask
    }
    let isFirst = slots[slot] == 0
    slots[slot] = tag | UInt32(truncatingIfNeeded: row + 1)
    return !isFirst
  }

  /// The slot of an identity, whose rows may all be taken, or −1.
  @inlinable @inline(__always)
  func slot(hash: UInt32, isSameRow: (Int) -> Bool) -> Int {
    let tag = hash & tagBits
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & tagBits == tag, isSameRow(row(inSlot: slot)) { return slot }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// The first row of a chain that is free and suits, or −1.
  ///
  /// Rows that are taken leave the front of the chain, all but the last, and only the first 256 others are looked at, so
  /// that many rows of one identity cost no more than few.
  @inlinable @inline(__always)
  func first(in slot: Int, where suits: (Int) -> Bool) -> Int {
    var row = row(inSlot: slot)
    while isTaken(row), next(row) >= 0 { row = next(row) }
    slots[slot] = slots[slot] & tagBits | UInt32(truncatingIfNeeded: row + 1)
    var rest = 256
    while row >= 0, rest > 0 {
      if !isTaken(row), suits(row) { return row }
      row = next(row)
      rest -= 1
    }
    return -1
  }

  @inlinable func isTaken(_ row: Int) -> Bool { links[row] & 1 != 0 }

  @inlinable func take(_ row: Int) { links[row] |= 1 }

  @inlinable func next(_ row: Int) -> Int { Int(links[row] >> 1) - 1 }

  @inlinable
  func row(inSlot slot: Int) -> Int { Int(slots[slot] & ~tagBits) - 1 }
}
