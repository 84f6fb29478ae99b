/// A data source that takes a table's slot before another one, and forwards what it does not implement.
@MainActor
package protocol ForwardingDataSource: TableDataSource {
  var forwardTo: (any TableDataSource)? { get set }
  var countsRows: Bool { get }
  var movesRows: Bool { get }
}

/// A delegate that takes a table's slot before another one, and forwards what it does not implement.
@MainActor
package protocol ForwardingDelegate: TableDelegate {
  var forwardTo: (any TableDelegate)? { get set }
}

// A driver checks here whether it still drives the table: the object in a slot may have taken it only to listen.
extension TableHost {
  /// The data source of the rows: the one in the slot, or the one behind it.
  package var rowSource: (any TableDataSource)? {
    get {
      guard let forwarder = rowForwarder else { return dataSource }
      return forwarder.forwardTo
    }
    set {
      guard let forwarder = rowForwarder else { return dataSource = newValue }
      forwarder.forwardTo = newValue
    }
  }

  /// The delegate of the same object as the rows: the one in the slot, or the one behind it.
  package var rowDelegate: (any TableDelegate)? {
    get {
      guard let forwarder = delegate as? any ForwardingDelegate else { return delegate }
      return forwarder.forwardTo
    }
    set {
      guard let forwarder = delegate as? any ForwardingDelegate else { return delegate = newValue }
      forwarder.forwardTo = newValue
    }
  }

  package func release(_ owner: some AnyObject) {
    if rowDelegate === owner { rowDelegate = nil }
    guard rowSource === owner else { return }
    rowSource = nil
    reloadData()
  }

  private var rowForwarder: (any ForwardingDataSource)? {
    guard let forwarder = dataSource as? any ForwardingDataSource, !forwarder.countsRows
    else { return nil }
    return forwarder
  }
}

/// A data source that serves a table for its own rows only.
@MainActor
package protocol TableContentOwner: AnyObject {}
