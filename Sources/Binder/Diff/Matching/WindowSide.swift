/// The rows between the equal ends of a section of one list, while they are aligned.
@usableFromInline
struct WindowSide<Row> {
  @usableFromInline let rows: UnsafeBufferPointer<Row>
  /// For each row its match in the other list, or −1.
  @usableFromInline let matches: UnsafeMutablePointer<Int32>
  /// The number of the first row, counted through all sections.
  @usableFromInline let start: Int
  /// Which of the sections that are joined.
  @usableFromInline let slot: Int
  /// The place of the first row in its section.
  @usableFromInline let prefix: Int
  /// The rows that are left over, those of other sections before.
  @usableFromInline var leftovers: LeftoverRows

  @inlinable
  init(
    _ rows: UnsafeBufferPointer<Row>,
    _ place: MatchedSection,
    slot: Int,
    matches: UnsafeMutablePointer<Int32>,
    leftovers: LeftoverRows
  ) {
    self.rows = UnsafeBufferPointer(rebasing: rows[place.windowRows])
    self.matches = matches + place.window
    self.start = place.start + place.prefix
    self.slot = slot
    self.prefix = place.prefix
    self.leftovers = leftovers
  }

  @inlinable var count: Int { rows.count }

  /// Notes rows that have no match near their place.
  @inlinable @inline(__always)
  mutating func leave(_ range: Range<Int>) {
    for row in range { leftovers.append(LeftoverRow(slot: slot, row: prefix + row)) }
  }

  /// Notes the matches of rows, which are one after another in the other list.
  @inlinable @inline(__always)
  func match(_ range: Range<Int>, with first: Int) {
    for row in range {
      matches[row] = Int32(truncatingIfNeeded: first + row - range.lowerBound)
    }
  }
}
