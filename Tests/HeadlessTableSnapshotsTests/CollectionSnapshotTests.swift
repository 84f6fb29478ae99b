import Binder
import HeadlessTable
import TestSupport
import Testing

@testable import HeadlessTableSnapshots

@MainActor
@Suite("Snapshots of a collection view", .bounded)
struct CollectionSnapshotTests {
  private final class TileCell: HeadlessCell { let name = Label() }

  private let collection = HeadlessCollectionView(id: "tiles", width: 300, height: 200)
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func show(_ names: [String]) -> TableBinding {
    CollectionScreen {
      OnTable {
        Layout(.grid(columns: 3))
        Cells(TileCell.self, models: names) { _, cell, name in cell.name.text = name }
      }
    }
    .bind(to: collection)
  }

  private func failure(record: SnapshotMode) -> String? {
    let test = SnapshotTest(
      module: "AppTests",
      function: "tiles()",
      file: package.file("Tests/AppTests/File.swift"),
      line: 12
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: collection, as: .text),
      with: .file(named: "tiles"),
      record: record,
      in: test,
      environment: [:]
    )
    do throws(SnapshotMismatch) {
      try assertion.check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test("an item that is inserted is one line of a diff")
  func insertion() {
    var binding = show(["a", "b", "c"])
    _ = failure(record: .all)
    #expect(failure(record: .check) == nil)
    binding = show(["a", "new", "b", "c"])
    let lines = (failure(record: .check) ?? "").split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("\"new\"") })
    #expect(!lines.contains { $0.hasPrefix("-") && $0.contains("\"b\"") })
    withExtendedLifetime(binding) {}
  }

  @Test("checks without a reference take a collection view")
  func checks() throws {
    let binding = show((0..<40).map { "tile \($0)" })
    try verifySnapshot(of: collection, as: .residue)
    try verifySnapshot(of: collection, as: .sweep)
    withExtendedLifetime(binding) {}
  }

  @Test("a value left in a cell is residue")
  func residue() {
    let binding = CollectionScreen {
      OnTable {
        Layout(.grid(columns: 3))
        Cells(TileCell.self, models: ["a", "b", "c"]) { _, cell, name in
          if name != "b" { cell.name.text = name }
        }
      }
    }
    .bind(to: collection)
    #expect(throws: SnapshotMismatch.self) { try verifySnapshot(of: collection, as: .residue) }
    withExtendedLifetime(binding) {}
  }
}
