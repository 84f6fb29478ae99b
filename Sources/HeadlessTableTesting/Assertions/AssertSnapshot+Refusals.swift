public import Binder
public import HeadlessTable
public import HeadlessTableSnapshots

/// Says what a screen is shown in.
@_disfavoredOverload
@available(*, unavailable, message: "bind the screen to a HeadlessTable, and assert the table")
@MainActor
public func assertSnapshot<Section>(
  of screen: TableScreen<Section>,
  named name: String? = nil,
  as strategy: SnapshotStrategy<HeadlessTable>? = nil,
  matches expected: String = ""
) {}

/// Says what a binder shows its sections in.
@_disfavoredOverload
@available(*, unavailable, message: "assert the binder's table, which is a HeadlessTable")
@MainActor
public func assertSnapshot<Section>(
  of binder: TableBinder<Section>,
  named name: String? = nil,
  as strategy: SnapshotStrategy<HeadlessTable>? = nil,
  matches expected: String = ""
) {}
