import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// The sorted, unique source in a table: what it shows, asks and tells, in the order of the calls.
@MainActor
@Suite(.bounded)
struct TableViewDataSourceTests {
  private let table = HeadlessTable(id: "items", width: 320, height: 300)
  private let dataSource = TableViewDataSource<DataSourceItem>()

  init() {
    table.onInconsistency = .collect
    dataSource.cellForRowFunction = { tableView, _, item in
      let cell = tableView.dequeue(NameCell.self)
      cell.label.text = item.value as? String
      return cell
    }
    dataSource.onTableViewDidSetFunction = { $0?.register(NameCell.self) }
    dataSource.tableView = table
  }

  @Test("a table that another object serves is told nothing of its items")
  func servedByAnother() async {
    let table = HeadlessTable(id: "songs", width: 320, height: 480)
    let (first, second) = (TableViewDataSource<String>(), TableViewDataSource<String>())
    for source in [first, second] {
      source.cellForRowFunction = { table, _, _ in table.dequeue(HeadlessCell.self) }
      source.tableView = table
      table.layoutIfNeeded()
    }
    first.addItems(["x"])
    await first.settled()
    #expect(table.numberOfRows(inSection: 0) == 0)
    second.addItems(["y", "z"])
    await second.settled()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func itemsAreSortedAndUpdatedByTheirIdentity() async {
    let itemA = DataSourceItem("This item is A", "itemA", 1.0)
    let itemB = DataSourceItem("This item is B", "itemB", 2.0)
    let itemC = DataSourceItem("This item is C", "itemC", 3.0)
    dataSource.addItems([itemB, itemA, itemC])
    #expect(dataSource.count == 0)
    await dataSource.settled()
    #expect(table.visibleTexts == ["This item is A", "This item is B", "This item is C"])

    dataSource.addItems([DataSourceItem("Updated title for C", "itemC", 3.0)])
    await dataSource.settled()
    #expect(table.visibleTexts == ["This item is A", "This item is B", "Updated title for C"])

    dataSource.addItems([DataSourceItem("Updated title for C", "itemC", 0.5)])
    await dataSource.settled()
    #expect(table.visibleTexts == ["Updated title for C", "This item is A", "This item is B"])

    dataSource.removeItems([DataSourceItem("", "itemC")])
    await dataSource.settled()
    #expect(table.visibleTexts == ["This item is A", "This item is B"])
    #expect(dataSource.count == 2)
    #expect(dataSource[1]?.uid == "itemB")
    #expect(dataSource[4] == nil)
    #expect(dataSource["itemA"]?.value as? String == "This item is A")
    #expect(dataSource["itemC"] == nil)
    #expect(table.inconsistencies.isEmpty)
  }

  /// Asked for by its identity, an item is the very one that is shown, whenever one is asked for first.
  @Test(arguments: 0..<5)
  func theItemWithAnIdentityIsTheOneThatIsShown(_ stepsBefore: Int) async {
    func items(_ text: String) -> [DataSourceItem] {
      text.split(separator: " ").enumerated().map { DataSourceItem($0, String($1), Float($0)) }
    }
    let steps: [() -> Void] = [
      { [dataSource] in dataSource.addItems(items("A B C B")) },
      { [dataSource] in dataSource.addItems(items("D B D A B")) },
      { [dataSource] in dataSource.removeItems(items("A X A")) },
      { [dataSource] in dataSource.resetItems(items("E B E C E")) },
      { [dataSource] in dataSource.addItems(items("A E A")) },
    ]
    for (number, step) in steps.enumerated() {
      step()
      await dataSource.settled()
      if number < stepsBefore { continue }
      let shown = dataSource.items.items(inSection: 0)
      #expect(!shown.isEmpty && shown.allSatisfy { dataSource[$0] === $0 })
      let gone = Set(["A", "B", "C", "D", "E", "X"]).subtracting(shown.map(\.uid))
      #expect(gone.allSatisfy { dataSource[$0] == nil })
    }
  }

  @Test func whatIsAskedIsDoneInOrder() async {
    var states: [[String]] = []
    let seen = dataSource.onChange { change in
      states.append(change.items.items(inSection: 0).map(\.uid))
    }
    var completions: [String] = []
    dataSource.addItems([DataSourceItem("", "A", 1)]) { completions.append("A") }
    dataSource.addItems([DataSourceItem("", "B", 2)]) { completions.append("B") }
    dataSource.removeItems([DataSourceItem("", "A")]) { completions.append("−A") }
    await dataSource.settled()
    #expect(states == [[], ["A"], ["A", "B"], ["B"]])
    #expect(completions == ["A", "B", "−A"])
    #expect(seen.count == 1)
  }

  @Test func theTableIsToldTheLeast() async {
    dataSource.addItems("ABC".enumerated().map { DataSourceItem("", "\($1)", Float($0)) })
    await dataSource.settled()
    table.layoutIfNeeded()
    table.calls.clear()
    dataSource.insertRowAnimation = .left
    dataSource.addItems([DataSourceItem("new", "B", 1)])
    dataSource.addItems([DataSourceItem("", "C", 0.5)])
    dataSource.sortingFunction = { $0.index > $1.index }
    await dataSource.settled()
    let batches = table.calls.updates.compactMap { update -> [TableOperation]? in
      if case .batch(let batch) = update.kind { batch.operations } else { nil }
    }
    #expect(
      batches == [
        [.reloadRow(IndexPath(row: 1, section: 0))],
        [
          .deleteRow(IndexPath(row: 2, section: 0)),
          .insertRow(IndexPath(row: 1, section: 0)),
        ],
        [
          .moveRow(from: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0)),
          .moveRow(from: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 0)),
        ],
      ]
    )
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func hooksAreAsked() async {
    var said: [String] = []
    dataSource.heightForRowFunction = { _, path, item in path.row == 0 ? 60 : 44 }
    dataSource.willSelectRowFunction = { _, path, item in item.uid == "A" ? nil : path }
    dataSource.didSelectRowFunction = { _, _, item in said.append("select \(item.uid)") }
    dataSource.didDeselectRowFunction = { _, _, item in said.append("deselect \(item.uid)") }
    dataSource.addItems([
      DataSourceItem("", "A", 1), DataSourceItem("", "B", 2), DataSourceItem("", "C", 3),
    ])
    await dataSource.settled()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
    for row in 0..<3 { table.tapRow(at: IndexPath(row: row, section: 0)) }
    #expect(said == ["select B", "deselect B", "select C"])
  }

  @Test func sectionsComeAndGo() async {
    let words = TableViewDataSource<String>(sectionedBy: { String($0.prefix(1)) })
    words.cellForRowFunction = { tableView, _, word in
      tableView.dequeue(NameCell.self).saying(word)
    }
    table.register(NameCell.self)
    words.tableView = table
    words.addItems(["beet", "apple", "bean", "cress"])
    words.removeItems(["cress"])
    words.addItems(["avocado"])
    await words.settled()
    #expect(
      table.render(.text(rows: .compact)) == """
        table items · plain · 320×300 · select single
        content 320×276 · 2 sections · 4 rows · offset 0
        ┌── viewport
        § a · 2 rows
          gap 22
          header   28  Title             "a"
          row      44  NameCell          "apple"
          row      44  NameCell          "avocado"
        § b · 2 rows
          gap 22
          header   28  Title             "b"
          row      44  NameCell          "bean"
          row      44  NameCell          "beet"
        └── end of viewport · 24 blank

        """
    )
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func cellsMadeByHand() async {
    dataSource.cellForRowFunction = { (tableview, indexpath, item) in
      var cell = tableview.dequeueReusableCell(withIdentifier: "cell")
      if cell == nil {
        cell = HeadlessCell(style: CellStyle.default, reuseIdentifier: "cell")
      }
      let title = item.value as? String
      cell?.textLabel?.text = title
      return cell ?? HeadlessCell()
    }
    dataSource.addItems([DataSourceItem("Lion", "lion", 1)])
    await dataSource.settled()
    #expect(table.render(.text).contains(##"HeadlessCell      reuse=cell  #lion  "Lion""##))
  }

  @Test func aSourceThatIsGoneIsNotKept() async {
    weak var gone: TableViewDataSource<Int>?
    do {
      let numbers = TableViewDataSource<Int>()
      numbers.tableView = table
      numbers.addItems([1, 2])
      await numbers.settled()
      gone = numbers
    }
    #expect(gone == nil)
  }
}
