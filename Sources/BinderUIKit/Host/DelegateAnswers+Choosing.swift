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

  /// The menu of a row, which knows where the row is while the table changes.
  @MainActor
  final class RowMenu {
    /// Where the row is; nil when it was deleted, or when all rows were shown again.
    var row: IndexPath?

    init(row: IndexPath) {
      self.row = row
    }
  }

  extension MenuAction {
    /// The same command or commands, as UIKit takes them.
    fileprivate var ofUIKit: UIMenuElement {
      switch kind {
      case .command: actionOfUIKit
      case .submenu:
        UIMenu(
          title: title,
          subtitle: subtitle,
          image: namedImage(image),
          children: children.ofUIKit
        )
      case .inline: UIMenu(title: title, options: .displayInline, children: children.ofUIKit)
      }
    }

    private var actionOfUIKit: UIAction {
      let attributes: UIMenuElement.Attributes =
        switch style {
        case .normal: []
        case .destructive: .destructive
        case .disabled: .disabled
        case .hidden: .hidden
        }
      return UIAction(
        title: title,
        subtitle: subtitle,
        image: namedImage(image),
        attributes: attributes,
        state: state.ofUIKit
      ) { _ in perform() }
    }
  }

  @MainActor
  extension [MenuAction] {
    /// The elements of a menu, without those that show nothing.
    fileprivate var ofUIKit: [UIMenuElement] { filter(\.isShown).map(\.ofUIKit) }
  }

  extension MenuAction.State {
    fileprivate var ofUIKit: UIMenuElement.State {
      switch self {
      case .off: .off
      case .on: .on
      case .mixed: .mixed
      }
    }
  }

  /// An image of the app, or else a symbol; nil if there is none of the name.
  @MainActor
  func namedImage(_ name: String?) -> UIImage? {
    name.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
  }
#endif
