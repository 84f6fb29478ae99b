import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct SnapshotModeTests {
  @Test(
    "the call goes before the environment, that before the scope, and a server before all",
    arguments: [
      (nil, nil, [:], .pending),
      (nil, .missing, [:], .missing),
      (nil, .missing, ["HEADLESSTABLE_RECORD": "failed"], .failed),
      (.all, .missing, ["HEADLESSTABLE_RECORD": "failed"], .all),
      (.all, .missing, ["HEADLESSTABLE_RECORD": "failed", "CI": "true"], .check),
      (.all, nil, ["CI": "1"], .check),
      (.all, nil, ["CI": "0"], .all),
      (.all, nil, ["CI": "False"], .all),
      (nil, nil, ["CI": "", "HEADLESSTABLE_RECORD": ""], .pending),
    ] as [(SnapshotMode?, SnapshotMode?, [String: String], SnapshotMode)]
  )
  func precedence(
    argument: SnapshotMode?,
    scope: SnapshotMode?,
    environment: [String: String],
    expected: SnapshotMode
  ) throws {
    let mode = try SnapshotMode.resolve(argument: argument, scope: scope, environment: environment)
    #expect(mode == expected)
  }

  @Test(
    "a mode that is none is refused, whatever else says",
    arguments: ["al", "All", "record", " all"]
  )
  func unknown(name: String) {
    let error = #expect(throws: SnapshotMismatch.self) {
      try SnapshotMode.resolve(
        argument: .all,
        scope: nil,
        environment: ["HEADLESSTABLE_RECORD": name, "CI": "true"]
      )
    }
    #expect(
      error?.description == """
        HEADLESSTABLE_RECORD is '\(name)', which is no mode.
        There are check, pending, missing, failed and all.
        """
    )
  }

  @Test("a scope holds for the code in it")
  func scope() {
    let modes = withSnapshots(record: .missing) {
      [
        SnapshotMode.scope, withSnapshots(record: .check) { SnapshotMode.scope },
        SnapshotMode.scope,
      ]
    }
    #expect(modes == [.missing, .check, .missing])
    #expect(SnapshotMode.scope == nil)
  }
}
