public import Binder

/// Provides the items of a collection view: `UICollectionViewDataSource` without a screen.
///
/// A method that is left out returns what UIKit assumes without it.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: HeadlessCollectionView) -> Int

  /// The number of items of a section.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item, which has to be dequeued for its path.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell

  /// The view of a kind in the layout; `header` and `footer` are the kinds of headers and footers.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> (any TableHeaderFooterView)?

  /// Whether the user may drag an item; no by default.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves the data of an item that was dropped; the collection view has moved the item.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    moveItemAt indexPath: IndexPath,
    to newIndexPath: IndexPath
  )

  /// The titles of the index; nil for none.
  func indexTitles(for collectionView: HeadlessCollectionView) -> [String]?

  /// The item that a title of the index leads to; a path of one index is the whole section.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath

  /// The name of a section in pictures and in the call log.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    nameOfSection section: Int
  ) -> String?

  /// The name of an item in pictures and in the call log; a section whose first item has none names no items.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    identityOfItemAt indexPath: IndexPath
  ) -> String?
}

extension CollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: HeadlessCollectionView) -> Int { 1 }

  /// None.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> (any TableHeaderFooterView)? { nil }

  /// No.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    moveItemAt indexPath: IndexPath,
    to newIndexPath: IndexPath
  ) {}

  /// None.
  public func indexTitles(for collectionView: HeadlessCollectionView) -> [String]? { nil }

  /// The section at the position of the title.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(index: index) }

  /// None.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    nameOfSection section: Int
  ) -> String? { nil }

  /// None.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    identityOfItemAt indexPath: IndexPath
  ) -> String? { nil }
}

/// Receives items likely to be displayed soon: `UICollectionViewDataSourcePrefetching`.
@MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Items likely to be displayed soon, nearest first; never items that are needed at once.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  )

  /// Announced items that are not likely to be displayed any more.
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
