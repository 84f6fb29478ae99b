import Binder
import TestSupport
import Testing

@MainActor
@Suite("A host that takes paths and moves one by one", .bounded)
struct TableHostTests {
  private let table = RecordingTable()

  @Test("is told them for ranges and lists")
  func paths() {
    table.deleteRows(
      in: [RowRange(section: 0, rows: 3...4), RowRange(section: 1, rows: 0...0)],
      with: .fade
    )
    table.insertRows(in: [RowRange(section: 2, rows: 0...1)], with: .top)
    table.moveRows([
      RowMove(section: 0, row: 0, newSection: 1, newRow: 1),
      RowMove(section: 0, row: 2, newSection: 0, newRow: 5),
    ])
    #expect(
      table.takeCalls() == """
        deleteRows[[0, 3], [0, 4], [1, 0]] fade insertRows[[2, 0], [2, 1]] top \
        moveRow[0, 0][1, 1] moveRow[0, 2][0, 5]
        """
    )
  }
}
