public import HeadlessTable
public import HeadlessTableSnapshots

/// Fails the test unless a table looks as a literal in the test says.
///
///     assertSnapshot(
///       of: table,
///       as: .text(detail: .outline),
///       matches: """
///         table people · 2 sections · 3 rows
///         ⋮
///         § friends · 2 rows
///           row     PersonCell   1
///           row     PersonCell   2
///         """
///     )
///
/// A line with nothing but `⋮` stands for one line or more that are left out; all else must be there as it
/// stands. A table that has collected inconsistencies or errors fails, whatever it looks like.
///
/// - Parameters:
///   - table: The table, which is drawn after all pending work.
///   - picture: The picture of the table.
///   - expected: The text; a line feed at its end is optional.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
@MainActor
public func assertSnapshot(
  of table: HeadlessTable,
  as picture: TablePicture = .text,
  matches expected: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(Snapshot(of: table, as: picture), matches: expected)
}

/// Fails the test unless a value's text is what a literal in the test says.
///
/// A line with nothing but `⋮` stands for one line or more that are left out; all else must be there as it
/// stands.
///
/// - Parameters:
///   - value: The value.
///   - format: The way in which the value becomes text.
///   - expected: The text; a line feed at its end is optional.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
public func assertSnapshot<Value>(
  of value: Value,
  as format: SnapshotFormat<Value>,
  matches expected: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(Snapshot(of: value, as: format), matches: expected)
}

/// Fails the test unless a table looks as the closure behind the call says; without a closure, `tablesnap accept` writes it.
///
///     assertInlineSnapshot(of: table, as: .text(detail: .outline)) {
///       """
///       table people · 1 section · 2 rows
///       § friends · 2 rows
///         row     PersonCell   1
///         row     PersonCell   2
///       """
///     }
///
/// The call is written without the closure. It fails with the text, which waits until `swift run tablesnap accept` writes
/// it behind the call, in the file's indentation; nothing else of the file changes. A text that is another one later
/// waits in the same way. A line with nothing but `⋮` stands for lines that are left out, and stays if it still does.
///
/// - Parameters:
///   - table: The table, which is drawn after all pending work.
///   - picture: The picture of the table.
///   - record: The mode; by default that of the environment or of the code around the call. In the mode `check`, and
///     where `CI` is set, nothing waits.
///   - expected: The text, as one plain literal; a line feed at its end is optional.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, in which the expectation stands.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call.
@MainActor
public func assertInlineSnapshot(
  of table: HeadlessTable,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.checkInline(table, as: .picture(picture), record: record, matches: expected)
}

/// Fails the test unless a value's text is what the closure behind the call says; without a closure, `tablesnap accept`
/// writes it.
public func assertInlineSnapshot<Value>(
  of value: Value,
  as format: SnapshotFormat<Value>,
  record: SnapshotMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.checkInline(value, as: .format(format), record: record, matches: expected)
}

/// Fails the test unless a subject, as a strategy takes it, is what the closure behind the call says; without a closure,
/// `tablesnap accept` writes it.
///
///     assertInlineSnapshot(of: [3, 5], as: .transition(to: [5, 3]))
///
/// - Throws: The error of the strategy's own closure.
@MainActor
public func assertInlineSnapshot<Subject, Failure>(
  of subject: Subject,
  as strategy: SnapshotStrategy<Subject, Failure>,
  record: SnapshotMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) throws(Failure) {
  let place = CallPlace(fileID, filePath, line, column, function)
  try place.checkInline(subject, as: strategy, record: record, matches: expected)
}
