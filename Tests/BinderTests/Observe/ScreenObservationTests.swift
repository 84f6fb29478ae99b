import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Screens whose body reads `@Observable` objects and sequences.
@MainActor
@Suite(.bounded)
struct ScreenObservationTests {
  @Observable final class Store {
    var names = ["a"]
    var others = ["x"]
    var showsEnemies = false
    var showsOthers = false
  }

  @MainActor
  private func table() -> HeadlessTable {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    table.onInconsistency = .collect
    return table
  }

  @Test func theBodyRunsAgainOnceAFrame() {
    let (store, table) = (Store(), table())
    var runs = 0
    let screen = TableScreen(sectionedBy: Section.self) {
      let _ = runs += 1
      OnSection(.friends) { Cells(NameCell.self, models: store.names) }
      if store.showsEnemies {
        OnSection(.enemies) { Cells(NameCell.self, models: store.others) }
      }
    }
    screen.bind(to: table)
    #expect(table.numberOfSections == 1)
    store.others = ["not read"]
    table.layoutIfNeeded()
    #expect(runs == 1)
    store.showsEnemies = true
    for number in 0..<10_000 { store.names.append("n\(number)") }
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 10_001)
    #expect(runs == 2)
    store.others = ["y", "z"]
    #expect(table.numberOfRows(inSection: 1) == 2)
    #expect(runs == 3)
  }

  @Test("what view models are made of is observed with the body that they are made in")
  func viewModels() {
    let (entry, table) = (ObservationTests.Entry(id: 1, name: "old"), table())
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        MappedCells(BannerCell.self, models: [entry], mapToViewModels: { .init(text: $0.name) })
      }
      OnSections(.enemies) {
        MappedCellsBySection(
          BannerCell.self,
          models: [.enemies: [entry]],
          mapToViewModels: { .init(text: $0.name) }
        )
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    for name in ["new", "newer"] {
      table.calls.clear()
      entry.name = name
      table.layoutIfNeeded()
      let updates = table.calls.updates.map { Call.update($0).description }
      #expect(updates.map { $0.split(separator: " ").prefix(3) } == [["batch", "2", "reloads"]])
      #expect("\(table)".contains(name))
    }
  }

  @Test func aSequenceGoesOnWhenTheBodyRunsAgain() async {
    let (store, table, names) = (Store(), table(), Script<[String]>())
    let screen = TableScreen(sectionedBy: Section.self) {
      if store.showsEnemies {
        OnSection(.enemies) { Cells(NameCell.self, models: store.others) }
      }
      OnSection(.friends) { StreamedCells(NameCell.self, models: names.onError { _ in }) }
    }
    screen.bind(to: table)
    names.send(["a", "b"])
    await table.wait { $0.numberOfRows(inSection: 0) == 2 && names.isAwaited }
    store.showsEnemies = true
    #expect(table.numberOfRows(inSection: 1) == 2)
    names.send(["a", "b", "c"])
    await table.wait { $0.numberOfRows(inSection: 1) == 3 && names.isAwaited }
    #expect(!names.hasEnded)
    screen.unbind()
    await table.wait { _ in names.hasEnded }
  }

  @Test func aSequenceEndsWithItsPlace() async {
    let (store, table) = (Store(), table())
    let (friends, others) = (Script<[String]>(), Script<[String]>())
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        if store.showsOthers {
          StreamedCells(NameCell.self, models: others.onError { _ in })
        } else {
          StreamedCells(NameCell.self, models: friends.onError { _ in })
        }
      }
    }
    screen.bind(to: table)
    friends.send(["a"])
    await table.wait { $0.numberOfRows(inSection: 0) == 1 && friends.isAwaited }
    store.showsOthers = true
    #expect(table.numberOfRows(inSection: 0) == 0)
    await table.wait { _ in friends.hasEnded && others.isAwaited }
    others.send(["x", "y"])
    await table.wait { $0.numberOfRows(inSection: 0) == 2 }
  }

  @Test func aSequenceIsExchangedWithItsIdentity() async {
    let (store, table) = (Store(), table())
    let sources = ["a": Script<[String]>(), "b": Script<[String]>()]
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        for name in store.names {
          if let source = sources[name] {
            Header(source.map(\.first).onError { _ in }).id(name)
          }
        }
        Cells(NameCell.self, models: ["row"])
      }
    }
    screen.bind(to: table)
    sources["a"]?.send(["from a"])
    await table.wait { $0.description.contains("from a") && sources["a"]?.isAwaited == true }
    store.names = ["b"]
    table.layoutIfNeeded()
    await table.wait { _ in sources["a"]?.hasEnded == true && sources["b"]?.isAwaited == true }
    sources["b"]?.send(["from b"])
    await table.wait { $0.description.contains("from b") }
  }

  @Test func eachTableGoesThroughTheSequenceByItself() async {
    let tables = [table(), table()]
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        StreamedCells(count: Countdown()) { table, row in table.dequeue(NameCell.self) }
      }
    }
    for table in tables {
      table.register(NameCell.self)
      screen.bind(to: table)
    }
    for table in tables { await table.wait { $0.numberOfRows(inSection: 0) == 1 } }
  }

  @Test func screensThatAreLetGoLeaveNothingAlive() {
    let (store, census) = (Store(), Census())
    for _ in 0..<1_000 {
      let (token, table) = (census.token(), table())
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Header { withExtendedLifetime(token) { store.names.first } }
          Cells(NameCell.self, models: withExtendedLifetime(token) { store.names })
            .onTapped { row, cell, name in withExtendedLifetime(token) { table.reloadData() } }
        }
      }
      screen.bind(to: table)
    }
    #expect(census.alive == 0)
  }

  /// Numbers that get smaller.
  private struct Countdown: AsyncSequence, AsyncIteratorProtocol {
    private var number = 4

    func makeAsyncIterator() -> Countdown { self }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      number -= 1
      return number > 0 ? number : nil
    }
  }

  @Test("hears of the next change after it did not come to rest", arguments: [false, true])
  func changesAfterACycle(byBuilder: Bool) {
    let (store, table) = (Store(), table())
    var cycles = true
    let show = { (row: Int, cell: NameCell, name: String) in
      cell.label.text = name
      if cycles { store.names = [name + "a"] }
    }
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: store.names, onDequeue: show) }
    }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { store.names })
        .onDequeue(show)
      binder.finish(displaying: .friends)
    }
    #expect(table.diagnostics.map(\.message.count).count == 1)
    #expect(table.diagnostics.count == 1)
    cycles = false
    store.names = ["b", "c"]
    #expect(table.numberOfRows(inSection: 0) == 2)
    store.names = ["d"]
    #expect(table.render(.text(rows: .compact)).contains(#"NameCell          "d""#))
    #expect(table.diagnostics.count == 1)
  }
}
