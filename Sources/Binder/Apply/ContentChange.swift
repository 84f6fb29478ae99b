/// What is different between two contents of a table.
struct ContentChange: Sendable {
  /// The changes of sections, and of rows that can be told apart.
  private(set) var structure: SectionedChangeset
  /// Sections whose rows cannot be told apart and were set anew.
  let reloads: [IndexPair<Int>]
  /// Sections of both contents whose header or footer is different.
  let headersAndFooters: [IndexPair<Int>]
  /// How many rows each section had.
  let oldRowCounts: [Int]
  /// How many rows each section has.
  let newRowCounts: [Int]

  /// Whether both contents show the same.
  var isEmpty: Bool { structure.isEmpty && reloads.isEmpty && headersAndFooters.isEmpty }

  /// The same change, with the rows that were added to or removed from the end of reloaded sections as
  /// changes of their own.
  func countingReloadedRows() -> ContentChange {
    var change = self
    var deletions = structure.rowDeletions
    var insertions = structure.rowInsertions
    for pair in reloads {
      let (old, new) = (oldRowCounts[pair.old], newRowCounts[pair.new])
      let common = min(old, new)
      deletions += (common..<old).map { RowPosition(section: pair.old, row: $0) }
      insertions += (common..<new).map { RowPosition(section: pair.new, row: $0) }
    }
    change.structure = SectionedChangeset(
      sectionDeletions: structure.sectionDeletions,
      sectionInsertions: structure.sectionInsertions,
      sectionMoves: structure.sectionMoves,
      rowDeletions: deletions.sorted(),
      rowInsertions: insertions.sorted(),
      rowMoves: structure.rowMoves,
      rowUpdates: structure.rowUpdates
    )
    return change
  }
}
