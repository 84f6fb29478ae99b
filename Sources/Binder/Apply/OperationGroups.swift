/// The operations of a batch by kind, as a table takes them.
struct OperationGroups {
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var reconfiguredRows: [IndexPath] = []
  private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []

  init(_ operations: [TableOperation]) {
    for operation in operations {
      switch operation {
      case .deleteRow(let path): deletedRows.append(path)
      case .insertRow(let path): insertedRows.append(path)
      case .reloadRow(let path): reloadedRows.append(path)
      case .reconfigureRow(let path): reconfiguredRows.append(path)
      case .moveRow(let from, let to): movedRows.append((from, to))
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append((from, to))
      }
    }
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
    for move in movedSections { tableView.moveSection(move.from, toSection: move.to) }
    if !reloadedSections.isEmpty {
      tableView.reloadSections(reloadedSections, with: animations.undiffableSectionUpdate)
    }
    if !deletedRows.isEmpty { tableView.deleteRows(at: deletedRows, with: animations.rowDeletion) }
    if !insertedRows.isEmpty {
      tableView.insertRows(at: insertedRows, with: animations.rowInsertion)
    }
    for move in movedRows { tableView.moveRow(at: move.from, to: move.to) }
    if !reloadedRows.isEmpty { tableView.reloadRows(at: reloadedRows, with: animations.rowUpdate) }
    if !reconfiguredRows.isEmpty { tableView.reconfigureRows(at: reconfiguredRows) }
  }
}
