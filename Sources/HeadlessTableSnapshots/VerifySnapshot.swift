public import HeadlessTable

/// Compares a table's text with its reference, without a test library.
///
///     @Test func overview() throws {
///       try verifySnapshot(of: table)
///     }
///
/// - Parameters:
///   - table: The table, which is drawn after all pending work.
///   - name: The snapshot's name; by default the table's `id`.
///   - record: The mode; by default that of the environment or of the code around the call.
/// - Throws: The difference, or the problems that the table has collected.
@MainActor
public func verifySnapshot(
  of table: HeadlessTable,
  named name: String? = nil,
  record: SnapshotMode? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  function: String = #function
) throws(SnapshotMismatch) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try SnapshotStrategy.text.verify(
    table,
    named: name,
    record: record,
    in: SnapshotTest(calledBy: function, at: source)
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
/// - Parameters:
///   - subject: The subject: a table, its calls, a list, a value, or the variants of a screen.
///   - name: The snapshot's name; by default the one that the strategy chooses.
///   - strategy: The way in which the subject becomes text, or is checked.
///   - record: The mode; by default that of the environment or of the code around the call.
/// - Throws: The difference, the findings, or the error of a closure of the strategy as text.
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
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try strategy.verify(
    subject,
    named: name,
    record: record,
    in: SnapshotTest(calledBy: function, at: source)
  )
}

extension SnapshotStrategy {
  /// Compares a subject with its reference, or checks it.
  package func verify(
    _ subject: Subject,
    named name: String?,
    record: SnapshotMode?,
    in test: SnapshotTest
  ) throws(SnapshotMismatch) {
    guard let snapshot = try snapshot(of: subject) else { return }
    let assertion = SnapshotAssertion(of: snapshot, named: name, record: record, in: test)
    try assertion.check(claim: { location in
      AssertedReferences.claim {
        $0.claim(location, named: assertion.chosenName, text: snapshot.text, by: test)
      }
    })
  }
}
