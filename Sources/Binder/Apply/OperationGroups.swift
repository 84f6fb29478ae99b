/// The operations of a batch by kind, as a table takes them.
struct OperationGroups: Hashable, Sendable {
  var deletedRows: [RowRange] = []
  var insertedRows: [RowRange] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [RowMove] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [IndexPair<Int>] = []

  /// One by one: sections, then rows; what goes, what comes, what moves, what changes.
  var operations: [TableOperation] {
    var all = deletedSections.map(TableOperation.deleteSection)
    all += insertedSections.map(TableOperation.insertSection)
    all += movedSections.map { .moveSection(from: $0.old, to: $0.new) }
    all += deletedRows.flatMap(\.indexPaths).map(TableOperation.deleteRow)
    all += insertedRows.flatMap(\.indexPaths).map(TableOperation.insertRow)
    all += movedRows.map { .moveRow(from: $0.indexPath, to: $0.newIndexPath) }
    all += reloadedRows.map(TableOperation.reloadRow)
    all += reconfiguredRows.map(TableOperation.reconfigureRow)
    all += reloadedSections.map(TableOperation.reloadSection)
    return all
  }

  /// Whether there is one operation alone.
  var isSingle: Bool {
    (deletedRows + insertedRows).reduce(0) { $0 + $1.rows.count } + reloadedRows.count
      + reconfiguredRows.count + movedRows.count + deletedSections.count + insertedSections.count
      + reloadedSections.count
      + movedSections.count == 1
  }

  /// Announces the operations to a table, inside a batch.
  @MainActor
  func announce(to tableView: any TableHost, with animations: UpdateAnimations) {
    if !deletedSections.isEmpty {
      tableView.deleteSections(deletedSections, with: animations.sectionDeletion)
    }
    if !insertedSections.isEmpty {
      tableView.insertSections(insertedSections, with: animations.sectionInsertion)
    }
    for move in movedSections { tableView.moveSection(move.old, toSection: move.new) }
    if !reloadedSections.isEmpty {
      tableView.reloadSections(reloadedSections, with: animations.undiffableSectionUpdate)
    }
    if !deletedRows.isEmpty { tableView.deleteRows(in: deletedRows, with: animations.rowDeletion) }
    if !insertedRows.isEmpty {
      tableView.insertRows(in: insertedRows, with: animations.rowInsertion)
    }
    if !movedRows.isEmpty { tableView.moveRows(movedRows) }
    if !reloadedRows.isEmpty { tableView.reloadRows(at: reloadedRows, with: animations.rowUpdate) }
    if !reconfiguredRows.isEmpty { tableView.reconfigureRows(at: reconfiguredRows) }
  }
}
