import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Rows that are loaded when the start of their section comes near.
@MainActor
@Suite("Prefetching at the start", .bounded)
struct StartPrefetchTests {
  /// A list of a table of 132 points, with rows of 44, and what the handlers are told.
  @MainActor
  final class Chat {
    let table = HeadlessTable(id: "chat", width: 320, height: 132)
    let names: MutableObservableArray<String>
    private(set) var told: [String] = []
    private let binder: TableViewBinder
    private var screen: TableScreen<WholeTable>?

    init(
      _ count: Int,
      distance: Int = 2,
      isBuilder: Bool = false,
      keeps: Bool = true,
      loads page: Int = 0
    ) {
      let names = MutableObservableArray((0..<count).map { "m\($0)" })
      self.names = names
      binder = TableViewBinder(tableView: table)
      let load = { [unowned self] (count: Int) in
        told.append("\(count)")
        if count < 60 { insert(page) }
      }
      if isBuilder {
        let screen = TableScreen {
          OnTable {
            ObservedCells(NameCell.self, models: names)
              .prefetch(when: .cellsFromStart(distance), with: load)
              .prefetch(when: .cellsFromEnd(0)) { [unowned self] in told.append("end \($0)") }
          }
        }
        screen.keepsVisibleRowsInPlace = keeps
        screen.bind(to: table)
        self.screen = screen
      } else {
        binder.keepsVisibleRowsInPlace = keeps
        binder.onTable().bind(cellType: NameCell.self, models: names)
          .prefetch(when: .cellsFromStart(distance), with: load)
          .prefetch(when: .cellsFromEnd(0)) { [unowned self] in told.append("end \($0)") }
        binder.finish()
      }
      table.layoutIfNeeded()
    }

    func insert(_ count: Int) {
      let all = names.count
      names.insert(contentsOf: (0..<count).map { "e\(all)-\($0)" }, at: 0)
    }

    func scroll(to row: Int) {
      table.scroll(to: Double(row) * 44)
      table.layoutIfNeeded()
    }

    func scrollToEnd() { scroll(to: 1_000) }

    func takeTold() -> [String] {
      defer { told = [] }
      return told
    }
  }

  @Test(arguments: [false, true])
  func runsWhenARowNearTheStartComesFromAbove(isBuilder: Bool) {
    let chat = Chat(10, isBuilder: isBuilder)
    #expect(chat.takeTold() == [])
    chat.scrollToEnd()
    #expect(chat.takeTold() == ["end 10"])
    chat.scroll(to: 3)
    #expect(chat.takeTold() == [])
    chat.scroll(to: 2)
    #expect(chat.takeTold() == ["10"])
    for row in [0, 7, 0] { chat.scroll(to: row) }
    #expect(chat.takeTold() == [])
  }

  @Test(arguments: [(0, 0), (1, 1), (4, 4)])
  func aTriggerSaysHowNearTheStartIs(_ distance: Int, _ row: Int) {
    let chat = Chat(12, distance: distance)
    chat.scrollToEnd()
    chat.scroll(to: row + 1)
    #expect(chat.takeTold() == ["end 12"])
    chat.scroll(to: row)
    #expect(chat.takeTold() == ["12"])
  }

  @Test func aJumpToTheTopComesNearToo() {
    let chat = Chat(30)
    chat.scrollToEnd()
    chat.scroll(to: 0)
    #expect(chat.takeTold() == ["end 30", "30"])
  }

  @Test func scrollingDownAndUpFromTheTopComesNearToo() {
    let chat = Chat(30)
    chat.scroll(to: 2)
    #expect(chat.takeTold() == [])
    chat.scroll(to: 1)
    #expect(chat.takeTold() == ["30"])
  }

  @Test(arguments: [false, true])
  func aSectionThatIsWhollyOnTheScreenAsksForMoreAtOnce(isBuilder: Bool) {
    let chat = Chat(2, isBuilder: isBuilder, loads: 1)
    #expect(chat.takeTold() == ["end 2", "2", "3"])
    #expect(chat.table.numberOfRows(inSection: 0) == 4)
    #expect(chat.table.contentOffset.y == 44)
  }

