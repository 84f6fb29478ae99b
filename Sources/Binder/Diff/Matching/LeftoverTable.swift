/// Finds rows by their hash values: open addressing with half of a hash and the first row in a slot.
///
/// Rows of one identity form a chain, ascending when they were inserted in descending order.
@usableFromInline
struct LeftoverTable {
  /// The upper half of a hash above the number of the first row plus one; 0 for an empty slot.
  @usableFromInline var slots: [UInt64]
  /// For each row the next one of its identity, or −1.
  @usableFromInline var next: [Int32]

  @usableFromInline
  init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    next = [Int32](repeating: -1, count: count)
  }

  /// Puts a row before the others of its identity.
  @inlinable
  mutating func insert(_ row: Int, hash: Int, isSameRow: (Int) -> Bool) {
    let tag = Self.tag(hash)
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      if slots[slot] & ~0xFFFF_FFFF == tag, isSameRow(Self.row(slots[slot])) {
        next[row] = Int32(truncatingIfNeeded: Self.row(slots[slot]))
        break
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = tag | UInt64(truncatingIfNeeded: row + 1)
  }

  /// The slot of an identity, or −1.
  @inlinable
  func slot(hash: Int, isSameRow: (Int) -> Bool) -> Int {
    let tag = Self.tag(hash)
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      if slots[slot] & ~0xFFFF_FFFF == tag, isSameRow(Self.row(slots[slot])) { return slot }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// The first row of a chain that is free and suits, or −1.
  ///
  /// Rows that are taken leave the front of the chain, and only the first 256 others are looked at, so that
  /// many rows of one identity cost no more than few.
  @inlinable
  mutating func first(
    in slot: Int,
    where suits: (Int) -> Bool,
    isTaken: (Int) -> Bool
  ) -> Int {
    var row = Self.row(slots[slot])
    while row >= 0, isTaken(row), next[row] >= 0 { row = Int(next[row]) }
    slots[slot] = slots[slot] & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: row + 1)
    var rest = 256
    while row >= 0, rest > 0 {
      if !isTaken(row), suits(row) { return row }
      row = Int(next[row])
      rest -= 1
    }
    return -1
  }

  @inlinable static func tag(_ hash: Int) -> UInt64 {
    UInt64(bitPattern: Int64(hash)) & ~0xFFFF_FFFF
  }

  @inlinable
  static func row(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1 }
}
