/// The rows between the equal ends of a section of one list, while they are aligned.
@usableFromInline
struct WindowSide<Row> {
  @usableFromInline let rows: UnsafeBufferPointer<Row>
  /// For each row its match in the other list, or −1.
  @usableFromInline let matches: UnsafeMutablePointer<Int32>
  /// The number of the first row, counted through all sections.
  @usableFromInline let start: Int
  @usableFromInline let prefix: Int
  /// The rows that are left over, counted in their section.
  @usableFromInline let unmatched: UnsafeMutablePointer<Int32>
  @usableFromInline var unmatchedCount = 0

  @inlinable
  init(
    _ rows: UnsafeBufferPointer<Row>,
    _ place: MatchedSection,
    links: UnsafeMutablePointer<Int32>
  ) {
    self.rows = UnsafeBufferPointer(rebasing: rows[place.windowRows])
    self.matches = links + place.window
    self.start = place.start + place.prefix
    self.prefix = place.prefix
    self.unmatched = links + place.unmatched.lowerBound
  }

  @inlinable var count: Int { rows.count }

  @inlinable @inline(__always)
  mutating func leave(_ range: Range<Int>) {
    for row in range {
      unmatched[unmatchedCount] = Int32(truncatingIfNeeded: prefix &+ row)
      unmatchedCount &+= 1
    }
  }

  @inlinable @inline(__always)
  func match(_ range: Range<Int>, with first: Int) {
    let matches = matches + range.lowerBound
    let first = Int32(truncatingIfNeeded: first)
    for row in 0..<range.count { matches[row] = first &+ Int32(truncatingIfNeeded: row) }
  }
}
