import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A cell that is displayed and leaves the screen", .bounded)
struct DisplayTests {
  private enum Playing: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
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
          .onWillDisplay { row, cell, _ in say(0, "show", row) }
          .onDidEndDisplaying { row, cell, _ in say(0, "hide", row) }
        binder.onAllOtherSections()
          .bind(cellType: MailCell.self, models: { names })
          .onWillDisplay { section, row, cell, name in say(0, section, row, name) }
          .onDidEndDisplaying { section, row, cell, name in say(0, section, row, name, "gone") }
        binder.onAnySection()
          .onWillDisplay { section, row, cell, _ in say(0, "any", section, row) }
          .onDidEndDisplaying { section, row, cell, _ in say(0, "any", section, row, "gone") }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(MailCell.self, models: names[.friends] ?? [])
            .onWillDisplay { row, cell, _ in say(1, "show", row) }
            .onDidEndDisplaying { row, cell, _ in say(1, "hide", row) }
        }
        OnAllOtherSections {
          CellsBySection(MailCell.self, models: names)
            .onWillDisplay { section, row, cell, name in say(1, section, row, name) }
            .onDidEndDisplaying { section, row, cell, name in say(1, section, row, name, "gone") }
        }
        OnAnySection {
          HandlersBySection()
            .onWillDisplay { section, row, cell, _ in say(1, "any", section, row) }
            .onDidEndDisplaying { section, row, cell, _ in say(1, "any", section, row, "gone") }
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

  /// What a screen's closure declares about the names, at the moment.
  private enum Form { case telling, silent, numbers, gone }

  @Test(
    "is told of its end by the handlers that it had where its section shows other rows, or none",
    arguments: [
      ([Form.telling, .gone], ["show 0 a", "hide 0 a"]),
      ([.telling, .numbers], ["show 0 a", "show 0 1", "hide 0 a"]),
      ([.telling, .silent, .gone], ["show 0 a"]),
      ([.telling, .silent, .telling, .gone], ["show 0 a", "hide 0 a"]),
    ]
  )
  private func otherRows(forms: [Form], expected: [String]) {
    let table = HeadlessTable(id: "names", width: 100, height: 88)
    var (form, said) = (forms[0], [String]())
    let screen = TableScreen {
      OnTable {
        switch form {
        case .telling:
          Cells(MailCell.self, models: ["a"])
            .onWillDisplay { row, cell, name in said.append("show \(row) \(name)") }
            .onDidEndDisplaying { row, cell, name in said.append("hide \(row) \(name)") }
            .id(1)
        case .silent: Cells(MailCell.self, models: ["a"]).id(1)
        case .numbers:
          Cells(MailCell.self, models: [1])
            .onWillDisplay { row, cell, number in said.append("show \(row) \(number)") }
            .onDidEndDisplaying { row, cell, number in said.append("hide \(row) \(number)") }
        case .gone: Header("NAMES")
        }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    for next in forms.dropFirst() {
      form = next
      screen.refresh()
      table.layoutIfNeeded()
    }
    #expect(said == expected)
  }

  private final class TellingCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case touched }
  }

  @Test("that emits events is told of its end, and all cells are when their screen is unbound")
  func unbinding() {
    let table = HeadlessTable(id: "names", width: 100, height: 88)
    var (names, said) = (["a", "b", "c"], [String]())
    let screen = TableScreen {
      OnTable {
        Cells(TellingCell.self, models: names)
          .onDidEndDisplaying { row, cell, name in said.append("hide \(row) \(name)") }
      }
    }
    let binding = screen.bind(to: table)
    table.layoutIfNeeded()
    names.removeFirst()
    screen.refresh()
    table.layoutIfNeeded()
    #expect(said == ["hide 0 a"])
    binding.unbind()
    #expect(said == ["hide 0 a", "hide 1 b", "hide 1 c"])
    table.layoutIfNeeded()
    #expect(said.count == 3)
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
