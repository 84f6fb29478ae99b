/// The rows of one list that no neighbour explained, in all sections of one type of rows.
@usableFromInline
struct UnmatchedSide<Row> {
  /// The sections, ascending; a row names one by its place here.
  @usableFromInline let sections: UnsafeBufferPointer<RowsToMatch<Row>>
  @usableFromInline let places: UnsafeMutablePointer<MatchedSection>
  @usableFromInline var count = 0

  @inlinable
  init(
    _ sections: UnsafeBufferPointer<RowsToMatch<Row>>,
    _ places: UnsafeMutablePointer<MatchedSection>
  ) {
    self.sections = sections
    self.places = places
  }

  @inlinable
  static func with(
    _ rows: [Row],
    _ place: inout MatchedSection,
    _ body: (UnmatchedSide) -> Void
  ) {
    withUnsafePointer(to: RowsToMatch(section: 0, rows: rows)) { section in
      withUnsafeMutablePointer(to: &place) { place in
        body(UnmatchedSide(UnsafeBufferPointer(start: section, count: 1), place))
      }
    }
  }

  @inlinable
  func place(ofSlot slot: Int) -> MatchedSection { places[sections[slot].section] }

  @inlinable
  mutating func addWindow(ofSlot slot: Int, _ links: UnsafeMutablePointer<Int32>) {
    let place = place(ofSlot: slot)
    for (index, row) in place.windowRows.enumerated() {
      links[place.unmatched.lowerBound + index] = Int32(truncatingIfNeeded: row)
    }
    addUnmatched(ofSlot: slot, count: place.windowRows.count)
  }

  @inlinable
  mutating func forgetPairs(_ links: UnsafeMutablePointer<Int32>) {
    count = 0
    for slot in sections.indices {
      let place = place(ofSlot: slot)
      (links + place.window).update(repeating: -1, count: place.windowRows.count)
    }
  }

  /// The numbers of the rows in the window of a section, counted through all sections.
  @inlinable
  func windowNumbers(ofSlot slot: Int) -> Range<Int> {
    let place = place(ofSlot: slot)
    return (place.start + place.windowRows.lowerBound)..<(place.start + place.windowRows.upperBound)
  }

  @inlinable
  mutating func addUnmatched(ofSlot slot: Int, count: Int) {
    places[sections[slot].section].setUnmatched(count: count)
    self.count += count
  }

  @inlinable
  func write(to unmatched: UnsafeMutablePointer<UnmatchedRow>, _ links: UnsafePointer<Int32>) {
    var next = unmatched
    for slot in sections.indices {
      for index in place(ofSlot: slot).unmatched {
        next.initialize(to: UnmatchedRow(slot: slot, row: links[index]))
        next += 1
      }
    }
  }

  @inlinable @inline(__always)
  func row(_ row: UnmatchedRow) -> Row { sections[Int(row.slot)].rows[Int(row.row)] }

  @inlinable @inline(__always)
  func section(of row: UnmatchedRow) -> Int { sections[Int(row.slot)].section }

  /// The number of a row, counted through all sections.
  @inlinable @inline(__always)
  func number(of row: UnmatchedRow) -> Int { places[section(of: row)].start + Int(row.row) }

  @inlinable @inline(__always)
  func place(of row: UnmatchedRow) -> Int {
    places[section(of: row)].firstMatch + Int(row.row)
  }
}
