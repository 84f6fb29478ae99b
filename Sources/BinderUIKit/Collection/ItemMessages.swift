#if canImport(UIKit) && !os(watchOS)
  import Binder
  import BinderCollections
  import UIKit

  /// The methods of a collection view's delegate that Binder implements, and the optional ones of its data source.
  @MainActor
  final class ItemMessages: HostDelegate, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource
  {
    var adapter: CollectionAdapter? { list as? CollectionAdapter }

    override class var methods: [String: TableDelegateMethods] {
      ofDataSource.merging(ofDelegate) { first, _ in first }
    }

    static let ofDataSource: [String: TableDelegateMethods] = [
      "collectionView:canMoveItemAtIndexPath:": .moving,
      "collectionView:moveItemAtIndexPath:toIndexPath:": .moving,
      "indexTitlesForCollectionView:": .sectionIndex,
      "collectionView:indexPathForIndexTitle:atIndex:": .sectionIndex,
    ]

    private static let ofDelegate: [String: TableDelegateMethods] = [
      "collectionView:willDisplayCell:forItemAtIndexPath:": .cellDisplay,
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:": .cellDisplay,
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:":
        .supplementaryDisplay,
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:":
        .supplementaryDisplay,
      "collectionView:shouldHighlightItemAtIndexPath:": .highlighting,
      "collectionView:didHighlightItemAtIndexPath:": .highlighting,
      "collectionView:didUnhighlightItemAtIndexPath:": .highlighting,
      "collectionView:shouldSelectItemAtIndexPath:": .selectionChoice,
      "collectionView:shouldDeselectItemAtIndexPath:": .selectionChoice,
      "collectionView:didSelectItemAtIndexPath:": .selection,
      "collectionView:didDeselectItemAtIndexPath:": .deselection,
      "scrollViewDidScroll:": .scrolling,
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:": .primaryAction,
      "collectionView:performPrimaryActionForItemAtIndexPath:": .primaryAction,
      moveTarget: .moving,
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:": .contextMenu,
      "collectionView:willDisplayContextMenuWithConfiguration:animator:": .contextMenuNotices,
      "collectionView:willEndContextMenuInteractionWithConfiguration:animator:":
        .contextMenuNotices,
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:": .previewAction,
      itemSize: [],
    ]

    private static let itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
    private static let moveTarget =
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"

    override func has(_ name: String) -> Bool {
      if name == Self.itemSize { return adapter?.declaredLayout.hasItemSizes ?? false }
      if isOfAppsMenu(name) { return false }
      return super.has(name) || isObserved(name)
    }

    /// Whether a notice is about a menu that the app's own delegate has described, and the delegate takes it.
    private func isOfAppsMenu(_ name: String) -> Bool {
      guard let adapter, adapter.menu == nil, let needed = Self.ofDelegate[name] else {
        return false
      }
      return !needed.isDisjoint(with: [.contextMenuNotices, .previewAction])
        && adapter.appDelegate?.responds(to: Selector(name)) == true
    }

    private func isObserved(_ name: String) -> Bool {
      Self.ofDataSource[name] == .moving
        && adapter?.sourceRelay
          .isObserved(name, for: "collectionView:moveItemAtIndexPath:toIndexPath:") == true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      ask { $0.tableViewDidScroll($1) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      if let size = adapter?.declaredLayout.itemSize(at: indexPath) { return size }
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
      return flow?.itemSize ?? CGSize(width: 50, height: 50)
    }

    // What every data source has; the collection view calls the relay.
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { adapter?.sourceRelay.rowCount(inSection: section) ?? 0 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      adapter?.items.collectionView(collectionView, cellForItemAt: indexPath)
        ?? collectionView.emptyCell(for: indexPath)
    }
  }

  // Touches: what they lead to may change the collection view at once.
  extension ItemMessages {
    func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { ask { $0.tableView($1, shouldHighlightRowAt: indexPath) } ?? true }

    func collectionView(
      _ collectionView: UICollectionView,
      didHighlightItemAt indexPath: IndexPath
    ) { ask { $0.tableView($1, didHighlightRowAt: indexPath) } }

    func collectionView(
      _ collectionView: UICollectionView,
      didUnhighlightItemAt indexPath: IndexPath
    ) { ask { $0.tableView($1, didUnhighlightRowAt: indexPath) } }

    /// A collection view selects the tapped item or none.
    func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { ask { $0.tableView($1, willSelectRowAt: indexPath) != nil } ?? true }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { ask { $0.tableView($1, willDeselectRowAt: indexPath) != nil } ?? true }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      ask { $0.tableView($1, didSelectRowAt: indexPath) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didDeselectItemAt indexPath: IndexPath
    ) { ask { $0.tableView($1, didDeselectRowAt: indexPath) } }

    func collectionView(
      _ collectionView: UICollectionView,
      canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { ask { $0.tableView($1, canPerformPrimaryActionForRowAt: indexPath) } ?? false }

    func collectionView(
      _ collectionView: UICollectionView,
      performPrimaryActionForItemAt indexPath: IndexPath
    ) { ask { $0.tableView($1, performPrimaryActionForRowAt: indexPath) } }
  }

  // Dragging and the index.
  extension ItemMessages {
    private var source: (any TableDataSource)? { adapter?.sourceRelay.binder }

    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      guard let adapter else { return false }
      return source?.tableView(adapter, canMoveRowAt: indexPath) ?? false
    }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let adapter else { return }
      // UIKit moves the item; until it has, no batch may come.
      calling { source?.moveRow(at: sourceIndexPath, to: destinationIndexPath, of: adapter) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      ask {
        $0.tableView(
          $1,
          targetIndexPathForMoveFromRowAt: originalIndexPath,
          toProposedIndexPath: proposedIndexPath
        )
      } ?? proposedIndexPath
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      guard let adapter else { return nil }
      return calling { source?.sectionIndexTitles(for: adapter) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      guard let adapter else { return IndexPath(index: index) }
      let section = source?.tableView(adapter, sectionForSectionIndexTitle: title, at: index)
      return IndexPath(index: section ?? index)
    }
  }
#endif
