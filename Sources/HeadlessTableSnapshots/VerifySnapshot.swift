public import Binder
public import HeadlessTable

/// Compares a table's picture with its reference, without a test library.
///
///     @Test func overview() throws {
///       try verifySnapshot(of: table)
///     }
///
/// The reference lies in `__Snapshots__/<File>/<test>/<name>.txt` beside the test's file. The type around the test is
/// not known here; `assertSnapshot` of HeadlessTableTesting knows it, and fails the test in the line of the call. A
/// reference that another line of the run has used, or this one with another text, is refused.
///
/// - Parameters:
///   - table: The table, which is drawn after all pending work.
///   - name: The snapshot's name; by default the table's `id`.
///   - picture: The picture of the table.
///   - record: The mode; by default that of the environment or of the code around the call.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, which names the test.
/// - Throws: The difference, or the problems that the table has collected.
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try SnapshotStrategy.picture(picture).take(table)
    .verify(named: name, record: record, in: test)
}

/// Compares a subject with its reference, as a strategy takes it, without a test library.
///
///     try verifySnapshot(of: table, as: .transition { model.pay() })
///
/// - Parameters:
///   - subject: The subject: a table, a list, a value, or the variants of a screen.
///   - name: The snapshot's name; by default the one that the strategy chooses.
///   - strategy: The way in which the subject becomes text.
///   - record: The mode; by default that of the environment or of the code around the call.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, which names the test.
/// - Throws: A `SnapshotMismatch` with the difference, or the error of the strategy's own closure.
@MainActor
public func verifySnapshot<Subject, Failure>(
  of subject: Subject,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Subject, Failure>,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws {
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try strategy.take(subject).verify(named: name, record: record, in: test)
}

/// Compares a value's text with its reference, without a test library.
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try SnapshotStrategy.format(format).take(value)
    .verify(named: name, record: record, in: test)
}

/// Compares the calls of a table with their reference, under the name `<table>-calls`, without a test library.
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try SnapshotStrategy.format(.text).take(calls)
    .verify(named: name, record: record, in: test)
}

/// Compares a change of a table with its reference; `verifySnapshot(of: table, as: .transition(in: picture, change))`.
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try withoutActuallyEscaping(change) { (change) throws(SnapshotMismatch) in
    try SnapshotStrategy.transition(in: picture, change).take(table)
      .verify(named: name, record: record, in: test)
  }
}

/// Compares the update from one list to another with its reference; `verifySnapshot(of: old, as: .transition(to: new))`.
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try SnapshotStrategy.transition(to: new).take(old)
    .verify(named: name, record: record, in: test)
}

/// Compares the update from one list of sections to another with its reference; `verifySnapshot(of: old, as: .transition(to: new))`.
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try SnapshotStrategy.transition(to: new).take(old)
    .verify(named: name, record: record, in: test)
}

/// Compares a screen in several variants with one reference; `verifySnapshot(of: variants, as: .screens(table, in: picture, makeScreen))`.
@MainActor
public func verifySnapshot<Screen>(
  of table: @escaping (Screen) -> HeadlessTable,
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
  let test = SnapshotTest(function, fileID, filePath, line, column)
  try withoutActuallyEscaping(makeScreen) { (makeScreen) throws(SnapshotMismatch) in
    try SnapshotStrategy.screens(table, in: picture, makeScreen).take(variants)
      .verify(named: name, record: record, in: test)
  }
}

extension SnapshotTest {
  /// The test as far as a call tells: its function, its module and its line.
  fileprivate init(
    _ function: String,
    _ fileID: String,
    _ filePath: String,
    _ line: Int,
    _ column: Int
  ) {
    let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(calledBy: function, at: source)
  }
}
