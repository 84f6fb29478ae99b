import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Code as people write it who know collection views bound to signals from elsewhere; `UICollectionView` is
/// `HeadlessCollectionView` here.
@MainActor
@Suite("Signals and collection views, as written", .bounded)
struct CollectionSnippetTests {
  struct TodoItem: Hashable {
    let name: String
    var isCompleted = false
  }

  class TodoItemCell: HeadlessCell {
    enum Style { case open, done }
    let titleLabel = Label()
    let completeTodoItemButton = Button()
    var style = Style.open
  }

  final class CompletedTodoItemCell: HeadlessCell {}

  final class TodoService {
    private(set) var completed: [String] = []

    func complete(_ item: TodoItem) -> SafeSignal<Void> {
      completed.append(item.name)
      return SafeSignal(just: ())
    }
  }

  private let collectionView = HeadlessCollectionView(
    id: "todo",
    width: 320,
    height: 480,
    layout: .uniform(.grid(columns: 2, itemHeight: .absolute(44)))
  )
  private let milk = TodoItem(name: "milk", isCompleted: true)
  private let bread = TodoItem(name: "bread")

  private var titles: [String?] {
    collectionView.visibleCells.map { ($0 as? TodoItemCell)?.titleLabel.text }
  }

  @Test("cells of one type")
  func oneCellType() {
    let todoItems: SafeSignal<[TodoItem]> = SafeSignal(just: [milk, bread])

    todoItems.bind(to: collectionView, cellType: TodoItemCell.self) { (cell, todoItem) in
      cell.titleLabel.text = todoItem.name
    }

    #expect(titles == ["milk", "bread"])
  }

  @Test("cells of several types")
  func severalCellTypes() {
    let todoItems: SafeSignal<[TodoItem]> = SafeSignal(just: [milk, bread])
    collectionView.register(TodoItemCell.self, forCellWithReuseIdentifier: "TodoItemCell")
    collectionView.register(
      CompletedTodoItemCell.self,
      forCellWithReuseIdentifier: "CompletedTodoItemCell"
    )

    todoItems.bind(to: collectionView) { (todoItems, indexPath, collectionView) in
      let item = todoItems[indexPath.row]
      if item.isCompleted {
        return collectionView.dequeueReusableCell(
          withReuseIdentifier: "CompletedTodoItemCell",
          for: indexPath
        )
      } else {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "TodoItemCell",
          for: indexPath
        )
        (cell as? TodoItemCell)?.titleLabel.text = item.name
        return cell
      }
    }

    #expect(collectionView.visibleCells.first is CompletedTodoItemCell)
    #expect(titles == [nil, "bread"])
    #expect(collectionView.diagnostics.isEmpty)
  }

  @Test("bindings of cells")
  func cellBindings() throws {
    let todoItems = SafeSignal<[TodoItem]>(just: [milk, bread])
    let todoService = TodoService()
    var printed: [String] = []

    todoItems.bind(to: collectionView, cellType: TodoItemCell.self) { (cell, todoItem) in
      cell.titleLabel.text = todoItem.name

      // Dispose the cell's bag to dispose any previous bindings made to the cell
      cell.reactive.bag.dispose()

      cell.completeTodoItemButton.reactive.tap
        .flatMapLatest { todoService.complete(todoItem) }
        .bind(to: cell) { cell in
          printed.append("Completed task \(todoItem.name)")
          cell.style = .done
        }
        .dispose(in: cell.reactive.bag)  // Put the disposable into the bag
    }

    let path = IndexPath(row: 1, section: 0)
    collectionView.reconfigureItems(at: [path])
    let cell = try #require(collectionView.cellForItem(at: path) as? TodoItemCell)
    cell.completeTodoItemButton.tap()
    #expect(printed == ["Completed task bread"])
    #expect(todoService.completed == ["bread"] && cell.style == .done)
  }

  @Test("observable arrays, and differences")
  func collections() {
    let todoItems = MutableObservableArray([milk])
    todoItems.bind(to: collectionView, cellType: TodoItemCell.self) { (cell, todoItem) in
      cell.titleLabel.text = todoItem.name
    }
    #expect(titles == ["milk"])
    collectionView.calls.clear()
    todoItems.replace(with: [bread, milk], performDiff: true)
    #expect(titles == ["bread", "milk"])
    #expect(collectionView.calls.description.contains("1 insert"))

    let arrays = SafePublishSubject<[TodoItem]>()
    arrays
      .diff()
      .bind(to: collectionView, cellType: TodoItemCell.self) { cell, item in
        cell.titleLabel.text = item.name
      }
    arrays.send([milk])
    arrays.send([milk, bread])
    #expect(titles == ["milk", "bread"])
    #expect(collectionView.diagnostics.isEmpty)
  }

  typealias SectionMetadata = (header: String, footer: String)

  @Test("sections")
  func sections() {
    let cities = Observable2DArraySection<SectionMetadata, String>(
      metadata: (header: "Cities", footer: "That's it"),
      items: ["Paris", "Berlin"]
    )
    let array = MutableObservable2DArray([cities])
    array.bind(to: collectionView, cellType: TodoItemCell.self) { cell, name in
      cell.titleLabel.text = name
    }
    array.appendItem("Copenhagen", toSection: 0)
    let countries = Observable2DArraySection<SectionMetadata, String>(
      metadata: ("Countries", "No more..."),
      items: ["France", "Croatia"]
    )
    array.appendSection(countries)
    #expect(titles == ["Paris", "Berlin", "Copenhagen", "France", "Croatia"])
    #expect(collectionView.diagnostics.isEmpty)
  }

  final class MyDataSource: CollectionViewDataSource {
    func collectionView(
      _ collectionView: HeadlessCollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      fatalError("This will never be called.")
    }

    func collectionView(
      _ collectionView: HeadlessCollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> any TableCell {
      fatalError("This will never be called.")
    }

    func collectionView(
      _ collectionView: HeadlessCollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      return true
    }
  }

  @Test("a data source of one's own, and items that the user moves", arguments: [true, false])
  func dataSource(before: Bool) {
    let todoItems = MutableObservableArray([milk, bread])
    let myDataSource = MyDataSource()
    if before { collectionView.dataSource = myDataSource }
    todoItems.bind(to: collectionView, cellType: TodoItemCell.self) { (cell, todoItem) in
      cell.titleLabel.text = todoItem.name
    }
    if !before { collectionView.reactive.dataSource.forwardTo = myDataSource }
    #expect(collectionView.reactive.dataSource.forwardTo === myDataSource)
    #expect(collectionView.dataSource == nil)

    let didMoveItem = collectionView.reactive.dataSource.signal(
      for: .moveItemAt,
      dispatch: {
        (
          subject: SafePublishSubject<(IndexPath, IndexPath)>,
          collectionView: HeadlessCollectionView,
          source: IndexPath,
          destination: IndexPath
        ) -> Void in
        subject.next((source, destination))
      }
    )
    var printed: [String] = []
    didMoveItem.observeNext { (source, destination) in
      todoItems.moveItem(from: source.row, to: destination.row)
      printed.append("did move item at \(source.row) to \(destination.row)")
    }

    collectionView.dragItem(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(printed == ["did move item at 0 to 1"])
    #expect(titles == ["bread", "milk"])
    #expect(collectionView.diagnostics.isEmpty)
  }
}
