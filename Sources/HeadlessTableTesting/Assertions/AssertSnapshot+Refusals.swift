public import Binder
public import HeadlessTable
public import HeadlessTableSnapshots

/// Does not compile: assert the table to which the screen is bound.
@_disfavoredOverload
@available(*, unavailable, message: "bind the screen to a HeadlessTable, and assert the table")
@MainActor
public func assertSnapshot<Section>(
  of screen: TableScreen<Section>,
  named name: String? = nil,
  as strategy: SnapshotStrategy<HeadlessTable>? = nil,
  matches expected: String = ""
) {}

/// Does not compile: assert the table of the binder.
@_disfavoredOverload
@available(*, unavailable, message: "assert the binder's table, which is a HeadlessTable")
@MainActor
public func assertSnapshot<Section>(
  of binder: TableBinder<Section>,
  named name: String? = nil,
  as strategy: SnapshotStrategy<HeadlessTable>? = nil,
  matches expected: String = ""
) {}
