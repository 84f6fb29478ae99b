public import Binder

extension TableBinder {
  /// The headless table that the binder drives, where a `HeadlessTable` is wanted and no other table will do.
  ///
  ///     print(binder.tableView.render(.text))
  @_disfavoredOverload
  public var tableView: HeadlessTable {
    guard let table = host as? HeadlessTable else {
      preconditionFailure("binder.tableView is a \(type(of: host)) here, and no HeadlessTable.")
    }
    return table
  }
}
