import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A table in editing mode", .bounded)
struct EditingTests {
  private enum Editing: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.onDelete { row, mail in
        box.say("delete", row, mail.id)
        if mail.id != "locked" { box.delete(mail) }
      }
      .onInsert { row, _ in box.say("insert", row) }
      .editingStyle { row, mail in
        mail.id == "draft" ? .insert : mail.id == "fixed" ? .none : .delete
      }
      .deleteTitle { row, mail in "Delete \(mail.id)" }
      .indentsWhileEditing { row, _ in row > 0 }
    }
  }

  private enum Deletable: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.onDelete { row, _ in box.mails.remove(at: row) }
    }
  }

  @Test("shows the control of each row")
  func controls() {
    let screens = MailScreens(Editing.self, ["a", "draft", "fixed"])
    _ = screens.events()
    screens.inBoth { $0.setEditing(true) }
    #expect(
      screens.rows == """
        row 44 MailCell #a [editing deletable unindented] "new"
        row 44 MailCell #draft [editing insertable] "new"
        row 44 MailCell #fixed [editing] "new"
        """
    )
    #expect(
      screens.events() == [
        "canEdit friends/a → allow", "editingStyle friends/a → delete",
        "canMove friends/a → refuse",
        "canEdit friends/draft → allow", "editingStyle friends/draft → insert",
        "canMove friends/draft → refuse", "canEdit friends/fixed → refuse",
        "canMove friends/fixed → refuse",
      ]
    )
    screens.inBoth { $0.setEditing(false) }
    #expect(screens.rows.contains("[") == false)
  }

  @Test("deletes a row that is confirmed, and inserts where it is asked to")
  func taps() {
    let screens = MailScreens(Editing.self, ["a", "draft", "locked"])
    screens.inBoth { table in
      table.setEditing(true)
      #expect(table.tapDelete(.id("a")).map(\.title) == ["Delete a"])
      table.confirmDelete()
      table.tapInsert(.id("draft"))
      table.tapDelete(.id("locked"))
      table.confirmDelete()
      #expect(table.openActions.isEmpty)
    }
    #expect(screens.said() == ["delete 0 a", "insert 1", "delete 2 locked"])
    screens.both.refresh()
    #expect(screens.order == "draft locked")
    #expect(screens.rows.contains("[editing insertable]"))
  }

  @Test("lets a swipe delete a row, and asks for the controls of rows that come into view")
  func swipe() {
    let screens = MailScreens(Deletable.self, (0..<20).map { "m\($0)" })
    screens.inBoth { table in
      #expect(table.swipe(.id("m3")).map(\.title) == ["Delete"])
      _ = table.calls
      table.calls.clear()
      table.confirmDelete()
    }
    #expect(
      screens.events() == [
        "swipeAction friends/m3 → Delete", "commit friends/m3 → delete",
        "actionEnded friends/m3 → Delete: done", "didEndEditing friends/m3",
      ]
    )
    screens.both.refresh()
    #expect(!screens.order.contains("m3 "))
    screens.inBoth { table in
      table.setEditing(true)
      table.scroll(to: 1_000)
    }
    #expect(screens.rows.contains("m19 [editing deletable]"))
    #expect(screens.both.chain.diagnostics.isEmpty)
  }

  @Test("keeps taps for its controls, unless it is to select too")
  func tapsOnRows() {
    let screens = MailScreens(Deletable.self, ["a", "b"])
    let table = screens.both.chain
    table.setEditing(true)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    table.tapRow(at: IndexPath(row: 0, section: 0))
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    table.allowsMultipleSelectionDuringEditing = true
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.indexPathsForSelectedRows?.count == 2)
  }

  @Test("draws a circle at the rows that can be chosen, and a filled one where they are")
  func circles() {
    let screens = MailScreens(Editing.self, ["a", "b", "fixed"])
    screens.inBoth { table in
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true)
      table.tapRow(.id("b"))
      let circles = table.render(.svg).matches(of: /r="9" class="([^"]*)"/).map { "\($0.1)" }
      #expect(circles == ["line frame-edge", "accent"])
    }
    #expect(
      screens.rows == """
        row 44 MailCell #a [editing unindented] "new"
        row 44 MailCell #b [selected editing] "new"
        row 44 MailCell #fixed [editing] "new"
        """
    )
  }

  @Test("says which control a row shows")
  func mistakes() {
    let screens = MailScreens(Editing.self, ["a", "fixed"])
    screens.inBoth { table in
      table.confirmDelete()
      table.setEditing(true)
      table.tapInsert(.id("a"))
      table.tapDelete(.id("fixed"))
    }
    #expect(
      screens.messages == [
        "No row of table 'people' shows a delete button. Swipe a row first, or call tapDelete in "
          + "editing mode.",
        "Row 0 of section 'friends' of table 'people' shows no insert control: its editing style is "
          + "'delete'.",
        "Row 1 of section 'friends' of table 'people' shows no delete control: its editing style is "
          + "'none'.",
      ]
    )
  }
}
