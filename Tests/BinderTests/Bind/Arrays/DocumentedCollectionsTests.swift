import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

@Suite("Observable collections as they are documented elsewhere", .bounded)
@MainActor
struct DocumentedCollectionsTests {
  final class TodoItemCell: HeadlessCell {
    let titleLabel = Label()
  }

  final class CompletedTodoItemCell: HeadlessCell {}

  struct TodoItem: Equatable {
    var name: String
    var isCompleted = false
  }

  private let tableView = HeadlessTable(id: "todo", width: 320, height: 480)

  @Test("an array is observed, changed and mapped")
  func observing() {
    var lines: [String] = []
    let names = MutableObservableArray(["Steve", "Tim"])
    names.observeNext { e in
      lines.append("array: \(e.source), change: \(e.change)")
    }
    names.append("John")
    names.removeLast()
    names[1] = "Mark"
    names.map { $0.count }.observeNext { e in
      lines.append("array: \(e.source), change: \(e.change)")
    }
    names.append("Tony")
    #expect(
      lines == [
        #"array: ["Steve", "Tim"], change: reset"#,
        #"array: ["Steve", "Tim", "John"], change: inserts([2])"#,
        #"array: ["Steve", "Tim"], change: deletes([2])"#,
        #"array: ["Steve", "Mark"], change: updates([1])"#,
        "array: [5, 4], change: reset",
        #"array: ["Steve", "Mark", "Tony"], change: inserts([2])"#,
        "array: [5, 4, 4], change: inserts([2])",
      ]
    )
    let nameLengths = MutableObservableArray<Int>()
    names.map { $0.count }.bind(to: nameLengths)
    #expect(nameLengths.array == [5, 4, 4])
    let numbers = MutableObservableArray([1, 2, 3])
    numbers.replace(with: [0, 1, 3, 4], performDiff: true)
    #expect(numbers.array == [0, 1, 3, 4])
  }

  @Test("signals of arrays, and their differences, are bound to a table")
  func arrays() {
    let todoItems = SafeSignal<[TodoItem]>(
      sequence: [[TodoItem(name: "A")], [TodoItem(name: "A"), TodoItem(name: "B")]]
    )
    todoItems.bind(to: tableView, cellType: TodoItemCell.self) { (cell, todoItem) in
      cell.titleLabel.text = todoItem.name
    }
    #expect(tableView.numberOfRows(inSection: 0) == 2)
    todoItems
      .diff()
      .bind(to: tableView, cellType: TodoItemCell.self, rowAnimation: .fade) { (cell, item) in
        cell.titleLabel.text = item.name
      }
    #expect(tableView.numberOfRows(inSection: 0) == 2)
    todoItems.bind(to: tableView, cellType: TodoItemCell.self, animated: false) { (cell, item) in
      cell.titleLabel.text = item.name
    }
    #expect(tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test("cells of several types")
  func cells() {
    tableView.register(TodoItemCell.self)
    tableView.register(CompletedTodoItemCell.self)
    let todoItems = MutableObservableArray([
      TodoItem(name: "A"), TodoItem(name: "B", isCompleted: true),
    ])
    todoItems.bind(to: tableView) { (todoItems, indexPath, tableView) in
      let item = todoItems[indexPath.row]
      if item.isCompleted {
        return tableView.dequeue(CompletedTodoItemCell.self)
      } else {
        let cell = tableView.dequeue(TodoItemCell.self)
        cell.titleLabel.text = item.name
        return cell
      }
    }
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) is TodoItemCell)
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) is CompletedTodoItemCell)
  }

  @Test("sections with titles that are tuples")
  func sections() {
    typealias SectionMetadata = (header: String, footer: String)
    let cities = Observable2DArraySection<SectionMetadata, String>(
      metadata: (header: "Cities", footer: "That's it"),
      items: ["Paris", "Berlin"]
    )
    let array = MutableObservable2DArray([cities])
    array.appendItem("Copenhagen", toSection: 0)
    let countries = Observable2DArraySection<SectionMetadata, String>(
      metadata: ("Countries", "No more..."),
      items: ["France", "Croatia"]
    )
    array.appendSection(countries)
    #expect(array[0].items == ["Paris", "Berlin", "Copenhagen"])
    #expect(array.count == 5 && array.numberOfSections == 2 && !array.isEmpty)
    #expect(array.value.indexPaths.map { array[$0] } == array.sections.flatMap(\.items))
    array.bind(to: tableView, cellType: TodoItemCell.self) { cell, name in
      cell.titleLabel.text = name
    }
    tableView.reactive.dataSource.signal(
      for: .titleForHeaderInSection,
      dispatch: {
        (subject: SafePublishSubject<Void>, tableView: HeadlessTable, section: Int) -> String? in
        return array.sections[section].metadata.header
      }
    ).bind(to: tableView) { _ in }
    let titles = (0..<2).map {
      tableView.dataSource?.tableView(tableView, titleForHeaderInSection: $0)
    }
    #expect(titles == ["Cities", "Countries"])
    #expect(tableView.numberOfSections == 2)
    #expect(tableView.numberOfRows(inSection: 0) == 3)
  }
}
