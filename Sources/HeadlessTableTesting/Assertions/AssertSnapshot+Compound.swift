public import Binder
public import HeadlessTable

/// Fails the test unless a change of a table goes as it did when its reference was accepted.
///
///     assertTransition(of: table, named: "payment") { model.pay() }
///
/// The text is the table before the change, the calls that the change led to, with the batches and their
/// operations, and the lines that are others after it. A batch that the table refuses fails the test, whatever
/// the reference says.
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
///   - function: The function around the call, in case no library tells the test.
///   - change: Changes the data or drives the table; pending work is done behind it.
@MainActor
public func assertTransition(
  of table: HeadlessTable,
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function,
  change: () throws -> Void
) rethrows {
  let place = CallPlace(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
  let snapshot = try Snapshot(ofTransitionOf: table, as: picture, change)
  check(snapshot, named: name, record: record, at: place)
}

/// Fails the test unless one list leads to another as it did when the reference was accepted.
///
///     assertTransition(from: songs, to: songs.sorted { $0.title < $1.title }, named: "by title")
///
/// The text is the old rows with their stored values, the operations of each batch, one a line, and the lines that
/// are others after them: `−` goes, `+` comes, `→` moves, `~` changes. A table takes the batches, and what it
/// refuses fails the test, whatever the reference says.
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
///   - function: The function around the call, in case no library tells the test.
@MainActor
public func assertTransition<Model>(
  from old: [Model],
  to new: [Model],
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
  check(Snapshot(ofTransitionFrom: old, to: new), named: name, record: record, at: place)
}

/// Fails the test unless one list of sections leads to another as it did when the reference was accepted.
///
///     let before = [ListSection("new", rows: inbox)]
///     assertTransition(from: before, to: before + [ListSection("done", rows: done)])
///
/// As of lists without sections; sections that have the same `id` as another one of their list fail the test.
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
///   - function: The function around the call, in case no library tells the test.
@MainActor
public func assertTransition<ID, Model>(
  from old: [ListSection<ID, Model>],
  to new: [ListSection<ID, Model>],
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
  check(Snapshot(ofTransitionFrom: old, to: new), named: name, record: record, at: place)
}

/// Fails the test unless a screen looks in several variants as its one reference says.
///
///     assertSnapshot(of: \.table, variants: [.width(375), .width(320)]) { variant in
///       PeopleScreen(table: variant.makeTable(id: "people"))
///     }
///
/// The first variant stands in full, and of each other the lines that are not as in the first, under a title
/// such as `== width 320`.
///
/// - Parameters:
///   - table: The table of a screen.
///   - variants: How the screen is shown; at least one.
///   - name: The snapshot's name; by default the table's `id`.
///   - picture: Which picture of the tables.
///   - record: What happens when the texts differ; by default what the environment or the code around it says.
///   - fileID: The file of the call, which the compiler fills in like all that follows.
///   - filePath: The path of the file, beside which the references lie.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function around the call, in case no library tells the test.
///   - makeScreen: Makes the screen; it is kept until its table has been drawn.
@MainActor
public func assertSnapshot<Screen>(
  of table: (Screen) -> HeadlessTable,
  variants: [TableVariant],
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function,
  makeScreen: (TableVariant) throws -> Screen
) rethrows {
  let place = CallPlace(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: function
  )
  let snapshot = try Snapshot(of: table, in: variants, as: picture, makeScreen)
  check(snapshot, named: name, record: record, at: place) {
    let second = try? Snapshot(of: table, in: variants, as: picture, makeScreen)
    return second.map { (snapshot.text, $0.text) }
  }
}
