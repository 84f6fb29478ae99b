#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Display: what the app knows of a cell that is carried is the cell inside.
  extension DelegateAnswers {
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      adapter?.noteWindow()
      cell.observer?.viewReturned()
      if let cell = adapter?.views.content(of: cell) {
        asked { binder?.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
      }
      tellApp { app in
        #if canImport(ObjectiveC)
          app.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
        #else
          app.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        #endif
      }
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      cell.observer?.viewLeft()
      if let cell = adapter?.views.content(of: cell) {
        asked { binder?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
      }
      tellApp { app in
        #if canImport(ObjectiveC)
          app.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        #else
          app.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        #endif
      }
    }

    /// Forwards to the app's delegate a call that a binder always receives, too; changes wait as in any callback.
    private func tellApp(_ tell: (any UITableViewDelegate) -> Void) {
      guard let app = adapter?.appDelegate else { return }
      asked { tell(app) }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      view.observer?.viewReturned()
      guard let view = adapter?.views.content(of: view) else { return }
      asked { binder?.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) {
      view.observer?.viewReturned()
      guard let view = adapter?.views.content(of: view) else { return }
      asked { binder?.tableView(tableView, willDisplayFooterView: view, forSection: section) }
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) {
      view.observer?.viewLeft()
      guard let view = adapter?.views.content(of: view) else { return }
      asked { binder?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) {
      view.observer?.viewLeft()
      guard let view = adapter?.views.content(of: view) else { return }
      asked { binder?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    }
  }
#endif
