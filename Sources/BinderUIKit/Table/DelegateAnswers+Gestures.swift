#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Editing and moving.
  extension TableMessages {
    /// Rows have their control in editing mode; UIKit lets a row be swiped only if its control is the delete
    /// button.
    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      guard adapter?.isEditing == true else { return .delete }
      return switch binder?.tableView(tableView, editingStyleForRowAt: indexPath) {
      case .delete: .delete
      case .insert: .insert
      case .some(.none), nil: .none
      }
    }

    func tableView(
      _ tableView: UITableView,
      shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      binder?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      binder?.tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath
      ) ?? proposedDestinationIndexPath
    }
  }

  #if !os(tvOS)
    // Swiping, which tvOS does not know.
    extension TableMessages {
      func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        binder?.tableView(tableView, swipeActionsForRowAt: indexPath, at: .leading)?
          .ofUIKit(showing: adapter)
      }

      /// A row without actions that cannot be deleted has no delete button either.
      func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard let binder else { return nil }
        let actions = binder.tableView(tableView, swipeActionsForRowAt: indexPath, at: .trailing)
        if let actions { return actions.ofUIKit(showing: adapter) }
        let style = binder.tableView(tableView, editingStyleForRowAt: indexPath)
        return style == .delete ? nil : UISwipeActionsConfiguration(actions: [])
      }

      func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
      ) -> String? {
        binder?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
      }

      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        adapter?.swipeBegins()
        if isToldOfEditing {
          return binder?.tableView(tableView, willBeginEditingRowAt: indexPath) ?? ()
        }
        #if canImport(ObjectiveC)
          adapter?.appDelegate?.tableView?(tableView, willBeginEditingRowAt: indexPath)
        #else
          adapter?.appDelegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
        #endif
      }

      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        adapter?.swipeEnds()
        if isToldOfEditing {
          return binder?.tableView(tableView, didEndEditingRowAt: indexPath) ?? ()
        }
        #if canImport(ObjectiveC)
          adapter?.appDelegate?.tableView?(tableView, didEndEditingRowAt: indexPath)
        #else
          adapter?.appDelegate?.tableView(tableView, didEndEditingRowAt: indexPath)
        #endif
      }

      /// Whether the declaration handles it; else the app's own delegate receives it.
      private var isToldOfEditing: Bool { binderAnswers.contains(.editingNotices) }
    }
  #endif
#endif
