public import HeadlessTable

// Checks of a table, or of its calls, that need no reference.
//
//     assertSnapshot(of: table, as: .residue)
//     assertSnapshot(of: table, as: .sweep)
//     assertSnapshot(of: table.calls, as: .atMost([.cellHeight: 12, .dequeue: 14]))
extension SnapshotStrategy where Subject: HeadlessListView {
  /// No row shows what another row has left on its cell.
  ///
  /// Every row is shown on a new cell and on one that has shown another row of the same reuse identifier, and
  /// so is every header and footer. A difference is a value that `prepareForReuse()` does not reset and that is not set again:
  ///
  /// ```text
  /// accounts: 1 residue of reuse
  ///   residue AccountCell: acc-3 after acc-1 keeps trend="up"
  /// ```
  ///
  /// Up to 8 rows of a reuse identifier follow each other in every order. Of more, each follows the one above it,
  /// and up to 8 that show fields, states or heights of their own. Of more than 500 rows, the check takes the
  /// displayed ones and 500 evenly over the table. The table, its selection and its call log stay as they are;
  /// the data source makes cells, and the delegate views.
  ///
  /// The check fails too if the table shows nothing, has lost its data source, or has collected problems.
  ///
  /// - Complexity: at most 20 cells for each row that is checked.
  @MainActor
  public static var residue: SnapshotStrategy {
    check { table in
      let findings = ResidueCheck.findings(in: table)
      let count = counted(findings.count, "residue")
      return SnapshotMismatch("\(table.id): \(count) of reuse", findings: findings)
    }
  }

  /// A table shows the same at each offset, however it was scrolled there.
  ///
  /// The check scrolls down and up again:
  ///
  /// - A row shows the same and is as high at every offset, in both directions.
  /// - Views cover the viewport wherever there is content.
  /// - Headers and footers that stick stay within their sections and do not cover each other.
  ///
  /// ```text
  /// people: 1 violation in a sweep of 24 stops
  ///   friends/asif shows badge="3" instead of "2" at offset 44, going up; first seen at offset 0
  /// ```
  ///
  /// The table stops at the top of every row that becomes visible, or at up to 200 places evenly over it if it has more than
  /// 200 rows.
  /// The delegate is called about the scrolling, rows are measured, and a row that is swiped aside closes; the offset and the
  /// call log are put back. If rows change while the table scrolls, because more are loaded for instance, the check takes them
  /// as new rows.
  ///
  /// The check fails too if the table shows nothing, has lost its data source, or has collected problems.
  @MainActor
  public static var sweep: SnapshotStrategy {
    check { table in
      let sweep = ScrollSweep.run(on: table)
      let count = counted(sweep.findings.count, "violation")
      let stops = counted(sweep.stopCount, "stop")
      let title = "\(table.id): \(count) in a sweep of \(stops)"
      return SnapshotMismatch(title, findings: sweep.findings)
    }
  }

  /// Fails if there is nothing to check or the table has collected problems, and then if a check finds something.
  @MainActor
  private static func check(
    _ run: @escaping (HeadlessListView) -> SnapshotMismatch?
  ) -> SnapshotStrategy {
    SnapshotStrategy(taking: { table in
      table.layoutIfNeeded()
      try SnapshotMismatch.refuseNothing(table.core.nothingToCheck, of: table.id)
      let mismatch = run(table)
      try SnapshotMismatch.refuse(table.faults, of: table.id)
      if let mismatch { throw mismatch }
      return nil
    })
  }
}

extension SnapshotStrategy where Subject == CallLog {
  /// A table caused no more calls of a kind than it may.
  ///
  /// The counts do not depend on the machine, so they hold on a server too. The failure names the phases of the
  /// calls:
  ///
  /// ```text
  /// accounts: 1 kind of call is over its limit
  ///   cellHeight  14 of at most 12: 10 in load, 4 in scroll 0 → 44
  /// ```
  ///
  /// The check fails too if the table showed nothing, or had lost its data source, when its calls were read, and if no
  /// kind has a limit.
  ///
  /// - Parameter limits: The most calls of a kind, for one kind at least; other kinds are not counted.
  /// - Returns: The check.
  /// - Complexity: O(`calls.count`).
  public static func atMost(_ limits: [Call.Kind: Int]) -> SnapshotStrategy {
    SnapshotStrategy(taking: { calls in
      let noLimit = limits.isEmpty ? "Name at least one kind of call." : nil
      try SnapshotMismatch.refuseNothing(calls.nothingToCheck ?? noLimit, of: calls.tableID)
      let findings = CallBudget(limits).findings(in: calls)
      let verb = findings.count == 1 ? "is over its limit" : "are over their limits"
      let title = "\(calls.tableID): \(counted(findings.count, "kind")) of call \(verb)"
      if let mismatch = SnapshotMismatch(title, findings: findings) { throw mismatch }
      return nil
    })
  }
}
