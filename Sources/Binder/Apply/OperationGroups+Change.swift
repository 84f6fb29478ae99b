extension OperationGroups {
  /// The operations of a change that needs no plan, as nothing in it can get in the way of anything.
  ///
  /// Nil if sections change, or if rows move and others are updated.
  init?(simple change: SectionedChangeset, updates form: UpdateForm) {
    guard change.sectionDeletions.isEmpty, change.sectionInsertions.isEmpty,
      change.sectionMoves.isEmpty,
      change.rowUpdates.isEmpty || change.rowMoves.isEmpty && form == .reload
    else { return nil }
    for row in change.rowDeletions { deletedRows.append(row: row.row, section: row.section) }
    for row in change.rowInsertions { insertedRows.append(row: row.row, section: row.section) }
    moveSources = change.rowMoves.map { IndexPath($0.old) }
    moveTargets = change.rowMoves.map { IndexPath($0.new) }
    reloadedRows = change.rowUpdates.map { IndexPath($0.old) }
  }
}

extension IndexPath {
  /// The path of a row.
  init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}
