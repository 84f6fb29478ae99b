#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Display: what the app knows of a cell that is carried is the cell inside.
  extension ItemAnswers {
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let adapter else { return }
      adapter.noteWindow()
      cell.observer?.viewReturned()
      if let cell = adapter.views.content(of: cell) {
        asked { binder?.tableView(adapter, willDisplay: cell, forRowAt: indexPath) }
      }
      tellApp { app in
        #if canImport(ObjectiveC)
          app.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
        #else
          app.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        #endif
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let adapter else { return }
      cell.observer?.viewLeft()
      if let cell = adapter.views.content(of: cell) {
        asked { binder?.tableView(adapter, didEndDisplaying: cell, forRowAt: indexPath) }
      }
      tellApp { app in
        #if canImport(ObjectiveC)
          app.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        #else
          app.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        #endif
      }
    }

    /// Forwards to the app's delegate a call that a binder always receives, too; changes wait as in any callback.
    private func tellApp(_ tell: (any UICollectionViewDelegate) -> Void) {
      guard let app = adapter?.appDelegate else { return }
      asked { tell(app) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) {
      view.observer?.viewReturned()
      guard let adapter, let view = adapter.views.content(of: view) else { return }
      let section = indexPath.section
      asked {
        switch ElementKind(elementKind) {
        case .header:
          binder?.tableView(adapter, willDisplayHeaderView: view, forSection: section)
        case .footer:
          binder?.tableView(adapter, willDisplayFooterView: view, forSection: section)
        case .other(let kind):
          adapter.arranging?.willDisplay(view, ofKind: kind, at: indexPath)
        }
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) {
      view.observer?.viewLeft()
      guard let adapter, let view = adapter.views.content(of: view) else { return }
      let section = indexPath.section
      asked {
        switch ElementKind(elementKind) {
        case .header:
          binder?.tableView(adapter, didEndDisplayingHeaderView: view, forSection: section)
        case .footer:
          binder?.tableView(adapter, didEndDisplayingFooterView: view, forSection: section)
        case .other(let kind):
          adapter.arranging?.didEndDisplaying(view, ofKind: kind, at: indexPath)
        }
      }
    }
  }

  // Menus.
  extension ItemAnswers {
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
      guard let actions = binder?.tableView(adapter, contextMenuForRowAt: item) else { return nil }
      adapter.menu = RowMenu(row: item)
      return UIContextMenuConfiguration(
        actionProvider: { _ in UIMenu(children: actions.ofUIKit) }
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let adapter, let item = adapter.menu?.row else { return }
      binder?.tableView(adapter, willDisplayContextMenuForRowAt: item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let adapter, let menu = adapter.menu else { return }
      binder?.tableView(adapter, willEndContextMenuForRowAt: menu.row)
    }

    #if !os(tvOS)
      /// What the picture leads to comes when the menu has closed, as another screen may not come before.
      func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        guard let menu = adapter?.menu else { return }
        animator.addCompletion { [weak self] in
          guard let self, let adapter, let item = menu.row else { return }
          binder?.tableView(adapter, performPreviewActionForRowAt: item)
        }
      }
    #endif
  }
#endif
