import HeadlessTable
import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// Changes that closures and observers cause in the middle of others: they are the next ones.
@MainActor
@Suite("one change inside another", .bounded)
struct NestedChangesTests {
  // MARK: Steps

  @Test("an order that is set by itself, while its source changes")
  func orderInOrder() {
    let array = MutableObservableArray([1, 2, 3])
    let sorted = ObservableDataSource(array).sorted { $0 < $1 }
    let seen = Replica3(sorted)
    var isFirst = true
    sorted.areInIncreasingOrder = { [unowned sorted] left, right in
      if isFirst, array.count == 4 {
        isFirst = false
        sorted.areInIncreasingOrder = { $0 > $1 }
      }
      return left < right
    }
    array.append(4)
    #expect(sorted.items.itemsBySection == [[4, 3, 2, 1]])
    #expect(seen.rows == [4, 3, 2, 1])
    array[0] = 9
    #expect(seen.rows == [9, 4, 3, 2])
  }

  @Test("a predicate that is refreshed by itself, while its source changes")
  func predicateInPredicate() {
    let array = MutableObservableArray([1, 2, 3])
    let filtered = ObservableDataSource(array).filter { _ in true }
    let seen = Replica3(filtered)
    var limit = 9
    filtered.predicate = { [unowned filtered] number in
      if number == 5, limit == 9 {
        limit = 2
        filtered.refresh()
      }
      return number <= limit
    }
    array.append(5)
    #expect(filtered.items.itemsBySection == [[1, 2]])
    #expect(seen.rows == [1, 2])
  }

  @Test("a source that is set by what compares its items")
  func sourceInComparison() {
    let (first, second) = (ArrayDataSource([1, 2]), ArrayDataSource([7]))
    var head: DiffingDataSource<Int>?
    var isFirst = false
    let shown = first.animatingReloads(id: { (number: Int) -> Int in
      if isFirst {
        isFirst = false
        head?.setDataSource(second, animated: true)
      }
      return number
    })
    head = shown
    let seen = Replica3(shown)
    isFirst = true
    first.replace(with: [1, 2, 3])
    #expect(seen.rows == [7])
    second.replace(with: [7, 8])
    #expect(seen.rows == [7, 8])
  }

  @Test("operators whose closures choose another array upstream", arguments: 0..<6)
  func operators(kind: Int) {
    let arrays = [MutableObservableArray([1, 2, 3]), MutableObservableArray([30, 20])]
    let choice = Property(0)
    var isFirst = false
    let choose = {
      if isFirst {
        isFirst = false
        choice.value = 1
      }
    }
    let chosen = choice.flatMapLatest { arrays[$0].toSignal() }
    let predicate = Property({ (number: Int) -> Bool in
      choose()
      return number > 0
    })
    let signals: [Signal<ObservableArrayEvent<Int>, Never>] = [
      chosen.map { (number: Int) -> Int in
        choose()
        return number
      },
      chosen.filter { (number: Int) -> Bool in
        choose()
        return true
      },
      chosen.sorted {
        choose()
        return $0 > $1
      },
      chosen.filter(predicate),
      chosen.diff {
        choose(); return $0 == $1
      },
      chosen.map { $0 * 1 }.filter { (number: Int) -> Bool in
        choose()
        return true
      },
    ]
    var rows = PersistentArray<Int>()
    let bag = DisposeBag()
    signals[kind].observeNext { event in
      rows =
        event.change == .reload
        ? event.source
        : PersistentArray(Array(rows).applying(event.change, from: Array(event.source)))
      #expect(rows == event.source)
    }
    .dispose(in: bag)
    isFirst = true
    if kind == 4 { arrays[0].replace(with: [4]) } else { arrays[0].append(4) }
    #expect(Array(rows) == [30, 20])
    arrays[1].append(10)
    #expect(Array(rows) == [30, 20, 10])
  }

  // MARK: Bindings in both directions

  @Test("a ring of bindings comes to rest")
  func twice() {
    let (a, b) = (Property("a"), Property("b"))
    var values = [String]()
    for _ in 0..<3 { a.bidirectionalBind(to: b) }
    b.dropFirst().observeNext { values.append($0) }
    a.value = "x"
    #expect([a.value, b.value] == ["x", "x"])
    #expect(Set(values) == ["x"])
    b.value = "y"
    #expect([a.value, b.value] == ["y", "y"])
  }

  @Test("three in a ring, and one that corrects itself")
  func ring() {
    let properties = (0..<3).map { Property($0) }
    for number in 0..<3 { properties[number].bidirectionalBind(to: properties[(number + 1) % 3]) }
    for number in 0..<3 {
      properties[number].value = 10 + number
      #expect(properties.map(\.value) == Array(repeating: 10 + number, count: 3))
    }
    properties[0].observeNext { if $0 == 7 { properties[0].value = 8 } }
    properties[0].value = 7
    #expect(properties.map(\.value) == [8, 8, 8])
    properties[1].value = 7
    #expect(properties.map(\.value) == [8, 7, 7])
  }

