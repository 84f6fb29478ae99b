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
      OnTable { Cells(NameCell.self, models: source.onError { _ in }) }
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
}
