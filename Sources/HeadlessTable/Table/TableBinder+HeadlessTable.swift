public import Binder

extension TableBinder {
  /// The table that the binder drives, where the type has to be `HeadlessTable`.
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
