import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

@Suite("A signal of data bound to a table", .bounded)
@MainActor
struct TableBindingTests {
  typealias Section = Observable2DArraySection<String, Int>
  typealias Sections = MutableObservable2DArray<String, Int>

  private let table = HeadlessTable(id: "numbers", width: 320, height: 2000)
  private let recorder = RecordingTable()

  init() {
    table.onInconsistency = .collect
  }

  private func show(_ cell: NameCell, _ number: Int) {
    cell.label.text = "\(number)"
  }

  struct Case: Sendable {
    let mutate: @Sendable (MutableObservableArray<Int>) -> Void
    let calls: String

    init(_ mutate: @escaping @Sendable (MutableObservableArray<Int>) -> Void, _ calls: String) {
      self.mutate = mutate
      self.calls = calls
    }
  }

  @Test(
    "a change of one thing is one call, a change of several is a batch",
    arguments: [
      Case({ $0.insert(4, at: 1) }, "insertRows[[0, 1]] automatic"),
      Case({ $0.remove(at: 1) }, "deleteRows[[0, 1]] automatic"),
      Case({ $0[2] = 5 }, "reloadRows[[0, 2]] automatic"),
      Case({ $0.move(from: 0, to: 2) }, "moveRow[0, 0][0, 2]"),
      Case({ $0.replace(with: [7]) }, "reloadData"),
      Case({ $0.batchUpdate { _ in } }, ""),
      Case(
        {
          $0.batchUpdate { array in
            array.insert(4, at: 0)
            array.insert(5, at: 0)
          }
        },
        "begin insertRows[[0, 0], [0, 1]] automatic end"
      ),
      Case(
        { $0.replace(with: [0, 1, 3, 4], performDiff: true) },
        "begin deleteRows[[0, 1]] automatic insertRows[[0, 0], [0, 3]] automatic end"
      ),
    ]
  )
  func calls(example: Case) {
    let array = MutableObservableArray([1, 2, 3])
    array.bind(to: recorder, cellType: NameCell.self, configure: show)
    array.bind(to: table, cellType: NameCell.self, configure: show)
    #expect(recorder.takeCalls() == "reloadData")
    #expect(recorder.rowCounts == [3])
    #expect(table.texts == [["1", "2", "3"]])
    example.mutate(array)
    #expect(recorder.takeCalls() == example.calls)
    #expect(recorder.rowCounts == [array.count])
    #expect(table.texts == [array.array.map { "\($0)" }])
    #expect(table.inconsistencies.isEmpty)
  }

  struct SectionsCase: Sendable {
    let mutate: @Sendable (Sections) -> Void
    let calls: String

    init(_ mutate: @escaping @Sendable (Sections) -> Void, _ calls: String) {
      self.mutate = mutate
      self.calls = calls
    }
  }

  @Test(
    "sections are told as such, and what is not valid as one batch is several",
    arguments: [
      SectionsCase({ $0.appendItem(5, toSection: 1) }, "insertRows[[1, 2]] fade"),
      SectionsCase({ $0.removeItem(at: [1, 1]) }, "deleteRows[[1, 1]] fade"),
      SectionsCase({ $0[[1, 1]] = 5 }, "reloadRows[[1, 1]] fade"),
      SectionsCase(
        { $0.appendSection(Section(metadata: "C", items: [5])) },
        "insertSections[2] fade"
      ),
      SectionsCase({ $0.removeSection(at: 0) }, "deleteSections[0] fade"),
      SectionsCase(
        { $0[1] = Section(metadata: "D", items: [5, 6, 7]) },
        "reloadSections[1] fade"
      ),
      SectionsCase({ $0.moveSection(from: 0, to: 1) }, "moveSection[0][1]"),
      SectionsCase(
        {
          $0.batchUpdate { array in
            array.moveItem(from: [0, 0], to: [1, 0])
            array.removeSection(at: 0)
          }
        },
        "begin moveRow[0, 0][1, 0] end begin deleteSections[0] fade end"
      ),
      SectionsCase(
        {
          $0.batchUpdate { array in
            array.appendSection(Section(metadata: "C", items: [5]))
            array.moveSection(from: 0, to: 1)
            array[0] = Section(metadata: "D", items: [6])
          }
        },
        "begin insertSections[2] fade moveSection[0][1] deleteRows[[1, 1]] fade end "
          + "begin reloadSections[0] fade end"
      ),
    ]
  )
  func sections(example: SectionsCase) {
    let array = Sections([
      Section(metadata: "A", items: [1, 2]), Section(metadata: "B", items: [3, 4]),
    ])
    array.bind(to: recorder, cellType: NameCell.self, rowAnimation: .fade, configure: show)
    array.bind(to: table, cellType: NameCell.self, configure: show)
    #expect(table.texts == [["1", "2"], ["3", "4"]])
    _ = recorder.takeCalls()
    example.mutate(array)
    #expect(recorder.takeCalls() == example.calls)
    #expect(table.texts == array.sections.map { $0.items.map { "\($0)" } })
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("a binder may have an animation for each kind of change of rows")
  func animations() {
    let binder = ObservableArray<Int>.TableViewBinder()
    binder.rowInsertionAnimation = .left
    binder.rowDeletionAnimation = .right
    binder.rowUpdateAnimation = .none
    let array = MutableObservableArray([1, 2, 3])
    array.bind(to: recorder, cellType: NameCell.self, using: binder, configure: show)
    _ = recorder.takeCalls()
    array.append(4)
    array.remove(at: 0)
    array[0] = 5
    #expect(
      recorder.takeCalls()
        == "insertRows[[0, 3]] left deleteRows[[0, 0]] right reloadRows[[0, 0]] none"
    )
  }

