public import Binder

extension HeadlessTable {
  /// What the table's code did that `UITableView` raises an exception for, in order.
  public var inconsistencies: [TableInconsistency] {
    layoutIfNeeded()
    return collectedInconsistencies
  }

  /// What the table and its binder found wrong or surprising, in order.
  public var diagnostics: [TableDiagnostic] {
    layoutIfNeeded()
    return collectedDiagnostics
  }

  /// Takes a problem that the binder or the table itself has found.
  ///
  /// An error stops the program where `onInconsistency` is `trap`; a warning never does.
  public func report(_ diagnostic: TableDiagnostic) {
    if diagnostic.severity == .error, onInconsistency == .trap {
      // Its text is printed in a release build too.
      fatalError(diagnostic.message)
    }
    collectedDiagnostics.append(diagnostic)
  }

  func report(_ inconsistency: TableInconsistency) {
    switch onInconsistency {
    case .collect: collectedInconsistencies.append(inconsistency)
    case .trap: fatalError(inconsistency.description)
    }
  }

  /// The data source, or nil with a message when the one that was set is gone.
  var requiredDataSource: (any TableDataSource)? {
    if let dataSource { return dataSource }
    guard hasHadDataSource, !hasReportedDataSource else { return nil }
    hasReportedDataSource = true
    report(
      TableDiagnostic(
        severity: .error,
        message: "The data source of table '\(id)' is gone, because a table holds it weakly: "
          + "keep the binder, screen or data source in a property."
      )
    )
    return nil
  }
}
