public import HeadlessTable

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
