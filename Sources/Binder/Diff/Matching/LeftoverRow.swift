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
  init(slot: Int, row: Int) {
    self.slot = Int32(truncatingIfNeeded: slot)
    self.row = Int32(truncatingIfNeeded: row)
  }

  /// Calls a function for the places without a match, skipping those with one four at a time.
  @inline(__always)
  static func forEachUnmatched(_ matches: UnsafeBufferPointer<Int32>, _ body: (Int) -> Void) {
    var place = 0
    while place < matches.count {
      if place + 4 <= matches.count,
        matches[place] | matches[place + 1] | matches[place + 2] | matches[place + 3] >= 0
      {
        place += 4
        continue
      }
      let end = min(place + 4, matches.count)
      while place < end {
        if matches[place] < 0 { body(place) }
        place += 1
      }
    }
  }
}
