import Binder
import BinderObservables
import HeadlessTable
import Observation
import Synchronization
import TestSupport
import Testing

/// What a closure reads of an observed collection or property is observed, as what it reads of `@Observable` objects is.
@Suite("Reads of observed collections", .bounded)
@MainActor
struct ObservedReadsTests {
  final class RowCell: HeadlessCell { let title = Label() }
  typealias Group = Observable2DArraySection<String, Int>

  /// Everything that can be read, and the ways in which it changes.
  @MainActor
  final class Data {
    let array = MutableObservableArray([1])
    let groups = MutableObservable2DArray([Group(metadata: "A", items: [1])])
    let set = MutableObservableSet([1])
    let dictionary = MutableObservableDictionary([1: "one"])
    let property = Property("a")

    nonisolated static let readings: [@MainActor @Sendable (Data) -> String] = [
      { "\($0.array.count)" }, { "\($0.array.array)" }, { "\($0.array[0])" },
      { "\($0.array.isEmpty)" }, { "\($0.groups.count)" }, { "\($0.groups[[0, 0]])" },
      { "\($0.groups.sections.count)" }, { "\($0.set.count)" }, { "\($0.set.contains(2))" },
      { "\($0.dictionary.count)" }, { $0.dictionary[1] ?? "none" }, { $0.property.value },
      { $0.property.readOnlyView.value },
    ]

    func change() {
      array.batchUpdate {
        $0.removeAll()
        $0.replace(with: [7, 8, 9])
      }
      groups[0].items = [7, 8]
      groups.appendSection(Group(metadata: "B", items: []))
      set.insert(2)
      dictionary[1] = "won"
      dictionary[2] = "two"
      property.value = "b"
    }

    func empty() {
      array.removeAll()
      groups.removeAllItemsAndSections()
      set.removeAll()
      dictionary.removeAll()
      property.value = "c"
    }
  }

  @Test("a change that a reader makes is told after the one that it has read")
  @MainActor
  func changesOfReaders() {
    @MainActor
    final class Model {
      let count = Property(0)
      let names = MutableObservableArray([Int]())

      func watch() {
        withObservationTracking {
          _ = (count.value, names.count)
        } onChange: {
          MainActor.assumeIsolated {
            if self.count.value == 1 { self.count.value = 2 }
            if self.names.array == [1] { self.names.append(9) }
          }
        }
      }
    }
    let model = Model()
    var (values, arrays): ([Int], [String]) = ([], [])
    model.count.observeNext { values.append($0) }
    model.names.observeNext { arrays.append("\($0.source) \($0.change)") }
    model.watch()
    model.count.value = 1
    model.watch()
    model.names.append(1)
    #expect(values == [0, 1, 2])
    #expect(arrays == ["[] reset", "[1] inserts([0])", "[1, 9] inserts([1])"])
  }

  @Test(
    "show the new contents, in both spellings",
    arguments: Data.readings.indices,
    [false, true]
  )
  func readings(number: Int, byScreen: Bool) {
    let (data, read) = (Data(), Data.readings[number])
    let table = HeadlessTable(id: "rows", width: 320, height: 400)
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen {
      OnTable {
        Cells(RowCell.self, models: [read(data)]) { _, cell, text in cell.title.text = text }
      }
    }
    if byScreen {
      screen.bind(to: table)
    } else {
      binder.onTable().bind(cellType: RowCell.self, models: { [read(data)] })
        .onDequeue { _, cell, text in cell.title.text = text }
      binder.finish()
    }
    let shown = { (table.visibleCells.first as? RowCell)?.title.text }
    #expect(shown() == read(data))
    let before = read(data)
    data.change()
    #expect(shown() == read(data))
    #expect(read(data) != before || number == 3)
    if [0, 1, 3, 4, 6, 7, 8, 9, 10, 11, 12].contains(number) { data.empty() }
    #expect(shown() == read(data))
  }

  @Test("a header that counts rows, and a section for none")
  func counting() {
    enum Part: TableViewSection { case todos, none }
    let todos = MutableObservableArray(["Buy bread"])
    let table = HeadlessTable(id: "todos", width: 320, height: 300)
    let screen = TableScreen<Part> {
      OnSection(.todos) {
        Header("\(todos.count) TO DO")
        ObservedCells(RowCell.self, models: todos) { _, cell, todo in cell.title.text = todo }
      }
      if todos.isEmpty {
        OnSection(.none) {
          Cells(RowCell.self, models: ["Nothing to do"]) { _, cell, text in cell.title.text = text }
        }
      }
    }
    let binding = screen.bind(to: table)
    let shown = {
      table.performPendingUpdates()
      return [table.headerView(forSection: 0)?.textLabel?.text]
        + table.visibleCells.map { ($0 as? RowCell)?.title.text }
    }
    #expect(shown() == ["1 TO DO", "Buy bread"])
    todos.append("Sleep")
    #expect(shown() == ["2 TO DO", "Buy bread", "Sleep"])
    todos.removeAll()
    #expect(shown() == ["0 TO DO", "Nothing to do"])
    withExtendedLifetime(binding) {}
  }

  private final class Tally: Sendable { let count = Atomic(0) }

  @Test("what is read in the middle of a batch is told at its end")
  func inBatch() {
    let array = MutableObservableArray([1])
    let tally = Tally()
    array.batchUpdate { array in
      array.append(2)
      withObservationTracking {
        _ = array.count
      } onChange: {
        tally.count.add(1, ordering: .relaxed)
      }
      array.append(3)
      #expect(tally.count.load(ordering: .relaxed) == 0)
    }
    #expect(tally.count.load(ordering: .relaxed) == 1)
  }
}
