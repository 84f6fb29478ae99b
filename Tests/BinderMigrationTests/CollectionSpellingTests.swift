import Binder
import BinderMigration
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Names of collection views elsewhere", .bounded)
struct CollectionSpellingTests {
  struct TodoItem { let isCompleted: Bool }
  final class TodoItemCell: HeadlessCell {}
  final class CompletedTodoItemCell: HeadlessCell {}

  @Test func cellsOfSeveralTypes() {
    let collectionView = HeadlessCollectionView(id: "todo", width: 320, height: 480)
    collectionView.register(TodoItemCell.self, forCellWithReuseIdentifier: "TodoItemCell")
    collectionView.register(
      CompletedTodoItemCell.self,
      forCellWithReuseIdentifier: "CompletedTodoItemCell"
    )
    let todoItems = SafeSignal(just: [true, false].map(TodoItem.init))

    todoItems.bind(to: collectionView) { (todoItems, indexPath, collectionView) in
      let item = todoItems[indexPath.row]
      if item.isCompleted {
        return collectionView.dequeueReusableCell(
          withIdentifier: "CompletedTodoItemCell",
          for: indexPath
        )
      } else {
        return collectionView.dequeueReusableCell(withIdentifier: "TodoItemCell", for: indexPath)
      }
    }

    let cells = collectionView.visibleCells
    #expect(cells.first is CompletedTodoItemCell && cells.last is TodoItemCell)
    #expect(cells.count == 2)
    #expect(collectionView.diagnostics.isEmpty)
  }
}
