extension SectionedChangeset {
  /// The same change where rows are shown elsewhere or not at all, and sections as they are.
  ///
  /// - Parameters:
  ///   - old: Where a row was shown before the change; nil if it was not.
  ///   - new: Where a row is shown after the change; nil if it is not.
  func mapped(
    old: (RowPosition) -> RowPosition?,
    new: (RowPosition) -> RowPosition?
  ) -> PatchBuilder {
    var builder = PatchBuilder()
    builder.sectionDeletions = sectionDeletions
    builder.sectionInsertions = sectionInsertions
    builder.sectionMoves = sectionMoves
    builder.addRows(of: self, old: old, new: new)
    return builder
  }
}

extension PatchBuilder {
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
