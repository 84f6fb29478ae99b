/// A row that no neighbour explained.
@usableFromInline
struct LeftoverRow {
  /// Which of the sections that are joined.
  @usableFromInline let slot: Int32
  /// The row in its section.
  @usableFromInline let row: Int32

  @inlinable
  init(slot: Int, row: Int) {
    self.slot = Int32(truncatingIfNeeded: slot)
    self.row = Int32(truncatingIfNeeded: row)
  }

  /// Appends the rows of a window that have no match.
  @usableFromInline
  static func collect(
    _ matches: [Int32],
    _ section: MatchedSection,
    slot: Int,
    into leftovers: inout [LeftoverRow]
  ) {
    let rows = section.windowRows
    matches.withUnsafeBufferPointer { matches in
      for offset in 0..<rows.count where matches[section.window + offset] < 0 {
        leftovers.append(LeftoverRow(slot: slot, row: rows.lowerBound + offset))
      }
    }
  }
}
