/// Finds rows by their hash values: open addressing with a hash and the first row in a slot.
///
/// Rows of one identity form a chain, ascending when they were inserted in descending order. The memory is
/// given back by ``deallocate()``.
@usableFromInline
struct UnmatchedTable {
  /// A hash, never 0, above the number of the first free row plus one; 0 if empty.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  /// For each row twice the number of the next one of its identity plus one, plus one if it is taken.
  @usableFromInline let links: UnsafeMutablePointer<UInt32>
  @usableFromInline let mask: Int

  @usableFromInline
  init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    links = .allocate(capacity: count)
    links.initialize(repeating: 0, count: count)
    mask = capacity - 1
  }

  @usableFromInline
  func deallocate() {
    slots.deallocate()
    links.deallocate()
  }

  /// Puts a row before the others of its identity.
  @inlinable @inline(__always)
  func insert(_ row: Int, hash: UInt32, isSameRow: (Int) -> Bool) {
    let tag = Self.tag(hash)
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & ~0xFFFF_FFFF == tag, isSameRow(Self.row(slots[slot])) {
        links[row] = UInt32(truncatingIfNeeded: slots[slot]) << 1
        break
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = tag | UInt64(truncatingIfNeeded: row + 1)
  }

  /// The slot of an identity that has free rows, or −1.
  @inlinable @inline(__always)
  func slot(hash: UInt32, isSameRow: (Int) -> Bool) -> Int {
    let tag = Self.tag(hash)
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & ~0xFFFF_FFFF == tag {
        let row = Self.row(slots[slot])
        if row >= 0, isSameRow(row) { return slot }
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// The first row of a chain that is free and suits, or −1.
  ///
  /// Rows that are taken leave the front of the chain, and only the first 256 others are looked at, so that
  /// many rows of one identity cost no more than few.
  @inlinable @inline(__always)
  func first(in slot: Int, where suits: (Int) -> Bool) -> Int {
    var row = Self.row(slots[slot])
    while row >= 0, isTaken(row) { row = next(row) }
    slots[slot] = slots[slot] & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: row + 1)
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
  static func tag(_ hash: UInt32) -> UInt64 { UInt64(hash) << 32 | 1 << 32 }

  @inlinable
  static func row(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1 }
}
