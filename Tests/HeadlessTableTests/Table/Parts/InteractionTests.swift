import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("What a finger has done to a table", .bounded)
struct InteractionTests {
  private let interaction = Interaction()

  private func row(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }

  private var selected: [Int] { interaction.selection.rows.map(\.row) }

  @Test(
    "selected and touched rows follow a batch",
    arguments: [
      ("nothing changes", [0, 1, 2], [0, 2], 1),
      ("rows swap", [2, 1, 0], [0, 2], 1),
      ("the row under the finger moves", [1, 2, 0], [0, 1], 2),
      ("the row under the finger is deleted", [0, nil, 1], [0, 1], nil),
      ("a selected row is deleted", [nil, 0, 1], [1], 0),
    ] as [(String, [Int?], [Int], Int?)]
  )
  func follow(_ title: String, after: [Int?], expected: [Int], touched: Int?) {
    for index in [2, 0] { interaction.select(row(index), true) }
    interaction.touching(row(1)) {
      interaction.follow { after[$0.row].map(row) }
      #expect(interaction.touchedRow == touched.map(row))
    }
    #expect(selected == expected)
    #expect(interaction.touchedRow == nil)
  }

  @Test("what was selected before the table was edited is selected again, wherever it is by then")
  func editing() {
    for index in [0, 1, 2] { interaction.select(row(index), true) }
    #expect(interaction.setEditing(true) == [0, 1, 2].map(row))
    #expect(selected == [])
    for index in [1, 3] { interaction.select(row(index), true) }
    interaction.follow { $0.row == 0 ? nil : row($0.row - 1) }
    #expect(selected == [0, 2])
    #expect(interaction.setEditing(false) == [1, 2].map(row))
    #expect(selected == [0, 1])
    _ = interaction.setEditing(true)
    interaction.forget()
    #expect(interaction.setEditing(false) == [])
  }

  @Test("a reload forgets the selection, the touch and what was announced")
  func forget() {
    interaction.select(row(1), true)
    let scroll = { interaction.scroll(.down, visible: [row(0)], upcoming: [row(1)]).prefetch }
    #expect(scroll() == [row(1)])
    #expect(scroll() == [])
    interaction.touching(row(1)) {
      interaction.forget()
      #expect(interaction.touchedRow == nil)
    }
    #expect(selected == [])
    #expect(scroll() == [row(1)])
  }

  @Test("the delegate sends a touch to another row, or nowhere", arguments: [2, nil] as [Int?])
  func redirect(target: Int?) {
    interaction.touching(row(1)) {
      interaction.redirectTouch(to: target.map(row))
      #expect(interaction.touchedRow == target.map(row))
    }
  }
}
