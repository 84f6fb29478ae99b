import HeadlessTable
import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// Fetches, several changes in one turn, moves by a touch, identifiers, snapshots, the index, and steps after the source.
@MainActor
@Suite("fetched results", .bounded)
struct FetchedResultsTests {
  private let controller = StandInController()
  private let source: FetchedResultsDataSource<Record>
  private let warnings = Lines()

  final class Lines { var lines: [String] = [] }
  struct NoStore: Error {}

  init() {
    source = FetchedResultsDataSource(following: controller)
    source.onWarning = { [warnings] in warnings.lines.append($0) }
  }

  @Test func aFetchIsAReloadAndItsErrorChangesNothing() throws {
    var notation = FetchedNotation()
    let screens = FetchedScreens(source)
    let (seen, animated) = (Heard(source), Heard(source.animatingReloads()))
    #expect(screens.problem([]) == nil)
    for text in ["a b", "b c"] {
      controller.store = notation.sections(text)
      try source.performFetch()
    }
    controller.error = NoStore()
    #expect(throws: NoStore.self) { try source.performFetch() }
    #expect(seen.changes == ["reset", "reset"])
    #expect(animated.changes == ["insertSections([0])", "deletes([[0, 0]]), inserts([[0, 1]])"])
    #expect(screens.problem([["b", "c"]]) == nil)
  }

  @Test func aFetchThatIsReportedIsAReloadOnce() throws {
    var notation = FetchedNotation()
    controller.reportsFetches = true
    controller.store = notation.sections("a")
    let seen = Heard(source)
    try source.performFetch()
    #expect(seen.changes == ["reset"])
    #expect(warnings.lines == [])
  }

  @Test("D11, D12: two changes in one turn are counted one after the other, also out of a window")
  func twoChanges() {
    var notation = FetchedNotation()
    controller.save(notation.sections("a b"))
    let screens = FetchedScreens(source)
    let late = HeadlessTable(id: "late", width: 320, height: 480)
    source.bind(to: late, cellType: FetchedScreens.Cell.self) { $0.name.text = $1.text }
    let seen = Heard(source)
    controller.save(notation.sections("b"), .events(notation.events("delete a 0.0")))
    controller.save(notation.sections("x b"), .events(notation.events("insert x 0.0")))
    #expect(seen.changes == ["deletes([[0, 0]])", "inserts([[0, 0]])"])
    #expect(screens.problem([["x", "b"]]) == nil)
    late.layoutIfNeeded()
    #expect(late.inconsistencies.isEmpty)
    #expect(late.numberOfRows(inSection: 0) == 2)
  }

  @Test(
    "D9: a cell that reads the source during an update finds its object",
    arguments: [false, true]
  )
  func readingDuringAnUpdate(animated: Bool) {
    var notation = FetchedNotation()
    controller.save(notation.sections("a b c"))
    let table = HeadlessTable(id: "records", width: 320, height: 480)
    let source = source
    source.bind(to: table, animated: animated) { items, path, table in
      table.register(FetchedScreens.Cell.self)
      let cell = table.dequeue(FetchedScreens.Cell.self)
      cell.name.text = source.item(at: RowPosition(path)).text + items.item(at: path).text
      return cell
    }
    table.layoutIfNeeded()
    let events = notation.events("delete a 0.0, update c 0.2 0.1")
    controller.save(notation.sections("b c"), .events(events))
    table.layoutIfNeeded()
    let texts = [0, 1].map {
      (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? FetchedScreens.Cell)?.name.text
    }
    #expect(texts == ["bb", "c1c1"])
  }

