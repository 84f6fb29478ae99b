public import Binder

/// The data source and delegate methods of gestures, for a subclass to override.
///
/// What is not handled here goes to the object behind this; without one, the result is UIKit's.
@MainActor
open class TableGestureBase: TableEditingDataSource, TableMovingDataSource, TableIndexDataSource,
  TableSwipeDelegate, TableEditingDelegate, TableMovingDelegate, TableAccessoryDelegate,
  TableMenuDelegate
{
  final weak var nextDataSource: (any TableDataSource)?
  final weak var nextDelegate: (any TableDelegate)?
  final var dataHandlers = TableDataSourceHandlers()
  final var handlers = TableDelegateHandlers()

  /// Makes an object that returns what UIKit does by default.
  public init() {}

  final func respond<Arguments, Result>(
    _ handler: ((Arguments) -> Result)?,
    _ arguments: Arguments,
    _ usual: @autoclosure () -> Result,
    _ ask: (any TableDelegate) -> Result
  ) -> Result {
    if let handler { return handler(arguments) }
    return nextDelegate.map(ask) ?? usual()
  }

  final func answerRows<Arguments, Result>(
    _ handler: ((Arguments) -> Result)?,
    _ arguments: Arguments,
    _ usual: @autoclosure () -> Result,
    _ ask: (any TableDataSource) -> Result
  ) -> Result {
    if let handler { return handler(arguments) }
    return nextDataSource.map(ask) ?? usual()
  }

  /// No.
  open func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    nextDataSource?.tableView(tableView, canEditRowAt: indexPath) ?? false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  ) { nextDataSource?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

  /// No.
  open func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    if dataHandlers.moveRowAt != nil { return true }
    return nextDataSource?.tableView(tableView, canMoveRowAt: indexPath) ?? false
  }

  /// Does nothing: the data is to follow where a subclass lets rows move.
  open func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let handler = dataHandlers.moveRowAt.map { handler in
      { handler((sourceIndexPath, destinationIndexPath)) }
    }
    let follow = { [self] () -> Void in
      guard let nextDataSource else {
        handler?()
        return
      }
      nextDataSource.moveRow(
        at: sourceIndexPath,
        to: destinationIndexPath,
        of: tableView,
        handler: handler
      )
    }
    if let bound = dataHandlers.followMove {
      bound((sourceIndexPath, destinationIndexPath, handler ?? follow))
    } else {
      follow()
    }
  }

  /// The proposed row.
  open func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    nextDelegate?.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedIndexPath
    ) ?? proposedIndexPath
  }

  /// Nil: a row that can be deleted has a delete button.
  open func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? {
    nextDelegate?.tableView(tableView, swipeActionsForRowAt: indexPath, at: edge)
  }

  /// The delete button.
  open func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle {
    nextDelegate?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// The usual text.
  open func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    nextDelegate?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Yes.
  open func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    nextDelegate?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, willBeginEditingRowAt indexPath: IndexPath) {
    nextDelegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didEndEditingRowAt indexPath: IndexPath?) {
    nextDelegate?.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Yes.
  open func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    respond(handlers.shouldHighlightRowAt, indexPath, true) {
      $0.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    respond(handlers.didHighlightRowAt, indexPath, ()) {
      $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    respond(handlers.didUnhighlightRowAt, indexPath, ()) {
      $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { nextDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }

  /// No.
  open func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    nextDelegate?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) { nextDelegate?.tableView(tableView, performPrimaryActionForRowAt: indexPath) }

  /// No index.
  open func sectionIndexTitles(for tableView: any TableHost) -> [String]? {
    answerRows(dataHandlers.sectionIndexTitles, (), nil) { $0.sectionIndexTitles(for: tableView) }
  }

  /// The section at the position of the title.
  open func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    answerRows(dataHandlers.sectionForSectionIndexTitle, (title, index), index) {
      $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// No menu.
  open func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? { nextDelegate?.tableView(tableView, contextMenuForRowAt: indexPath) }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willDisplayContextMenuForRowAt indexPath: IndexPath
  ) { nextDelegate?.tableView(tableView, willDisplayContextMenuForRowAt: indexPath) }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willEndContextMenuForRowAt indexPath: IndexPath?
  ) { nextDelegate?.tableView(tableView, willEndContextMenuForRowAt: indexPath) }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    performPreviewActionForRowAt indexPath: IndexPath
  ) { nextDelegate?.tableView(tableView, performPreviewActionForRowAt: indexPath) }
}
