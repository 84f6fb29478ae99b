extension UpdatePlan.Batch {
  /// Announces the changes to a table, inside a batch.
  @MainActor
  func announce(to tableView: any TableHost, with animations: UpdateAnimations) {
    change.announce(to: tableView, updates: updates, with: animations)
  }
}

extension SectionedChangeset {
  /// Announces the changes to a table, inside a batch that may hold all of them.
  @MainActor
  func announce(
    to tableView: any TableHost,
    updates form: UpdateForm = .reload,
    with animations: UpdateAnimations
  ) {
    sections.announceSections(to: tableView, with: animations)
    rows.announceRows(to: tableView, updates: form, with: animations)
  }
}

extension Changes<Int> {
  @MainActor
  fileprivate func announceSections(
    to tableView: any TableHost,
    with animations: UpdateAnimations
  ) {
    if !deletions.isEmpty {
      tableView.deleteSections(deletions, with: animations.sectionDeletion)
    }
    if !insertions.isEmpty {
      tableView.insertSections(insertions, with: animations.sectionInsertion)
    }
    for move in moves { tableView.moveSection(move.old, toSection: move.new) }
    if !updates.isEmpty {
      tableView.reloadSections(updates.map(\.old), with: animations.undiffableSectionUpdate)
    }
  }
}

extension Changes<RowPosition> {
  @MainActor
  fileprivate func announceRows(
    to tableView: any TableHost,
    updates form: UpdateForm,
    with animations: UpdateAnimations
  ) {
    if !deletions.isEmpty {
      tableView.deleteRows(in: [RowRange](joining: deletions), with: animations.rowDeletion)
    }
    if !insertions.isEmpty {
      tableView.insertRows(in: [RowRange](joining: insertions), with: animations.rowInsertion)
    }
    if !moves.isEmpty { tableView.moveRows(moves) }
    if updates.isEmpty { return }
    let paths = updates.map { IndexPath($0.old) }
    switch form {
    case .reload: tableView.reloadRows(at: paths, with: animations.rowUpdate)
    case .reconfigure: tableView.reconfigureRows(at: paths)
    }
  }
}
