/// Checks that no row shows what another row has left behind on its cell, without a test library.
///
/// Every row is shown on a new cell and on one that has shown another row of the same reuse identifier, and
/// so is every header and footer. What differs is what nobody sets again or takes back in
/// `prepareForReuse()`:
///
/// ```text
/// accounts: 1 residue of reuse
///   residue AccountCell: acc-3 after acc-1 keeps trend="up"
/// ```
///
/// Up to 8 rows of a reuse identifier follow each other in every order. Of more, each follows the one above it,
/// and up to 8 that show fields, states or heights of their own. Of more than 500 rows, the displayed ones
/// and 500 evenly over the table are looked at. The table, its selection and its call log stay as they are;
/// the data source is asked for cells, and the delegate for views.
///
/// - Parameter table: The table, as it is after all pending work.
/// - Throws: What was left behind, if something was; or that the table shows nothing, has lost its data source, or
///   has collected problems.
/// - Complexity: at most 20 cells for each row that is looked at.
@MainActor
public func verifyNoResidue(in table: HeadlessTable) throws(CheckFailure) {
  table.layoutIfNeeded()
  try CheckFailure.refuseNothing(table.nothingToCheck, of: table.id)
  let findings = ResidueCheck.findings(in: table)
  try CheckFailure.refuse(table.faults, of: table.id)
  guard !findings.isEmpty else { return }
  let count = CheckFailure.counted(findings.count, "residue")
  throw CheckFailure(title: "\(table.id): \(count) of reuse", findings: findings)
}

/// Scrolls through a table, down and up again, and checks what shows at each stop, without a test library.
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
/// The table stops at the top of every row, or at up to 200 places evenly over it if it has more than 200 rows.
/// The delegate hears of the scrolling; the offset and the call log are put back. Rows that change while the
/// table scrolls, because more are loaded for instance, are looked at anew.
///
/// - Parameter table: The table, as it is after all pending work.
/// - Throws: What was wrong, if something was; or that the table shows nothing, has lost its data source, or has
///   collected problems.
@MainActor
public func verifyScrollSweep(of table: HeadlessTable) throws(CheckFailure) {
  table.layoutIfNeeded()
  try CheckFailure.refuseNothing(table.nothingToCheck, of: table.id)
  let sweep = ScrollSweep.run(on: table)
  try CheckFailure.refuse(table.faults, of: table.id)
  guard !sweep.findings.isEmpty else { return }
  let count = CheckFailure.counted(sweep.findings.count, "violation")
  let stops = CheckFailure.counted(sweep.stopCount, "stop")
  throw CheckFailure(
    title: "\(table.id): \(count) in a sweep of \(stops)",
    findings: sweep.findings
  )
}

/// Checks that a table asked and was told no more than it may, without a test library.
///
/// ```text
/// accounts: 1 kind of call is over its limit
///   cellHeight  14 of at most 12: 10 in load, 4 in scroll 0 → 44
/// ```
///
/// - Parameters:
///   - calls: The calls that are counted.
///   - limits: How many calls of a kind there may be; other kinds are not counted.
/// - Throws: What is over its limit, and where the calls come from, if something is; or that the table showed
///   nothing, or had lost its data source, when its calls were read.
/// - Complexity: O(`calls.count`).
public func verifyCalls(
  _ calls: CallLog,
  atMost limits: [Call.Kind: Int]
) throws(CheckFailure) {
  try CheckFailure.refuseNothing(calls.nothingToCheck, of: calls.tableID)
  let findings = CallBudget(limits).findings(in: calls)
  guard !findings.isEmpty else { return }
  let count = CheckFailure.counted(findings.count, "kind")
  let verb = findings.count == 1 ? "is over its limit" : "are over their limits"
  throw CheckFailure(title: "\(calls.tableID): \(count) of call \(verb)", findings: findings)
}
