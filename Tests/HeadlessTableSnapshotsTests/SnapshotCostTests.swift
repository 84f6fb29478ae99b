import Binder
import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("What an assertion costs that passes", .bounded)
struct SnapshotCostTests {
  /// A cell that counts how often it is drawn.
  private final class CountingCell: HeadlessCell, SnapshotDescribing {
    static var drawings = 0
    var number = 0

    var snapshotFields: [SnapshotField] {
      Self.drawings += 1
      return [SnapshotField("number", .integer(number)), SnapshotField("text", "Row")]
    }
  }

  @Test("500 assertions of a screen with 20 rows draw each row and read each file once")
  func passing() throws {
    let package = try TemporaryPackage()
    let table = HeadlessTable(id: "screen", width: 375, height: 880)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: CountingCell.self, models: Array(1...20))
      .onDequeue { row, cell, number in cell.number = number }
    binder.finish()
    table.layoutIfNeeded()

    let file = package.file("Tests/AppTests/File.swift")
    let test = SnapshotTest(module: "AppTests", function: "overview()", file: file)
    let text = table.render(.text)
    #expect(text.contains("20 rows") && text.contains("Row"))
    try package.write(text, to: "Tests/AppTests/__Snapshots__/File/overview/screen.txt")

    CountingCell.drawings = 0
    var reads: [String: Int] = [:]
    for _ in 1...500 {
      let snapshot = Snapshot(of: table, as: .text)
      let assertion = SnapshotAssertion(
        of: snapshot,
        with: .file(named: nil),
        record: nil,
        in: test,
        environment: [:]
      )
      try assertion.check(read: { path in
        reads[path, default: 0] += 1
        return SnapshotFiles.contents(of: path)
      })
    }
    #expect(CountingCell.drawings == 500 * 20)
    #expect(reads.values.reduce(0, +) == 500 && reads.count == 1)
    #expect(package.files.count == 1, "the reference")
    withExtendedLifetime(binder) {}
  }
}
