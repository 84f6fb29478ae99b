import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A table that is edited", .bounded)
struct EditedTableTests {
  let source = RecordingSource(5)

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func rows(_ table: HeadlessTable) -> [Int] {
    table.indexPathsForSelectedRows?.map(\.row) ?? []
  }

  @Test(
    "selects by flags of its own",
    arguments: [
      (true, false, false, "", [1]),
      (true, true, false, "01", [1]),
      (false, true, false, "01", [1]),
      (false, false, true, "01", [0, 1]),
    ] as [(Bool, Bool, Bool, String, [Int])]
  )
  func flags(allows: Bool, inEditing: Bool, multiple: Bool, taps: String, code: [Int]) {
    let table = source.table(rows: 220)
    table.allowsSelection = allows
    table.allowsSelectionDuringEditing = inEditing
    table.allowsMultipleSelectionDuringEditing = multiple
    table.setEditing(true)
    for row in [0, 1] { table.selectRow(at: Self.path(row)) }
    #expect(rows(table) == code)
    table.selectRow(at: nil)
    _ = source.take()
    for row in [0, 1] { table.tapRow(at: Self.path(row)) }
    let lines = source.take().split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("didHighlight") }.map { $0.suffix(1) }.joined() == taps)
    #expect(lines.filter { $0.hasPrefix("didSelect") }.map { $0.suffix(1) }.joined() == taps)
  }
}
