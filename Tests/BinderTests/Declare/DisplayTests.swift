import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A cell that is displayed and leaves the screen", .bounded)
struct DisplayTests {
  private enum Playing: MailHandlers {
    static func add<Rows: RowsOfSection>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.cellHeight(50)
        .onWillDisplay { row, cell, mail in box.say("play", row, mail.id, cell.label.text ?? "") }
        .onDidEndDisplaying { row, cell, mail in
          box.say("stop", row, mail.id, mail.isRead, cell.label.text ?? "")
        }
    }
  }

  /// What the handlers were told until the tables have shown what is to be shown.
  private func told(by screens: MailScreens) -> [String] {
    screens.inBoth { $0.layoutIfNeeded() }
    return screens.said()
  }

  private func screens(_ ids: [String]) -> MailScreens {
    let screens = MailScreens(Playing.self, ids)
    #expect(told(by: screens) == ids.enumerated().map { "play \($0) \($1) new" })
    return screens
  }

  @Test("tells its row when it is scrolled away and another one is scrolled in")
  func scrolling() {
    let screens = MailScreens(Playing.self, (0..<20).map { "\($0)" })
    let shown = told(by: screens).count
    screens.inBoth { $0.scroll(to: 50) }
    #expect(told(by: screens) == ["play \(shown) \(shown) new", "stop 0 0 false new"])
    screens.inBoth { $0.scroll(to: 0) }
    #expect(told(by: screens) == ["play 0 0 new", "stop \(shown) \(shown) false new"])
  }

  @Test("tells the row that it showed when the row is deleted")
  func deletion() {
    let screens = screens(["a", "b", "c"])
    screens.change { $0.mails.remove(at: 1) }
    #expect(told(by: screens) == ["stop 1 b false new"])
    screens.change { $0.mails = [] }
    #expect(told(by: screens) == ["stop 0 a false new", "stop 2 c false new"])
  }

  @Test("of a reloaded row ends with the old model, after the new one is displayed")
  func reload() {
    let screens = screens(["a"])
    screens.change { $0.mails[0].isRead = true }
    #expect(told(by: screens) == ["play 0 a read", "stop 0 a false new"])
  }

  @Test("that was filled again ends with the model that it was filled with last")
  func reconfiguration() {
    let screens = screens(["a", "b"])
    screens.both.reconfigureRows()
    screens.change { $0.mails[1].isRead = true }
    #expect(told(by: screens).isEmpty)
    screens.change { $0.mails.remove(at: 0) }
    #expect(told(by: screens) == ["stop 0 a false new"])
    screens.change { $0.mails = [] }
    #expect(told(by: screens) == ["stop 1 b true read"])
  }

  @Test(
    "tells the handlers of its section, and then those of any section, also when the section is gone"
  )
  func sections() {
    var said: [[String]] = [[], []]
    func say(_ table: Int, _ words: Any...) {
      said[table].append(words.map { "\($0)" }.joined(separator: " "))
    }
    var names: [Section: [String]] = [.friends: ["asif"], .enemies: ["joanne"]]
    let both = BothSpellings(
      displaying: [.friends, .enemies],
      chain: { binder in
        binder.onSection(.friends)
          .bind(cellType: MailCell.self, models: { names[.friends] ?? [] })
          .onWillDisplay { row, cell in say(0, "show", row) }
          .onDidEndDisplaying { row, cell in say(0, "hide", row) }
        binder.onAllOtherSections()
          .bind(cellType: MailCell.self, models: { names })
          .onWillDisplay { section, row, cell, name in say(0, section, row, name) }
          .onDidEndDisplaying { section, row, cell, name in say(0, section, row, name, "gone") }
        binder.onAnySection()
          .onWillDisplay { section, row, cell in say(0, "any", section, row) }
          .onDidEndDisplaying { section, row, cell in say(0, "any", section, row, "gone") }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(MailCell.self, models: names[.friends] ?? [])
            .onWillDisplay { row, cell in say(1, "show", row) }
            .onDidEndDisplaying { row, cell in say(1, "hide", row) }
        }
        OnAllOtherSections {
          CellsBySection(MailCell.self, models: names)
            .onWillDisplay { section, row, cell, name in say(1, section, row, name) }
            .onDidEndDisplaying { section, row, cell, name in say(1, section, row, name, "gone") }
        }
        OnAnySection {
          HandlersBySection()
            .onWillDisplay { section, row, cell in say(1, "any", section, row) }
            .onDidEndDisplaying { section, row, cell in say(1, "any", section, row, "gone") }
        }
      }
    )
    func told() -> [String] {
      for table in [both.chain, both.builder] { table.layoutIfNeeded() }
      defer { said = [[], []] }
      #expect(said[0] == said[1])
      return said[0]
    }

    #expect(told() == ["show 0", "any friends 0", "enemies 0 joanne", "any enemies 0"])
    names = [:]
    both.refresh()
    #expect(
      told() == ["hide 0", "any friends 0 gone", "enemies 0 joanne gone", "any enemies 0 gone"]
    )
  }

  @Test("leaves nothing of rows that were not displayed in memory")
  func memory() {
    final class Letter: Equatable {
      static func == (left: Letter, right: Letter) -> Bool { left === right }
    }
    var letters = (0..<3).map { _ in Letter() }
    weak let last = letters[2]
    var count = 0
    let table = HeadlessTable(id: "letters", width: 100, height: 88)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: MailCell.self, models: { letters })
      .onDidEndDisplaying { row, cell, letter in count += 1 }
    binder.finish()
    table.layoutIfNeeded()
    letters.removeLast()
    binder.refresh()
    table.layoutIfNeeded()
    #expect(last == nil)
    letters = []
    binder.refresh()
    table.layoutIfNeeded()
    #expect(count == 2)
  }
}
