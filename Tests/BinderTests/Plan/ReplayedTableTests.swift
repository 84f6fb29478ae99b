import Binder
import HeadlessTable
import TestSupport
import Testing

@Suite("The table that replays batches", .bounded)
struct ReplayedTableTests {
  static let content = "A: a b | B: c d | C: e"

  static func row(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(indexes: [section, row])
  }

  @Test(
    "refuses what the real one refuses",
    arguments: [
      ("A: a b | B: c d | C: e", []),
      ("A: a b | B: c d | C: e", [.deleteRow(row(0, 0))]),
      ("A: b | B: c d | C: e", [.deleteRow(row(0, 2))]),
      ("A: b | B: c d | C: e", [.deleteRow(row(3, 0))]),
      ("A: b | B: c d | C: e", [.deleteRow(row(0, 0)), .deleteRow(row(0, 0))]),
      ("A: b | B: c d | C: e", [.deleteRow(row(0, 0)), .reloadRow(row(0, 0))]),
      (
        "A: b a | B: c d | C: e", [.moveRow(from: row(0, 1), to: row(0, 0)), .reloadRow(row(0, 1))]
      ),
      (
        "A: b a' | B: c d | C: e",
        [.moveRow(from: row(0, 0), to: row(0, 1)), .reloadRow(row(0, 1))]
      ),
      ("B: c d | C: e a", [.deleteSection(0), .moveRow(from: row(0, 0), to: row(1, 1))]),
      (
        "A: b | D: a | B: c d | C: e",
        [.insertSection(1), .moveRow(from: row(0, 0), to: row(1, 0))]
      ),
      ("B: c d | C: e | A: b", [.moveSection(from: 0, to: 2), .deleteRow(row(0, 0))]),
      ("B: c d | C: e | A: b x a", [.moveSection(from: 0, to: 2), .insertRow(row(2, 1))]),
      ("B: c d | C: e | A: a' b", [.moveSection(from: 0, to: 2), .reloadRow(row(0, 0))]),
      ("B: c d | C: e", [.deleteSection(0), .deleteRow(row(0, 0))]),
      ("A: a b | B: c d", [.moveSection(from: 2, to: 1)]),
      (
        "A: x a | B: c d | C: e", [.insertRow(row(0, 0)), .moveRow(from: row(0, 1), to: row(0, 0))]
      ),
      ("A: b' | B: c d | C: e", [.deleteRow(row(0, 0)), .reconfigureRow(row(0, 1))]),
    ] as [(String, [TableOperation])]
  )
  func refusals(new: String, operations: [TableOperation]) {
    var table = ReplayedTable(SectionedLists.sections(Self.content))
    #expect(throws: ReplayedTable.Refusal.self) {
      try table.apply(operations, content: SectionedLists.sections(new))
    }
  }
}
