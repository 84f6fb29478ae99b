import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Code as people write it who know signals from elsewhere.
@MainActor
@Suite("Signals and tables, as written", .bounded)
struct SignalSnippetTests {
  struct TodoItem: Equatable { let name: String }

  final class TodoItemCell: HeadlessCell {
    enum Style { case open, done }
    let titleLabel = Label()
    let completeTodoItemButton = Button()
    var style = Style.open
  }

  final class TodoService {
    private(set) var completed: [String] = []

    func complete(_ item: TodoItem) -> SafeSignal<Void> {
      completed.append(item.name)
      return SafeSignal(just: ())
    }
  }

  /// A list of items whose cells bind their button each time they are filled.
  final class TodoScreen: TableDataSource {
    let todoItems: [TodoItem]
    let todoService = TodoService()
    let emptiesBag: Bool

    init(count: Int, emptiesBag: Bool) {
      todoItems = (0..<count).map { TodoItem(name: "item \($0)") }
      self.emptiesBag = emptiesBag
    }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      todoItems.count
    }

    func tableView(
      _ tableView: any TableHost,
      cellForRowAt indexPath: IndexPath
    ) -> any TableCell {
      let cell = tableView.dequeue(TodoItemCell.self)
      configure(cell, todoItems[indexPath.row])
      return cell
    }

    private func configure(_ cell: TodoItemCell, _ todoItem: TodoItem) {
      cell.titleLabel.text = todoItem.name

      if emptiesBag { cell.reactive.bag.dispose() }

      cell.completeTodoItemButton.reactive.tap
        .flatMapLatest { self.todoService.complete(todoItem) }
        .bind(to: cell) { cell in
          cell.style = .done
        }
        .dispose(in: cell.reactive.bag)
    }
  }

  @Test("KI5: a cell that was reused three times does one thing a tap", arguments: [true, false])
  func cellBag(emptiesBag: Bool) throws {
    let screen = TodoScreen(count: 40, emptiesBag: emptiesBag)
    let table = HeadlessTable(id: "todo", width: 320, height: 88)
    table.register(TodoItemCell.self)
    table.dataSource = screen
    for offset in [440.0, 880, 1_320] { table.scroll(to: offset) }
    table.reconfigureRows(at: [IndexPath(row: 30, section: 0)])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 30, section: 0)) as? TodoItemCell)
    #expect(table.calls.dequeues.contains { !$0.isNew })
    cell.completeTodoItemButton.tap()
    #expect(screen.todoService.completed == ["item 30"])
    #expect(cell.style == .done)
    cell.completeTodoItemButton.isEnabled = false
    cell.completeTodoItemButton.tap()
    cell.completeTodoItemButton.isEnabled = true
    cell.completeTodoItemButton.isHidden = true
    cell.completeTodoItemButton.tap()
    #expect(screen.todoService.completed == ["item 30"])
  }

  final class MyDataSource: TableDataSource {
    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      fatalError("This will never be called.")
    }

    func tableView(
      _ tableView: any TableHost,
      cellForRowAt indexPath: IndexPath
    ) -> any TableCell {
      fatalError("This will never be called.")
    }

    func tableView(
      _ tableView: any TableHost,
      titleForHeaderInSection section: Int
    ) -> String? {
      return "Title"
    }
  }

  /// A table whose rows somebody else answers for.
  private func boundTable(rows: Property<[String]>) -> HeadlessTable {
    let tableView = HeadlessTable(id: "names", width: 320, height: 480)
    tableView.register(NameCell.self)
    let dataSource = tableView.reactive.dataSource
    dataSource.feed(property: rows, to: .numberOfRowsInSection) { rows, _, _ in rows.count }
    dataSource.feed(property: rows, to: .cellForRowAt) { rows, table, path in
      let cell = table.dequeue(NameCell.self)
      cell.label.text = rows[path.row]
      return cell
    }
    return tableView
  }

  @Test("a data source of one's own has the titles, in addition to a binding")
  func forwardTo() {
    let myDataSource = MyDataSource()
    let tableView = boundTable(rows: Property(["Steve"]))
    tableView.reactive.dataSource.forwardTo = myDataSource
    #expect(
      "\(tableView)" == """
        table names · plain · 320×480 · select single
        content 320×94 · 1 section · 1 row · offset 0
        ┌── viewport
        § 0 · 1 row
          gap 22
          header   28  Title             "Title"
          row      44  NameCell          "Steve"
        └── end of viewport · 386 blank

        """
    )
  }

  @Test("rows that the user moves are a signal")
  func movedRows() {
    let rows = Property(["Steve", "Tim", "John"])
    let tableView = boundTable(rows: rows)
    let didMoveRow = tableView.reactive.dataSource.signal(
      for: .moveRowAt,
      dispatch: {
        (
          subject: SafePublishSubject<(IndexPath, IndexPath)>,
          tableView: HeadlessTable,
          source: IndexPath,
          destination: IndexPath
        ) -> Void in
        subject.next((source, destination))
      }
    )
    var printed: [String] = []
    didMoveRow.observeNext { (source, destination) in
      rows.value.insert(rows.value.remove(at: source.row), at: destination.row)
      printed.append("did move row at \(source.row) to \(destination.row)")
    }
    tableView.setEditing(true)
    tableView.calls.clear()
    tableView.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    #expect(printed == ["did move row at 0 to 2"])
    #expect(rows.value == ["Tim", "John", "Steve"])
    #expect(
      tableView.visibleCells.compactMap { ($0 as? NameCell)?.label.text }
        == ["Tim", "John", "Steve"]
    )
    #expect(tableView.calls.count(of: .moveRow) == 1)
    #expect(tableView.calls.count(of: .dequeue) == 0)
    #expect(tableView.inconsistencies.isEmpty)
  }

  @Test("titles of headers, answered for as long as somebody observes")
  func headerTitles() {
    let sections = [(header: "Cities", footer: "That's it")]
    let tableView = boundTable(rows: Property(["Paris"]))
    tableView.reactive.dataSource.signal(
      for: .titleForHeaderInSection,
      dispatch: {
        (
          subject: SafePublishSubject<Void>,
          tableView: HeadlessTable,
          section: Int
        ) -> String? in
        return sections[section].header
      }
    ).bind(to: tableView) { _ in }
    #expect("\(tableView)".contains(#"Title             "Cities""#))
  }
}
