/// What is different between two contents of a table.
struct ContentChange: Sendable {
  /// The changes of sections and rows; sections whose rows cannot be told apart and were set anew are updated.
  var structure: SectionedChangeset
  /// Sections of both contents whose header or footer is different.
  let headersAndFooters: [IndexPair<Int>]
  /// How many rows each section had.
  let oldRowCounts: [Int]
  /// How many rows each section has.
  let newRowCounts: [Int]

  /// Whether both contents show the same.
  var isEmpty: Bool { structure.isEmpty && headersAndFooters.isEmpty }

  /// Whether some section shows rows that it did not show before.
  var bringsRows: Bool {
    !structure.rowInsertions.isEmpty || !structure.sectionInsertions.isEmpty
      || !structure.rowMoves.isEmpty
  }
}
