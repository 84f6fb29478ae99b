extension SectionedChangeset {
  @MainActor
  package func announce(
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
    if !moves.isEmpty { tableView.moveSections(moves) }
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
    switch form {
    case .reload:
      tableView.reloadRows(at: updates.map { IndexPath($0.old) }, with: animations.rowUpdate)
    case .reconfigure: tableView.reconfigureRows(updates.map(\.old))
    }
  }
}
