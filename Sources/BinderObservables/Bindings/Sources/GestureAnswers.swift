public import Binder

/// A source of items that answers a table about what a finger does, for a subclass to change.
@MainActor
open class GestureAnswers<Item>: BaseDataSource<Item>, TableEditingDataSource,
  TableMovingDataSource, TableSwipeDelegate,
  TableEditingDelegate, TableIndexDataSource, TableMovingDelegate, TableAccessoryDelegate,
  TableMenuDelegate
{
  /// No.
  open func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// No.
  open func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing: the data is to follow where a subclass lets rows move.
  open func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The row under the finger.
  open func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Nil: a row that can be deleted has a delete button.
  open func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? { nil }

  /// The delete button.
  open func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle { .delete }

  /// The usual text.
  open func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Yes.
  open func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Yes.
  open func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// No.
  open func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// No index.
  open func sectionIndexTitles(for tableView: any TableHost) -> [String]? { nil }

  /// The section at the position of the title.
  open func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// No menu.
  open func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willDisplayContextMenuForRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willEndContextMenuForRowAt indexPath: IndexPath?
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    performPreviewActionForRowAt indexPath: IndexPath
  ) {}
}
