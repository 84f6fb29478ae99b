public import HeadlessTable
public import HeadlessTableSnapshots

/// Fails the test unless the text of a subject equals a literal in the test.
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
/// A line with nothing but `⋮` replaces one line or more that are left out; all else must be there as
/// written. A line feed at the end is optional. A table that has collected inconsistencies or errors fails, whatever it
/// looks like.
public func assertSnapshot<Subject>(
  of subject: Subject,
  as strategy: SnapshotStrategy<Subject>,
  matches expected: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(subject, as: strategy, matches: expected)
}

/// Fails the test unless a table's text equals the literal in the closure behind the call.
@MainActor
public func assertInlineSnapshot(
  of table: HeadlessListView,
  record: SnapshotMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(table, as: .text, with: .source(expected?()), record: record)
}

/// Fails the test unless a subject's text equals the literal in the closure, which `tablesnap accept` can write.
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
/// it behind the call, in the file's indentation; nothing else of the file changes. A text that changes later
/// waits in the same way; in the mode `check`, and where `CI` is set, nothing waits. A line with nothing but `⋮` replaces
/// lines that are left out, and stays if it still does. What the closure holds must be one plain literal.
public func assertInlineSnapshot<Subject>(
  of subject: Subject,
  as strategy: SnapshotStrategy<Subject>,
  record: SnapshotMode? = nil,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(subject, as: strategy, with: .source(expected?()), record: record)
}
