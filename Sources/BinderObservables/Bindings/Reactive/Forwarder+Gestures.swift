import Binder

// What fingers do is forwarded, with UIKit's answers where nobody is there to be asked.

extension DataSourceForwarder {
  func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    forwardTo?.tableView(tableView, canEditRowAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    forwardTo?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// A handler that moves rows says that they can be moved.
  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    if handlers.moveRowAt != nil { return true }
    return forwardTo?.tableView(tableView, canMoveRowAt: indexPath) ?? false
  }
}

extension DelegateForwarder {
  func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? {
    forwardTo?.tableView(tableView, swipeActionsForRowAt: indexPath, at: edge)
  }

  func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle {
    forwardTo?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
  }

  func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    forwardTo?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    forwardTo?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: any TableHost, willBeginEditingRowAt indexPath: IndexPath) {
    forwardTo?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didEndEditingRowAt indexPath: IndexPath?) {
    forwardTo?.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    forwardTo?.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedIndexPath
    ) ?? proposedIndexPath
  }
}

extension DelegateForwarder {
  func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forwardTo?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    forwardTo?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? false
  }

  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt indexPath: IndexPath) {
    forwardTo?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? {
    forwardTo?.tableView(tableView, contextMenuForRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt indexPath: IndexPath) {
    forwardTo?.tableView(tableView, willDisplayContextMenuForRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt indexPath: IndexPath?) {
    forwardTo?.tableView(tableView, willEndContextMenuForRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, performPreviewActionForRowAt indexPath: IndexPath) {
    forwardTo?.tableView(tableView, performPreviewActionForRowAt: indexPath)
  }
}

extension DataSourceForwarder {
  func sectionIndexTitles(for tableView: any TableHost) -> [String]? {
    forwardTo?.sectionIndexTitles(for: tableView)
  }

  func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    forwardTo?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }
}
