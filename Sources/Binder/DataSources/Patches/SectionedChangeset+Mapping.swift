extension PatchBuilder {
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
