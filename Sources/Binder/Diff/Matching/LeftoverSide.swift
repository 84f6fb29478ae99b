/// The rows of one list that no neighbour explained, in all sections of one type of rows.
///
/// The memory is given back by ``deallocate()``.
@usableFromInline
struct LeftoverSide<Row> {
  /// The sections, ascending; a row names one by its place here.
  @usableFromInline let sections: [SectionRows<Row>]
  /// What is known of all sections of the list.
  @usableFromInline let places: [MatchedSection]
  /// The rows, ascending in each section.
  @usableFromInline var rows = LeftoverRows()

  @inlinable
  init(_ sections: [SectionRows<Row>], _ places: [MatchedSection]) {
    self.sections = sections
    self.places = places
  }

  @inlinable
  func place(ofSlot slot: Int) -> MatchedSection { places[sections[slot].section] }

  /// Adds all rows of a window.
  @inlinable
  mutating func addWindow(ofSlot slot: Int) {
    for row in place(ofSlot: slot).windowRows {
      rows.append(LeftoverRow(slot: slot, row: row))
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
}
