import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("The menu of a row", .bounded)
struct MenuTests {
  private enum Full: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.contextMenu { row, mail in
        MenuAction("Reply", subtitle: "To all", image: "arrow") {
          box.say("reply", row, mail.id)
          return .done
        }
        MenuAction("Secret", style: .hidden) { .refused }
        MenuAction.submenu("Sort", image: "arrows") {
          MenuAction("Name", state: .on) {
            box.say("by name", row, mail.id)
            return .done
          }
          MenuAction.submenu("Date") {
            for order in ["Newest", "Oldest"] {
              MenuAction(order, state: .mixed) {
                box.say(order, row, mail.id)
                return .done
              }
            }
          }
          if mail.isRead { MenuAction("Colour", style: .disabled) { .refused } }
        }
        MenuAction.submenu("Nothing") { MenuAction("Secret", style: .hidden) { .refused } }
        MenuAction.inline("Delete") {
          MenuAction("For me", style: .destructive) {
            box.say("delete", row, mail.id)
            return .done
          }
          MenuAction("For all", style: .disabled) { .refused }
        }
        MenuAction.inline {
          MenuAction("Mute") { .done }
          MenuAction.submenu("Share") { MenuAction("Copy") { .done } }
        }
        MenuAction("Print") { .done }
      }
    }
  }

  private enum Hidden: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.contextMenu { row, _ in MenuAction.inline { MenuAction("a", style: .hidden) { .done } } }
    }
  }

  @Test("is drawn with a line for each group, and the commands of its submenus below")
  func picture() {
    let screens = MailScreens(Full.self, ["a"])
    _ = screens.events()
    screens.inBoth { table in
      let actions = table.openContextMenu(.id("a"))
      #expect(actions.map(\.kind).filter { $0 == .submenu }.count == 2)
      #expect(actions[2].children.map(\.title) == ["Name", "Date"])
    }
    #expect(
      screens.rows == """
        row 44 MailCell #a [menu] "new"
        menu "Reply" [subtitle="To all"] "Sort" [submenu]
        "menu: Delete" "For me" [destructive] "For all" [disabled]
        menu "Mute" "Share" [submenu]
        menu "Print"
        "menu › Sort" "Name" [on] "Date" [submenu]
        "menu › Sort › Date" "Newest" [mixed] "Oldest" [mixed]
        "menu › Share" "Copy"
        """
    )
    #expect(
      screens.events() == [
        "contextMenu friends/a → Reply, Sort (Name, Date (Newest, Oldest)), For me, For all, Mute, "
          + "Share (Copy), Print",
        "willDisplayMenu friends/a",
      ]
    )
  }

  @Test("is in JSON and in drawings, too, which leave out what stands in submenus")
  func otherPictures() {
    let screens = MailScreens(Full.self, ["a"])
    screens.inBoth { table in
      table.openContextMenu(.id("a"))
      let json = table.render(.json)
      #expect(json.contains(#""menu › Sort":["#))
      #expect(json.contains(#""menu: Delete":["#))
      #expect(table.render(.svg).contains(">Sort ›<"))
      #expect(!table.render(.svg).contains(">Newest<"))
      #expect(!table.render(.ansi).contains("<Newest>"))
    }
  }

  @Test("has commands in submenus, which are found again when the data has changed")
  func choosing() {
    let screens = MailScreens(Full.self, ["a", "b"])
    for path in [["For me"], ["Sort", "Name"], ["Sort", "Date", "Oldest"]] {
      screens.inBoth { $0.openContextMenu(.id("b")) }
      if path.count == 3 { screens.change { $0.mails.removeFirst() } }
      _ = screens.events()
      screens.inBoth { table in
        switch path.count {
        case 1: table.choose(path[0])
        case 2: table.choose(path[0], path[1])
        default: table.choose(path[0], path[1], path[2])
        }
      }
      #expect(
        screens.events().first == "menuAction friends/b → \(path.joined(separator: " › "))"
      )
    }
    #expect(screens.said() == ["delete 1 b", "by name 1 b", "Oldest 0 b"])
    #expect(screens.messages == [])
  }

  @Test("says what cannot be chosen in it")
  func mistakes() {
    let screens = MailScreens(Full.self, ["a"])
    screens.inBoth { table in
      table.openContextMenu(.id("a"))
      table.choose("Name")
      table.choose("Secret")
      table.choose("Sort")
      table.choose("Sort", "Size")
      table.choose("Sort", "Date")
      table.choose("Print", "Draft")
      table.choose("For all")
      table.choose("Nothing")
    }
    let menu = "open menu of table 'people'"
    let all = "'Reply', 'Sort', 'For me', 'For all', 'Mute', 'Share', 'Print'"
    #expect(
      screens.messages == [
        "The \(menu) has no command 'Name'; it has \(all).",
        "The \(menu) has no command 'Secret'; it has \(all).",
        "'Sort' of the \(menu) is a submenu. Choose one of its commands, as in "
          + "choose(\"Sort\", \"Name\").",
        "The submenu 'Sort' of the \(menu) has no command 'Size'; it has 'Name', 'Date'.",
        "'Date' of the \(menu) is a submenu. Choose one of its commands, as in "
          + "choose(\"Sort\", \"Date\", \"Newest\").",
        "'Print' of the \(menu) is no submenu, so 'Draft' can't be chosen in it.",
        "The command 'For all' of the \(menu) is disabled, so it can't be chosen.",
        "The \(menu) has no command 'Nothing'; it has \(all).",
      ]
    )
  }

  @Test("is none where nothing is shown in it")
  func nothingShown() {
    let screens = MailScreens(Hidden.self, ["a"])
    _ = screens.events()
    screens.inBoth { $0.openContextMenu(.id("a")) }
    #expect(screens.events() == ["contextMenu friends/a → none"])
  }

  @Test("a submenu does nothing by itself")
  func submenu() {
    var outcomes: [ActionOutcome] = []
    MenuAction.submenu("Sort") { MenuAction("Name") { .done } }.perform { outcomes.append($0) }
    #expect(outcomes == [.refused])
  }

  struct Folder: Identifiable, Equatable { let id: Int, name: String }

  private func showFolders(_ folders: [Folder], favourite: Int) -> TableScreen<WholeTable> {
    TableScreen {
      OnTable {
        Rows(folders) { folder in ListContent(folder.name) }
          .contextMenu { folder in
            MenuAction("Favourite", state: folder.id == favourite ? .on : .off) { .done }
            MenuAction.submenu("Sort", image: "arrow.up.arrow.down") {
              MenuAction("By date", subtitle: "Newest first", state: .on) { .done }
              MenuAction("By sender") { .done }
            }
            MenuAction.inline {
              MenuAction("Delete", style: .destructive) { .done }
            }
          }
      }
    }
  }

  @Test("is drawn on the page about gestures as it is")
  func page() throws {
    let page = try PackageRoot.text(of: "Sources/Binder/Binder.docc/Gestures.md")
    let folderTable = HeadlessTable(id: "folders", width: 320, height: 100)
    let folderScreen = showFolders([Folder(id: 7, name: "Work")], favourite: 7)
    folderScreen.bind(to: folderTable)
    folderTable.openContextMenu(.id(7))
    let text = "\(folderTable)"
    #expect(page.contains("```text\n\(text)```"), "\(text)")
    folderTable.choose("Sort", "By sender")
    #expect(folderTable.openMenuActions.isEmpty)
  }
}
