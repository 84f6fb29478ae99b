public import Binder
public import HeadlessTable
public import HeadlessTableSnapshots

/// Fails the test unless a change of a table is the one of its reference: `assertSnapshot(of: table, as: .transition(in: picture, change))`.
@MainActor
public func assertTransition<Failure>(
  of table: HeadlessTable,
  named name: String? = nil,
  as picture: TablePicture = .text,
  record: SnapshotMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: StaticString = #function,
  change: () throws(Failure) -> Void
) throws(Failure) {
  let place = CallPlace(fileID, filePath, line, column, function)
  try withoutActuallyEscaping(change) { (change) throws(Failure) in
    let strategy = SnapshotStrategy.transition(in: picture, change)
    try place.check(table, as: strategy, named: name, record: record)
  }
}

/// Fails the test unless the update from one list to another is the one of its reference: `assertSnapshot(of: old, as: .transition(to: new))`.
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
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(old, as: .transition(to: new), named: name, record: record)
}

/// Fails the test unless the update from one list of sections to another is the one of its reference: `assertSnapshot(of: old, as: .transition(to: new))`.
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
  let place = CallPlace(fileID, filePath, line, column, function)
  place.check(old, as: .transition(to: new), named: name, record: record)
}
