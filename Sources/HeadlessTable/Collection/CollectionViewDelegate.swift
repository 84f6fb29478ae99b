public import Binder
public import BinderCollections

/// Receives gestures and displays of items: `UICollectionViewDelegate` without a screen, with a flow's item sizes.
///
/// Every method may be left out.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  /// The size of an item in a section whose layout is a flow; nil for that of the layout.
  ///
  /// A section whose first item has none has none at all.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    sizeForItemAt indexPath: IndexPath
  ) -> LayoutSize?

  /// Whether a touch may highlight the item; false stops the tap.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// An item has been touched.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    didHighlightItemAt indexPath: IndexPath
  )

  /// The touch of an item has ended, after the item was selected.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  )

  /// Whether a tap may select the item.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether a tap may deselect the item, where several can be selected.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// The user has selected an item.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    didSelectItemAt indexPath: IndexPath
  )

  /// The user has deselected an item.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    didDeselectItemAt indexPath: IndexPath
  )

  /// Whether a tap on an item performs a primary action; no by default.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// The user has tapped an item for its primary action.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// A cell is about to be displayed; the path is that after an update.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    willDisplay cell: any TableCell,
    forItemAt indexPath: IndexPath
  )

  /// A cell has left the screen; the path is the one it was displayed at.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    didEndDisplaying cell: any TableCell,
    forItemAt indexPath: IndexPath
  )

  /// A header or another view is about to be displayed.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    willDisplaySupplementaryView view: any TableHeaderFooterView,
    forElementKind kind: String,
    at indexPath: IndexPath
  )

  /// A header or another view has left the screen.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    didEndDisplayingSupplementaryView view: any TableHeaderFooterView,
    forElementOfKind kind: String,
    at indexPath: IndexPath
  )

  /// Whether an item shows controls while the collection view is edited.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// The place for a dragged item instead of the proposed one.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    targetIndexPathForMoveFromItemAt indexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath

  /// The context menu of an item; nil for none.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    contextMenuForItemAt indexPath: IndexPath
  ) -> [MenuAction]?

  /// The content offset has changed.
  func collectionViewDidScroll(_ collectionView: HeadlessCollectionView)
}

extension CollectionViewDelegate {
  /// None.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    sizeForItemAt indexPath: IndexPath
  ) -> LayoutSize? { nil }

  /// Yes.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Yes.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Yes.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  /// No.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    willDisplay cell: any TableCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didEndDisplaying cell: any TableCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    willDisplaySupplementaryView view: any TableHeaderFooterView,
    forElementKind kind: String,
    at indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didEndDisplayingSupplementaryView view: any TableHeaderFooterView,
    forElementOfKind kind: String,
    at indexPath: IndexPath
  ) {}

  /// Yes.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The proposed place.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    targetIndexPathForMoveFromItemAt indexPath: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }

  /// None.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    contextMenuForItemAt indexPath: IndexPath
  ) -> [MenuAction]? { nil }

  /// Does nothing.
  public func collectionViewDidScroll(_ collectionView: HeadlessCollectionView) {}
}
