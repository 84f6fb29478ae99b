import Binder
import HeadlessTable

// Dragging, choosing and menus, as UIKit asks for them.
extension TableRole {
  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let table, dataSource(for: "tableView:moveRowAtIndexPath:toIndexPath:") != nil
    else { return false }
    return dataSource(for: "tableView:canMoveRowAtIndexPath:")?
      .tableView(table, canMoveRowAt: indexPath) ?? true
  }

  func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let table else { return }
    dataSource(for: "tableView:moveRowAtIndexPath:toIndexPath:")?
      .tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    send("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") {
      $0.tableView(
        $1,
        targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedIndexPath
      )
    } ?? proposedIndexPath
  }

  func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    send("tableView:shouldIndentWhileEditingRowAtIndexPath:") {
      $0.tableView($1, shouldIndentWhileEditingRowAt: indexPath)
    } ?? true
  }

  func sectionIndexTitles(for tableView: any TableHost) -> [String]? {
    guard let table else { return nil }
    return dataSource(for: "sectionIndexTitlesForTableView:")?.sectionIndexTitles(for: table)
  }

  func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    guard let table else { return index }
    return dataSource(for: "tableView:sectionForSectionIndexTitle:atIndex:")?
      .tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index
  }

  func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    _ = send("tableView:accessoryButtonTappedForRowWithIndexPath:") {
      $0.tableView($1, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// A delegate that performs the action without saying where, performs it everywhere outside of editing mode.
  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    send("tableView:canPerformPrimaryActionForRowAtIndexPath:") {
      $0.tableView($1, canPerformPrimaryActionForRowAt: indexPath)
    }
      ?? (!tableView.isEditing
        && hasDelegateMethod("tableView:performPrimaryActionForRowAtIndexPath:"))
  }

  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt indexPath: IndexPath) {
    _ = send("tableView:performPrimaryActionForRowAtIndexPath:") {
      $0.tableView($1, performPrimaryActionForRowAt: indexPath)
    }
  }
}

extension TableRole {
  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? {
    let configuration = send("tableView:contextMenuConfigurationForRowAtIndexPath:point:") {
      $0.tableView(
        $1,
        contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: 0, y: 0)
      )
    }
    menu = configuration ?? nil
    return menu?.played
  }

  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt indexPath: IndexPath) {
    guard let menu else { return }
    _ = send("tableView:willDisplayContextMenuWithConfiguration:animator:") {
      $0.tableView($1, willDisplayContextMenu: menu, animator: nil)
    }
  }

  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt indexPath: IndexPath?) {
    guard let menu else { return }
    _ = send("tableView:willEndContextMenuInteractionWithConfiguration:animator:") {
      $0.tableView($1, willEndContextMenuInteraction: menu, animator: nil)
    }
    let completions = menuCompletions
    (self.menu, menuCompletions) = (nil, [])
    for completion in completions { completion() }
  }

  func tableView(_ tableView: any TableHost, performPreviewActionForRowAt indexPath: IndexPath) {
    guard let menu else { return }
    _ = send("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") {
      $0.tableView(
        $1,
        willPerformPreviewActionForMenuWith: menu,
        animator: PlayedAnimator { [weak self] in self?.menuCompletions.append($0) }
      )
    }
  }
}

/// Keeps what is to run when the menu has closed.
@MainActor
final class PlayedAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private let keep: (@escaping () -> Void) -> Void

  init(_ keep: @escaping (@escaping () -> Void) -> Void) {
    self.keep = keep
    super.init()
  }

  func addCompletion(_ completion: @escaping () -> Void) { keep(completion) }
}

extension UIContextMenuConfiguration {
  /// The menu as the player shows it.
  var played: [MenuAction] { (actionProvider?([])?.children ?? []).compactMap(\.played) }
}

extension UIMenuElement {
  /// The element as the player shows it.
  fileprivate var played: MenuAction? {
    guard let menu = self as? UIMenu else { return (self as? UIAction)?.playedCommand }
    let children = menu.children.compactMap(\.played)
    if menu.options.contains(.displayInline) { return .inline(title) { children } }
    return .submenu(title, subtitle: subtitle, image: image?.name) { children }
  }
}

extension UIAction {
  /// The command as the player performs it.
  fileprivate var playedCommand: MenuAction {
    let styles: [(Attributes, MenuAction.Style)] = [
      (.hidden, .hidden), (.disabled, .disabled), (.destructive, .destructive),
    ]
    let state: MenuAction.State =
      switch state {
      case .off: .off
      case .on: .on
      case .mixed: .mixed
      }
    return MenuAction(
      title,
      subtitle: subtitle,
      style: styles.first { attributes.contains($0.0) }?.1 ?? .normal,
      state: state,
      image: image?.name
    ) {
      self.handler(self)
      return .done
    }
  }
}
