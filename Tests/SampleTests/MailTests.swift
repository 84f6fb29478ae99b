import Binder
import Foundation
import HeadlessTable
import TestSupport
import Testing

@testable import samples

@MainActor
@Suite("The mailbox", .bounded)
struct MailTests {
  private func screen(height: String = "320", mbox: String? = nil) throws -> MailScreen {
    let file = mbox.map { ["--mbox", $0] } ?? []
    return try MailScreen(SampleOptions(["--height", height] + file, for: MailScreen.self))
  }

  private func rows(_ table: HeadlessTable) -> String {
    table.render(.text).split(separator: "\n").filter { $0.hasPrefix("  row") }
      .map { $0.split(separator: " ").dropFirst(3).prefix(2).joined(separator: " ") }
      .joined(separator: "\n")
  }

  @Test("is read from its file, whose headers may be folded and encoded")
  func file() throws {
    let mails = try MailboxFile.read(SampleData.url("inbox.mbox"))
    #expect(mails.count == 12)
    #expect(
      mails.prefix(3).map(\.subject) == [
        "Notes on the engine", "A moth in relay 70 – first actual case",
        "Invitation to the summer party of the reading circle",
      ]
    )
    #expect(mails[2].sender == "Emil Sørensen")
    #expect(mails[2].preview == "Kære alle, we meet at the lake at six. Bring a lamp,")
    #expect(MailboxFile.mails(in: "From a b\n\n>From here on").map(\.preview) == ["From here on"])
    #expect(mails[3].sender == "billing@shop.example")
    #expect(mails[5].subject == "Digest, volume 12")
    #expect(mails[9].id == "mail 10")
  }

  @Test("is the same whatever ends its lines", arguments: ["\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = try String(contentsOf: SampleData.url("inbox.mbox"), encoding: .utf8)
    let mails = MailboxFile.mails(in: text)
    #expect(mails.count == 12)
    #expect(MailboxFile.mails(in: text.replacingOccurrences(of: "\n", with: end)) == mails)
  }

  @Test("says why the file cannot be read again")
  func lostFile() throws {
    let file = try TemporaryFile("From a b\nSubject: Hello\n\nHello\n")
    let screen = try screen(mbox: file.path)
    try FileManager.default.removeItem(atPath: file.path)
    screen.table.pullToRefresh()
    #expect(screen.said == ["The file '\(file.path)' cannot be read: there is no such file."])
  }

  @Test("says what is wrong with a file without mails")
  func noMails() {
    #expect(MailboxFile.mails(in: "Dear diary\nFrom nowhere\n").isEmpty)
    let outcome = Samples.run(["mail", "--mbox", SampleData.url("names.txt").path()])
    #expect(outcome.error.contains("no line of it begins a mail"))
    #expect(outcome.status == 1)
  }

  @Test("shows the actions of a row that is swiped, and flags a mail by one")
  func swipe() throws {
    let screen = try screen()
    screen.table.swipe(.id("<n2@example.org>"))
    #expect(
      screen.table.render(.text).contains(
        #"                 trailing    "Delete"  [destructive]  "Flag""#
      )
    )
    screen.table.tapAction("Flag")
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    screen.table.swipe(.id("<n2@example.org>"))
    screen.table.tapAction("Unflag")
    #expect(screen.table.numberOfSections == 1)
    screen.table.fullSwipe(.id("<n2@example.org>"))
    #expect(screen.table.numberOfRows(inSection: 0) == 11)
    screen.table.pullToRefresh()
    #expect(screen.table.numberOfRows(inSection: 0) == 12)
    #expect(screen.table.diagnostics.isEmpty)
  }

  @Test("says that there are no mails when the last one was deleted")
  func empty() throws {
    let screen = try screen(height: "100")
    for mail in try MailboxFile.read(SampleData.url("inbox.mbox")) {
      #expect(screen.table.view(of: .placeholder) == nil)
      screen.table.tapAction("Delete", on: .id(mail.id))
    }
    #expect(
      screen.table.render(.text) == """
        table mail · plain · 375×100 · select single
        content 375×0 · 0 sections · 0 rows · offset 0
          empty   100  ListContent       "No mails: pull down to read the file again"
        ┌── viewport
        └── end of viewport · 100 blank

        """
    )
    screen.table.pullToRefresh()
    #expect(screen.table.view(of: .placeholder) == nil)
    #expect(screen.table.diagnostics.isEmpty)
  }

  @Test("is edited: a drag in the middle, and a drop")
  func edits() throws {
    let screen = try screen()
    screen.table.setEditing(true)
    screen.table.beginDrag(.id("<n1@example.org>"))
    screen.table.drag(to: .row(2, in: MailScreen.Section.inbox))
    let text = screen.table.render(.text)
    #expect(text.contains("[editing disclosure deletable movable dragged to=inbox/2]"))
    screen.table.drop()
    #expect(
      screen.table.dataSource?.tableView(
        screen.table,
        identityOfRowAt: IndexPath(row: 2, section: 0)
      ) == "<n1@example.org>"
    )
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test("keeps its selection when mails come and go, and opens a mail that is tapped")
  func selection() throws {
    let screen = try screen()
    screen.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(screen.said == ["open 'A moth in relay 70 – first actual case'"])
    screen.table.fullSwipe(.id("<n1@example.org>"))
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    screen.table.openContextMenu(.id("<n3@example.org>"))
    screen.table.choose("Reply")
    #expect(screen.said.last == "reply to Emil Sørensen")
  }

  @Test("is driven with keys")
  func keys() throws {
    let screen = try screen()
    let session = TableSession(
      screen,
      size: TerminalSize(columns: 80, rows: 20),
      hasColors: false
    )
    #expect(session.press(.character("s")))
    #expect(session.message == "1 Delete · 2 Flag")
    _ = session.press(.character("2"))
    #expect(screen.table.numberOfSections == 2)
    _ = session.press(.character("m"))
    #expect(session.message == "1 Reply · 2 Delete")
    _ = session.press(.character("1"))
    #expect(screen.said.last == "reply to Ada Lovelace")
    _ = session.press(.character("J"))
    #expect(session.message == "Rows are moved by their controls: press x.")
    _ = session.press(.character("x"))
    #expect(screen.table.isEditing)
    _ = session.press(.character("J"))
    #expect(screen.table.numberOfSections == 1)
    _ = session.press(.character("s"))
    #expect(session.message == "Rows that show controls are not swiped: press x.")
    _ = session.press(.character("r"))
    #expect(screen.table.diagnostics.isEmpty)
  }
}
