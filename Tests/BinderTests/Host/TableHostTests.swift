import Binder
import Testing

@MainActor
@Suite("A host that takes paths and moves one by one")
struct TableHostTests {
  private let table = RecordingTable()

  @Test("is told them for ranges and lists")
  func paths() {
    table.deleteRows(
      in: [RowRange(section: 0, rows: 3...4), RowRange(section: 1, rows: 0...0)],
      with: .fade
    )
    table.insertRows(in: [RowRange(section: 2, rows: 0...1)], with: .top)
    table.moveRows(at: [[0, 0], [0, 2]], to: [[1, 1], [0, 5]])
    #expect(
      table.takeCalls() == """
        deleteRows[[0, 3], [0, 4], [1, 0]] fade insertRows[[2, 0], [2, 1]] top \
        moveRow[0, 0][1, 1] moveRow[0, 2][0, 5]
        """
    )
  }

  @Test("is told no move of lists that are not of one length, but what is wrong")
  func unevenMoves() {
    table.moveRows(at: [[0, 0]], to: [[1, 1], [0, 5]])
    #expect(
      table.takeCalls() == """
        error: moveRows(at:to:) was called with lists that are not of one length, 1 and 2. Name each row that \
        moves once in either list.
        """
    )
  }
}
