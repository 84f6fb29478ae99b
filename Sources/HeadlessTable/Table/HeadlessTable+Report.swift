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

  /// Says that the table cannot have a size, which it does not take.
  func refuseSize(_ size: Size) {
    let text = "\(size.width.snapshotText)×\(size.height.snapshotText)"
    report(
      TableDiagnostic(
        severity: .error,
        message: "Table '\(id)' can't have the size \(text). Use a width and a height of "
          + "0 to \(Double.mostPoints.snapshotText) points."
      )
    )
  }

  /// Goes back to the insets before, and says why.
  func refuseInset(insteadOf old: EdgeInsets) {
    let inset = contentInset
    contentInset = old
    let sides = [inset.top, inset.left, inset.bottom, inset.right].map(\.snapshotText)
    report(
      TableDiagnostic(
        severity: .error,
        message:
          "Table '\(id)' can't have the insets \(sides.joined(separator: ",")). Use numbers of "
          + "up to \(Double.mostPoints.snapshotText) points."
      )
    )
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
