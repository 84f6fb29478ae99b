import Binder
import HeadlessTable

// Display, touches, dragging and menus.
extension CollectionRole {
  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = view(cell) as? UICollectionViewCell else { return }
    send("collectionView:willDisplayCell:forItemAtIndexPath:") {
      $0.collectionView($1, willDisplay: cell, forItemAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = view(cell) as? UICollectionViewCell else { return }
    send("collectionView:didEndDisplayingCell:forItemAtIndexPath:") {
      $0.collectionView($1, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    send("collectionView:shouldHighlightItemAtIndexPath:") {
      $0.collectionView($1, shouldHighlightItemAt: indexPath)
    } ?? true
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    send("collectionView:didHighlightItemAtIndexPath:") {
      $0.collectionView($1, didHighlightItemAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    send("collectionView:didUnhighlightItemAtIndexPath:") {
      $0.collectionView($1, didUnhighlightItemAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let isAllowed = send("collectionView:shouldSelectItemAtIndexPath:") {
      $0.collectionView($1, shouldSelectItemAt: indexPath)
    }
    return isAllowed ?? true ? indexPath : nil
  }

  func tableView(_ tableView: any TableHost, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let isAllowed = send("collectionView:shouldDeselectItemAtIndexPath:") {
      $0.collectionView($1, shouldDeselectItemAt: indexPath)
    }
    return isAllowed ?? true ? indexPath : nil
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    send("collectionView:didSelectItemAtIndexPath:") {
      $0.collectionView($1, didSelectItemAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    send("collectionView:didDeselectItemAtIndexPath:") {
      $0.collectionView($1, didDeselectItemAt: indexPath)
    }
  }

  func tableViewDidScroll(_ tableView: any TableHost) {
    send("scrollViewDidScroll:") { $0.scrollViewDidScroll($1) }
  }

  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    send("collectionView:canPerformPrimaryActionForItemAtIndexPath:") {
      $0.collectionView($1, canPerformPrimaryActionForItemAt: indexPath)
    }
      ?? (!tableView.isEditing
        && hasDelegateMethod("collectionView:performPrimaryActionForItemAtIndexPath:"))
  }

  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt indexPath: IndexPath) {
    send("collectionView:performPrimaryActionForItemAtIndexPath:") {
      $0.collectionView($1, performPrimaryActionForItemAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    send(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
    ) {
      $0.collectionView(
        $1,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source,
        toProposedIndexPath: proposed
      )
    } ?? proposed
  }

  func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle { .none }

  func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? {
    let list = section(indexPath.section)?.playedList
    let provider =
      edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)?.played
  }

  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? {
    openMenu(of: [indexPath])
    return menu?.played
  }

  /// A long touch of an item, of one of several that are selected, or of no item.
  func openMenu(of items: [IndexPath]) {
    let configuration = send("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
      $0.collectionView(
        $1,
        contextMenuConfigurationForItemsAt: items,
        point: CGPoint(x: 0, y: 0)
      )
    }
    menu = configuration ?? nil
  }

  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt indexPath: IndexPath) {
    guard let menu else { return }
    send("collectionView:willDisplayContextMenuWithConfiguration:animator:") {
      $0.collectionView($1, willDisplayContextMenu: menu, animator: nil)
    }
  }

  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt indexPath: IndexPath?) {
    guard let menu else { return }
    send("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") {
      $0.collectionView($1, willEndContextMenuInteraction: menu, animator: nil)
    }
    let completions = menuCompletions
    (self.menu, menuCompletions) = (nil, [])
    for completion in completions { completion() }
  }

  func tableView(_ tableView: any TableHost, performPreviewActionForRowAt indexPath: IndexPath) {
    guard let menu else { return }
    send("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      $0.collectionView(
        $1,
        willPerformPreviewActionForMenuWith: menu,
        animator: PlayedAnimator { [weak self] in self?.menuCompletions.append($0) }
      )
    }
  }
}
