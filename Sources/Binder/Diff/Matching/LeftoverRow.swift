/// A row that no neighbour explained.
@usableFromInline
struct LeftoverRow {
  /// Which of the sections that are joined.
  @usableFromInline let slot: Int32
  /// The row in its section.
  @usableFromInline let row: Int32
  /// The row, counted through all sections.
  @usableFromInline let number: Int32
  /// The place of the row's match in `RowMatches.targets` or `sources`.
  @usableFromInline let place: Int32
  /// The old section that the row's section is the same as, or −1.
  @usableFromInline let pair: Int32

  @inlinable
  init(slot: Int, row: Int, number: Int, place: Int, pair: Int) {
    self.slot = Int32(truncatingIfNeeded: slot)
    self.row = Int32(truncatingIfNeeded: row)
    self.number = Int32(truncatingIfNeeded: number)
    self.place = Int32(truncatingIfNeeded: place)
    self.pair = Int32(truncatingIfNeeded: pair)
  }

  /// Appends the rows of a window that have no match.
  @usableFromInline
  static func collect(
    _ matches: [Int32],
    _ section: MatchedSection,
    slot: Int,
    pair: Int,
    into leftovers: inout [LeftoverRow]
  ) {
    var place = section.window
    for row in section.windowRows {
      if matches[place] < 0 {
        leftovers.append(
          LeftoverRow(slot: slot, row: row, number: section.start + row, place: place, pair: pair)
        )
      }
      place += 1
    }
  }
}
