import Binder
import BinderObservables
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Observed data in a collection view", .bounded)
struct CollectionBindingTests {
  private let collection = HeadlessCollectionView(
    id: "todos",
    width: 320,
    height: 480,
    layout: .uniform(.grid(columns: 2))
  )
  private let todos = MutableObservableArray(["milk", "bread", "eggs"])

  @Test("an array in one line, and its changes as batches")
  func array() {
    todos.bind(to: collection, cellType: PhotoCell.self) { cell, todo in cell.caption.text = todo }
    #expect(captions(collection) == ["milk", "bread", "eggs"])
    todos.batchUpdate { todos in
      todos.insert("tea", at: 1)
      todos.remove(at: 0)
    }
    todos.moveItem(from: 0, to: 2)
    #expect(captions(collection) == ["bread", "eggs", "tea"])
    #expect(
      collection.calls.description.contains(
        "batch      1 insert · 1 delete        valid, 3 → 3 items"
      )
    )
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("cells that a closure dequeues from the collection view")
  func createCell() {
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "Todo")
    todos.bind(to: collection) { todos, path, collection in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "Todo", for: path)
      (cell as? PhotoCell)?.caption.text = todos.item(at: path).uppercased()
      return cell
    }
    todos.append("tea")
    #expect(captions(collection) == ["MILK", "BREAD", "EGGS", "TEA"])
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("a sorted source, and the items that a finger selects")
  func source() {
    var selected: [Int] = []
    let subscription = collection.reactive.selectedItemIndexPath.observeNext {
      selected.append($0.item)
    }
    ArrayDataSource(["milk", "bread", "eggs"]).sorted().bind(
      to: collection,
      cellType: PhotoCell.self
    ) { cell, todo in cell.caption.text = todo }
    #expect(captions(collection) == ["bread", "eggs", "milk"])
    collection.tapItem(IndexPath(row: 1, section: 0))
    #expect(selected == [1])
    subscription.dispose()
  }
}
