import Binder
import HeadlessTable

// Swiping and editing, as UIKit asks for it.
extension TableRole {
  func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let table else { return false }
    let name = "tableView:canEditRowAtIndexPath:"
    if let dataSource = dataSource(for: name) {
      return dataSource.tableView(table, canEditRowAt: indexPath)
    }
    return dataSource(for: "tableView:commitEditingStyle:forRowAtIndexPath:") != nil
      || hasDelegateMethod("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:")
  }

  func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let table else { return }
    let styles: [RowEditingStyle: UITableViewCell.EditingStyle] = [
      .delete: .delete, .insert: .insert,
    ]
    dataSource(for: "tableView:commitEditingStyle:forRowAtIndexPath:")?
      .tableView(table, commit: styles[editingStyle] ?? .none, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle {
    let style = send("tableView:editingStyleForRowAtIndexPath:") {
      $0.tableView($1, editingStyleForRowAt: indexPath)
    }
    return switch style ?? .delete {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    }
  }

  func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    let title = send("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") {
      $0.tableView($1, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    return title ?? nil
  }

  func tableView(_ tableView: any TableHost, willBeginEditingRowAt indexPath: IndexPath) {
    _ = send("tableView:willBeginEditingRowAtIndexPath:") {
      $0.tableView($1, willBeginEditingRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didEndEditingRowAt indexPath: IndexPath?) {
    _ = send("tableView:didEndEditingRowAtIndexPath:") {
      $0.tableView($1, didEndEditingRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? {
    let configuration =
      switch edge {
      case .leading:
        send("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") {
          $0.tableView($1, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
      case .trailing:
        send("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") {
          $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
      }
    return (configuration ?? nil)?.played
  }
}

extension UISwipeActionsConfiguration {
  /// The actions as the player performs them.
  var played: SwipeActions {
    SwipeActions(
      actions.map(\.played),
      allowsFullSwipe: performsFirstActionWithFullSwipe
    )
  }
}

extension UIContextualAction {
  /// The action as the player performs it.
  fileprivate var played: SwipeAction {
    SwipeAction(
      title ?? "",
      style: style == .destructive ? .destructive : .normal,
      image: image?.name,
      color: backgroundColor?.name
    ) {
      await withCheckedContinuation { ended in
        self.handler(self, UIView()) { ended.resume(returning: $0 ? .done : .refused) }
      }
    }
  }
}
