/// A row that no neighbour explained.
@usableFromInline
struct LeftoverRow {
  /// Which of the sections that are joined.
  @usableFromInline let slot: Int32
  /// The row in its section.
  @usableFromInline let row: Int32
  /// The hash value of the row; where it was found in a table, the slot there.
  @usableFromInline var key: UInt32 = 0

  @inlinable
  init(slot: Int, row: Int32) {
    self.slot = Int32(truncatingIfNeeded: slot)
    self.row = row
  }
}
