/// The places where rows leave and where they arrive, by tracked sections and from top to bottom.
struct RowEnds {
  /// Also the rows that are updated.
  private(set) var leaving: [RowEnd] = []
  private(set) var arriving: [RowEnd] = []
  private let sectionCount: Int

  /// Makes room for the ends of a change in so many tracked sections.
  init(_ change: SectionedChangeset, sectionCount: Int) {
    self.sectionCount = sectionCount
    let moves = change.rowMoves.count
    leaving.reserveCapacity(change.rowDeletions.count + moves + change.rowUpdates.count)
    arriving.reserveCapacity(change.rowInsertions.count + moves)
  }

  mutating func addLeaving(_ row: Int, of section: Int, edit: Int) {
    leaving.append(RowEnd(section: section, row: row, edit: edit))
  }

  mutating func addArriving(_ row: Int, in section: Int, edit: Int) {
    arriving.append(RowEnd(section: section, row: row, edit: edit))
  }

  mutating func sortByPlace() {
    leaving.sortByPlace(sectionCount: sectionCount)
    arriving.sortByPlace(sectionCount: sectionCount)
  }
}
