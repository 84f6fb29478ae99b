#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  extension TableBinder {
    /// The table that the binder drives, where the type has to be `UITableView`.
    ///
    ///     binder.tableView.backgroundView = emptyView
    @_disfavoredOverload
    public var tableView: UITableView {
      guard let table = host as? UITableView else {
        preconditionFailure("binder.tableView is a \(type(of: host)) here, and no UITableView.")
      }
      return table
    }
  }
#endif
