import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("A snapshot that fails is made again", .bounded)
struct DeterminismTests {
  private final class CountingCell: HeadlessCell, SnapshotDescribing {
    var number = 0
    var snapshotFields: [SnapshotField] { [SnapshotField("number", .integer(number))] }
  }

  @Test("the line that differs each time is named before the difference")
  func explained() {
    let mismatch = SnapshotMismatch(kind: .changed, description: "people differs …")
    #expect(
      mismatch.explained(by: ("a\n  b 1\nc\n", "a\n  b 2\nd\n")).description == """
        this snapshot is not deterministic: line 2 is another each time it is made
          first   b 1
          then    b 2
        people differs …
        """
    )
    #expect(
      mismatch.explained(by: ("a", "a\nb")).description.contains(
        "\n  first   (no such line)\n  then    b\n"
      )
    )
    #expect(mismatch.explained(by: ("a", "a")) == mismatch)
    #expect(mismatch.explained(by: nil) == mismatch)
  }

  @Test("a table is drawn again with new cells, and stays as it is")
  func table() {
    var count = 0
    let table = HeadlessTable(id: "numbers", width: 320, height: 100)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: CountingCell.self, models: [0])
      .onDequeue { _, cell, _ in
        count += 1
        cell.number = count
      }
    binder.finish()
    let before = (table.render(), table.calls.description)
    let texts = (table.core.pictures.drawAgain(.text), table.core.pictures.drawAgain(.text))
    #expect(
      before.0.contains("number=1") || before.0.hasSuffix("1\n└── end of viewport · 56 blank\n")
    )
    #expect(texts.0 != texts.1)
    #expect(table.render() == before.0)
    #expect(table.calls.description == before.1)
    withExtendedLifetime(binder) {}
  }

  @Test("a reload that a table waits for takes place before it is drawn again")
  func waitingTable() {
    var count = 0
    let table = HeadlessTable(id: "numbers", width: 320, height: 100)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: CountingCell.self, models: [0])
      .onDequeue { _, cell, _ in
        count += 1
        cell.number = count
      }
    binder.finish()
    table.layoutIfNeeded()
    table.reloadData()
    _ = table.core.pictures.drawAgain(.text)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? CountingCell
    #expect(cell?.number == 2)
    withExtendedLifetime(binder) {}
  }

  @Test("a text that passes is not made again")
  func passing() throws {
    let package = try TemporaryPackage()
    try package.write("a\n", to: "Tests/AppTests/__Snapshots__/File/overview/x.txt")
    let file = package.file("Tests/AppTests/File.swift")
    let test = SnapshotTest(module: "AppTests", function: "overview()", file: file)
    func check(_ text: String, again: @escaping () -> (String, String)?) throws {
      var snapshot = Snapshot(text)
      snapshot.again = again
      try SnapshotAssertion(
        of: snapshot,
        with: .file(named: "x"),
        record: nil,
        in: test,
        environment: [:]
      )
      .check()
    }
    var isMade = false
    try check("a") {
      isMade = true
      return nil
    }
    #expect(!isMade)
    let error = #expect(throws: SnapshotMismatch.self) {
      try check("b") { ("b 1", "b 2") }
    }
    #expect(error?.description.hasPrefix("this snapshot is not deterministic: line 1 is ") == true)
  }
}
