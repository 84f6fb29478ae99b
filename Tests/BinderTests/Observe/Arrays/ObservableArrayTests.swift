import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("An observable array", .bounded)
struct ObservableArrayTests {
  typealias Mutation = @Sendable (MutableObservableArray<Int>) -> Void

  struct Case: Sendable {
    let mutate: Mutation
    let text: String
    let items: [Int]

    init(_ mutate: @escaping Mutation, _ text: String, _ items: [Int]) {
      self.mutate = mutate
      self.text = text
      self.items = items
    }
  }

  private func changes(
    of array: MutableObservableArray<Int>,
    _ mutate: (MutableObservableArray<Int>) -> Void
  ) -> String {
    let log = EventLog(array)
    _ = log.takeChanges()
    mutate(array)
    return log.takeChanges().joined(separator: "; ")
  }

  @Test(
    "one event for each mutation",
    arguments: [
      Case({ $0.append(4) }, "inserts([3])", [1, 2, 3, 4]),
      Case({ $0.append(contentsOf: [4, 5]) }, "inserts([3, 4])", [1, 2, 3, 4, 5]),
      Case(
        {
          $0.insert(4, at: 0)
          $0.insert(5, at: 2)
        },
        "inserts([0]); inserts([2])",
        [4, 1, 5, 2, 3]
      ),
      Case({ $0.insert(contentsOf: [4, 5], at: 1) }, "inserts([1, 2])", [1, 4, 5, 2, 3]),
      Case({ $0.insert(contentsOf: [], at: 1) }, "unchanged", [1, 2, 3]),
      Case({ $0.moveItem(from: 1, to: 2) }, "moves([(1, 2)])", [1, 3, 2]),
      Case({ $0.move(from: 2, to: 0) }, "moves([(2, 0)])", [3, 1, 2]),
      Case({ $0.move(from: 1, to: 1) }, "unchanged", [1, 2, 3]),
      Case(
        {
          #expect($0.remove(at: 2) == 3)
          #expect($0.remove(at: 0) == 1)
        },
        "deletes([2]); deletes([0])",
        [2]
      ),
      Case({ #expect($0.removeLast() == 3) }, "deletes([2])", [1, 2]),
      Case({ $0.removeAll() }, "deletes([0, 1, 2])", []),
      Case({ $0[1] = 4 }, "updates([1])", [1, 4, 3]),
      Case({ $0[1] = 2 }, "updates([1])", [1, 2, 3]),
      Case({ $0.removeSubrange(1..<3) }, "deletes([1, 2])", [1]),
      Case({ $0.removeSubrange(1..<1) }, "", [1, 2, 3]),
      Case({ $0.replace(with: [7]) }, "reset", [7]),
      Case({ $0.replace(with: [7], performDiff: false) }, "reset", [7]),
    ]
  )
  func mutations(example: Case) {
    let array = MutableObservableArray([1, 2, 3])
    #expect(changes(of: array, example.mutate) == example.text)
    #expect(array.array == example.items)
  }

  @Test("several items are gathered where the first of them goes")
  func moveMany() {
    let array = MutableObservableArray([1, 2, 3, 4, 5])
    #expect(changes(of: array) { $0.move(from: [0, 2], to: 1) } == "moves([(0, 1)])")
    #expect(array.array == [2, 1, 3, 4, 5])
  }

  @Test(
    "a silent update is not told; what comes after it is a reload, since nobody knows what it was"
  )
  func silentUpdate() {
    let array = MutableObservableArray([1, 2, 3])
    let log = EventLog(array)
    array.silentUpdate {
      $0[1] = 4
      $0.append(5)
    }
    #expect(log.takeChanges() == ["reset"])
    #expect(array.array == [1, 4, 3, 5])
    array.append(6)
    array.append(7)
    #expect(log.takeChanges() == ["reset", "inserts([5])"])
  }

  @Test(
    "a replacement by what is different",
    arguments: [
      ([1, 2, 3], [0, 1, 3, 4], "deletes([1]), inserts([0, 3])"),
      ([1, 2, 3], [], "deletes([0, 1, 2])"),
      ([], [1], "inserts([0])"),
      ([1, 2], [1, 2], "unchanged"),
      ([1, 2, 3, 4, 5], [5, 1, 6, 3, 4], "deletes([1]), inserts([2]), moves([(4, 0)])"),
    ]
  )
  func replaceWithDiff(old: [Int], new: [Int], expected: String) {
    let array = MutableObservableArray(old)
    #expect(changes(of: array) { $0.replace(with: new, performDiff: true) } == expected)
    #expect(array.array == new)
  }

  @Test("items with an identity are updated where their content is another")
  func replaceIdentified() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var text: String
    }
    let array = MutableObservableArray([Item(id: 1, text: "a"), Item(id: 2, text: "b")])
    let log = EventLog(array)
    array.replace(with: [Item(id: 1, text: "a"), Item(id: 2, text: "c")], performDiff: true)
    #expect(log.takeChanges() == ["reset", "updates([1])"])
  }

  @Test("each observer begins with what is there, and sees no change that came before")
  func lateObserver() {
    let array = MutableObservableArray([1, 2, 3])
    let first = EventLog(array)
    array.append(4)
    let second = EventLog(array)
    array.remove(at: 0)
    #expect(first.events.map(\.change) == ["reset", "inserts([3])", "deletes([0])"])
    #expect(second.events.map(\.change) == ["reset", "deletes([0])"])
    #expect(second.events.map(\.items) == [[1, 2, 3, 4], [2, 3, 4]])
  }

  @Test("what an observer changes reaches all observers after what they are being told")
  func reentrancy() {
    let array = MutableObservableArray([1])
    array.observeNext { event in
      if event.source.count == 2 { array.append(3) }
    }
    let log = EventLog(array)
    array.append(2)
    #expect(log.events.map(\.items) == [[1], [1, 2], [1, 2, 3]])
    #expect(log.events.map(\.change) == ["reset", "inserts([1])", "inserts([2])"])
  }

  @Test("it completes when it goes away")
  func completion() {
    var array: MutableObservableArray? = MutableObservableArray([1])
    var isCompleted = false
    array?.observeCompleted { isCompleted = true }
    #expect(!isCompleted)
    array = nil
    #expect(isCompleted)
  }

  @Test("ten threads change it through its sender, and nothing is lost or told out of order")
  @MainActor
  func threads() async {
    let array = MutableObservableArray<Int>()
    var seen = PersistentArray<Int>()
    var isInOrder = true
    array.observeNext { event in
      isInOrder =
        isInOrder && event.source.count - seen.count <= 1 && event.source.starts(with: seen)
      seen = event.source
    }
    let sender = array.sender
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<10 {
        group.addTask {
          for number in 0..<20 { sender.send { $0.append(thread * 100 + number) } }
        }
      }
    }
    array.append(-1)
    #expect(isInOrder)
    #expect(array.count == 201)
    #expect(array[200] == -1)
    for thread in 0..<10 {
      let mine = array.array.filter { $0 / 100 == thread && $0 >= 0 }
      #expect(mine == (0..<20).map { thread * 100 + $0 })
    }
  }
}
