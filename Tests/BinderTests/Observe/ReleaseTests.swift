import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Binding and letting go leaves nothing alive, whatever the closures capture.
@MainActor
@Suite(.bounded)
struct ReleaseTests {
  @Observable final class Store {
    var names = ["a"]
  }

  @Test func observedClosuresAreReleased() {
    let (store, census) = (Store(), Census())
    for _ in 0..<Cases.count(1_000) {
      let token = census.token()
      let table = HeadlessTable(id: "people", width: 375, height: 100)
      let binder = TableViewBinder(tableView: table)
      binder.onTable()
        .bind(headerTitle: { withExtendedLifetime(token) { store.names.first } })
        .bind(cellType: NameCell.self, models: { withExtendedLifetime(token) { store.names } })
        .onDequeue { row, cell, name in cell.label.text = withExtendedLifetime(token) { name } }
        .onTapped { row, cell, name in withExtendedLifetime(token) { table.reloadData() } }
      binder.finish()
    }
    #expect(census.alive == 0)
    store.names = ["b"]
  }

  @Test func sequencesAreReleasedAndTheirTasksEnd() async throws {
    let census = Census()
    var sources: [Script<[String]>] = []
    for _ in 0..<Cases.count(200) {
      let token = census.token()
      let source = Script<[String]>()
      let table = HeadlessTable(id: "people", width: 375, height: 100)
      let binder = TableViewBinder(tableView: table)
      binder.onTable()
        .bind(
          cellType: NameCell.self,
          models: source.onError { _ in withExtendedLifetime(token) { table.reloadData() } }
        )
        .onTapped { row, cell, name in withExtendedLifetime(token) { table.reloadData() } }
      binder.finish()
      await table.wait { _ in source.isAwaited }
      sources.append(source)
    }
    try await until("the release of all tokens") { census.alive == 0 }
    #expect(!sources.contains { !$0.hasEnded })
  }

  @Test("a screen's sequences end with the table that shows it", arguments: [false, true])
  func sequencesEndWithTheTable(handleIsKept: Bool) async throws {
    let source = Script<[String]>()
    let screen = TableScreen {
      OnTable { StreamedCells(NameCell.self, models: source.onError { _ in }) }
    }
    var table: HeadlessTable? = HeadlessTable(id: "people", width: 375, height: 100)
    var handle: TableBinding?
    if let table {
      handle = screen.bind(to: table)
      if !handleIsKept { handle = nil }
      await table.wait { _ in source.isAwaited }
    }
    #expect(!source.hasEnded)
    table = nil
    try await until("the end of the sequence") { source.hasEnded }
    withExtendedLifetime((screen, handle)) {}
  }

  @Test("a sequence below one condition ends where that below another one begins")
  func sequencesOfConditions() async throws {
    let table = HeadlessTable(id: "people", width: 375, height: 200)
    let names = [Script<[String]>(), Script<[String]>()]
    let titles = [Script<String?>(), Script<String?>()]
    var isFirst = true
    let screen = TableScreen {
      if isFirst { OnTable { StreamedCells(NameCell.self, models: names[0].onError { _ in }) } }
      if !isFirst { OnTable { StreamedCells(NameCell.self, models: names[1].onError { _ in }) } }
      OnAnySection { HandlersBySection().cellHeight(20) }
    }
    let titled = TableScreen {
      OnTable {
        Cells(NameCell.self, models: ["a"])
        if isFirst { Header(titles[0].onError { _ in }) }
        if !isFirst { Header(titles[1].onError { _ in }) }
      }
    }
    for (screen, first, second) in [
      (screen, { (names[0].isAwaited, names[0].hasEnded) }, { names[1].isAwaited }),
      (titled, { (titles[0].isAwaited, titles[0].hasEnded) }, { titles[1].isAwaited }),
    ] as [(TableScreen<WholeTable>, () -> (Bool, Bool), () -> Bool)] {
      isFirst = true
      screen.bind(to: table)
      try await until("the wait of the first one") { first().0 }
      isFirst = false
      screen.refresh()
      table.layoutIfNeeded()
      try await until("the change of sequences") { first().1 && second() }
      screen.unbind()
    }
  }
}
