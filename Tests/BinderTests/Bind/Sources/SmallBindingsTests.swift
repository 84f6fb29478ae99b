import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// What bindings of arrays and sources take, and what they keep.
@MainActor
@Suite("small things about bindings", .bounded)
struct SmallBindingsTests {
  final class Cell: HeadlessCell { let label = Label() }

  private func table() -> HeadlessTable { HeadlessTable(id: "t", width: 320, height: 480) }

  private func texts(_ table: HeadlessTable) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { ($0 as? Cell)?.label.text }
  }

  @Test("a step that nothing but the binding of its changes knows goes on")
  func keptStep() {
    let (numbers, table) = (MutableObservableArray([1, 2, 3]), table())
    ObservableDataSource(numbers).filter { $0 > 1 }.changes
      .bind(to: table, cellType: Cell.self) { $0.label.text = "\($1)" }
    numbers.append(4)
    #expect(texts(table) == ["2", "3", "4"])
  }

  @Test("a step is kept by the table and by nothing else")
  func releasedStep() {
    let numbers = MutableObservableArray([1, 2, 3])
    weak var step: FilteredDataSource<Int>?
    do {
      let table = table()
      let filtered = ObservableDataSource(numbers).filter { $0 > 1 }
      step = filtered
      filtered.changes.bind(to: table, cellType: Cell.self) { $0.label.text = "\($1)" }
      filtered.changes.observeNext { _ in }
      #expect(step != nil)
    }
    #expect(step == nil)
  }

  @Test func updatesAndSectionNames() {
    let (cities, table) = (
      MutableObservable2DArray(
        Array2D(sectionsWithItems: [("North", ["Oslo"]), ("South", ["Rome"])])
      ), table()
    )
    cities.bind(
      to: table,
      cellType: Cell.self,
      updates: .reconfigure,
      sectionName: { cities, section in cities[section].metadata }
    ) { $0.label.text = $1 }
    #expect(texts(table) == ["Oslo", "Rome"])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    cities[IndexPath(row: 0, section: 1)] = "Bari"
    #expect(texts(table) == ["Oslo", "Bari"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(table.render(.text(rows: .compact)).contains(#""North""#))
    let made = self.table()
    cities.bind(to: made, updates: .reconfigure, sectionName: { $0[$1].metadata }) {
      cities,
      path,
      table in
      let cell = table.dequeue(Cell.self)
      cell.label.text = cities[path]
      return cell
    }
    #expect(texts(made) == ["Oslo", "Bari"])
  }

  @Test func collectionViewsWithoutBatches() {
    let names = MutableObservableArray(["a", "b"])
    let views = (0..<4).map { HeadlessCollectionView(id: "c\($0)", width: 320, height: 480) }
    names.bind(to: views[0], cellType: Cell.self, animated: false) { $0.label.text = $1 }
    names.bind(to: views[1], animated: false) { names, path, view in
      let cell = view.dequeue(Cell.self)
      cell.label.text = names[path.item]
      return cell
    }
    ObservableDataSource(names).bind(to: views[2], cellType: Cell.self, animated: false) {
      $0.label.text = $1
    }
    ObservableDataSource(names).cells(Cell.self) { cell, name, _ in cell.label.text = name }
      .bind(to: views[3], animated: false)
    for view in views {
      view.layoutIfNeeded()
      view.calls.clear()
    }
    names.append("c")
    for view in views {
      view.layoutIfNeeded()
      #expect(view.visibleCells.compactMap { ($0 as? Cell)?.label.text } == ["a", "b", "c"])
      #expect(view.calls.count(of: .batch) == 0)
    }
  }

  final class Counted: ObservableArray<String>.TableViewBinder {
    override func numberOfSections(in tableView: any TableHost) -> Int { 2 }

    override func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? super.tableView(tableView, numberOfRowsInSection: 0) : 1
    }

    override func cellForRow(
      at indexPath: IndexPath,
      tableView: any TableHost,
      dataSource: PersistentArray<String>
    ) -> any TableCell {
      let cell = tableView.dequeue(Cell.self)
      cell.label.text = dataSource[indexPath.row]
      return cell
    }
  }

  @Test("a binder counts by methods of its own")
  func counts() {
    let (names, table) = (MutableObservableArray(["a", "b"]), table())
    names.bind(to: table, using: Counted())
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
  }

  @Test("a Property of models, and the changes of a source, are models")
  func models() {
    let (property, array, table) = (Property(["a"]), MutableObservableArray(["x"]), table())
    let source = ObservableDataSource(array)
    let screen = TableScreen(sectionedBy: Place.self) {
      OnSection(.first) {
        ObservedCells(Cell.self, models: property) { row, cell, text in cell.label.text = text }
      }
      OnSection(.second) {
        ObservedCells(Cell.self, models: source.changes) { row, cell, text in cell.label.text = text
        }
      }
    }
    screen.bind(to: table)
    property.value = ["a", "b"]
    array.insert("w", at: 0)
    #expect(texts(table) == ["a", "b", "w", "x"])
  }

  enum Place: Int, TableViewSection { case first, second }

  @Test func mutations() {
    let array = MutableObservableArray([1, 2, 3])
    var changes: [String] = []
    array.observeNext { changes.append("\($0.change)") }
    #expect(array.removeFirst() == 1)
    let sections = MutableObservable2DArray(Array2D(sectionsWithItems: [("A", [1]), ("B", [2])]))
    sections.observeNext { changes.append("\($0.change)") }
    sections.batchUpdate { array in
      array.sections.removeLast()
      array.sections[0].items.append(5)
      #expect(array.sections.map(\.metadata) == ["A"])
    }
    #expect(sections.sections.map { Array($0.items) } == [[1, 5]])
    #expect(changes == ["reset", "deletes([0])", "reset", "reset"])
  }

  @Test("an item of a set that takes the place of an equal one in a batch is an update")
  func replacedInASet() {
    let set = MutableObservableSet([Tag(name: "new", count: 1)])
    var changes: [KeyedChange<Tag>] = []
    set.observeNext { changes.append($0.change) }
    set.batchUpdate { set in
      set.remove(Tag(name: "new", count: 1))
      set.insert(Tag(name: "new", count: 2))
    }
    #expect(
      changes.last == .patch(inserted: [], updated: [Tag(name: "new", count: 2)], removed: [])
    )
    #expect(set.value.first?.count == 2)
  }

  struct Tag: Hashable {
    let name: String
    let count: Int
    static func == (one: Tag, other: Tag) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test("a loop that appends at every event, and ends, is no endless one")
  func finiteLoop() {
    let array = MutableObservableArray([0])
    array.observeNext { [unowned array] event in
      if event.source.count < 120_000 { array.append(event.source.count) }
    }
    #expect(array.count == 120_000)
  }

  @Test("completions of a sorted source run when it is dropped")
  func droppedSource() async throws {
    var ended = 0
    var source: TableViewDataSource<DataSourceItem>? = TableViewDataSource<DataSourceItem>()
    for number in 0..<20 {
      source?.addItems([DataSourceItem("\(number)", "\(number)", Float(number))]) { ended += 1 }
    }
    source = nil
    try await until("all completions have run") { ended == 20 }
  }

  struct Mail: Identifiable, Equatable { let id: Int }

  @Test("a selection that the app keeps is shown after a reload and with another size of texts")
  func keptSelection() {
    let table = table()
    var selected: Int? = 2
    let screen = TableScreen {
      OnTable {
        Cells(Cell.self, models: [1, 2, 3].map(Mail.init)) { row, cell, mail in
          cell.label.text = "\(mail.id)"
        }
      }
      SelectedRow(get: { selected }, set: { selected = $0 })
    }
    screen.bind(to: table)
    let path = [IndexPath(row: 1, section: 0)]
    #expect(table.indexPathsForSelectedRows == path)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == path)
    table.contentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == path)
    #expect(table.diagnostics.isEmpty)
  }
}
