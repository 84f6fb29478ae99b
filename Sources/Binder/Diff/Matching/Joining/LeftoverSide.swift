/// The rows of one list that no neighbour explained, in all sections of one type of rows.
@usableFromInline
struct LeftoverSide<Row> {
  /// The sections, ascending; a row names one by its place here.
  @usableFromInline let sections: [SectionRows<Row>]
  /// What is known of all sections of the list.
  @usableFromInline var places: [MatchedSection]
  /// The rows, counted in their section, section by section.
  @usableFromInline let rows: UnsafeMutablePointer<Int32>
  @usableFromInline var count = 0
  /// How many rows of other types are left over.
  @usableFromInline let start: Int

  @inlinable
  init(
    _ sections: [SectionRows<Row>],
    _ places: [MatchedSection],
    rows: UnsafeMutablePointer<Int32>,
    start: Int
  ) {
    self.sections = sections
    self.places = places
    self.rows = rows
    self.start = start
  }

  @inlinable
  func place(ofSlot slot: Int) -> MatchedSection { places[sections[slot].section] }

  /// Adds all rows of a window.
  @inlinable
  mutating func addWindow(ofSlot slot: Int) {
    let first = count
    for row in place(ofSlot: slot).windowRows {
      rows[count] = Int32(truncatingIfNeeded: row)
      count += 1
    }
    setRows(ofSlot: slot, first..<count)
  }

  /// Says which rows are those of a section.
  @inlinable
  mutating func setRows(ofSlot slot: Int, _ range: Range<Int>) {
    count = range.upperBound
    places[sections[slot].section].leftovers =
      (start + range.lowerBound)..<(start + range.upperBound)
  }

  /// Writes all rows, each with its section.
  @inlinable
  func write(to leftovers: UnsafeMutablePointer<LeftoverRow>) {
    var next = leftovers
    for slot in sections.indices {
      for index in place(ofSlot: slot).leftovers {
        next.initialize(to: LeftoverRow(slot: slot, row: rows[index &- start]))
        next += 1
      }
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
    places[section(of: row)].firstMatch + Int(row.row)
  }
}
