import Binder

/// Collects the differences between two lists of sections, in any order, and makes one valid patch of them.
///
/// A combinator adds everything that it hides, shows and shifts. It may add rows of sections that are deleted, inserted or
/// replaced, too; the patch leaves them out. It also leaves out moves that follow from the rows around them.
struct PatchBuilder {
  var told = SectionedChangeset()

  mutating func move(from old: RowPosition?, to new: RowPosition?) {
    told.rows.addMove(from: old, to: new)
  }

  mutating func moveSection(from old: Int?, to new: Int?) {
    told.sections.addMove(from: old, to: new)
  }

  func change() -> CollectionChange<SectionedChangeset> {
    CollectionChange(patch)
  }

  var patch: SectionedChangeset { Self.settled(told.withoutRowsOfUpdatedSections()) }

  private static func settled(_ told: SectionedChangeset) -> SectionedChangeset {
    var sections = told.sectionChanges.map { RowPosition(section: 0, row: $0) }.settled().map(\.row)
    let map = ChangeMap(SectionedChangeset(sections: sections))
    var rows = told.rows.settled { map.new(ofSection: $0.old.section) == $0.new.section }
    sections.updates = told.sections.updates.sorted { $0.old < $1.old }
    let deleted = Set(sections.deletions)
    let inserted = Set(sections.insertions)
    rows.deletions.removeAll { deleted.contains($0.section) }
    rows.insertions.removeAll { inserted.contains($0.section) }
    return SectionedChangeset(sections: sections, rows: rows)
  }
}

extension SectionedChangeset {
  /// The same change without the rows of updated sections, and without the half of a move that leaves or enters one.
  fileprivate func withoutRowsOfUpdatedSections() -> SectionedChangeset {
    if sections.updates.isEmpty { return self }
    let old = Set(sections.updates.map(\.old))
    let new = Set(sections.updates.map(\.new))
    var change = self
    change.rows.moves = []
    for row in rows.moves {
      change.rows.addMove(
        from: old.contains(row.old.section) ? nil : row.old,
        to: new.contains(row.new.section) ? nil : row.new
      )
    }
    change.rows.deletions.removeAll { old.contains($0.section) }
    change.rows.insertions.removeAll { new.contains($0.section) }
    change.rows.updates.removeAll { old.contains($0.old.section) || new.contains($0.new.section) }
    return change
  }
}

extension PatchBuilder {
  /// Adds the changes of sections of a patch, at the positions where this shows them.
  mutating func addSections(
    of patch: SectionedChangeset,
    old: (Int) -> Int? = { $0 },
    new: (Int) -> Int? = { $0 }
  ) {
    told.sections.add(patch.sections, old: old, new: new)
  }

  mutating func addRows(
    of patch: SectionedChangeset,
    old: (RowPosition) -> RowPosition?,
    new: (RowPosition) -> RowPosition?
  ) {
    told.rows.add(patch.rows, old: old, new: new)
  }
}
