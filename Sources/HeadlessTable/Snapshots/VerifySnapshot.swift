/// Compares a table's picture with its reference, without a test library.
///
///     @Test func overview() throws {
///       try verifySnapshot(of: table)
///     }
///
/// The reference lies in `__Snapshots__/<File>/<test>/<name>.txt` beside the test's file. Which type the
/// test is in is not known here; `assertSnapshot` of HeadlessTableTesting knows it, and fails the test in
/// the line of the call.
///
/// - Parameters:
///   - table: What is compared, as it is after all pending work.
///   - name: The snapshot's name; by default the table's `id`.
///   - picture: Which picture of the table.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
/// - Throws: What differs, if something does, or if the table has collected problems.
/// - Complexity: draws the table, reads one file and compares bytes.
@MainActor
public func verifySnapshot(
  of table: HeadlessTable,
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = Snapshot(of: table, as: picture)
  let test = SnapshotTest(calledBy: function, at: source)
  try SnapshotAssertion(of: snapshot, named: name, record: record, in: test)
    .check(again: { (table.renderAnew(picture), table.renderAnew(picture)) })
}

/// Compares a value's text with its reference, without a test library.
///
/// - Parameters:
///   - value: What is compared.
///   - name: The snapshot's name; by default the one that the format chooses.
///   - format: How the value becomes text.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
/// - Throws: What differs, if something does.
/// - Complexity: makes the text, reads one file and compares bytes.
public func verifySnapshot<Value>(
  of value: Value,
  named name: String? = nil,
  as format: SnapshotFormat<Value>,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = Snapshot(of: value, as: format)
  let test = SnapshotTest(calledBy: function, at: source)
  try SnapshotAssertion(of: snapshot, named: name, record: record, in: test)
    .check(again: { (format.text(value), format.text(value)) })
}

/// Compares the calls of a table with their reference, without a test library.
///
/// - Parameters:
///   - calls: What is compared.
///   - name: The snapshot's name; by default the table's `id` with `-calls` behind it.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
/// - Throws: What differs, if something does.
/// - Complexity: O(`calls.count`), reads one file and compares bytes.
public func verifySnapshot(
  of calls: CallLog,
  named name: String? = nil,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  try verifySnapshot(
    of: calls,
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
