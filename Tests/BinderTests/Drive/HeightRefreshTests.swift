import Binder
import HeadlessTable
import TestSupport
import Testing

/// A refresh asks for the heights of what is displayed again, also where no row has changed.
@MainActor
@Suite(.bounded)
struct HeightRefreshTests {
  /// Which row is expanded, and how often heights were asked for.
  final class State {
    var expanded = -1
    var asked = 0

    func height(_ row: Int) -> Double {
      asked += 1
      return row == expanded ? 100 : 44
    }
  }

  private let state = State()

  private var screens: BothSpellings {
    BothSpellings(
      chain: { binder in
        binder.onSection(.friends)
          .bind(cellType: NameCell.self, models: { (0..<1_000).map { "\($0)" } })
          .bind(headerTitle: "FRIENDS")
          .headerHeight { Double(30 + state.expanded) }
          .cellHeight { row, _ in state.height(row) }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Header("FRIENDS")
          HeaderHeight { Double(30 + state.expanded) }
          Cells(NameCell.self, models: (0..<1_000).map { "\($0)" })
            .cellHeight { row, _ in state.height(row) }
        }
      }
    )
  }

  /// The heights of the first rows, and of the header.
  private func heights(_ screens: BothSpellings) -> [Double] {
    _ = screens.picture
    let table = screens.chain
    return (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      + [table.rectForHeader(inSection: 0).height]
  }

  /// Space above rows that no header stands in, in sight and out of sight, is asked for as rows are.
  @Test func spaceWithoutAHeaderIsAskedForAgain() {
    var space = 5.0
    let screens = BothSpellings(
      displaying: [.friends, .enemies],
      chain: { binder in
        binder.onSections(.friends, .enemies)
          .bind(cellType: NameCell.self, models: { [.friends: ["a"], .enemies: ["b"]] })
          .headerHeight { section in section == .friends ? space : space + 1 }
          .footerHeight { section in space * 100 }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSections(.friends, .enemies) {
          HeaderHeight { section in section == .friends ? space : space + 1 }
          CellsBySection(NameCell.self, models: [.friends: ["a"], .enemies: ["b"]])
          FooterHeight { section in space * 100 }
        }
      }
    )
    func heights() -> [Double] {
      _ = screens.picture
      let table = screens.chain
      return (0...1).flatMap {
        [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height]
      }
    }
    #expect(heights() == [5, 500, 6, 500])
    space = 26
    screens.refresh()
    #expect(heights() == [26, 2600, 27, 2600])
  }

  @Test func aRowIsExpandedByItsHeight() {
    let screens = screens
    #expect(heights(screens) == [44, 44, 44, 44, 29])
    let dequeues = screens.chain.calls.dequeues.count
    state.expanded = 2
    screens.refresh()
    #expect(heights(screens) == [44, 44, 100, 44, 32])
    state.expanded = 0
    screens.refresh()
    #expect(heights(screens) == [100, 44, 44, 44, 30])
    #expect(screens.chain.calls.dequeues.count == dequeues)
  }

  @Test func theRestOfALargeTableCostsNothing() {
    let screens = screens
    _ = screens.picture
    state.asked = 0
    screens.refresh()
    _ = screens.picture
    #expect(state.asked <= 2 * 12)
  }

  @Test("a table that estimates nothing asks for the heights of all rows")
  func withoutEstimates() {
    let screens = screens
    for table in [screens.chain, screens.builder] {
      table.estimatedRowHeight = 0
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 22 + 29 + 44_000)
    }
    state.expanded = 500
    screens.refresh()
    for table in [screens.chain, screens.builder] {
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 500, section: 0)).height == 100)
      #expect(table.contentSize.height == 22 + 530 + 44_056)
    }
  }

  @Test func rowsThatChangeAreAccompaniedByTheHeightsOfTheOthers() {
    var names = ["a", "b", "c"]
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { names })
      .onDequeue { row, cell, name in cell.label.text = name }
      .cellHeight { row, _ in state.height(row) }
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    names[2] = "C"
    state.expanded = 0
    screen.binder.refresh()
    #expect(screen.rows.contains("row     100  NameCell          \"a\""))
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func constantHeightsAreNotAskedForAgain() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { ["a"] })
      .cellHeight(60)
      .headerHeight(20)
    screen.show(.friends)
    #expect(screen.rows.contains("row      60"))
    screen.table.calls.clear()
    screen.binder.refresh()
    #expect(screen.table.calls.dimensions.isEmpty)
  }

  @Test func aRefreshInTheBackgroundAsksToo() async {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { ["a"] })
      .cellHeight { row, _ in state.height(row) }
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    state.expanded = 0
    await screen.binder.refreshInBackground()
    #expect(screen.rows.contains("row     100"))
  }

  @Test func aTapExpandsItsRow() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { ["a", "b"] })
      .cellHeight { row, _ in state.height(row) }
      .onTapped { row, cell, name in
        state.expanded = row
        screen.binder.refresh()
      }
    screen.show(.friends)
    screen.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(screen.rows.contains("row     100"))
    #expect(screen.messages == [])
  }
}
