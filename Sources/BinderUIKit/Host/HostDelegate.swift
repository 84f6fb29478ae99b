#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The methods of a delegate that Binder implements, with UIKit's types.
  ///
  /// A method is only called while `has(_:)` names it: what the declaration says nothing about does not exist for UIKit.
  @MainActor
  class HostDelegate: NSObject, MessageReceiver {
    weak var binder: (any TableDelegate)?

    weak var list: ListAdapter?

    /// The methods that Binder can implement, and what a declaration must have some of for it.
    class var methods: [String: TableDelegateMethods] { [:] }

    var binderAnswers: TableDelegateMethods {
      guard let binder, let host = list?.host else { return [] }
      return binder.methods(for: host)
    }

    func has(_ name: String) -> Bool {
      guard let needed = Self.methods[name], exists(name) else { return false }
      return !binderAnswers.isDisjoint(with: needed)
    }

    func knows(_ name: String) -> Bool { Self.methods[name] != nil && exists(name) }

    /// Calls a method of the binder for the view as a host of rows.
    @discardableResult
    func ask<Value>(_ method: (any TableDelegate, any TableHost) -> Value) -> Value? {
      guard let binder, let host = list?.host else { return nil }
      return method(binder, host)
    }

    func calling<Value>(_ callback: () -> Value) -> Value {
      list?.calling(callback) ?? callback()
    }

    func view(_ kind: SupplementaryKind, section: Int) -> (any TableHeaderFooterView)? {
      ask {
        kind == .header
          ? $0.tableView($1, viewForHeaderInSection: section)
          : $0.tableView($1, viewForFooterInSection: section)
      } ?? nil
    }

    func height(_ kind: SupplementaryKind, section: Int) -> Double? {
      ask {
        kind == .header
          ? $0.tableView($1, heightForHeaderInSection: section)
          : $0.tableView($1, heightForFooterInSection: section)
      } ?? nil
    }
  }

  // Display: what the app knows of a cell that is carried is the cell inside. Changes wait, as in any callback.
  extension HostDelegate {
    /// Calls a method of the binder about a cell, and one of the app's delegate, which receives all of these, too.
    func cell(
      _ cell: UIView,
      isShown: Bool,
      _ method: (any TableDelegate, any TableHost, any TableCell) -> Void,
      app: () -> Void
    ) {
      note(cell, isShown)
      if let cell = list?.hostViews.cell(shownBy: cell) { calling { ask { method($0, $1, cell) } } }
      calling(app)
    }

    /// Calls a method of the binder about a header, a footer or another view.
    func view(
      _ view: UIView,
      isShown: Bool,
      _ method: (any TableDelegate, any TableHost, any TableHeaderFooterView) -> Void
    ) {
      note(view, isShown)
      guard let view = list?.hostViews.view(shownBy: view) else { return }
      calling { ask { method($0, $1, view) } }
    }

    private func note(_ view: UIView, _ isShown: Bool) {
      if isShown { list?.noteWindow() }
      isShown ? view.observer?.viewReturned() : view.observer?.viewLeft()
    }
  }

  // Menus.
  extension HostDelegate {
    func menu(of row: IndexPath) -> UIContextMenuConfiguration? {
      guard let actions = ask({ $0.tableView($1, contextMenuForRowAt: row) }) ?? nil else {
        return nil
      }
      list?.menu = RowMenu(row: row)
      return UIContextMenuConfiguration(
        actionProvider: { _ in UIMenu(children: actions.ofUIKit) }
      )
    }

    func menuIsDisplayed() {
      guard let row = list?.menu?.row else { return }
      ask { $0.tableView($1, willDisplayContextMenuForRowAt: row) }
    }

    #if !os(tvOS)
      /// What the picture leads to comes when the menu has closed, as another screen may not come before.
      func previewIsTapped(_ animator: any UIContextMenuInteractionCommitAnimating) {
        guard let menu = list?.menu else { return }
        animator.addCompletion { [weak self] in
          guard let self, let row = menu.row else { return }
          ask { $0.tableView($1, performPreviewActionForRowAt: row) }
        }
      }
    #endif
  }
#endif
