/// The rows of one list that no neighbour explained, in all sections of one type of rows.
@usableFromInline
struct LeftoverSide<Row> {
  /// The sections, ascending; a row names one by its place here.
  @usableFromInline let sections: [SectionRows<Row>]
  /// What is known of all sections of the list.
  @usableFromInline let places: [MatchedSection]
  @usableFromInline let rows: UnsafeMutablePointer<LeftoverRow>
  @usableFromInline var count = 0

  /// Collects the rows that have no match.
  ///
  /// - Parameter rows: Room for one row more than there are.
  @inlinable
  init(
    _ sections: [SectionRows<Row>],
    _ places: [MatchedSection],
    matches: UnsafePointer<Int32>,
    rows: UnsafeMutablePointer<LeftoverRow>
  ) {
    self.sections = sections
    self.places = places
    self.rows = rows
    for slot in sections.indices {
      let place = places[sections[slot].section]
      collect(matches + place.window, place.windowRows, slot: slot)
    }
  }

  /// Notes the rows of a window that have no match, skipping those with one eight at a time.
  @usableFromInline
  mutating func collect(_ matches: UnsafePointer<Int32>, _ window: Range<Int>, slot: Int) {
    let matches = UnsafeBufferPointer(start: matches, count: window.count)
    var offset = 0
    while offset < matches.count {
      let end = min(offset + 8, matches.count)
      var all: Int32 = 0
      for place in offset..<end { all |= matches[place] }
      if all < 0 {
        for place in offset..<end {
          rows[count] = LeftoverRow(slot: slot, row: window.lowerBound + place)
          count += matches[place] < 0 ? 1 : 0
        }
      }
      offset = end
    }
  }

  @inlinable @inline(__always)
  func row(_ row: LeftoverRow) -> Row { sections[Int(row.slot)].rows[Int(row.row)] }

  /// The position in the list of the section of a row.
  @inlinable @inline(__always)
  func section(of row: LeftoverRow) -> Int { sections[Int(row.slot)].section }

  /// The number of a row, counted through all sections.
  @inlinable @inline(__always)
  func number(of row: LeftoverRow) -> Int { places[section(of: row)].start + Int(row.row) }

  /// Where the match of a row is kept.
  @inlinable @inline(__always)
  func place(of row: LeftoverRow) -> Int {
    let place = places[section(of: row)]
    return place.window - place.prefix + Int(row.row)
  }

  /// Keeps the rows that a filter may contain, in their order.
  @usableFromInline
  mutating func sift(_ filter: LeftoverFilter) {
    var kept = 0
    for index in 0..<count {
      rows[kept] = rows[index]
      kept += filter.mayContain(rows[index].key) ? 1 : 0
    }
    count = kept
  }
}
