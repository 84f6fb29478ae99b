public import HeadlessTable
private import Synchronization

/// Fails the test unless a table looks as it did when its reference was accepted.
///
///     assertSnapshot(of: table)
///     assertSnapshot(of: table, named: "scrolled", as: .text(extent: .all))
///
/// The reference is `__Snapshots__/<File>/<suite>/<test>/<name>.txt` beside the test's file. A new text waits
/// in `.build/snapshots/pending` until `swift run tablesnap accept` makes it the reference; a test that is run
/// again fails again. Works in XCTest and in Swift Testing, and in any task.
///
/// A table that has collected inconsistencies or errors fails, whatever it looks like.
///
/// - Parameters:
///   - table: What is compared, as it is after all pending work.
///   - name: The snapshot's name; by default the table's `id`. A test that runs for several arguments, and
///     a second snapshot of the same table in a test, need one.
///   - picture: Which picture of the table.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, in case no library tells the test.
/// - Complexity: draws the table, reads one file and compares bytes.
@MainActor
public func assertSnapshot(
  of table: HeadlessTable,
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
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
  check(Snapshot(of: table, as: picture), named: name, record: record, at: place) {
    (table.renderAnew(picture), table.renderAnew(picture))
  }
}

/// Fails the test unless a value's text is what it was when its reference was accepted.
///
///     assertSnapshot(of: invoice, named: "paid", as: .lines)
///     assertSnapshot(of: changeset, as: .description)
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
///   - function: The function around the call, in case no library tells the test.
/// - Complexity: makes the text, reads one file and compares bytes.
public func assertSnapshot<Value>(
  of value: Value,
  named name: String? = nil,
  as format: SnapshotFormat<Value>,
  record: SnapshotMode? = nil,
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
  check(Snapshot(of: value, as: format), named: name, record: record, at: place) {
    (format.text(value), format.text(value))
  }
}

/// Fails the test unless a table was asked and told the same as when the reference was accepted.
///
///     assertSnapshot(of: table.calls, named: "calls")
///
/// - Parameters:
///   - calls: What is compared.
///   - name: The snapshot's name; by default the table's `id` with `-calls` behind it.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, in case no library tells the test.
/// - Complexity: O(`calls.count`), reads one file and compares bytes.
public func assertSnapshot(
  of calls: CallLog,
  named name: String? = nil,
  record: SnapshotMode? = nil,
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
  check(Snapshot(of: calls, as: .text), named: name, record: record, at: place)
}

/// Compares a snapshot with its reference and reports what differs.
///
/// What differs is made again twice, to say whether it is the same each time.
func check(
  _ snapshot: Snapshot,
  named name: String?,
  record: SnapshotMode?,
  at place: CallPlace,
  again: () -> (String, String)? = { nil }
) {
  let test = SnapshotTest.current(calledFrom: place)
  let assertion = SnapshotAssertion(of: snapshot, named: name, record: record, in: test)
  do throws(SnapshotMismatch) {
    try assertion.check(
      claim: { location in
        claims.withLock {
          $0.claim(location, named: assertion.chosenName, text: snapshot.text, by: test)
        }
      },
      again: again
    )
  } catch {
    report(error.description, at: place)
  }
}

/// What this process has asserted.
private let claims = Mutex(SnapshotClaims())