  @Test func aJumpDownOfLessThanAScreenIsNotTheWholeSection() {
    let chat = Chat(6)
    chat.scrollToEnd()
    #expect(chat.takeTold() == ["end 6"])
  }

  @Test func loadsPageByPageAndKeepsThePlace() {
    let chat = Chat(10, loads: 10)
    chat.scrollToEnd()
    chat.scroll(to: 2)
    #expect(chat.table.rowsOnScreen == "m2@0 m3@44 m4@88")
    #expect(chat.names.count == 20)
    chat.scroll(to: 8)
    #expect(chat.names.count == 20)
    chat.scroll(to: 2)
    #expect(chat.names.count == 30)
    #expect(chat.table.rowsOnScreen == "e10-2@0 e10-3@44 e10-4@88")
    #expect(chat.takeTold() == ["end 10", "10", "20"])
  }

  @Test func aSingleRowThatIsLoadedIsEnoughToComeNearAgain() {
    let chat = Chat(10, distance: 0, loads: 1)
    chat.scrollToEnd()
    for _ in 0..<3 { chat.scroll(to: 0) }
    #expect(chat.takeTold() == ["end 10", "10", "11", "12"])
  }

  @Test func withoutKeepingThePlaceOnePageIsLoadedAtATime() {
    let chat = Chat(10, keeps: false, loads: 10)
    chat.scrollToEnd()
    chat.scroll(to: 0)
    #expect(chat.names.count == 20)
    #expect(chat.table.contentOffset.y == 0)
    chat.scroll(to: 4)
    chat.scroll(to: 0)
    #expect(chat.names.count == 30)
  }

  @Test(arguments: [true, false])
  func rowsThatAnUpdateShowsAreNotComeTo(animates: Bool) {
    let table = HeadlessTable(id: "chat", width: 320, height: 132)
    var names: [String] = []
    var told: [Int] = []
    let binder = TableViewBinder(tableView: table)
    binder.animateChanges = animates
    binder.onTable().bind(cellType: NameCell.self, models: { names })
      .prefetch(when: .cellsFromStart(2)) { told.append($0) }
    binder.finish()
    table.layoutIfNeeded()
    names = (0..<20).map(String.init)
    binder.refresh()
    table.layoutIfNeeded()
    names.insert("first", at: 0)
    binder.refresh()
    table.layoutIfNeeded()
    #expect(told == [])
    table.scroll(to: 400)
    names.append("last")
    binder.refresh()
    table.scroll(to: 88)
    table.layoutIfNeeded()
    #expect(told == [22])
  }

  @Test func asksAgainAfterTheSectionHasBecomeShorter() {
    let chat = Chat(10)
    chat.scrollToEnd()
    chat.scroll(to: 0)
    chat.names.remove(at: 9)
    chat.scrollToEnd()
    chat.scroll(to: 0)
    #expect(chat.takeTold() == ["end 10", "10", "end 9", "9"])
  }

  @Test(arguments: [false, true])
  func eachOfSeveralSectionsHasItsStart(isBuilder: Bool) {
    let names: [Section: [String]] = [
      .friends: ["a", "b", "c", "d"], .enemies: ["e", "f", "g", "h"],
    ]
    let table = HeadlessTable(id: "pages", width: 320, height: 132)
    var told: [String] = []
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSections(.friends, .enemies) {
        CellsBySection(NameCell.self, models: names)
          .prefetch(when: .cellsFromStart(0)) { told.append("\($1) \($0)") }
      }
    }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    if isBuilder {
      screen.bind(to: table)
    } else {
      binder.onSections(.friends, .enemies).bind(cellType: NameCell.self, models: names)
        .prefetch(when: .cellsFromStart(0)) { told.append("\($1) \($0)") }
      binder.finish(displaying: .friends, .enemies)
    }
    for row in [0, 5, 4, 3, 2, 1, 0] {
      table.scroll(to: Double(row) * 44)
      table.layoutIfNeeded()
    }
    #expect(told == ["4 enemies", "4 friends"])
  }
}
