import Binder
import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@testable import samples

/// The conversation: what is shown at the beginning, and what stays where it is while more is loaded.
@MainActor
@Suite(.bounded)
struct ChatTests {
  private func screen() throws -> ChatScreen {
    let screen = ChatScreen(try SampleOptions(["--height", "240"], for: ChatScreen.self))
    screen.table.layoutIfNeeded()
    return screen
  }

  @Test func opensAtItsEnd() throws {
    let screen = try screen()
    #expect(screen.said == ["20 of 60 messages"])
    assertSnapshot(of: screen.table, as: .text(rows: .compact))
  }

  @Test func earlierMessagesLeaveTheRowsWhereTheyAre() throws {
    let screen = try screen()
    let table = screen.table
    table.scroll(to: table.rectForRow(at: IndexPath(row: 4, section: 0)).minY)
    #expect(screen.said == ["20 of 60 messages"])
    assertTransition(of: table) { table.scroll(by: -20) }
    #expect(screen.said == ["40 of 60 messages"])
    for _ in 0..<4 { table.scroll(to: 0) }
    #expect(screen.said == ["60 of 60 messages"])
    #expect(table.contentOffset.y == 0)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aNewMessageIsShownToWhoLooksAtTheLastOne() throws {
    let screen = try screen()
    let table = screen.table
    screen.edit(nil)
    #expect(table.indexPathsForVisibleRows?.last?.row == 20)
    table.scroll(by: -120)
    let offset = table.contentOffset.y
    screen.edit(nil)
    #expect(table.contentOffset.y == offset)
  }
}
