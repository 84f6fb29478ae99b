/// The places where rows leave and where they arrive, by tracked sections and from top to bottom.
struct RowEnds {
  /// Also the rows that are updated.
  private(set) var leaving: [RowEnd] = []
  private(set) var arriving: [RowEnd] = []

  /// Makes room for the ends of a change.
  init(_ change: SectionedChangeset) {
    let moves = change.rowMoves.count
    leaving.reserveCapacity(change.rowDeletions.count + moves + change.rowUpdates.count)
    arriving.reserveCapacity(change.rowInsertions.count + moves)
  }

  mutating func addLeaving(_ row: Int, of section: Int, edit: Int) {
    leaving.append(RowEnd(place: RowPosition(section: section, row: row), edit: edit))
  }

  mutating func addArriving(_ row: Int, in section: Int, edit: Int) {
    arriving.append(RowEnd(place: RowPosition(section: section, row: row), edit: edit))
  }

  mutating func sortByPlace() {
    leaving = leaving.sorted(byRow: { $0.place })
    arriving = arriving.sorted(byRow: { $0.place })
  }
}
