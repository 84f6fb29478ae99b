/// A data source that takes a table's slot before another one, and hands on to it what it has no answer for.
@MainActor
package protocol ForwardingDataSource: TableDataSource {
  /// The data source behind.
  var forwardTo: (any TableDataSource)? { get set }
  /// Whether this one says how many rows there are, and not the one behind.
  var countsRows: Bool { get }
  /// Whether this one is told of rows that a finger moves, and not the one behind.
  var movesRows: Bool { get }
}

/// A delegate that takes a table's slot before another one, and hands on to it what it has no answer for.
@MainActor
package protocol ForwardingDelegate: TableDelegate {
  /// The delegate behind.
  var forwardTo: (any TableDelegate)? { get set }
}

// Who drives a table asks here whether it still does: what stands in a slot may have taken it to listen.
extension TableHost {
  /// The data source that answers for the rows: the one in the slot, or the one behind it.
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

  /// The delegate of whoever answers for the rows: the one in the slot, or the one behind it.
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

  /// Ends that an object answers for the rows, which leaves the table empty if it does.
  package func letGo(of owner: some AnyObject) {
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

/// Answers a table for its own rows, and not for those of others.
@MainActor
package protocol TableContentOwner: AnyObject {}
