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
    assertSnapshot(of: table, as: .transition { table.scroll(by: -20) })
    #expect(screen.said == ["40 of 60 messages"])
    for _ in 0..<4 { table.scroll(to: 0) }
    #expect(screen.said == ["60 of 60 messages"])
    #expect(table.contentOffset.y == 0)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func theCursorOfATerminalStaysOnItsMessage() throws {
    let options = try SampleOptions([], for: ChatScreen.self)
    let screen = ChatScreen(options)
    let size = TerminalSize(columns: 60, rows: 16)
    let session = TableSession(screen, size: size, hasColors: false)
    #expect(session.cursor?.row == 19)
    var names: [String?] = [session.cursorName]
    for _ in 0..<18 {
      _ = session.press(.up)
      names.append(session.cursorName)
    }
    #expect(names == (0..<19).map { "\(60 - $0)" })
    #expect(screen.said == ["40 of 60 messages"])
    screen.edit(nil)
    #expect(screen.said == ["41 of 61 messages"])
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