  @Test("without animation, each change is a reload")
  func withoutAnimation() {
    let array = MutableObservableArray([1, 2, 3])
    array.bind(to: recorder, cellType: NameCell.self, animated: false, configure: show)
    array.append(4)
    array.batchUpdate { _ in }
    #expect(recorder.takeCalls() == "reloadData reloadData")
  }

  @Test("signals of arrays reload, and their differences do not")
  func arrays() {
    let numbers = SafePublishSubject<[Int]>()
    numbers.bind(to: recorder, cellType: NameCell.self, configure: show)
    #expect(recorder.rowCounts == [])
    numbers.send([1, 2])
    numbers.send([1, 2, 3])
    #expect(recorder.takeCalls() == "reloadData reloadData")
    numbers.diff().bind(to: recorder, cellType: NameCell.self, configure: show)
    numbers.send([1, 2, 3])
    numbers.send([1, 2, 3, 4])
    #expect(recorder.takeCalls() == "reloadData insertRows[[0, 3]] automatic")
    #expect(recorder.rowCounts == [4])
  }

  @Test("a closure may choose the cells")
  func createCell() {
    let array = MutableObservableArray([1, 2, 3])
    table.register(NameCell.self)
    array.filter { $0 != 2 }.bind(to: table) { numbers, path, table in
      let cell = table.dequeue(NameCell.self)
      cell.label.text = "#\(numbers[path.row])"
      return cell
    }
    array.append(5)
    #expect(table.texts == [["#1", "#3", "#5"]])
  }

  final class LoudBinder: ObservableArray<Int>.TableViewBinder {
    private(set) var events: [String] = []

    override func apply(_ event: Event, to tableView: any TableHost) {
      events.append("\(event.change) of \(event.shownDataSource?.count ?? 0)")
      rowAnimation = event.isReload ? .none : .left
      super.apply(event, to: tableView)
    }

    override func cellForRow(
      at indexPath: IndexPath,
      tableView: any TableHost,
      dataSource: PersistentArray<Int>
    ) -> any TableCell {
      let cell = NameCell()
      cell.label.text = "\(dataSource[indexPath.row])!"
      return cell
    }
  }

  @Test("a binder's subclass may apply events and make cells in its own way")
  func subclass() throws {
    let array = MutableObservableArray([1, 2])
    let binder = LoudBinder()
    array.bind(to: recorder, using: binder)
    array.append(3)
    #expect(binder.events == ["reset of 0", "inserts([[0, 2]]) of 2"])
    #expect(recorder.takeCalls() == "reloadData insertRows[[0, 2]] left")
    let path = IndexPath(row: 2, section: 0)
    let cell = try #require(recorder.dataSource).tableView(recorder, cellForRowAt: path)
    #expect((cell as? NameCell)?.label.text == "3!")
  }

  @Test("it ends with its disposable, and with the next binding; what the table shows stays")
  func ending() {
    let array = MutableObservableArray([1])
    let binding = array.bind(to: recorder, cellType: NameCell.self, configure: show)
    binding.dispose()
    array.append(2)
    #expect(recorder.takeCalls() == "reloadData")
    #expect(recorder.rowCounts == [1])
    let first = array.bind(to: recorder, cellType: NameCell.self, configure: show)
    let other = MutableObservableArray([7, 8, 9])
    other.bind(to: recorder, cellType: NameCell.self, configure: show)
    #expect(first.isDisposed)
    array.append(3)
    #expect(recorder.takeCalls() == "reloadData reloadData")
    #expect(recorder.rowCounts == [3])
  }

