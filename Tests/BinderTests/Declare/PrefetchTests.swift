import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite(.bounded)
struct PrefetchTests {
  /// 44 points a row; 10 rows; the viewport holds 3.
  static func screen(_ distance: Int, _ models: @escaping () -> [String]) -> Screen {
    let screen = Screen(height: 132)
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: models)
      .prefetch(when: .cellsFromEnd(distance)) { startingIndex in screen.say(startingIndex) }
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    return screen
  }

  @Test(arguments: [(0, 9), (2, 7), (5, 4)])
  func runsWhenTheRowThatFarFromTheEndIsDisplayed(_ distance: Int, _ row: Int) {
    let screen = Self.screen(distance) { (0..<10).map(String.init) }
    screen.table.scroll(to: Double(row - 3) * 44)
    screen.table.layoutIfNeeded()
    #expect(screen.said == [])
    screen.table.scroll(by: 44)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10"])
  }

  @Test func runsOnceForANumberOfRowsAndAgainAfterTheSectionHasGrown() {
    var count = 10
    let screen = Self.screen(2) { (0..<count).map(String.init) }
    for offset in [300.0, 0, 300] {
      screen.table.scroll(to: offset)
      screen.table.layoutIfNeeded()
    }
    #expect(screen.said == ["10"])
    count = 20
    screen.binder.refresh()
    screen.table.scroll(to: 700)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10", "20"])
  }

  /// How many rows there are, one state after the other, and what the handler is told.
  @Test(
    arguments: [
      ([20, 0, 20], ["20", "20"]),
      ([40, 60, 20], ["40", "60", "20"]),
      ([40, 40], ["40"]),
      ([10, 20, 20, 30], ["10", "20", "30"]),
    ]
  )
  func runsAgainAfterAShorterList(_ counts: [Int], _ said: [String]) {
    for isBuilder in [false, true] {
      let table = HeadlessTable(id: "pages", width: 320, height: 132)
      var (names, told): ([String], [String]) = ([], [])
      let binder = TableViewBinder(tableView: table)
      let screen = TableScreen {
        OnTable { Cells(NameCell.self, models: names).prefetch { told.append("\($0)") } }
      }
      if isBuilder {
        screen.bind(to: table)
      } else {
        binder.onTable().bind(cellType: NameCell.self, models: { names })
          .prefetch { told.append("\($0)") }
        binder.finish()
      }
      for (step, count) in counts.enumerated() {
        names = (0..<count).map { "\(step) \($0)" }
        if isBuilder { screen.refresh() } else { binder.refresh() }
        table.scroll(to: 0)
        table.scroll(to: 10_000)
        table.layoutIfNeeded()
      }
      #expect(told == said)
    }
  }

  /// A chain that names a section counts before those of all other sections and of any section.
  @Test(arguments: [false, true])
  func eachOfSeveralSectionsHasItsEnd(isBuilder: Bool) {
    let names: [Section: [String]] = [
      .friends: ["a", "b", "c", "d"], .enemies: ["e", "f", "g", "h"],
      .banner: ["i", "j", "k", "l"],
    ]
    let table = HeadlessTable(id: "pages", width: 320, height: 132)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    var told: [String] = []
    let builder = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(NameCell.self, models: names[.friends] ?? [])
          .prefetch(when: .cellsFromEnd(0)) { told.append("\($0) friends") }
      }
      OnSections(.enemies) {
        CellsBySection(NameCell.self, models: [.enemies: names[.enemies] ?? []])
          .prefetch { told.append("\($1) \($0)") }
      }
      OnAllOtherSections {
        CellsBySection(NameCell.self, models: [.banner: names[.banner] ?? []])
      }
      OnAnySection { HandlersBySection().prefetch { told.append("\($1) any \($0)") } }
    }
    if isBuilder {
      builder.bind(to: table)
    } else {
      binder.onSection(.friends).bind(cellType: NameCell.self, models: names[.friends] ?? [])
        .prefetch(when: .cellsFromEnd(0)) { told.append("\($0) friends") }
      binder.onSections(.enemies)
        .bind(cellType: NameCell.self, models: [.enemies: names[.enemies] ?? []])
        .prefetch { told.append("\($1) \($0)") }
      binder.onAllOtherSections()
        .bind(cellType: NameCell.self, models: [.banner: names[.banner] ?? []])
      binder.onAnySection().prefetch { told.append("\($1) any \($0)") }
      binder.finish(displaying: .friends, .enemies, .banner)
    }
    for row in 0..<12 {
      table.scroll(to: Double(row) * 44)
      table.layoutIfNeeded()
    }
    #expect(told == ["4 friends", "4 enemies", "4 any banner"])
  }

  @Test func withoutATriggerItRunsTwoRowsBeforeTheEnd() {
    let screen = Screen(height: 132)
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: (0..<10).map(String.init))
      .prefetch { startingIndex in screen.say(startingIndex) }
    screen.show(.friends)
    screen.table.scroll(to: 4 * 44)
    screen.table.layoutIfNeeded()
    #expect(screen.said == [])
    screen.table.scroll(by: 44)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10"])
  }

  @Test func runsWhenAJumpSkipsTheRow() {
    let screen = Self.screen(5) { (0..<10).map(String.init) }
    screen.table.scroll(to: 308)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10"])
  }
}
