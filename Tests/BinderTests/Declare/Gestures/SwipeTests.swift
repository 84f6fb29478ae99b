import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A row that is swiped", .bounded)
struct SwipeTests {
  private enum Actions: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.trailingSwipe { row, mail in
        SwipeAction("Delete", style: .destructive) {
          box.say("delete", row, mail.id)
          box.delete(mail)
          return .done
        }
        if !mail.isRead {
          SwipeAction("Archive") {
            box.say("archive", row, mail.id)
            await box.server()
            box.say("archived", mail.id)
            return .done
          }
        }
      }
      .leadingSwipe(allowsFullSwipe: false) { row, _ in
        SwipeAction("Read") {
          box.mails[row].isRead = true
          return .refused
        }
      }
    }
  }

  private func screens(_ ids: String...) -> MailScreens {
    MailScreens(Actions.self, ids)
  }

  @Test("shows its actions, and is told as UIKit tells it")
  func open() {
    let screens = screens("a", "b")
    _ = screens.events()
    screens.inBoth { table in
      let actions = table.swipe(.id("b"))
      #expect(actions.map(\.title) == ["Delete", "Archive"])
      #expect(table.isEditing)
    }
    #expect(
      screens.rows == """
        row 44 MailCell #a "new"
        row 44 MailCell #b [swiped] "new"
        trailing "Delete" [destructive] "Archive"
        """
    )
    screens.inBoth { $0.tapAction("Delete") }
    #expect(screens.said() == ["delete 1 b"])
    #expect(
      screens.events() == [
        "canEdit friends/b → allow", "swipeActions friends/b → trailing: Delete, Archive",
        "willBeginEditing friends/b", "swipeAction friends/b → Delete",
        "actionEnded friends/b → Delete: done", "didEndEditing friends/b",
      ]
    )
    screens.both.refresh()
    #expect(screens.rows == #"row 44 MailCell #a "new""#)
  }

  @Test("performs its first action when it is swiped across, where that is allowed")
  func full() {
    let screens = screens("a", "b")
    screens.inBoth { table in
      table.fullSwipe(.id("a"))
    }
    screens.both.refresh()
    screens.inBoth { table in
      table.fullSwipe(.row(0, in: Section.friends), .leading)
      #expect(table.openActions.map(\.title) == ["Read"])
      table.tapAction("Read")
      #expect(table.openActions.isEmpty)
    }
    #expect(screens.said() == ["delete 0 a"])
  }

  @Test("closes when another row is touched, and when the table scrolls")
  func closes() {
    let screens = screens("a", "b")
    for close in [
      { (table: HeadlessTable) in table.tapRow(at: IndexPath(row: 1, section: 0)) },
      { (table: HeadlessTable) in _ = table.swipe(.id("b")) },
      { (table: HeadlessTable) in table.contentOffset = TablePoint(x: 0, y: 5) },
      { (table: HeadlessTable) in table.setEditing(true) },
    ] {
      screens.inBoth { table in
        table.swipe(.id("a"))
        table.calls.clear()
        close(table)
        #expect(table.calls.events.first?.kind == .didEndEditing)
      }
    }
    #expect(screens.both.chain.indexPathForSelectedRow == nil)
  }

  @Test("is found again by an action that was chosen before the data changed")
  func staleRow() {
    let screens = screens("a", "b", "c")
    screens.inBoth { $0.swipe(.id("c")) }
    let actions = [screens.both.chain, screens.both.builder].map { $0.openActions[0] }
    screens.change { $0.mails.removeFirst() }
    for action in actions { action.perform() }
    #expect(screens.said() == ["delete 1 c"])
    screens.both.refresh()
    for action in actions { action.perform { #expect($0 == .refused) } }
    #expect(screens.said() == [])
  }

  @Test("stays open while updates arrive, and closes when its row is deleted")
  func updates() {
    let screens = screens("a", "b", "c")
    screens.inBoth { $0.swipe(.id("b")) }
    screens.change { box in
      box.mails[1].isRead = true
      box.mails.removeFirst()
    }
    #expect(
      screens.rows == """
        row 44 MailCell #b [swiped] "read"
        trailing "Delete" [destructive] "Archive"
        row 44 MailCell #c "new"
        """
    )
    _ = screens.events()
    screens.change { $0.mails.removeFirst() }
    #expect(screens.events() == ["didEndEditing"])
    #expect(screens.both.chain.openActions.isEmpty)
  }

  @Test("closes when an action has ended that takes its time, and no other row does")
  func slowAction() async throws {
    let screens = screens("a", "b")
    screens.inBoth { $0.tapAction("Archive", on: .id("a")) }
    #expect(screens.said() == ["archive 0 a"])
    #expect(screens.both.chain.openActions.count == 2)
    screens.inBoth { $0.swipe(.id("b")) }
    for box in screens.boxes { box.release() }
    try await until("the end of both actions") {
      screens.boxes.allSatisfy { $0.said.contains("archived a") }
    }
    screens.change { $0.mails.removeFirst() }
    #expect(screens.said() == ["archived a"])
    #expect(screens.rows.hasPrefix(#"row 44 MailCell #b [swiped] "new""#))
  }

  @Test("says which actions it has")
  func mistakes() {
    let screens = screens("a")
    screens.inBoth { table in
      table.tapAction("Flag")
      table.tapAction("Flag", on: .id("a"))
      table.swipe(.id("a"), .leading)
      table.confirmDelete()
      table.swipe(.id("z"))
      table.swipe(.row(0, in: Section.enemies))
      table.tapInsert(.id("a"))
    }
    #expect(
      screens.messages == [
        "No row of table 'people' is swiped aside, so 'Flag' can't be tapped. Swipe a row first, "
          + "or name it: tapAction(\"Flag\", on: …).",
        "Row 0 of section 'friends' of table 'people' has no action 'Flag'; it has 'Delete', "
          + "'Archive', 'Read'.",
        "Row 0 of section 'friends' of table 'people' shows 'Read' and no delete button. Tap one of "
          + "these with tapAction.",
        "Table 'people' has no row with the identity 'z'.",
        "Table 'people' does not display section 'enemies'; it displays 'friends'.",
        "Row 0 of section 'friends' of table 'people' shows no insert control, because the table is "
          + "not in editing mode. Call setEditing(true) first.",
      ]
    )
  }

  /// An object without an `id` of its own has an identity, which has no text.
  @Test("finds a row by its object after its section was read again", arguments: [false, true])
  func objects(byScreen: Bool) {
    final class Mail: Identifiable {}
    let mails = [Mail(), Mail(), Mail()]
    var shown = mails
    var said: [Int] = []
    let table = HeadlessTable(id: "mails", width: 320, height: 300)
    let binder = TableViewBinder(tableView: table)
    let flag = { (row: Int, mail: Mail) in
      [
        SwipeAction("Flag") {
          said.append(row)
          return .done
        }
      ]
    }
    let screen = TableScreen {
      OnTable { Cells(MailCell.self, models: shown).trailingSwipe { flag($0, $1) } }
    }
    var binding: Any = binder
    if byScreen {
      binding = screen.bind(to: table)
    } else {
      binder.onTable().bind(cellType: MailCell.self, models: { shown })
        .trailingSwipe { flag($0, $1) }
      binder.finish()
    }
    table.swipe(.row(2, in: 0))
    let action = table.openActions.first
    shown = [mails[2], mails[0]]
    byScreen ? screen.refresh() : binder.refresh()
    action?.perform()
    #expect(said == [0])
    shown = [mails[0]]
    byScreen ? screen.refresh() : binder.refresh()
    action?.perform()
    #expect(said == [0])
    withExtendedLifetime(binding) {}
  }
}
