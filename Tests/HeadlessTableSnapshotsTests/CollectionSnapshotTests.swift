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

  @Test("two texts are told in words, and drawn with an item a line and its signs")
  func comparison() throws {
    var binding = show(["a", "b", "c", "d"])
    let old = collection.render(.text)
    binding = show(["a", "new", "c", "d", "b"])
    let new = collection.render(.text)
    withExtendedLifetime(binding) {}
    let comparison = SnapshotComparison(from: old, to: new)
    #expect(comparison.summary == ["+ 0/new", "→ 0/b     behind d (was behind a)"])
    let panel = comparison.panel(named: "p")
    let (before, after) = (try #require(panel.before), try #require(panel.after))
    #expect(before.contains("viewBox=\"0 0 348 260\""), "4 items, each 44 high")
    #expect(after.contains("viewBox=\"0 0 348 304\""))
    #expect(after.contains("<title>new</title>"))
    #expect(before.contains("<title>moved</title>"))
    #expect(after.contains("<title>moved: behind d"))
    for name in ["a", "new", "c", "d", "b"] { #expect(after.contains(">\(name)</text>")) }
  }

  @Test("a layout that is another one is told")
  func otherLayout() {
    let binding = show(["a", "b"])
    let old = collection.render(.text)
    let new = old.replacing("grid of 3 · 100×100", with: "grid of 2 · 150×150")
    #expect(
      SnapshotComparison(from: old, to: new).summary == [
        "~ § 0   grid of 3 · 100×100 → grid of 2 · 150×150"
      ]
    )
    withExtendedLifetime(binding) {}
  }

  @Test("a screen in several widths is one text, from which the others can be told")
  func variants() throws {
    var bindings: [TableBinding] = []
    let names = (1...7).map { "tile \($0)" }
    let variants: [TableVariant] = [.width(300), .width(420), .text(.extraLarge)]
    let snapshot = Snapshot(of: \HeadlessCollectionView.self, in: variants, as: .text) {
      let view = $0.makeCollectionView(id: "tiles", layout: .uniform(.grid(minimumItemWidth: 100)))
      let screen = CollectionScreen {
        OnTable {
          Cells(TileCell.self, models: names) { _, cell, name in cell.name.text = name }
        }
      }
      bindings.append(screen.bind(to: view))
      return view
    }
    let parts = SnapshotParts(snapshot.text)
    #expect(parts.parts.map(\.title) == ["width 420", "width 375 · text extraLarge"])
    for (part, columns) in zip(parts.parts, ["105×105", "125×125"]) {
      #expect(part.text.hasPrefix("-collection tiles · 300×640 · select single\n"))
      let text = try #require(VariantText.text(parts.table, applying: part.text))
      #expect(text.contains("§ 0 · grid of 100 or wider · \(columns) · 7 items\n"))
      #expect(text.contains("  item         TileCell          \"tile 7\"\n"))
    }
    withExtendedLifetime(bindings) {}
  }
}
