extension OperationGroups {
  /// The operations of a change that needs no plan, as nothing in it can get in the way of anything.
  ///
  /// Nil if sections change, or if rows move and others are updated.
  init?(simple change: SectionedChangeset, updates form: UpdateForm) {
    guard change.sectionDeletions.isEmpty, change.sectionInsertions.isEmpty,
      change.sectionMoves.isEmpty,
      change.rowUpdates.isEmpty || change.rowMoves.isEmpty && form == .reload
    else { return nil }
    self.init(withoutSectionMoves: change)
  }

  /// The operations of a change in which no section moves, and rows only if nothing else changes.
  init(withoutSectionMoves change: SectionedChangeset) {
    deletedRows = change.rowDeletions.map(IndexPath.init)
    insertedRows = change.rowInsertions.map(IndexPath.init)
    movedRows = change.rowMoves.map {
      IndexPair(old: IndexPath($0.old), new: IndexPath($0.new))
    }
    reloadedRows = change.rowUpdates.map { IndexPath($0.old) }
    deletedSections = change.sectionDeletions
    insertedSections = change.sectionInsertions
  }
}

extension IndexPath {
  /// The path of a row.
  init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}
