import HeadlessTable
import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// That an object has changed is known by its source alone: it is shown, whatever happens besides in the same turn.
@Suite("marks of updates", .bounded)
@MainActor
struct MarkCasesTests {
  private let table = HeadlessTable(id: "things", width: 320, height: 480)
  private let binder: TableViewBinder
  private let things = Thing.make("a b c")
  private let controller: ThingController
  private let fetched: FetchedResultsDataSource<Thing>
  private let array: MutableObservableArray<Thing>

  init() {
    table.onInconsistency = .collect
    binder = TableViewBinder(tableView: table)
    controller = ThingController(things)
    fetched = FetchedResultsDataSource(following: controller)
    array = MutableObservableArray(things)
  }

  private func texts(_ source: some ObservableRows<Thing>) -> [String] {
    binder.onTable().bind(cellType: NameCell.self, models: source)
      .onDequeue { _, cell, thing in cell.label.text = thing.text }
    binder.finish()
    return texts
  }

  private var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { ($0 as? NameCell)?.label.text }
  }

  // MARK: A reload and an update in one turn

  @Test(arguments: 0..<4) func aFetchAndASaveInOneTurn(order: Int) throws {
    #expect(texts(fetched) == ["a0", "b1", "c2"])
    if order == 0 { try fetched.performFetch() }
    things[0].rank = 7
    switch order {
    case 3: fetched.update([things[0]])
    default: controller.save(things, changed: [things[0]])
    }
    if order > 0 { try fetched.performFetch() }
    #expect(texts == ["a7", "b1", "c2"])
  }

  @Test(arguments: 0..<4) func aReplacedArrayAndAnUpdateInOneTurn(kind: Int) {
    #expect(texts(array) == ["a0", "b1", "c2"])
    things[0].rank = 7
    switch kind {
    case 0:
      array.replace(with: things)
      array[0] = things[0]
    case 1:
      array[0] = things[0]
      array.replace(with: things)
    case 2:
      array.silentUpdate { $0[0] = things[0] }
      array[1] = things[1]
    default:
      array.batchUpdate {
        $0[0] = things[0]
        $0.replace(with: things)
      }
    }
    #expect(texts == ["a7", "b1", "c2"])
  }

  @Test func anUpdateThatAPauseLeavesOut() {
    let clock = ManualClock()
    #expect(texts(array.rows.debounce(for: .seconds(1), on: clock)) == [])
    clock.advance(by: .seconds(1))
    #expect(texts == ["a0", "b1", "c2"])
    things[0].rank = 7
    array[0] = things[0]
    array.append(Thing("d", 3))
    clock.advance(by: .seconds(1))
    #expect(texts == ["a7", "b1", "c2", "d3"])
  }

  @Test func anUpdateThatWasReadAndNotShown() async {
    #expect(texts(array) == ["a0", "b1", "c2"])
    things[0].rank = 7
    array[0] = things[0]
    let refresh = Task { await binder.refreshInBackground() }
    await Task.yield()
    array.remove(at: 1)
    await refresh.value
    #expect(texts == ["a7", "c2"])
  }

  @Test func aScreenWhoseBodyRunsAgain() {
    var suffix = ""
    let screen = TableScreen {
      OnTable {
        ObservedCells(NameCell.self, models: array) { _, cell, thing in
          cell.label.text = thing.text + suffix
        }
      }
    }
    let binding = screen.bind(to: table)
    #expect(texts == ["a0", "b1", "c2"])
    things[0].rank = 7
    array[0] = things[0]
    suffix = "!"
    binding.refresh()
    #expect(texts == ["a7!", "b1!", "c2!"])
  }

  // MARK: Rows that the user drags

  /// What the handler of a drag does with the array.
  enum Answer: CaseIterable {
    case moves, removesAndInserts, movesAfterwards, movesInABatch, declines

    @MainActor
    func run(_ array: MutableObservableArray<Thing>, _ source: Int, _ target: Int) {
      let number = { (array: MutableObservableArray<Thing>) in
        for (rank, thing) in array.array.enumerated() {
          thing.rank = rank
          array[rank] = thing
        }
      }
      switch self {
      case .moves:
        array.moveItem(from: source, to: target)
        number(array)
      case .removesAndInserts:
        let thing = array.remove(at: source)
        thing.rank = target
        array.insert(thing, at: target)
        number(array)
      case .movesAfterwards:
        for thing in array.array {
          thing.rank += 10
          array[array.array.firstIndex(of: thing) ?? 0] = thing
        }
        array.moveItem(from: source, to: target)
      case .movesInABatch:
        array.batchUpdate {
          $0.moveItem(from: source, to: target)
          number($0)
        }
      case .declines:
        for (row, thing) in array.array.enumerated() {
          thing.rank = 9 - row
          array[row] = thing
        }
      }
    }

    var texts: [String] {
      switch self {
      case .moves, .removesAndInserts, .movesInABatch: ["b0", "c1", "a2"]
      case .movesAfterwards: ["b11", "c12", "a10"]
      case .declines: ["a9", "b8", "c7"]
      }
    }
  }

  private func drag() {
    table.setEditing(true)
    table.layoutIfNeeded()
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
  }

  @Test(arguments: Answer.allCases) func aDragInAChain(answer: Answer) {
    let array = array
    binder.rowUpdates = .reconfigure
    binder.onTable().bind(cellType: NameCell.self, models: array)
      .onDequeue { _, cell, thing in cell.label.text = thing.text }
      .onMoved { from, to, _ in answer.run(array, from, to) }
    binder.finish()
    #expect(texts == ["a0", "b1", "c2"])
    drag()
    #expect(texts == answer.texts)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test(arguments: Answer.allCases, [UpdateForm.reload, .reconfigure])
  func aDragInABinding(answer: Answer, form: UpdateForm) {
    ObservableDataSource(array).bind(to: table, cellType: NameCell.self, updates: form) {
      $0.label.text = $1.text
    }
    let moves = table.movedRows.observeNext { [array] in answer.run(array, $0.row, $1.row) }
    defer { moves.dispose() }
    let cells = { table.visibleCells.map { ObjectIdentifier($0) } }
    #expect(texts == ["a0", "b1", "c2"])
    let before = cells()
    drag()
    #expect(texts == answer.texts)
    #expect(table.inconsistencies.isEmpty)
    if form == .reconfigure, answer != .declines {
      #expect(cells() == [before[1], before[2], before[0]])
    }
  }

  @Test(arguments: [false, true]) func aDragOfFetchedResults(declines: Bool) {
    binder.onTable().bind(cellType: NameCell.self, models: fetched)
      .onDequeue { _, cell, thing in cell.label.text = thing.text }
      .onMoved { [controller, things] _, _, _ in
        let new = declines ? things : [things[1], things[2], things[0]]
        for (rank, thing) in new.enumerated() { thing.rank = rank + (declines ? 5 : 0) }
        controller.save(new, changed: things)
      }
    binder.finish()
    #expect(texts == ["a0", "b1", "c2"])
    drag()
    #expect(texts == (declines ? ["a5", "b6", "c7"] : ["b0", "c1", "a2"]))
  }

  // MARK: Moves that are updates, behind steps

  /// A source with steps behind an array, which show all that there is in the order of ranks.
  private func steps(_ kind: Int) -> any DataSource<Thing> {
    let source = ObservableDataSource(array)
    return switch kind {
    case 0: source.filter { _ in true }
    case 1: source.sorted { $0.rank < $1.rank }
    case 2: source.hidingEmptySections()
    case 3: source.hidingByHand()
    case 4: source.flattened()
    default: ObservableDataSource(array.sorted { $0.rank < $1.rank })
    }
  }

  @Test(arguments: 0..<6) func aMoveThatIsAnUpdateKeepsItsCell(kind: Int) {
    let source = steps(kind)
    var changes: [String] = []
    source.changes.observeNext { changes.append("\($0.change)") }.dispose(in: table.bag)
    source.bind(to: table, cellType: NameCell.self, updates: .reconfigure) {
      $0.label.text = $1.text
    }
    #expect(texts == ["a0", "b1", "c2"])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    array.batchUpdate {
      things[0].rank = 7
      $0.moveItem(from: 0, to: 2)
      $0[2] = things[0]
    }
    #expect(texts == ["b1", "c2", "a7"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(changes.last == "updates([[0, 0]]), moves([([0, 0], [0, 2])])")
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aHiddenRowStaysHidden() {
    let source = ObservableDataSource(array).hidingByHand()
    source.hide(RowPosition(section: 0, row: 0))
    source.bind(to: table, cellType: NameCell.self) { $0.label.text = $1.text }
    #expect(texts == ["b1", "c2"])
    array.batchUpdate {
      things[0].rank = 7
      $0.moveItem(from: 0, to: 1)
      $0[1] = things[0]
    }
    #expect(texts == ["b1", "c2"])
    #expect(source.isHidden(RowPosition(section: 0, row: 1)))
  }

  @Test func thePredicateRunsForAnObjectThatIsDeletedAndInserted() {
    let source = fetched.filter { $0.rank < 5 }
    source.bind(to: table, cellType: NameCell.self) { $0.label.text = $1.text }
    #expect(texts == ["a0", "b1", "c2"])
    things[0].rank = 7
    let (first, last) = (RowPosition(section: 0, row: 0), RowPosition(section: 0, row: 2))
    controller.save(
      [things[1], things[2], things[0]],
      [.delete(things[0], at: first), .insert(things[0], at: last)]
    )
    #expect(texts == ["b1", "c2"])
    things[0].rank = 3
    controller.save(things, [.insert(things[0], at: first), .delete(things[0], at: last)])
    #expect(texts == ["a3", "b1", "c2"])
  }

  @Test("a step of signals that leaves changes out makes the next one a reload", arguments: 0..<4)
  func stepsOfSignals(kind: Int) {
    let (clock, runs) = (ManualClock(), Property(true))
    var takes = true
    let changes = fetched.changes
    let signal =
      switch kind {
      case 0: changes.debounce(for: .seconds(1), on: clock)
      case 1: changes.throttle(for: .seconds(1), on: clock)
      case 2: changes.pausable(by: runs)
      default: changes.filter { _ in takes }
      }
    signal.bind(to: table, cellType: NameCell.self) { $0.label.text = $1.text }
    clock.advance(by: .seconds(2))
    #expect(texts == ["a0", "b1", "c2"])
    (runs.value, takes) = (false, false)
    things[0].rank = 7
    controller.save(things, changed: [things[0]])
    things[1].rank = 8
    controller.save([things[1], things[0]], changed: [things[1]])
    (runs.value, takes) = (true, true)
    things[0].rank = 9
    controller.save([things[1], things[0]], changed: [things[0]])
    clock.advance(by: .seconds(2))
    #expect(texts == ["b8", "a9"])
    #expect(table.inconsistencies.isEmpty)
  }

  // MARK: What was made is kept

  @Test(arguments: 0..<4) func noDeletedObjectIsRead(kind: Int) throws {
    let models = fetched.map { ThingModel($0) }
    switch kind {
    case 0:
      models.animatingReloads().bind(to: table, cellType: NameCell.self) {
        $0.label.text = $1.text
      }
    case 1:
      binder.onTable().bind(cellType: NameCell.self, models: models.hidingByHand())
        .onDequeue { _, cell, model in cell.label.text = model.text }
      binder.finish()
    case 2:
      fetched.animatingReloads(id: { $0.text }).bind(to: table, cellType: NameCell.self) {
        $0.label.text = $1.text
      }
    default:
      binder.onTable()
        .bind(cellType: ThingCell.self, models: fetched, mapToViewModels: { ThingModel($0) })
      binder.finish()
    }
    table.layoutIfNeeded()
    things[0].isDeleted = true
    things[1].rank = 8
    controller.store = [things[1], things[2]]
    try fetched.performFetch()
    table.layoutIfNeeded()
    let texts = table.visibleCells.compactMap { cell in
      (cell as? NameCell)?.label.text ?? (cell as? ThingCell)?.label.text
    }
    #expect(texts == ["b8", "c2"])
    #expect(things[0].forbiddenReads == 0)
  }

  // MARK: Objects that change in place

  @Test func aSortedArrayOfObjects() {
    let things = [("a", 0), ("b", 10), ("c", 20)].map { Thing($0, $1) }
    let array = MutableObservableArray(things)
    let log = EventLog(array.sorted { $0.rank < $1.rank })
    (things[1].rank, things[2].rank) = (-5, -7)
    array[1] = things[1]
    array[2] = things[2]
    #expect(log.events.last?.items.map(\.name) == ["c", "b", "a"])
  }

  @Test func aSortedSourceOfObjects() {
    let things = [("a", 0), ("b", 10), ("c", 20)].map { SortedThing($0, $1) }
    var sorted = SortedSections<SortedThing, Int>(lasting: 0, key: { _ in 0 }) { $0.rank < $1.rank }
    _ = sorted.add(things)
    (things[0].rank, things[2].rank) = (20, 32)
    let patch = sorted.add([things[0], things[2]])
    #expect(sorted.sections[0].entries.map(\.item.name) == ["b", "a", "c"])
    #expect(patch.operationsText == "updates([[0, 0], [0, 2]]), moves([([0, 0], [0, 1])])")
  }

  @Test func aSortedSourceThatLosesAChangedObject() {
    let things = [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("e", 4)].map { SortedThing($0, $1) }
    var sorted = SortedSections<SortedThing, Int>(lasting: 0, key: { _ in 0 }) { $0.rank < $1.rank }
    _ = sorted.add(things)
    (things[1].rank, things[2].rank) = (4, 4)
    _ = sorted.add([things[1]])
    _ = sorted.remove([things[2]])
    #expect(sorted.sections[0].entries.map(\.item.name) == ["a", "d", "b", "e"])
  }

  @Test(arguments: Cases.seeds(50)) func objectsOfASortedSourceInOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var things = (0..<7).map { SortedThing("\($0)", $0) }
    var sorted = SortedSections<SortedThing, Int>(lasting: 0, key: { _ in 0 }) { $0.rank < $1.rank }
    _ = sorted.add(things)
    for _ in 0..<30 {
      var changed = Array(
        things.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      )
      for thing in changed { thing.rank = Int.random(in: 0..<9, using: &random) }
      let old = [sorted.sections[0].entries.map(\.item)]
      var shown = old
      while !changed.isEmpty {
        let part = Array(changed.prefix(Int.random(in: 1...3, using: &random)))
        changed.removeFirst(part.count)
        let isGone = Int.random(in: 0..<6, using: &random) == 0
        if isGone { things.removeAll { part.contains($0) } }
        let patch = isGone ? sorted.remove(part) : sorted.add(part)
        let new = [sorted.sections[0].entries.map(\.item)]
        #expect(replay(patch, on: shown, to: new) == new)
        shown = new
      }
      let ranks = shown[0].map(\.rank)
      #expect(ranks == ranks.sorted() && Set(shown[0]) == Set(things))
      if things.count < 4 {
        things += (0..<3).map { SortedThing("\($0)", $0) }
        _ = sorted.add(Array(things.suffix(3)))
      }
    }
  }
}

/// A cell that shows a view model.
private final class ThingCell: HeadlessCell, ViewModelBindable {
  typealias ViewModel = ThingModel
  let label = Label()
  var viewModel: ThingModel? { didSet { label.text = viewModel?.text } }
}

/// An object of a sorted source.
final class SortedThing: Hashable, @unchecked Sendable {
  let name: String
  var rank: Int

  init(_ name: String, _ rank: Int) { (self.name, self.rank) = (name, rank) }

  static func == (one: SortedThing, other: SortedThing) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
