import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

@Suite("Observed arrays as models of a chain", .bounded)
@MainActor
struct ObservedModelsTests {
  enum Part: Int, TableViewSection { case first, second }

  /// A number that nothing tells apart from another and that counts who tries.
  struct Number: Equatable {
    nonisolated(unsafe) static var comparisons = 0
    let value: Int

    static func == (left: Number, right: Number) -> Bool {
      comparisons += 1
      return left.value == right.value
    }
  }

  private let table = HeadlessTable(id: "numbers", width: 320, height: 480)

  init() {
    table.onInconsistency = .collect
  }

  private func updates() -> [String] {
    _ = table.texts
    defer { table.calls.clear() }
    return table.calls.updates.map { Call.update($0).description }
  }

  @Test("their changes reach the table at the next frame, as one batch and without a comparison")
  func patches() {
    let numbers = MutableObservableArray((1...5).map { Number(value: $0) })
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: numbers)
      .onDequeue { row, cell, number in cell.label.text = "\(number.value)" }
    binder.finish()
    #expect(table.texts == [["1", "2", "3", "4", "5"]])
    _ = updates()
    Number.comparisons = 0
    numbers.append(Number(value: 6))
    numbers.remove(at: 0)
    numbers[0] = Number(value: 7)
    numbers.move(from: 1, to: 3)
    #expect(updates() == ["batch      1 insert · 1 delete · 1 move · 1 reload  valid, 5 → 5 rows"])
    #expect(table.texts == [["7", "4", "5", "3", "6"]])
    #expect(Number.comparisons == 0)
    numbers.replace(with: [Number(value: 4), Number(value: 9)])
    #expect(table.texts == [["4", "9"]])
    #expect(Number.comparisons > 0)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("models that nothing tells apart are followed by what is told of them")
  func withoutIdentity() {
    struct Plain { let text: String }
    let plain = MutableObservableArray([Plain(text: "a"), Plain(text: "b")])
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(
      cellProvider: { tableView, row, model in
        tableView.dequeue(NameCell.self).saying(model.text)
      },
      models: plain.map { $0 }
    )
    table.register(NameCell.self)
    binder.finish()
    #expect(table.texts == [["a", "b"]])
    _ = updates()
    plain.insert(Plain(text: "c"), at: 1)
    #expect(updates() == ["batch      1 insert                   valid, 2 → 3 rows"])
    #expect(table.texts == [["a", "c", "b"]])
  }

  @Test("an array a section; what is filtered out is not there")
  func sections() {
    let first = MutableObservableArray(["a", "b"])
    let second = MutableObservableArray(["c", "dd"])
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSections(.first, .second)
      .bind(
        cellType: NameCell.self,
        models: [.first: first.filter { $0.count == 1 }, .second: second.filter { $0.count == 1 }]
      )
      .onDequeue { section, row, cell, text in cell.label.text = text }
    binder.finish(displaying: .second, .first)
    #expect(table.texts == [["c"], ["a", "b"]])
    _ = updates()
    second.append("e")
    first.append("ff")
    first[0] = "g"
    binder.displayedSections = [.first, .second]
    #expect(table.texts == [["g", "b"], ["c", "e"]])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("changes that were read and not shown are found by comparing")
  func abandonedReading() async {
    let names = MutableObservableArray(["a", "b", "c"])
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: names)
      .onDequeue { row, cell, name in cell.label.text = name }
    binder.finish()
    _ = table.texts
    names.append("d")
    let refresh = Task { await binder.refreshInBackground() }
    await Task.yield()
    names.remove(at: 0)
    await refresh.value
    #expect(table.texts == [["b", "c", "d"]])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("a screen takes them as well, one array or one a section")
  func screen() {
    let names = MutableObservableArray(["a", "b"])
    let more = MutableObservableArray(["c"])
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.first) {
        ObservedCells(NameCell.self, models: names.filter { $0 != "x" }) { row, cell, name in
          cell.label.text = name
        }
      }
      OnSections(.second) {
        ObservedCellsBySection(NameCell.self, models: [.second: more]) { section, row, cell, name in
          cell.label.text = name
        }
      }
    }
    let binding = screen.bind(to: table)
    #expect(table.texts == [["a", "b"], ["c"]])
    _ = updates()
    names.insert("x", at: 0)
    names.append("d")
    more.remove(at: 0)
    #expect(updates() == ["batch      1 insert · 1 delete        valid, 3 → 3 rows"])
    #expect(table.texts == [["a", "b", "d"], []])
    withExtendedLifetime(binding) {}
  }

  @Test("the array keeps neither the binder nor its closures alive")
  func lifetime() {
    let names = MutableObservableArray(["a"])
    weak var gone: AnyObject?
    do {
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: NameCell.self, models: names)
      binder.finish()
      gone = binder
    }
    #expect(gone == nil)
    names.append("b")
  }

  private func namesScreen(_ rows: (any ObservableRows<String>)?) -> TableScreen<WholeTable> {
    TableScreen {
      OnTable {
        if let rows {
          ObservedCells(NameCell.self, models: rows)
        } else {
          Cells(NameCell.self, models: ["a"])
        }
      }
    }
  }

  @Test(
    "no update follows their beginning, nor an event that changes nothing",
    arguments: [false, true]
  )
  func beginning(byScreen: Bool) async throws {
    var owners: [Any] = []
    func table(showing rows: (any ObservableRows<String>)?) -> RecordingTable {
      let table = RecordingTable()
      let binder = TableViewBinder(tableView: table)
      let screen = namesScreen(rows)
      owners.append(binder)
      if byScreen {
        owners.append(screen.bind(to: table))
        return table
      }
      if let rows {
        binder.onTable().bind(cellType: NameCell.self, models: rows)
      } else {
        binder.onTable().bind(cellType: NameCell.self, models: ["a"])
      }
      binder.finish()
      return table
    }
    let count = table(showing: nil).scheduledCount
    let names = MutableObservableArray(["a"])
    for rows: any ObservableRows<String> in [names, names.map { $0 }, names.filter { $0 < "b" }] {
      #expect(table(showing: rows).scheduledCount == count)
    }
    let events = PublishSubject<ObservableArrayEvent<String>, Never>()
    let later = table(showing: events.toSignal())
    #expect(later.scheduledCount == count)
    events.send(ObservableArrayEvent(source: ["a"]))
    #expect(later.scheduledCount == count + 1)
    try await until("the update") { later.takeCalls().contains("insertRows") }
    events.send(ObservableArrayEvent(source: ["a"], change: .unchanged))
    #expect(later.scheduledCount == count + 1)
    withExtendedLifetime(owners) {}
  }
}