  @Test("it ends with the signal, and what the table shows stays")
  func completion() {
    SafeSignal(just: [1, 2, 3]).bind(to: table, cellType: NameCell.self, configure: show)
    #expect(table.texts == [["1", "2", "3"]])
  }

  @Test("it keeps neither the table nor, after it, the cells' closure alive")
  func lifetime() {
    final class Token {}
    weak var token: Token?
    weak var gone: RecordingTable?
    let array = MutableObservableArray([1])
    var binding: (any Disposable)?
    do {
      let table = RecordingTable()
      let held = Token()
      (gone, token) = (table, held)
      binding = array.bind(to: table, cellType: NameCell.self) { _, _ in _ = held }
      #expect(binding?.isDisposed == false)
    }
    #expect(gone == nil)
    #expect(binding?.isDisposed == true)
    array.append(2)
    #expect(token == nil)
  }

  @Test("a change that a cell's closure makes waits until the table has its cell")
  func changeInCell() {
    let array = MutableObservableArray([1, 2])
    array.bind(to: table, cellType: NameCell.self) { cell, number in
      cell.label.text = "\(number)"
      if array.count == 2 { array.append(3) }
    }
    _ = table.texts
    #expect(table.texts == [["1", "2", "3"]])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("random changes of sections are always valid", arguments: 0..<4 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let array = MutableObservable2DArray<Int, Int>()
    array.bind(to: table, cellType: NameCell.self, configure: show)
    for round in 0..<Cases.count(100) {
      let count = round % 3 == 0 ? 1 : Int.random(in: 2...12, using: &random)
      array.batchUpdate { array in for _ in 0..<count { array.mutate(&random) } }
      #expect(table.texts == array.sections.map { $0.items.map { "\($0)" } })
    }
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("data moves the table's own data source to forwardTo, which is asked for the rest")
  func forwarding() {
    final class Titles: TableDataSource {
      func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 99 }

      func tableView(
        _ tableView: any TableHost,
        cellForRowAt indexPath: IndexPath
      ) -> any TableCell { NameCell() }

      func tableView(
        _ tableView: any TableHost,
        titleForHeaderInSection section: Int
      ) -> String? { "Title" }
    }
    let titles = Titles()
    recorder.dataSource = titles
    MutableObservableArray([1, 2]).bind(to: recorder, cellType: NameCell.self, configure: show)
    #expect(recorder.reactive.dataSource.forwardTo === titles)
    #expect(recorder.rowCounts == [2])
    let title = recorder.dataSource?.tableView(recorder, titleForHeaderInSection: 0)
    #expect(title == "Title")
  }

  @Test("a binder of one's own has a cell of one type, and sections that have names")
  func ownBinderWithCellType() {
    final class TitlesBinder: Sections.TableViewBinder {
      var log: [String] = []

      init() {
        super.init()
        rowAnimation = .left
        sectionName = { sections, section in sections.sections[section].metadata }
      }

      override func apply(_ event: Event, to tableView: any TableHost) {
        log.append("\(event.change)")
        super.apply(event, to: tableView)
      }
    }
    let sections = Sections(Array2D(sectionsWithItems: [("A", [1, 2]), ("B", [10])]))
    let binder = TitlesBinder()
    sections.bind(to: table, cellType: NameCell.self, using: binder, configure: show)
    sections.appendItem(20, toSection: 1)
    sections.appendSection("C")
    #expect(
      table.render(.text(rows: .compact)) == """
        table numbers · plain · 320×2000 · select single
        content 320×326 · 3 sections · 4 rows · offset 0
        ┌── viewport
        § A · 2 rows
          gap 22
          header   28  Title             "A"
          row      44  NameCell          "1"
          row      44  NameCell          "2"
        § B · 2 rows
          gap 22
          header   28  Title             "B"
          row      44  NameCell          "10"
          row      44  NameCell          "20"
        § C · 0 rows
          gap 22
          header   28  Title             "C"
        └── end of viewport · 1674 blank

        """
    )
    #expect(binder.log == ["reset", "inserts([[1, 1]])", "insertSections([2])"])
  }
}
