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
