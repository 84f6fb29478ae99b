public import HeadlessTable
@_exported public import HeadlessTableSnapshots

/// Fails the test unless a table looks as it did when its reference was accepted.
///
///     assertSnapshot(of: table)
///     assertSnapshot(of: table, named: "scrolled")
///
/// The reference is `__Snapshots__/<File>/<suite>/<test>/<name>.txt` beside the test's file. A new text waits
/// in `.build/snapshots` until `swift run tablesnap accept` makes it the reference; a test that is run
/// again fails again. Works in XCTest and in Swift Testing, and belongs on the main actor.
///
/// The name is by default the table's `id`; a test that runs for several arguments, and a second snapshot of the same
/// table in a test, need one. The mode `record` is by default that of the environment or of the code around the call.
/// A table is drawn after all pending work; one that has collected inconsistencies or errors fails, whatever it looks
/// like.
///
/// - Complexity: draws the table, reads one file and compares bytes.
@MainActor
public func assertSnapshot(
  of table: HeadlessListView,
  named name: String? = nil,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(table, as: .text, with: .file(named: name), record: record)
}

/// Fails the test unless the calls of a table are those of their reference, under the name `<table>-calls`.
///
///     assertSnapshot(of: table.calls)
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
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(calls, as: .text, with: .file(named: name), record: record)
}

/// Fails the test unless a subject equals its reference by a strategy, or if a check finds something.
///
///     assertSnapshot(of: table, as: .text(extent: .all))
///     assertSnapshot(of: table, named: "payment", as: .transition { model.pay() })
///     assertSnapshot(of: songs, as: .transition(to: songs.reversed()))
///     assertSnapshot(of: [.width(375), .width(320)], as: .screens(\.table) { variant in
///       PeopleScreen(table: variant.makeTable(id: "people"))
///     })
///     assertSnapshot(of: invoice, as: .dump)
///     assertSnapshot(of: table, as: .residue)
///
/// The name is by default the one that the strategy chooses. An error that a closure of the strategy throws fails the
/// test, too.
public func assertSnapshot<Subject>(
  of subject: Subject,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Subject>,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) {
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(subject, as: strategy, with: .file(named: name), record: record)
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
  place.check(calls, as: .atMost(limits), with: .file(named: nil))
}
