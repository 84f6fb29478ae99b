/// Collects what is different between two lists of sections, in any order, and makes one valid patch.
///
/// What a combinator hides, shows and shifts comes together here. Changes of rows in sections that go,
/// come or are replaced may be told as well: they are part of that. So are moves that the rows around
/// them make needless.
struct PatchBuilder {
  var sectionDeletions: [Int] = []
  var sectionInsertions: [Int] = []
  var sectionMoves: [IndexPair<Int>] = []
  var sectionUpdates: [IndexPair<Int>] = []
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

  /// Tells of a section that was shown or not, and is shown now or not.
  mutating func moveSection(from old: Int?, to new: Int?) {
    switch (old, new) {
    case (let old?, let new?): sectionMoves.append(IndexPair(old: old, new: new))
    case (let old?, nil): sectionDeletions.append(old)
    case (nil, let new?): sectionInsertions.append(new)
    case (nil, nil): break
    }
  }

  /// Tells of a section that shows other rows.
  mutating func updateSection(from old: Int?, to new: Int?) {
    if let old, let new {
      sectionUpdates.append(IndexPair(old: old, new: new))
    } else {
      moveSection(from: old, to: new)
    }
  }

  /// The patch, or that nothing is different.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  func change() -> CollectionChange<SectionedChangeset> {
    CollectionChange(withoutRowsOfReplacedSections().patch())
  }

  /// The half of a move that leaves or enters a section of which nothing is known is no move.
  private func withoutRowsOfReplacedSections() -> PatchBuilder {
    if sectionUpdates.isEmpty { return self }
    let old = Set(sectionUpdates.map(\.old))
    let new = Set(sectionUpdates.map(\.new))
    var builder = self
    builder.rowMoves = []
    for row in rowMoves {
      builder.move(
        from: old.contains(row.old.section) ? nil : row.old,
        to: new.contains(row.new.section) ? nil : row.new
      )
    }
    builder.rowDeletions.removeAll { old.contains($0.section) }
    builder.rowInsertions.removeAll { new.contains($0.section) }
    builder.rowUpdates.removeAll { old.contains($0.old.section) || new.contains($0.new.section) }
    return builder
  }

  private func patch() -> SectionedChangeset {
    let gone = Set(sectionDeletions)
    let come = Set(sectionInsertions)
    let sections = Changeset(
      deletions: sectionDeletions.sorted(),
      insertions: sectionInsertions.sorted(),
      moves: sectionMoves
    ).withoutNeedlessMoves()
    return SectionedChangeset(
      sectionDeletions: sections.deletions,
      sectionInsertions: sections.insertions,
      sectionMoves: sections.moves,
      sectionUpdates: sectionUpdates.sorted { $0.old < $1.old },
      rowDeletions: rowDeletions.filter { !gone.contains($0.section) }.sorted(),
      rowInsertions: rowInsertions.filter { !come.contains($0.section) }.sorted(),
      rowMoves: rowMoves,
      rowUpdates: rowUpdates.sorted { $0.old < $1.old }
    ).withoutNeedlessMoves()
  }
}

extension PatchBuilder {
  /// Begins with a patch.
  init(_ patch: SectionedChangeset) {
    sectionDeletions = patch.sectionDeletions
    sectionInsertions = patch.sectionInsertions
    sectionMoves = patch.sectionMoves
    sectionUpdates = patch.sectionUpdates
    rowDeletions = patch.rowDeletions
    rowInsertions = patch.rowInsertions
    rowMoves = patch.rowMoves
    rowUpdates = patch.rowUpdates
  }
}
