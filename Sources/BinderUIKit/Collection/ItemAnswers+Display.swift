#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Display.
  extension ItemMessages {
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      self.cell(cell, isShown: true) {
        $0.tableView($1, willDisplay: $2, forRowAt: indexPath)
      } app: {
        #if canImport(ObjectiveC)
          adapter?.appDelegate?
            .collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
        #else
          adapter?.appDelegate?.collectionView(
            collectionView,
            willDisplay: cell,
            forItemAt: indexPath
          )
        #endif
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      self.cell(cell, isShown: false) {
        $0.tableView($1, didEndDisplaying: $2, forRowAt: indexPath)
      } app: {
        #if canImport(ObjectiveC)
          adapter?.appDelegate?
            .collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        #else
          adapter?.appDelegate?.collectionView(
            collectionView,
            didEndDisplaying: cell,
            forItemAt: indexPath
          )
        #endif
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) {
      let section = indexPath.section
      self.view(view, isShown: true) { binder, host, view in
        switch ElementKind(elementKind) {
        case .header: binder.tableView(host, willDisplayHeaderView: view, forSection: section)
        case .footer: binder.tableView(host, willDisplayFooterView: view, forSection: section)
        case .other(let kind): adapter?.arranging?.willDisplay(view, ofKind: kind, at: indexPath)
        }
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) {
      let section = indexPath.section
      self.view(view, isShown: false) { binder, host, view in
        switch ElementKind(elementKind) {
        case .header: binder.tableView(host, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: binder.tableView(host, didEndDisplayingFooterView: view, forSection: section)
        case .other(let kind):
          adapter?.arranging?.didEndDisplaying(view, ofKind: kind, at: indexPath)
        }
      }
    }
  }

  // Menus.
  extension ItemMessages {
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let adapter else { return nil }
      adapter.menu = nil
      // A menu is declared for one item; for several that are selected, or none, the app's own delegate may have one.
      guard indexPaths.count == 1, let item = indexPaths.first else {
        #if canImport(ObjectiveC)
          return adapter.appDelegate?.collectionView?(
            collectionView,
            contextMenuConfigurationForItemsAt: indexPaths,
            point: point
          ) ?? nil
        #else
          return adapter.appDelegate?.collectionView(
            collectionView,
            contextMenuConfigurationForItemsAt: indexPaths,
            point: point
          )
        #endif
      }
      return menu(of: item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { menuIsDisplayed() }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let adapter, let menu = adapter.menu else { return }
      binder?.tableView(adapter, willEndContextMenuForRowAt: menu.row)
    }

    #if !os(tvOS)
      func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) { previewIsTapped(animator) }
    #endif
  }
#endif
