public import Binder

/// Compares a change of a table with its reference, without a test library.
///
/// The text is the table before the change, the calls that the change led to, with the batches and their
/// operations, and the lines that are others after it. A batch that the table refuses, or anything else that
/// it finds inconsistent, is thrown whatever the reference says.
///
/// - Parameters:
///   - table: The table that changes, as it is after all pending work.
///   - name: The snapshot's name; by default the table's `id` with `-transition` behind it.
///   - picture: Which picture of the table.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
///   - change: Changes the data or drives the table; pending work is done behind it.
/// - Throws: What differs, if something does.
@MainActor
public func verifyTransition(
  of table: HeadlessTable,
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function,
  change: () -> Void
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = Snapshot(ofTransitionOf: table, as: picture, change)
  let test = SnapshotTest(calledBy: function, at: source)
  try SnapshotAssertion(of: snapshot, named: name, record: record, in: test).check()
}

/// Compares what leads from one list to another with its reference, without a test library.
///
/// The text is the old rows, the operations of each batch, and the lines that are others after them. A table
/// takes the batches, and what it refuses is thrown whatever the reference says.
///
/// - Parameters:
///   - old: The rows before.
///   - new: The rows after.
///   - name: The snapshot's name; by default `list-transition`.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
/// - Throws: What differs, if something does.
@MainActor
public func verifyTransition<Model>(
  from old: [Model],
  to new: [Model],
  named name: String? = nil,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = Snapshot(ofTransitionFrom: old, to: new)
  let test = SnapshotTest(calledBy: function, at: source)
  try SnapshotAssertion(of: snapshot, named: name, record: record, in: test).check()
}

/// Compares what leads from one list of sections to another with its reference, without a test library.
///
/// As of lists without sections; sections that have the same `id` as another one of their list are thrown.
///
/// - Parameters:
///   - old: The rows before.
///   - new: The rows after.
///   - name: The snapshot's name; by default `list-transition`.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
/// - Throws: What differs, if something does.
@MainActor
public func verifyTransition<ID, Model>(
  from old: [ListSection<ID, Model>],
  to new: [ListSection<ID, Model>],
  named name: String? = nil,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = Snapshot(ofTransitionFrom: old, to: new)
  let test = SnapshotTest(calledBy: function, at: source)
  try SnapshotAssertion(of: snapshot, named: name, record: record, in: test).check()
}

/// Compares a screen in several variants with one reference, without a test library.
///
/// - Parameters:
///   - table: The table of a screen.
///   - variants: How the screen is shown: the first in full, of each other the lines that differ; at least one.
///   - name: The snapshot's name; by default the table's `id`.
///   - picture: Which picture of the tables.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, by which the test is called.
///   - makeScreen: Makes the screen; it is kept until its table has been drawn.
/// - Throws: What differs, if something does, or what a table has collected.
@MainActor
public func verifySnapshot<Screen>(
  of table: (Screen) -> HeadlessTable,
  variants: [TableVariant],
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function,
  makeScreen: (TableVariant) -> Screen
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let snapshot = Snapshot(of: table, in: variants, as: picture, makeScreen)
  let test = SnapshotTest(calledBy: function, at: source)
  try SnapshotAssertion(of: snapshot, named: name, record: record, in: test).check()
}
