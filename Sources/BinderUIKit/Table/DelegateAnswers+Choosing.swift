#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Accessories, primary actions and menus.
  extension DelegateAnswers {
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
      guard let actions = binder?.tableView(tableView, contextMenuForRowAt: indexPath) else {
        return nil
      }
      adapter?.menu = RowMenu(row: indexPath)
      return UIContextMenuConfiguration(
        actionProvider: { _ in UIMenu(children: actions.ofUIKit) }
      )
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let row = adapter?.menu?.row else { return }
      binder?.tableView(tableView, willDisplayContextMenuForRowAt: row)
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      binder?.tableView(tableView, willEndContextMenuForRowAt: adapter?.menu?.row)
    }

    #if !os(tvOS)
      /// What the picture leads to comes when the menu has closed, as another screen may not come before.
      func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        guard let menu = adapter?.menu else { return }
        animator.addCompletion { [weak self, weak tableView] in
          guard let tableView, let row = menu.row else { return }
          self?.binder?.tableView(tableView, performPreviewActionForRowAt: row)
        }
      }
    #endif
  }
#endif
