import Binder
import HeadlessTable
import TestSupport
import Testing

extension BackgroundRefreshTests {
  /// Screens of the result builder are compared in the background as chains are, also those whose tables go.
  @MainActor
  @Suite(.bounded)
  struct Screens {
    private let watch = Guest.Watch()

    private func guests(_ names: String) -> [Guest] {
      names.enumerated().map { Guest(id: $0, name: String($1), watch: watch) }
    }

    private func names(_ table: HeadlessTable) -> [String?] {
      (0..<table.numberOfRows(inSection: 0)).map { row in
        (table.cellForRow(at: IndexPath(row: row, section: 0)) as? NameCell)?.label.text
      }
    }

    @Test func aScreenIsComparedInTheBackground() async {
      watch.gate.open()
      var guests = guests("ab")
      let tables = ["left", "right"].map { HeadlessTable(id: $0, width: 320, height: 200) }
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: guests) { row, cell, guest in cell.label.text = guest.name }
            .compared(.inBackground)
        }
      }
      screen.configuration.comparisonExecutor = ComparisonThreads()
      for table in tables {
        screen.bind(to: table)
        #expect(names(table) == ["a", "b"])
      }
      guests = self.guests("xbc")
      await screen.refreshInBackground()
      for table in tables { #expect(names(table) == ["x", "b", "c"]) }
      #expect(watch.comparisonsOnMainActor == 0)
      #expect(watch.comparisonsElsewhere > 0)
    }

    @Test func severalSectionsAreComparedInTheBackground() async {
      watch.gate.open()
      var guests = guests("ab")
      let table = HeadlessTable(id: "all", width: 320, height: 200)
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSections(.friends, .enemies) {
          CellsBySection(NameCell.self, models: [.friends: guests])
            .compared(.inBackground)
            .onDequeue { section, row, cell, guest in cell.label.text = guest.name }
        }
      }
      screen.configuration.comparisonExecutor = ComparisonThreads()
      screen.bind(to: table)
      #expect(names(table) == ["a", "b"])
      guests = self.guests("x")
      await screen.refreshInBackground()
      #expect(names(table) == ["x"])
      #expect(watch.comparisonsOnMainActor == 0)
    }

    @Test func theCallEndsWithTheBinding() async {
      var guests = guests("ab")
      let table = HeadlessTable(id: "unbound", width: 320, height: 200)
      let screen = TableScreen {
        OnTable { Cells(NameCell.self, models: guests).compared(.inBackground) }
      }
      screen.configuration.comparisonExecutor = ComparisonThreads()
      screen.bind(to: table)
      table.layoutIfNeeded()
      guests = self.guests("xb")
      let refresh = Task { await screen.refreshInBackground() }
      await watch.gate.arrived()
      screen.unbind()
      await refresh.value
      watch.gate.open()
      #expect(table.numberOfSections == 0)
    }

    @Test func theCallEndsThoughTheTableIsGone() async {
      var guests = guests("ab")
      var table: HeadlessTable? = HeadlessTable(id: "gone", width: 320, height: 200)
      weak let former = table
      let screen = TableScreen {
        OnTable { Cells(NameCell.self, models: guests).compared(.inBackground) }
      }
      screen.configuration.comparisonExecutor = ComparisonThreads()
      if let table { screen.bind(to: table) }
      table?.layoutIfNeeded()
      guests = self.guests("xb")
      let refresh = Task { await screen.refreshInBackground() }
      await watch.gate.arrived()
      table = nil
      #expect(former == nil)
      watch.gate.open()
      await refresh.value
    }
  }
}