  @Test("D13: a row that a finger has moved does not move again", arguments: [2, 1])
  func movedByAFinger(target: Int) {
    var notation = FetchedNotation()
    controller.save(notation.sections("a b c"))
    let table = HeadlessTable(id: "records", width: 320, height: 480)
    source.bind(to: table, cellType: FetchedScreens.Cell.self, updates: .reconfigure) {
      $0.name.text = $1.text
    }
    let (new, events) =
      target == 2
      ? ("b c a", "update c 0.2 0.1, move a 0.0 0.2")
      : ("b a c", "update b 0.1 0.0, move a 0.0 0.1")
    let saves = table.movedRows.observeNext { _ in
      controller.save(notation.sections(new), .events(notation.events(events)))
    }
    defer { saves.dispose() }
    table.setEditing(true)
    table.layoutIfNeeded()
    table.calls.clear()
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: target, section: 0))
    table.layoutIfNeeded()
    #expect(table.inconsistencies.isEmpty)
    // The row and the other one that is updated along with the move are filled again.
    #expect(table.calls.count(of: .dequeue) == 2)
    let texts = (0..<3).map {
      (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? FetchedScreens.Cell)?.name.text
    }
    #expect(texts == (target == 2 ? ["b", "c1", "a1"] : ["b1", "a1", "c"]))
  }

  @Test(
    "D14: an object whose identifier becomes permanent is the same object, which may have changed"
  )
  func identifiers() throws {
    var notation = FetchedNotation()
    controller.store = notation.sections("a b")
    try source.performFetch()
    let seen = Heard(source)
    let events = notation.events("delete a 0.0, insert a 0.0")
    controller.save(notation.sections("a b"), .events(events))
    #expect(seen.changes == ["updates([[0, 0]])"])
    #expect(warnings.lines == [])
  }

  @Test func snapshotsAndDifferences() throws {
    var notation = FetchedNotation()
    controller.store = notation.sections("A: a b")
    try source.performFetch()
    let screens = FetchedScreens(source)
    let seen = Heard(source)
    let b = notation.record("b")
    b.version = 1
    let new = notation.sections("A: b a")
    controller.save(new, .snapshot(new, reloaded: [b]))
    controller.save(notation.sections("A: a b"), .difference)
    #expect(
      seen.changes == [
        "updates([[0, 1]]), moves([([0, 1], [0, 0])])", "moves([([0, 1], [0, 0])])",
      ]
    )
    #expect(warnings.lines == [])
    #expect(screens.problem([["a", "b1"]]) == nil)
  }

  @Test func valuesBehindARelationshipAreShownOnDemand() {
    var notation = FetchedNotation()
    controller.save(notation.sections("A: a b | B: c"))
    let screens = FetchedScreens(source)
    let seen = Heard(source)
    for name in ["b", "c", "d"] { notation.record(name).version = 1 }
    source.update(["c", "b", "d"].map { notation.record($0) })
    #expect(seen.changes == ["updates([[0, 1], [1, 0]])"])
    #expect(screens.problem([["a", "b1"], ["c1"]]) == nil)
  }

  @Test(
    "objects that a controller does not name are shown when the store has changed them",
    arguments: [true, false]
  )
  func unnamedUpdates(areNamed: Bool) {
    var notation = FetchedNotation()
    controller.namesUpdates = areNamed
    controller.save(notation.sections("A: a b | B: c"))
    let screens = FetchedScreens(source)
    let seen = Heard(source)
    let (b, c) = (notation.record("b"), notation.record("c"))
    (b.version, c.version) = (1, 1)
    controller.change([b, c, notation.record("d")])
    #expect(seen.changes == (areNamed ? [] : ["updates([[0, 1], [1, 0]])"]))
    #expect(screens.problem(areNamed ? [["a", "b"], ["c"]] : [["a", "b1"], ["c1"]]) == nil)
  }

  @Test func sectionsThatAreNotNeighboursAreWarnedOfOnce() throws {
    var notation = FetchedNotation()
    controller.store = notation.sections("A: a | B: b | A: c")
    try source.performFetch()
    let screens = FetchedScreens(source)
    controller.save(
      notation.sections("A: a | B: b d | A: c"),
      .events(notation.events("insert d 1.1"))
    )
    #expect(
      warnings.lines == [
        "Fetched results have several sections named \"A\": sort them by the section's key first."
      ]
    )
    #expect(screens.problem([["a"], ["b", "d"], ["c"]]) == nil)
  }

  @Test func theIndex() {
    var notation = FetchedNotation()
    controller.save(notation.sections("A: a | Bob: b | Bert: c"))
    let table = HeadlessTable(id: "records", width: 320, height: 80)
    let items = HeadlessCollectionView(id: "items", width: 320, height: 80)
    let cells = source.cells(FetchedScreens.Cell.self) { cell, record, _ in
      cell.name.text = record.text
    }
    cells.bind(to: table, indexTitle: source.sectionIndexTitle)
    source.bind(
      to: items,
      cellType: FetchedScreens.Cell.self,
      indexTitle: source.sectionIndexTitle
    ) { $0.name.text = $1.text }
    for host in [table.layoutIfNeeded, items.layoutIfNeeded] { host() }
    #expect(table.sectionIndexTitles == ["A", "B"])
    #expect(items.sectionIndexTitles == ["A", "B"])
    let index = table.dataSource
    #expect(index?.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
    #expect(index?.tableView(table, sectionForSectionIndexTitle: "X", at: 7) == -1)
    controller.save(notation.sections("A: a | Bob: b | Bert: c | Cem: d"))
    table.layoutIfNeeded()
    #expect(table.sectionIndexTitles == ["A", "B", "C"])
    controller.save(notation.sections("A: a | Bert: c | Cem: d"))
    #expect(index?.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
  }

  @Test("what is chained after it, in both syntaxes", arguments: [false, true])
  func steps(isBuilder: Bool) {
    var notation = FetchedNotation()
    controller.save(notation.sections("A: a b | B: c"))
    let shown = source.filter { $0.version == 0 }.sorted { $0.name > $1.name }
    let grouped = Heard(source.grouped(by: \.version) { "\($0)" })
    let table = HeadlessTable(id: "records", width: 320, height: 480)
    let binding: Any
    if isBuilder {
      let screen = TableScreen {
        OnTable {
          ObservedCells(FetchedScreens.Cell.self, models: shown) { _, cell, record in
            cell.name.text = record.text
          }
        }
      }
      binding = screen.bind(to: table)
    } else {
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: FetchedScreens.Cell.self, models: shown)
        .onDequeue { _, cell, record in cell.name.text = record.text }
      binder.finish()
      binding = binder
    }
    table.layoutIfNeeded()
    let events = notation.events("update b 0.1")
    controller.save(
      notation.sections("A: a b | B: c d"),
      .events(events + [.insert(notation.record("d"), at: RowPosition(section: 1, row: 1))])
    )
    table.layoutIfNeeded()
    let texts = (0..<table.numberOfRows(inSection: 0)).map {
      (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? FetchedScreens.Cell)?.name.text
    }
    #expect(texts == ["a", "d", "c"])
    #expect(grouped.changes.count == 1)
    #expect(table.inconsistencies.isEmpty)
    withExtendedLifetime(binding) {}
  }

  @Test(
    "an error in what somebody else makes of the events reaches the test, and the next change is shown"
  )
  func errorsAreNotSwallowed() {
    var notation = FetchedNotation()
    controller.save(notation.sections("a b"))
    let screens = FetchedScreens(source)
    let naive = HeadlessTable(id: "naive", width: 320, height: 480)
    naive.onInconsistency = .collect
    source.bind(to: naive, cellType: FetchedScreens.Cell.self, animated: false) {
      $0.name.text = $1.text
    }
    let follows = source.changes.dropFirst().observeNext { _ in
      naive.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      naive.reloadRows(at: [IndexPath(row: 7, section: 0)], with: .none)
    }
    defer { follows.dispose() }
    controller.save(
      notation.sections("b a"),
      .events(notation.events("move b 0.1 0.0, update a 0.0"))
    )
    #expect(!naive.inconsistencies.isEmpty)
    controller.save(notation.sections("b"), .events(notation.events("delete a 0.1")))
    #expect(screens.problem([["b1"]]) == nil)
  }

  @Test func theSourceKeepsItsControllerAndNotTheOtherWayRound() {
    weak var gone: StandInController?
    weak var goneSource: FetchedResultsDataSource<Record>?
    do {
      let controller = StandInController()
      let source = FetchedResultsDataSource(following: controller)
      (gone, goneSource) = (controller, source)
      #expect(gone != nil && goneSource != nil)
    }
    #expect(gone == nil)
    #expect(goneSource == nil)
  }

  @Test("a save by an observer of a fetch is shown, on each source of the controller")
  func aSaveInsideAFetch() throws {
    var notation = FetchedNotation()
    let other = FetchedResultsDataSource(following: controller)
    let (screens, others) = (FetchedScreens(source), FetchedScreens(other))
    let (one, two) = (notation.sections("a b"), notation.sections("a b c"))
    var isFirst = true
    source.changes.dropFirst().observeNext { [controller] _ in
      guard isFirst else { return }
      isFirst = false
      controller.save(two)
    }
    .dispose(in: source.observations)
    let seen = Heard(other)
    controller.store = one
    try source.performFetch()
    #expect(screens.problem([["a", "b", "c"]]) == nil)
    #expect(others.problem([["a", "b", "c"]]) == nil)
    #expect(seen.changes == ["reset", "inserts([[0, 2]])"])
    #expect(warnings.lines == [])
  }

  @Test("what is reported during a fetch that fails is shown")
  func aSaveInsideAFailingFetch() throws {
    var notation = FetchedNotation()
    controller.store = notation.sections("a")
    try source.performFetch()
    let screens = FetchedScreens(source)
    let new = notation.sections("a b")
    controller.error = NoStore()
    controller.duringFetch = { [controller] in controller.save(new) }
    #expect(throws: NoStore.self) { try source.performFetch() }
    #expect(screens.problem([["a", "b"]]) == nil)
  }

  @Test("two sources of one controller fetch in turns, and both show the results")
  func twoSources() throws {
    var notation = FetchedNotation()
    let other = FetchedResultsDataSource(following: controller)
    let (screens, others) = (FetchedScreens(source), FetchedScreens(other))
    for (number, text) in ["a", "b c", "c", "d e f"].enumerated() {
      controller.store = notation.sections(text)
      try (number % 2 == 0 ? source : other).performFetch()
      #expect(screens.problem(controller.store.texts) == nil)
      #expect(others.problem(controller.store.texts) == nil)
    }
    controller.save(notation.sections("d"))
    #expect(others.problem([["d"]]) == nil)
  }

  @Test("the controller has no delegate when its sources have gone")
  func theDelegateGoes() throws {
    var notation = FetchedNotation()
    let controller = StandInController()
    var sources = [
      FetchedResultsDataSource(following: controller),
      FetchedResultsDataSource(following: controller),
    ]
    #expect(controller.hasDelegate)
    sources.removeFirst()
    controller.save(notation.sections("a"))
    #expect(sources.first?.items.itemsBySection.count == 1)
    sources = []
    #expect(!controller.hasDelegate)
    controller.save(notation.sections("a b"))
    let late = FetchedResultsDataSource(following: controller)
    controller.save(notation.sections("b"))
    #expect(late.count == 1)
    #expect(controller.messagesToTheDead == 0)
  }
}
