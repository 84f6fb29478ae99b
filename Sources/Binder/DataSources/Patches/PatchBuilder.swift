/// Collects what is different between two lists of sections, in any order, and makes one valid patch.
///
/// What a combinator hides, shows and shifts comes together here. Changes of rows in sections that go,
/// come or are replaced may be told as well: they are part of that. Moves that the rows around them make
/// needless are none, and a row that moves and changes is deleted and inserted.
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
    CollectionChange(patch)
  }

  /// The patch, which may be empty.
  var patch: SectionedChangeset { withoutRowsOfReplacedSections().settled() }

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

  private func settled() -> SectionedChangeset {
    let sections = settledSections()
    let rows = settledRows(ChangeMap(SectionedChangeset(sections: sections)))
    let gone = Set(sectionDeletions)
    let come = Set(sectionInsertions)
    return SectionedChangeset(
      sectionDeletions: sections.deletions,
      sectionInsertions: sections.insertions,
      sectionMoves: sections.moves,
      sectionUpdates: sectionUpdates.sorted { $0.old < $1.old },
      rowDeletions: rows.deletions.filter { !gone.contains($0.section) },
      rowInsertions: rows.insertions.filter { !come.contains($0.section) },
      rowMoves: rows.moves,
      rowUpdates: rows.updates
    )
  }

  private func settledSections() -> Changeset {
    var sections = OriginChanges()
    let place = { (section: Int) in RowPosition(section: 0, row: section) }
    for section in sectionDeletions { sections.delete(place(section)) }
    for section in sectionInsertions { sections.insert(place(section)) }
    for section in sectionMoves {
      sections.move(
        from: place(section.old),
        to: place(section.new),
        isHome: true,
        isUpdated: false
      )
    }
    sections.finish()
    return Changeset(sections)
  }

  private func settledRows(_ map: ChangeMap) -> OriginChanges {
    var rows = OriginChanges(deletions: rowDeletions)
    for row in rowInsertions { rows.insert(row) }
    let moved = Set(rowMoves.map(\.old))
    let updated = Set(rowUpdates.map(\.old))
    for row in rowMoves {
      rows.move(
        from: row.old,
        to: row.new,
        isHome: map.new(ofSection: row.old.section) == row.new.section,
        isUpdated: updated.contains(row.old)
      )
    }
    for row in rowUpdates where !moved.contains(row.old) { rows.update(from: row.old, to: row.new) }
    rows.finish()
    return rows
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

  /// Tells of the sections of a patch, which are shown elsewhere or not at all.
  ///
  /// - Parameters:
  ///   - patch: What has become of the sections.
  ///   - old: Where a section was shown before the change; nil if it was not.
  ///   - new: Where a section is shown after the change; nil if it is not.
  mutating func addSections(
    of patch: SectionedChangeset,
    old: (Int) -> Int? = { $0 },
    new: (Int) -> Int? = { $0 }
  ) {
    for section in patch.sectionDeletions { moveSection(from: old(section), to: nil) }
    for section in patch.sectionInsertions { moveSection(from: nil, to: new(section)) }
    for section in patch.sectionMoves { moveSection(from: old(section.old), to: new(section.new)) }
    let moved = Set(patch.sectionMoves.map(\.old))
    for section in patch.sectionUpdates {
      let places = (old: old(section.old), new: new(section.new))
      let isTold = moved.contains(section.old) && (places.old == nil || places.new == nil)
      if !isTold { updateSection(from: places.old, to: places.new) }
    }
  }

  /// Tells of the rows of a patch, which are shown elsewhere or not at all.
  mutating func addRows(
    of patch: SectionedChangeset,
    old: (RowPosition) -> RowPosition?,
    new: (RowPosition) -> RowPosition?
  ) {
    for row in patch.rowDeletions { move(from: old(row), to: nil) }
    for row in patch.rowInsertions { move(from: nil, to: new(row)) }
    for row in patch.rowMoves { move(from: old(row.old), to: new(row.new)) }
    let moved = Set(patch.rowMoves.map(\.old))
    for row in patch.rowUpdates {
      let places = (old: old(row.old), new: new(row.new))
      let isTold = moved.contains(row.old) && (places.old == nil || places.new == nil)
      if !isTold { update(from: places.old, to: places.new) }
    }
  }
}
