#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // Display.
  extension TableMessages {
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      self.cell(cell, isShown: true) {
        $0.tableView($1, willDisplay: $2, forRowAt: indexPath)
      } app: {
        #if canImport(ObjectiveC)
          adapter?.appDelegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
        #else
          adapter?.appDelegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        #endif
      }
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      self.cell(cell, isShown: false) {
        $0.tableView($1, didEndDisplaying: $2, forRowAt: indexPath)
      } app: {
        #if canImport(ObjectiveC)
          adapter?.appDelegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        #else
          adapter?.appDelegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        #endif
      }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      self.view(view, isShown: true) {
        $0.tableView($1, willDisplayHeaderView: $2, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) {
      self.view(view, isShown: true) {
        $0.tableView($1, willDisplayFooterView: $2, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) {
      self.view(view, isShown: false) {
        $0.tableView($1, didEndDisplayingHeaderView: $2, forSection: section)
      }
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) {
      self.view(view, isShown: false) {
        $0.tableView($1, didEndDisplayingFooterView: $2, forSection: section)
      }
    }
  }
#endif
