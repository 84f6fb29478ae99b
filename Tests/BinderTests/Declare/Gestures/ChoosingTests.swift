import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A row that is chosen", .bounded)
struct ChoosingTests {
  private enum Choosing: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.selectable { row, mail in mail.id != "locked" }
        .onTapped { row, cell, mail in box.say("select", mail.id) }
        .onDeselected { row, cell, mail in box.say("deselect", row, mail.id, cell != nil) }
        .accessory { row, mail in mail.isRead ? .none : .detailButton }
        .onAccessoryTapped { row, cell, _ in box.say("details", row, cell?.label.text ?? "") }
    }
  }

  private enum Acting: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.selectable { row, _ in row > 0 }
        .onTapped { row, cell, _ in box.say("select", row) }
        .onPrimaryAction { row, mail in box.say("open", mail.id) }
        .contextMenu { row, mail in
          MenuAction("Reply", image: "arrow") {
            box.say("reply", row, mail.id)
            return .done
          }
          if row == 0 { MenuAction("Delete", style: .destructive) { .refused } }
          MenuAction("Move", style: .disabled) { .refused }
        }
        .onPreviewTapped { row, _ in box.say("preview", row) }
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("tells which row it takes the place of, and is selected only where it may be")
  func selection() {
    let screens = MailScreens(Choosing.self, ["a", "b", "locked"])
    screens.inBoth { table in
      for row in [0, 1, 2] { table.tapRow(at: path(row)) }
      #expect(table.indexPathsForSelectedRows == [path(1)])
    }
    #expect(screens.said() == ["select a", "deselect 0 a true", "select b"])
  }

  @Test("shows its accessory, whose button is tapped apart from the row")
  func accessory() {
    let screens = MailScreens(Choosing.self, ["a", "b"])
    screens.change { $0.mails[1].isRead = true }
    #expect(
      screens.rows == """
        row 44 MailCell #a [detail] "new"
        row 44 MailCell #b "read"
        """
    )
    screens.inBoth { table in
      table.tapAccessory(.id("a"))
      table.tapAccessory(.id("b"))
      #expect(table.indexPathForSelectedRow == nil)
    }
    #expect(screens.said() == ["details 0 new"])
    #expect(
      screens.messages == [
        "Row 1 of section 'friends' of table 'people' has no accessory button to tap; its accessory "
          + "is 'none'."
      ]
    )
  }

  @Test("has an accessory on no recycled cell of a section that says nothing about it")
  func recycledAccessory() {
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a", "b", "c"])
      .accessory { row, _ in .checkmark }
    binder.onSection(.enemies).bind(cellType: NameCell.self, models: ["x", "y", "z"])
      .onDequeue { row, cell, name in cell.label.text = name }
    binder.finish(displaying: .friends, .enemies)
    for offset in [0.0, 44, 88, 132, 164] { table.scroll(to: offset) }
    let cells = table.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.map(\.label.text) == ["x", "y", "z"])
    #expect(cells.allSatisfy { $0.accessoryType == CellAccessory.none })
  }

  @Test("does what it is there for, also where it cannot be selected")
  func primaryAction() {
    let screens = MailScreens(Acting.self, ["a", "b"])
    _ = screens.events()
    screens.inBoth { $0.tapRow(at: path(0)) }
    #expect(
      screens.events().suffix(2) == ["willSelect friends/a → refuse", "primaryAction friends/a"]
    )
    screens.inBoth { table in
      table.tapRow(at: path(1))
      table.setEditing(true)
      table.allowsSelectionDuringEditing = true
      table.tapRow(at: path(1))
    }
    #expect(screens.said() == ["open a", "select 1", "open b", "select 1"])
  }

  @Test("opens its menu, whose commands are found again when the data has changed")
  func menu() {
    let screens = MailScreens(Acting.self, ["a", "b"])
    _ = screens.events()
    screens.inBoth { table in
      #expect(table.openContextMenu(.id("b")).map(\.title) == ["Reply", "Move"])
    }
    #expect(
      screens.rows == """
        row 44 MailCell #a "new"
        row 44 MailCell #b [menu] "new"
        menu "Reply" "Move" [disabled]
        """
    )
    screens.change { $0.mails.removeFirst() }
    screens.inBoth { $0.choose("Reply") }
    #expect(screens.said() == ["reply 0 b"])
    #expect(
      screens.events() == [
        "contextMenu friends/b → Reply, Move", "willDisplayMenu friends/b",
        "menuAction friends/b → Reply", "willEndMenu friends/b",
      ]
    )
    screens.inBoth { table in
      table.openContextMenu(.id("b"))
      table.tapPreview()
    }
    #expect(screens.said() == ["preview 0"])
  }

  @Test("says which commands its menu has")
  func mistakes() {
    let screens = MailScreens(Acting.self, ["a"])
    screens.inBoth { table in
      table.choose("Reply")
      table.openContextMenu(.id("a"))
      table.choose("Forward")
      table.choose("Move")
    }
    #expect(
      screens.messages == [
        "No menu of table 'people' is open, so 'Reply' can't be chosen. Call openContextMenu first.",
        "The open menu of table 'people' has no command 'Forward'; it has 'Reply', 'Delete', 'Move'.",
        "The command 'Move' of the open menu of table 'people' is disabled, so it can't be chosen.",
      ]
    )
  }

  @Test("one accessory for all rows is a value")
  func oneAccessory() {
    let (chain, screen) = (
      HeadlessTable(id: "names", width: 320, height: 200),
      HeadlessTable(id: "names", width: 320, height: 200)
    )
    let binder = SectionedTableViewBinder(tableView: chain, sectionedBy: Section.self)
    binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      .accessory(.disclosureIndicator)
    binder.onSections(.enemies).bind(cellType: NameCell.self, models: [.enemies: ["b"]])
      .accessory(.checkmark)
    binder.finish(displaying: .friends, .enemies)
    let binding = TableScreen<Section> {
      OnSection(.friends) {
        Cells(NameCell.self, models: ["a"]).accessory(.disclosureIndicator)
      }
      OnSections(.enemies) {
        CellsBySection(NameCell.self, models: [.enemies: ["b"]]).accessory(.checkmark)
      }
    }
    .bind(to: screen)
    #expect("\(chain)".contains("a  [disclosure]") && "\(chain)".contains("b  [checkmark]"))
    #expect("\(chain)" == "\(screen)")
    withExtendedLifetime(binding) {}
  }
}
