public import HeadlessTable

/// Compares a table's text with its reference, without a test library.
///
///     @Test func overview() throws {
///       try verifySnapshot(of: table)
///     }
///
/// It throws the difference, or the problems that the table has collected.
@MainActor
public func verifySnapshot(
  of table: HeadlessListView,
  named name: String? = nil,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  try verifySnapshot(
    of: table,
    named: name,
    as: .text,
    record: record,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
}

/// Compares a subject with its reference, or checks it, as a strategy says, without a test library.
///
///     try verifySnapshot(of: table, as: .transition { model.pay() })
///     try verifySnapshot(of: table, as: .residue)
///
/// The reference lies in `__Snapshots__/<File>/<test>/<name>.txt` beside the test's file. The type around the test is
/// not known here; `assertSnapshot` of HeadlessTableTesting knows it, and fails the test in the line of the call. A
/// reference that another line of the run has used, or this one with another text, is refused.
///
/// The name is by default the one that the strategy chooses, and the mode that of the environment or of the code around
/// the call. It throws the difference, the findings, or the error of a closure of the strategy as text.
///
/// - Complexity: makes the text, reads one file and compares bytes.
public func verifySnapshot<Subject>(
  of subject: Subject,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Subject>,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  let test = SnapshotTest(
    module: SnapshotTest.module(inFileID: fileID),
    function: function,
    file: filePath,
    line: line,
    column: column
  )
  try strategy.verify(subject, with: .file(named: name), record: record, in: test)
}

extension SnapshotStrategy {
  package func verify(
    _ subject: Subject,
    with reference: SnapshotAssertion.Reference,
    record: SnapshotMode?,
    in test: SnapshotTest
  ) throws(SnapshotMismatch) {
    guard let snapshot = try snapshot(of: subject) else { return }
    try SnapshotAssertion(of: snapshot, with: reference, record: record, in: test)
      .check(claims: AssertedSnapshots.ofProcess)
  }
}
