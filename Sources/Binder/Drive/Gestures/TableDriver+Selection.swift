// The selection that the program keeps, and the rows that show it.
extension TableDriver {
  /// The user has selected or deselected a row: the program's selection follows.
  func selectionChanged(at indexPath: IndexPath, isSelected: Bool) {
    guard let selection = reader.declaration.selection, let row = row(at: indexPath)?.reference
    else { return }
    guard let id = row.identityValue, selection.takes(id) else {
      if isSelected { warn(that: selection, doesNotTake: row) }
      return
    }
    var ids = selection.read()
    let wasSelected = ids.contains(id)
    guard wasSelected != isSelected else { return }
    if isSelected { ids.formUnion([id]) } else { ids.remove(id) }
    if isSelected, selection.isSingle { ids = [id] }
    selection.write(ids)
    if selection.read() != ids { showSelectionLater(animated: true) }
  }

  /// Has the table show the selection that the program keeps, as it has made another one of what the user chose, or the table
  /// has lost it.
  func showSelectionLater(animated: Bool) {
    tableView?.scheduleUpdate { [weak self] in
      guard let self, let tableView, isDriving(tableView) else { return }
      showSelection(in: tableView, animated: animated)
    }
  }

  /// Says, once, that a selected row cannot be in the program's selection, where that can hold no row at all.
  private func warn(that selection: RowSelection, doesNotTake row: RowReference) {
    // A screen can also have rows whose selection is not kept, such as commands.
    let fits = content.sections.contains { section in
      let lists =
        section.rowsOfLists.map { $0.lists.map(\.rows) } ?? [section.rows].compactMap { $0 }
      return lists.contains { rows in
        rows.count > 0 && rows.identityValue(at: 0).map(selection.takes) ?? false
      }
    }
    guard !fits else { return }
    reader.warn(
      .wrongSelectionType(
        section: row.section.nameOfNamed,
        identity: row.identityValue.map { "\(type(of: $0.base))" },
        kept: "\(selection.idType)"
      )
    )
  }

  func setEditing(_ isEditing: Bool) {
    guard let tableView else { return }
    tableView.setEditing(isEditing, animated: true)
    showSelection(in: tableView)
  }

  /// Has the table select the rows of the program's selection, wherever these are now: of several with one identity the one
  /// that is selected, else the first.
  ///
  /// - Complexity: O(selected rows + rows).
  func showSelection(in tableView: any TableHost, animated: Bool = false) {
    guard let selection = reader.declaration.selection else { return }
    var left = selectionTracker.track(selection.read)
    guard hasFinished else { return }
    let shown = Set(tableView.indexPathsForSelectedRows ?? [])
    let kept = Array(shown).ordered(by: <).filter { path in
      row(at: path)?.reference.identityValue.map { left.remove($0) != nil } ?? false
    }
    let wanted = indexPaths(of: left).union(kept)
    for path in Array(shown.subtracting(wanted)).ordered(by: <) {
      tableView.deselectRow(at: path, animated: animated)
    }
    for path in Array(wanted.subtracting(shown)).ordered(by: <) {
      tableView.selectRow(at: path, animated: animated)
    }
  }
}
