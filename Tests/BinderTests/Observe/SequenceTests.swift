import Binder
import HeadlessTable
import TestSupport
import Testing

/// Data from asynchronous sequences: shown as it comes, the latest of a frame, as long as the binder lives.
@MainActor
@Suite(.bounded)
struct SequenceTests {
  struct Offline: Error {}

  private func batches(_ screen: Screen) -> [String] {
    screen.table.layoutIfNeeded()
    let lines = screen.table.calls.updates.map { Call.update($0).description }
    screen.table.calls.clear()
    return lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func nothingIsShownBeforeTheFirstElement() async {
    let (names, send) = AsyncStream.makeStream(of: [String].self)
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: names)
    send.yield(["early"])
    screen.show(.friends)
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
    #expect(await screen.table.wait { $0.numberOfRows(inSection: 0) == 1 })
    #expect(batches(screen) == ["batch 1 insert valid, 0 → 1 row"])
  }

  @Test func elementsOfOneFrameAreOneUpdateToTheLatest() async {
    let names = Script<[String]>()
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: names.onError { _ in })
    screen.show(.friends)
    _ = batches(screen)
    for count in 1...100 { names.send((0..<count).map { "n\($0)" }) }
    names.send(["last"])
    await screen.table.wait { _ in names.isAwaited }
    #expect(batches(screen) == ["batch 1 insert valid, 0 → 1 row"])
    #expect(screen.rows.contains("last"))
  }

  @Test func elementsOfDifferentFramesAreShownInTheirOrder() async {
    let (names, send) = AsyncStream.makeStream(of: [String].self)
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: names)
    screen.show(.friends)
    var shown: [String] = []
    for names in [["a"], ["b", "c"], ["a", "d", "c"], []] {
      send.yield(names)
      await screen.table.wait { $0.numberOfRows(inSection: 0) == names.count }
      shown += batches(screen)
    }
    send.finish()
    #expect(
      shown == [
        "batch 1 insert valid, 0 → 1 row",
        "batch 2 inserts · 1 delete valid, 1 → 2 rows",
        "batch 2 inserts · 1 delete valid, 2 → 3 rows",
        "batch 3 deletes valid, 3 → 0 rows",
      ]
    )
  }

  @Test func anErrorIsHandedOverAndTheDataStays() async {
    let (names, send) = AsyncThrowingStream.makeStream(of: [String].self)
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: names.onError { screen.say($0) })
    screen.show(.friends)
    send.yield(["a"])
    send.finish(throwing: Offline())
    await screen.table.wait { _ in !screen.said.isEmpty }
    #expect(screen.said == ["Offline()"])
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
  }

  @Test func theEndOfABinderEndsItAndNothingIsAppliedAfterwards() async {
    let (source, census) = (Script<[String]>(), Census())
    var said: [String] = []
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    weak var binder: TableViewBinder?
    do {
      let living = TableViewBinder(tableView: table)
      let token = census.token()
      binder = living
      living.onTable()
        .bind(
          cellType: NameCell.self,
          models: source.onError { error in withExtendedLifetime(token) { said.append("\(error)") }
          }
        )
      living.finish()
      await table.wait { _ in source.isAwaited }
      source.send(["a"])
      await table.wait { $0.numberOfRows(inSection: 0) == 1 && source.isAwaited }
    }
    #expect(binder == nil)
    await table.wait { _ in census.alive == 0 }
    #expect(source.hasEnded)
    #expect(said == [])
  }

  @Test func anElementThatArrivesAfterTheEndIsNotApplied() async {
    let source = Script<[String]>()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    var binder: TableViewBinder? = TableViewBinder(tableView: table)
    let chain = binder?.onTable().bind(cellType: NameCell.self, models: source.onError { _ in })
    binder?.finish()
    await table.wait { _ in source.isAwaited }
    source.send(["a"])
    binder = nil
    await table.wait { _ in source.hasEnded }
    #expect(binder == nil)
    #expect(table.calls.updates.isEmpty)
    _ = chain
  }

  @Test func aWaitingTaskKeepsNothingAlive() async throws {
    let source = Script<[String]>()
    weak var table: HeadlessTable?
    weak var binder: TableViewBinder?
    do {
      let (livingTable, livingBinder) = Self.bind(source)
      (table, binder) = (livingTable, livingBinder)
      await livingTable.wait { _ in source.isAwaited }
      #expect(!source.hasEnded)
    }
    #expect(binder == nil)
    #expect(table == nil)
    try await until("the end of the sequence") { source.hasEnded }
  }

  private static func bind(_ source: Script<[String]>) -> (HeadlessTable, TableViewBinder) {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: NameCell.self, models: source.onError { _ in })
      .onTapped { row, cell, name in table.reloadData() }
    binder.finish()
    return (table, binder)
  }
}