  // MARK: Bindings that end

  final class Cell: HeadlessCell { let label = Label() }

  /// What takes a table or a collection view over.
  nonisolated static let owners = ["binder", "screen", "T21", "cells"]

  @Test(arguments: owners)
  func aBindingEndsWhenSomethingElseTakesTheTable(owner: String) {
    let table = HeadlessTable(id: "table", width: 320, height: 480)
    let array = MutableObservableArray([1, 2, 3])
    let binding = array.bind(to: table, cellType: Cell.self) { $0.label.text = "\($1)" }
    table.layoutIfNeeded()
    #expect(!binding.isDisposed)
    let kept = take(table, owner)
    table.layoutIfNeeded()
    #expect(binding.isDisposed)
    array.append(4)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell
    #expect(cell?.label.text == (owner == "T21" ? nil : "new"))
    let again = array.bind(to: table, cellType: Cell.self) { $0.label.text = "\($1)" }
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(!again.isDisposed)
    withExtendedLifetime(kept) {}
  }

  private func take(
    _ table: any TableHost,
    _ owner: String,
    _ items: HeadlessCollectionView? = nil
  ) -> AnyObject {
    if owner == "binder", let items {
      let binder = CollectionViewBinder(collectionView: items)
      binder.onCollection().bind(cellType: Cell.self, models: ["new"]).onDequeue {
        row,
        cell,
        text in
        cell.label.text = text
      }
      binder.finish()
      return binder
    }
    switch owner {
    case "binder":
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: Cell.self, models: ["new"]).onDequeue { row, cell, text in
        cell.label.text = text
      }
      binder.finish()
      return binder
    case "screen":
      let screen = TableScreen {
        Sections(of: ArrayDataSource(["new"])) {
          SourceCells(Cell.self, items: String.self) { section, row, cell, text in
            cell.label.text = text
          }
        }
      }
      screen.bind(to: table)
      return Box(screen)
    case "T21":
      let source = TableViewDataSource<DataSourceItem>()
      source.cellForRowFunction = { table, _, item in
        let cell = table.dequeue(Cell.self)
        cell.label.text = item.value as? String
        return cell
      }
      table.register(Cell.self)
      source.tableView = table
      return source
    default:
      let cells = ArrayDataSource(["new"]).cells(Cell.self) { cell, text, _ in
        cell.label.text = text
      }
      if let items { items.dataSource = cells } else { table.dataSource = cells }
      return cells
    }
  }

  @Test(arguments: owners)
  func aBindingEndsWhenSomethingElseTakesTheCollectionView(owner: String) {
    let items = HeadlessCollectionView(
      id: "items",
      width: 320,
      height: 480,
      layout: .uniform(.list(.plain))
    )
    let array = MutableObservableArray([1, 2, 3])
    let binding = array.bind(to: items, cellType: Cell.self) { $0.label.text = "\($1)" }
    items.layoutIfNeeded()
    #expect(!binding.isDisposed)
    let kept = take(items.rows, owner, items)
    items.layoutIfNeeded()
    #expect(binding.isDisposed)
    array.append(4)
    items.layoutIfNeeded()
    let shown = items.visibleCells.compactMap { ($0 as? Cell)?.label.text }
    #expect(shown == (owner == "T21" ? [] : ["new"]))
    let again = array.bind(to: items, cellType: Cell.self) { $0.label.text = "\($1)" }
    items.layoutIfNeeded()
    #expect(items.visibleCells.count == 4)
    #expect(!again.isDisposed)
    #expect(items.inconsistencies.isEmpty)
    withExtendedLifetime(kept) {}
  }
}

/// What somebody knows of a source of one section who only hears of its changes.
@MainActor
private final class Replica3 {
  private(set) var rows: [Int] = []
  private let bag = DisposeBag()
  private let source: any DataSource<Int>

  init(_ source: some DataSource<Int>) {
    self.source = source
    source.changes.observeNext { [unowned self] change in
      let new = change.items.itemsBySection.first ?? []
      switch change.change {
      case .reload: rows = new
      case .unchanged: break
      case .patch(let patch): rows = rows.applying(.patch(patch.rows.map(\.row)), from: new)
      }
      #expect(rows == new)
    }
    .dispose(in: bag)
  }
}

extension [Int] {
  /// The numbers after a change, of which new and updated ones are looked up.
  fileprivate func applying(_ change: CollectionChange<Changeset>, from new: [Int]) -> [Int] {
    guard case .patch(let patch) = change else { return change == .reload ? new : self }
    var rows = PersistentArray(self)
    rows.apply(patch) { new[$0] }
    return Array(rows)
  }
}
