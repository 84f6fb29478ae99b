// Accessories, selection, menus: the delegate methods of a table about single rows.
extension TableDriver {
  func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tell(RowToFind(indexPath, in: shown), tableView.cellForRow(at: indexPath)) {
      $0.onAccessoryTapped
    }
  }

  func tableView(_ tableView: any TableHost, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    value(at: indexPath) { $0.highlightable }
      ?? (isSelectable(indexPath)
        || self.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath))
  }

  func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    isSelectable(indexPath) ? indexPath : nil
  }

  private func isSelectable(_ indexPath: IndexPath) -> Bool {
    value(at: indexPath) { $0.selectable } ?? true
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    selectionChanged(at: indexPath, isSelected: false)
    // The table has another row to select now: what has changed is shown after that.
    guard let row = row(at: indexPath) else { return }
    tell(row.content, row.reference, tableView.cellForRow(at: indexPath)) { $0.onDeselected }
  }

  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard !tableView.isEditing, let row = row(at: indexPath) else { return false }
    return !row.content.handlers.notices { $0.onPrimaryAction }.isEmpty
  }

  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt indexPath: IndexPath) {
    tell(RowToFind(indexPath, in: shown), ()) { $0.onPrimaryAction }
  }
}

extension TableDriver {
  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? {
    guard let seen = RowToFind(indexPath, in: shown),
      let handler = seen.content.handlers.property({ $0.contextMenu }),
      let actions = handler.run(seen.reference, ()), actions.contains(where: \.isShown)
    else { return nil }
    return finding(seen, actions) { handler.run($0, ()) ?? [] }
  }

  func tableView(_ tableView: any TableHost, performPreviewActionForRowAt indexPath: IndexPath) {
    tell(RowToFind(indexPath, in: shown), ()) { $0.onPreviewTapped }
  }
}
