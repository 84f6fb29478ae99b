import Binder
import HeadlessTable
import TestSupport
import Testing

/// What a screen's closure may contain, and what happens when it runs again.
@MainActor
@Suite(.bounded)
struct ScreenRefreshTests {
  final class State {
    var names = ["a", "b"]
    var extra: String?
    var kind = 0
    var sections: [Section] = [.enemies]
    var runs = 0
    var said: [String] = []
  }

  struct Unnamed {
    let text: String
  }

  @ScreenBuilder<Section>
  static func people(_ state: State) -> ScreenPartGroup<Section> {
    for section in state.sections {
      OnSection(section) {
        heading("\(section)", isTall: section == .friends)
        Cells(NameCell.self, models: state.names)
      }
    }
  }

  @SectionBuilder<Section>
  static func heading(_ title: String, isTall: Bool) -> SectionPartGroup<Section, WithoutCells> {
    Header(title)
    if isTall { HeaderHeight(60) } else { HeaderHeight(20) }
  }

  static func screen(_ state: State) -> TableScreen<Section> {
    TableScreen(sectionedBy: Section.self) {
      let _ = state.runs += 1
      if let extra = state.extra {
        OnSection(.banner) { Cells(BannerCell.self, viewModels: [.init(text: extra)]) }
      }
      people(state)
      switch state.kind {
      case 0: OnSection(.form) { Cells(NameCell.self, models: ["zero"]) }
      case 1:
        OnSection(.form) {
          if state.names.isEmpty { Footer("none") } else { Cells(BannerCell.self, viewModels: []) }
        }
      default: OnSection(.friends) { Cells(NameCell.self, models: ["many"]) }
      }
      if #available(macOS 15, *) { OnAnySection { FooterHeight(3) } }
    }
  }

  static func bound(_ screen: TableScreen<Section>) -> HeadlessTable {
    let table = HeadlessTable(id: "screen", width: 375, height: 480)
    table.onInconsistency = .collect
    screen.bind(to: table)
    return table
  }

  static func sections(_ table: HeadlessTable) -> [String] {
    table.render(.text(rows: .compact)).split(separator: "\n")
      .filter { $0.hasPrefix("§") || $0.hasPrefix("  header") }
      .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }

  @Test func everyStatementOfABuilderWorks() {
    let state = State()
    let screen = Self.screen(state)
    let table = Self.bound(screen)
    #expect(
      Self.sections(table) == [
        "enemies · 2 rows", "20 Title \"enemies\"", "form · 1 row",
      ]
    )
    state.extra = "hello"
    state.kind = 1
    state.sections = [.friends, .enemies]
    screen.refresh()
    #expect(
      Self.sections(table) == [
        "banner · 1 row", "friends · 2 rows", "60 Title \"friends\"", "enemies · 2 rows",
        "20 Title \"enemies\"", "form · 0 rows",
      ]
    )
    state.kind = 2
    state.sections = []
    state.extra = nil
    screen.refresh()
    #expect(Self.sections(table) == ["friends · 1 row"])
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func theClosureRunsOnceABindingAndOnceARefresh() {
    let state = State()
    let screen = Self.screen(state)
    #expect(state.runs == 0)
    let (first, second) = (Self.bound(screen), Self.bound(screen))
    #expect(state.runs == 2)
    for _ in 0..<3 { screen.refresh() }
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(state.runs == 4)
  }

  @Test func newCellTypesAreRegisteredAndKnownOnesNotAgain() {
    let state = State()
    let screen = Self.screen(state)
    let table = Self.bound(screen)
    state.extra = "hello"
    screen.refresh()
    screen.refresh()
    table.layoutIfNeeded()
    screen.refresh()
    table.layoutIfNeeded()
    #expect(table.calls.registrations.map(\.type) == ["NameCell", "BannerCell"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func theHandlersAreThoseOfTheLatestRun() {
    let state = State()
    let screen = TableScreen {
      let kind = state.kind
      OnTable {
        Cells(NameCell.self, models: state.names)
          .onTapped { row, cell, name in state.said.append("\(kind) \(name)") }
      }
    }
    let table = HeadlessTable(id: "screen", width: 375, height: 480)
    screen.bind(to: table)
    state.kind = 7
    screen.refresh()
    table.tapRow(at: .init(row: 0, section: 0))
    #expect(state.said == ["7 a"])
    #expect(table.calls.updates.isEmpty)
  }

  @Test func rowsThatCannotBeToldApartAreSetAnewByEveryRun() {
    let state = State()
    let screen = TableScreen {
      OnTable { Cells(NameCell.self, models: state.names.map(Unnamed.init)) }
    }
    let table = HeadlessTable(id: "screen", width: 375, height: 480)
    screen.bind(to: table)
    table.layoutIfNeeded()
    screen.refresh()
    table.layoutIfNeeded()
    #expect(table.calls.updates.count == 1)
  }

  @Test func problemsOfALaterRunAreReportedOnce() {
    let state = State()
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: state.names) }
      for section in state.sections {
        OnSection(section) { Cells(NameCell.self, models: state.names) }
      }
    }
    let table = Self.bound(screen)
    #expect(table.diagnostics.isEmpty)
    state.sections = [.friends]
    for _ in 0..<2 {
      screen.refresh()
      table.layoutIfNeeded()
    }
    #expect(
      table.diagnostics.map(\.message) == [
        """
        The declaration of this table has a problem:
        - The cells of section 'friends' are bound twice, by 2 chains that start with OnSection(.friends). \
        Keep one of them; the first one is shown.
        """
      ]
    )
  }

  @Test func displayBehaviorsCanBeSetOnAScreen() {
    let state = State()
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: [String]()) }
      OnSection(.enemies) { Cells(NameCell.self, models: state.names) }
      OnSection(.banner) { Cells(NameCell.self, models: state.names) }
    }
    #expect(Self.sections(Self.bound(screen)).count == 3)
    let sorted = screen.sectionDisplayBehavior(.hidesSectionsWithNoCellData)
    #expect(Self.sections(Self.bound(sorted)) == ["banner · 2 rows", "enemies · 2 rows"])
  }
}
