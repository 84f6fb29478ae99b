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
    let first = section.window
    matches.withUnsafeBufferPointer { matches in
      let window = UnsafeBufferPointer(rebasing: matches[first..<(first + rows.count)])
      forEachUnmatched(window) { offset in
        leftovers.append(LeftoverRow(slot: slot, row: rows.lowerBound + offset))
      }
    }
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
