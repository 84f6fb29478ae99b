import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("What a finger has done to a table", .bounded)
struct RowSelectionTests {
  private let table = HeadlessTable(id: "rows", width: 100, height: 100)
  private var selection: RowSelection { table.core.selection }

  private func row(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }

  private var selected: [Int] { selection.rows.sorted().map(\.row) }

  @Test(
    "selected rows follow a batch",
    arguments: [
      ("nothing changes", [0, 1, 2], [0, 2]),
      ("rows swap", [2, 1, 0], [0, 2]),
      ("another row moves", [1, 2, 0], [0, 1]),
      ("another row is deleted", [0, nil, 1], [0, 1]),
      ("a selected row is deleted", [nil, 0, 1], [1]),
    ] as [(String, [Int?], [Int])]
  )
  func follow(_ title: String, after: [Int?], expected: [Int]) {
    for index in [2, 0] { selection.set(true, row(index)) }
    selection.follow { after[$0.row].map(row) }
    #expect(selected == expected)
  }

  @Test("what was selected before the table was edited is selected again, wherever it is by then")
  func editing() {
    for index in [0, 1, 2] { selection.set(true, row(index)) }
    #expect(selection.setEditing(true) == [0, 1, 2].map(row))
    #expect(selected == [])
    for index in [1, 3] { selection.set(true, row(index)) }
    selection.follow { $0.row == 0 ? nil : row($0.row - 1) }
    #expect(selected == [0, 2])
    #expect(selection.setEditing(false) == [1, 2].map(row))
    #expect(selected == [0, 1])
    _ = selection.setEditing(true)
    selection.forget()
    #expect(selection.setEditing(false) == [])
  }

  @Test("a reload forgets the selection")
  func forget() {
    selection.set(true, row(1))
    selection.forget()
    #expect(selected == [])
  }
}
