/// Collects what is different between two lists of sections, in any order, and makes one valid patch.
///
/// What a combinator hides, shows and shifts comes together here. Changes of rows in sections that go or
/// come may be told as well: they are left out. Moves that the rows around them make needless are too.
struct PatchBuilder {
  var sectionDeletions: [Int] = []
  var sectionInsertions: [Int] = []
  var sectionMoves: [IndexPair<Int>] = []
  var rowDeletions: [RowPosition] = []
  var rowInsertions: [RowPosition] = []
  var rowMoves: [IndexPair<RowPosition>] = []
  var rowUpdates: [IndexPair<RowPosition>] = []

  /// Tells of a row that was shown or not, and is shown now or not.
  mutating func move(from old: RowPosition?, to new: RowPosition?) {
    switch (old, new) {
    case (let old?, let new?): rowMoves.append(IndexPair(old: old, new: new))
    case (let old?, nil): rowDeletions.append(old)
    case (nil, let new?): rowInsertions.append(new)
    case (nil, nil): break
    }
  }

  /// Tells of a row that stays where it is among the others and has other content.
  mutating func update(from old: RowPosition?, to new: RowPosition?) {
    if let old, let new {
      rowUpdates.append(IndexPair(old: old, new: new))
    } else {
      move(from: old, to: new)
    }
  }

  /// The patch, or that nothing is different.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  func change() -> CollectionChange<SectionedChangeset> {
    let patch = patch()
    return patch.isEmpty ? .unchanged : .patch(patch)
  }

  private func patch() -> SectionedChangeset {
    let gone = Set(sectionDeletions)
    let come = Set(sectionInsertions)
    let sections = Changeset(
      deletions: sectionDeletions.sorted(),
      insertions: sectionInsertions.sorted(),
      moves: sectionMoves
    ).withoutNeedlessMoves()
    let patch = SectionedChangeset(
      sectionDeletions: sections.deletions,
      sectionInsertions: sections.insertions,
      sectionMoves: sections.moves,
      rowDeletions: rowDeletions.filter { !gone.contains($0.section) }.sorted(),
      rowInsertions: rowInsertions.filter { !come.contains($0.section) }.sorted(),
      rowMoves: rowMoves,
      rowUpdates: rowUpdates.sorted { $0.old < $1.old }
    )
    return patch.withoutNeedlessMoves()
  }
}
