public import HeadlessTable
public import HeadlessTableSnapshots

/// Fails the test if a check finds something; a check needs no reference.
///
///     assertSnapshot(of: table, as: .residue)
///     assertSnapshot(of: table, as: .sweep)
///     assertSnapshot(of: table.calls, as: .atMost([.cellHeight: 12, .dequeue: 14]))
///
/// - Parameters:
///   - subject: The table, which keeps its selection, its offset and its calls; or its calls.
///   - check: The check.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
@MainActor
public func assertSnapshot<Subject>(
  of subject: Subject,
  as check: TableCheck<Subject>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(subject, as: check)
}

/// Fails the test if a row shows what another row has left on its cell: `assertSnapshot(of: table, as: .residue)`.
@MainActor
public func assertNoResidue(
  in table: HeadlessTable,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(table, as: .residue)
}

/// Fails the test if what a table shows depends on how it was scrolled: `assertSnapshot(of: table, as: .sweep)`.
@MainActor
public func assertScrollSweep(
  of table: HeadlessTable,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(table, as: .sweep)
}

/// Fails the test if a table caused more calls of a kind than it may: `assertSnapshot(of: calls, as: .atMost(limits))`.
public func assertCalls(
  _ calls: CallLog,
  atMost limits: [Call.Kind: Int],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(calls, as: .atMost(limits))
}
