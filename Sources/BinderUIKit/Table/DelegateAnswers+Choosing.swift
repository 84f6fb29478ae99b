#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Accessories, primary actions and menus.
  extension TableMessages {
    func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      binder?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      binder?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? false
    }

    func tableView(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      binder?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu(of: indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { menuIsDisplayed() }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      binder?.tableView(tableView, willEndContextMenuForRowAt: adapter?.menu?.row)
    }

    #if !os(tvOS)
      func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) { previewIsTapped(animator) }
    #endif
  }
#endif
