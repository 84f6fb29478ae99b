import Binder
import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// The pages show a recording of a review, which is what `tablesnap review` writes.
///
/// The README's screen has the README's mistake, which is rejected; and a name has changed in two other snapshots.
@MainActor
@Suite("The recording of a review", .bounded)
struct ReviewRecordingTests {
  private static let path =
    "Sources/HeadlessTableSnapshots/HeadlessTableSnapshots.docc/review.svg"
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  @Test("is what the command writes")
  func isUpToDate() throws {
    let drawn = try recording().svg(titled: "A review of changed snapshots", still: 1)
    if ProcessInfo.processInfo.environment["BINDER_RECORD_REVIEW"] != nil {
      let url = PackageRoot.url.appending(path: Self.path)
      try SnapshotFiles.write(Data(drawn.utf8), to: url.path)
    }
    let kept = try? PackageRoot.text(of: Self.path)
    #expect(kept == drawn, "Record it again: Utilities/record-review")
  }

  private func recording() throws -> TerminalRecording {
    try show("befriends", line: 15, width: 375, old: "Sue", new: "Sue", forgetting: true)
    try show("narrow", line: 31, width: 320, old: "Sue", new: "Susan")
    try show("opening", line: 22, width: 375, old: "Sue", new: "Susan")
    var recording = TerminalRecording()
    var session = ReviewSession(of: package.package.pendingSnapshots, isColored: true)
    recording.write("$ swift run tablesnap review", for: 1.5)
    recording.write("\n\(session.opening)", for: 6)
    recording.write(session.press("r"), for: 6)
    recording.write("\(session.press("a"))$ ", for: 5)
    #expect(session.isOver && session.outcome.status == .done)
    return recording
  }

  /// Leaves the text of a test as its reference, and as what waits what it shows with another name, or with the mistake.
  private func show(
    _ test: String,
    line: Int,
    width: Double,
    old: String,
    new: String,
    forgetting: Bool? = nil
  ) throws {
    let test = SnapshotTest(
      module: "PeopleTests",
      function: "\(test)()",
      file: "\(package.root)/Tests/PeopleTests/PeopleTests.swift",
      line: line
    )
    for (name, forgets) in [(old, false), (new, forgetting == true)] {
      let store = PeopleStore()
      store.others[1] = Person(id: "sue", name: name)
      let table = HeadlessTable(id: "people", width: width, height: 480)
      let screen = peopleScreen(store)
      screen.bind(to: table)
      if forgetting != nil {
        let joanne = store.others[0]
        table.tapRow(0, in: PeopleSection.others)
        if forgets { store.others.insert(joanne, at: 0) }
        screen.refresh()
      }
      let snapshot = Snapshot(of: table, as: .text)
      let assertion = SnapshotAssertion(
        of: snapshot,
        with: .file(named: nil),
        record: .missing,
        in: test,
        environment: [:]
      )
      #expect(throws: SnapshotMismatch.self) { try assertion.check() }
      withExtendedLifetime(screen) {}
    }
  }
}
