// Swiping and editing: `TableSwipeDelegate`, `TableEditingDataSource` and `TableEditingDelegate`.
extension TableDriver {
  func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? {
    guard let seen = RowToFind(indexPath, in: shown),
      let handler = seen.content.handlers.property({ $0.swipe(edge) }),
      let actions = handler.run(seen.reference, ())
    else { return nil }
    return SwipeActions(
      finding(seen, actions.actions) { handler.run($0, ())?.actions ?? [] },
      allowsFullSwipe: actions.allowsFullSwipe
    )
  }

  func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let content = row(at: indexPath)?.content else { return false }
    if SwipeEdge.allCases.contains(where: { edge in
      content.handlers.property { $0.swipe(edge) } != nil
    }) {
      return true
    }
    return self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
  }

  func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle {
    if let style = value(at: indexPath, { $0.editingStyle }) { return style }
    guard let handlers = row(at: indexPath)?.content.handlers else { return .none }
    if !handlers.notices({ $0.onDelete }).isEmpty { return .delete }
    return handlers.notices { $0.onInsert }.isEmpty ? .none : .insert
  }

  func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    value(at: indexPath) { $0.deleteTitle }
  }

  func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    value(at: indexPath) { $0.indentsWhileEditing } ?? true
  }

  func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let seen = RowToFind(indexPath, in: shown)
    switch editingStyle {
    case .delete: tell(seen, ()) { $0.onDelete }
    case .insert: tell(seen, ()) { $0.onInsert }
    case .none: break
    }
  }
}
