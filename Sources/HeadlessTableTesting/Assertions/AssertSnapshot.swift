public import HeadlessTable
@_exported public import HeadlessTableSnapshots

/// Fails the test unless a table looks as it did when its reference was accepted.
///
///     assertSnapshot(of: table)
///     assertSnapshot(of: table, named: "scrolled", as: .text(extent: .all))
///
/// The reference is `__Snapshots__/<File>/<suite>/<test>/<name>.txt` beside the test's file. A new text waits
/// in `.build/snapshots/pending` until `swift run tablesnap accept` makes it the reference; a test that is run
/// again fails again. Works in XCTest and in Swift Testing, and belongs on the main actor.
///
/// A table that has collected inconsistencies or errors fails, whatever it looks like.
///
/// - Parameters:
///   - table: The table, which is drawn after all pending work.
///   - name: The snapshot's name; by default the table's `id`. A test that runs for several arguments, and
///     a second snapshot of the same table in a test, need one.
///   - picture: The picture of the table.
///   - record: The mode; by default that of the environment or of the code around the call.
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
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(table, as: .picture(picture), named: name, record: record)
}

/// Fails the test unless a subject, as a strategy takes it, is what it was when its reference was accepted.
///
///     assertSnapshot(of: table, as: .calls)
///     assertSnapshot(of: table, named: "payment", as: .transition { model.pay() })
///     assertSnapshot(of: songs, as: .transition(to: songs.reversed()))
///     assertSnapshot(of: [.width(375), .width(320)], as: .screens(\.table) { variant in
///       PeopleScreen(table: variant.makeTable(id: "people"))
///     })
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
///   - function: The function around the call, in case no library tells the test.
/// - Throws: The error of the strategy's own closure.
@MainActor
public func assertSnapshot<Subject, Failure>(
  of subject: Subject,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Subject, Failure>,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function
) throws(Failure) {
  let place = CallPlace(fileID, filePath, line, column, function)
  try place.check(subject, as: strategy, named: name, record: record)
}

/// Fails the test unless a value's text is what it was when its reference was accepted.
///
///     assertSnapshot(of: invoice, named: "paid", as: .lines)
///     assertSnapshot(of: changeset, as: .description)
///
/// - Parameters:
///   - value: The value.
///   - name: The snapshot's name; by default the one that the format chooses.
///   - format: The way in which the value becomes text.
///   - record: The mode; by default that of the environment or of the code around the call.
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
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(value, as: .format(format), named: name, record: record)
}

/// Fails the test unless the calls of a table are those of the reference, under the name `<table>-calls`.
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
  place.check(calls, as: .format(.text), named: name, record: record)
}

/// Fails the test unless a screen looks in several variants as its one reference says: `assertSnapshot(of: variants, as: .screens(table, in: picture, makeScreen))`.
@MainActor
public func assertSnapshot<Screen, Failure>(
  of table: @escaping (Screen) -> HeadlessTable,
  variants: [TableVariant],
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function,
  makeScreen: (TableVariant) throws(Failure) -> Screen
) throws(Failure) {
  let place = CallPlace(fileID, filePath, line, column, function)
  try withoutActuallyEscaping(makeScreen) { (makeScreen) throws(Failure) in
    let strategy = SnapshotStrategy.screens(table, in: picture, makeScreen)
    try place.check(variants, as: strategy, named: name, record: record)
  }
}
