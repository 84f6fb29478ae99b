public import HeadlessTable

/// Fails the test if a row shows what another row has left behind on its cell.
///
///     assertNoResidue(in: table)
///
/// Every row is shown on a new cell and on one that has shown another row, as `verifyNoResidue(in:)` of
/// HeadlessTable says; so is every header and footer. The failure names the field and both rows:
///
/// ```text
/// accounts: 1 residue of reuse
///   residue AccountCell: acc-3 after acc-1 keeps trend="up"
/// ```
///
/// - Parameters:
///   - table: The table, which stays as it is.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
@MainActor
public func assertNoResidue(
  in table: HeadlessTable,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
  do throws(CheckFailure) {
    try verifyNoResidue(in: table)
  } catch {
    report(error.description, at: place)
  }
}

/// Fails the test if what a table shows depends on how it was scrolled.
///
///     assertScrollSweep(of: table)
///
/// The table is scrolled down and up again, as `verifyScrollSweep(of:)` of HeadlessTable says. The failure
/// lists rows that show something else, places that nothing covers, and headers that overlap.
///
/// - Parameters:
///   - table: The table, whose offset and call log are put back.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
@MainActor
public func assertScrollSweep(
  of table: HeadlessTable,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
  do throws(CheckFailure) {
    try verifyScrollSweep(of: table)
  } catch {
    report(error.description, at: place)
  }
}

/// Fails the test if a table asked or was told more than it may.
///
///     assertCalls(table.calls, atMost: [.cellHeight: 12, .dequeue: 14])
///
/// The counts do not depend on the machine, so they hold on a server too. The failure says which phase the
/// calls belong to:
///
/// ```text
/// accounts: 1 kind of call is over its limit
///   cellHeight  14 of at most 12: 10 in load, 4 in scroll 0 → 44
/// ```
///
/// - Parameters:
///   - calls: The calls that are counted.
///   - limits: How many calls of a kind there may be; other kinds are not counted.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
public func assertCalls(
  _ calls: CallLog,
  atMost limits: [Call.Kind: Int],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
  do throws(CheckFailure) {
    try verifyCalls(calls, atMost: limits)
  } catch {
    report(error.description, at: place)
  }
}
