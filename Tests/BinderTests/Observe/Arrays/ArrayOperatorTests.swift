import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("Operators on observed arrays", .bounded)
struct ArrayOperatorTests {
  struct Case: Sendable {
    let mutate: @Sendable (MutableObservableArray<Int>) -> Void
    let text: String
    let items: [Int]

    init(
      _ mutate: @escaping @Sendable (MutableObservableArray<Int>) -> Void,
      _ text: String,
      _ items: [Int]
    ) {
      self.mutate = mutate
      self.text = text
      self.items = items
    }
  }

  private func check<Result: SignalProtocol>(
    _ example: Case,
    _ items: [Int] = [1, 2, 3],
    _ operation: (MutableObservableArray<Int>) -> Result
  )
  where
    Result.Element: ObservableArrayEventProtocol, Result.Element.Item == Int, Result.Error == Never
  {
    let array = MutableObservableArray(items)
    let log = EventLog(operation(array))
    let other = EventLog(operation(array))
    #expect(log.events.map(\.change) == ["reset"])
    example.mutate(array)
    #expect(log.events.last?.items == example.items)
    let changes = log.takeChanges()
    #expect(changes.dropFirst().joined(separator: "; ") == example.text)
    #expect(other.takeChanges() == changes)
  }

  @Test(
    "map: what becomes of an item becomes of what is made of it",
    arguments: [
      Case({ $0.append(4) }, "inserts([3])", [2, 4, 6, 8]),
      Case({ $0.insert(5, at: 0) }, "inserts([0])", [10, 2, 4, 6]),
      Case({ $0.removeLast() }, "deletes([2])", [2, 4]),
      Case({ $0.remove(at: 1) }, "deletes([1])", [2, 6]),
      Case({ $0[1] = 9 }, "updates([1])", [2, 18, 6]),
      Case({ $0.move(from: 0, to: 2) }, "moves([(0, 2)])", [4, 6, 2]),
      Case({ $0.replace(with: [5]) }, "reset", [10]),
      Case({ $0.move(from: 1, to: 1) }, "unchanged", [2, 4, 6]),
      Case({ $0.batchUpdate { _ in } }, "", [2, 4, 6]),
    ]
  )
  func map(example: Case) {
    check(example) { $0.map { $0 * 2 } }
  }

  @Test("map makes each item once")
  func mapOnce() {
    let array = MutableObservableArray(["Steve", "Tim"])
    var made: [String] = []
    let lengths = array.map { name -> Int in
      made.append(name)
      return name.count
    }
    let log = EventLog(lengths)
    array.append("John")
    array.remove(at: 0)
    array.move(from: 0, to: 1)
    array[0] = "Mark"
    #expect(made == ["Steve", "Tim", "John", "Mark"])
    #expect(log.events.map(\.items) == [[5, 3], [5, 3, 4], [3, 4], [4, 3], [4, 3]])
  }

  @Test(
    "filter: what becomes of the items that are left",
    arguments: [
      Case({ $0.append(4) }, "", [1, 3]),
      Case({ $0.append(5) }, "inserts([2])", [1, 3, 5]),
      Case({ $0.insert(4, at: 1) }, "", [1, 3]),
      Case({ $0.insert(5, at: 1) }, "inserts([1])", [1, 5, 3]),
      Case({ $0.insert(contentsOf: [4, 5, 6, 7], at: 1) }, "inserts([1, 2])", [1, 5, 7, 3]),
      Case({ $0.removeLast() }, "deletes([1])", [1]),
      Case({ $0.remove(at: 1) }, "", [1, 3]),
      Case({ $0[1] = 5 }, "inserts([1])", [1, 5, 3]),
      Case({ $0[1] = 4 }, "", [1, 3]),
      Case({ $0[2] = 4 }, "deletes([1])", [1]),
      Case({ $0[2] = 5 }, "updates([1])", [1, 5]),
      Case({ $0.move(from: 0, to: 2) }, "moves([(0, 1)])", [3, 1]),
      Case({ $0.move(from: 1, to: 2) }, "", [1, 3]),
      Case({ $0.move(from: 0, to: 1) }, "", [1, 3]),
      Case({ $0.replace(with: [5]) }, "reset", [5]),
      Case(
        {
          $0.batchUpdate { array in
            array.remove(at: 0)
            array[0] = 5
          }
        },
        "deletes([0]), inserts([0])",
        [5, 3]
      ),
      Case(
        {
          $0.batchUpdate { array in
            array.move(from: 2, to: 0)
            array[0] = 4
          }
        },
        "deletes([1])",
        [1]
      ),
    ]
  )
  func filter(example: Case) {
    check(example) { $0.filter { $0 % 2 == 1 } }
  }

  @Test("filter: the shortest batch that index tables get wrong")
  func filterOverBatch() {
    let example = Case(
      {
        $0.batchUpdate { array in
          array[0] = 5
          array.insert(17, at: 1)
          array.insert(11, at: 0)
        }
      },
      "inserts([0, 1, 2])",
      [11, 5, 17]
    )
    check(example, [10]) { $0.filter { $0 % 2 == 1 } }
  }

  @Test("another predicate is a change like any other")
  func exchangedPredicate() {
    let array = MutableObservableArray([1, 2, 3, 4])
    let predicate = Property<(Int) -> Bool> { $0 % 2 == 1 }
    let log = EventLog(array.filter(predicate))
    predicate.value = { $0 > 1 }
    array.append(0)
    array.append(9)
    predicate.value = { $0 > 1 }
    predicate.value = { $0 < 1 }
    #expect(
      log.events.map(\.change) == [
        "reset", "deletes([0]), inserts([0, 2])", "inserts([3])",
        "deletes([0, 1, 2, 3]), inserts([0])",
      ]
    )
    #expect(log.events.last?.items == [0])
  }

  @Test("an observer changes the array at the first event of a filter")
  func changeAtFirstEvent() {
    let array = MutableObservableArray([1, 2])
    let predicates = SafePublishSubject<(Int) -> Bool>()
    var got: [String] = []
    array.filter(predicates).observeNext { event in
      got.append("\(event.source) \(event.change)")
      if event.source.count == 1 { array.append(3) }
    }
    predicates.send { $0 > 1 }
    array.remove(at: 0)
    array.remove(at: 0)
    #expect(got == ["[2] reset", "[2, 3] inserts([1])", "[3] deletes([0])", "[3, 3] inserts([1])"])
  }

  @Test("a predicate that comes later is the beginning")
  func latePredicate() {
    let array = MutableObservableArray([1, 2, 3, 4])
    let predicates = SafePublishSubject<(Int) -> Bool>()
    let log = EventLog(array.filter(predicates))
    array.append(5)
    #expect(log.events.isEmpty)
    predicates.send { $0 > 3 }
    array.append(6)
    #expect(log.events.map(\.items) == [[4, 5], [4, 5, 6]])
    #expect(log.events.map(\.change) == ["reset", "inserts([2])"])
  }

  @Test(
    "sorted: an item goes where the order wants it",
    arguments: [
      Case({ $0[1] = 9 }, "updates([0]), moves([(0, 2)])", [2, 3, 9]),
      Case({ $0[0] = 4 }, "updates([2])", [1, 2, 4]),
      Case({ $0.append(0) }, "inserts([0])", [0, 1, 2, 3]),
      Case({ $0.remove(at: 0) }, "deletes([2])", [1, 2]),
      Case({ $0.move(from: 0, to: 2) }, "unchanged", [1, 2, 3]),
      Case({ $0.replace(with: [2, 1]) }, "reset", [1, 2]),
      Case(
        {
          $0.batchUpdate { array in
            array[0] = 0
            array.append(3)
          }
        },
        "inserts([3]), updates([2]), moves([(2, 0)])",
        [0, 1, 2, 3]
      ),
    ]
  )
  func sorted(example: Case) {
    check(example, [3, 1, 2]) { $0.sorted() }
  }

  @Test("items that do not differ in the order keep the order in which they came")
  func ties() {
    let array = MutableObservableArray(["b1", "a1", "b2"])
    let log = EventLog(array.sorted { $0.prefix(1) < $1.prefix(1) })
    array.insert("b3", at: 0)
    array.insert("a2", at: 0)
    array.remove(at: 2)
    #expect(log.events.last?.items == ["a1", "a2", "b2", "b3"])
    #expect(log.takeChanges() == ["reset", "inserts([3])", "inserts([1])", "deletes([2])"])
  }

  @Test("diff: each array of a signal as what is different about it")
  func diff() {
    let letters = SafePublishSubject<[String]>()
    let log = EventLog(letters.diff())
    letters.send(["A"])
    letters.send(["A", "B", "C"])
    letters.send(["A", "C"])
    let late = EventLog(letters.diff())
    letters.send(["C", "A"])
    letters.send(["C", "A"])
    #expect(
      log.takeChanges() == [
        "reset", "inserts([1, 2])", "deletes([1])", "moves([(1, 0)])", "unchanged",
      ]
    )
    #expect(late.takeChanges() == ["reset", "unchanged"])
  }

  @Test("diff makes changes of an array's reloads, and leaves others alone")
  func diffOfReloads() {
    let array = MutableObservableArray([1, 2, 3])
    let log = EventLog(array.diff())
    array.replace(with: [1, 3, 4])
    array[0] = 7
    #expect(log.takeChanges() == ["reset", "deletes([1]), inserts([2])", "updates([0])"])
  }

  @Test("an array that is bound to becomes what it is bound to, and tells its own observers")
  func bindToArray() {
    let names = MutableObservableArray(["Steve", "Tim"])
    let lengths = MutableObservableArray([9])
    let log = EventLog(lengths)
    let binding = names.map { $0.count }.bind(to: lengths)
    names.append("John")
    #expect(log.events.map(\.items) == [[9], [5, 3], [5, 3, 4]])
    #expect(log.takeChanges() == ["reset", "reset", "inserts([2])"])
    binding.dispose()
    names.removeAll()
    #expect(lengths.array == [5, 3, 4])
  }

  @Test("so does one that a signal of arrays is bound to")
  func bindArrays() {
    let arrays = SafePublishSubject<[Int]>()
    let target = MutableObservableArray([9])
    let log = EventLog(target)
    arrays.bind(to: target)
    arrays.send([1, 2])
    #expect(log.events.map(\.items) == [[9], [1, 2]])
    #expect(log.takeChanges() == ["reset", "reset"])
  }

  @Test("sections bound to others")
  func bindSections() {
    typealias Section = Observable2DArraySection<String, Int>
    let source = MutableObservable2DArray([Section(metadata: "A", items: [1, 2])])
    let target = MutableObservable2DArray<String, Int>()
    var changes: [String] = []
    target.observeNext { changes.append("\($0.change)") }
    source.bind(to: target)
    source.batchUpdate { source in
      source.appendSection(Section(metadata: "B", items: [3]))
      source.moveItem(from: [0, 0], to: [0, 1])
    }
    source.moveSection(from: 0, to: 1)
    source[[0, 0]] = 4
    #expect(
      changes == [
        "reset", "reset", "insertSections([1]), moves([([0, 0], [0, 1])])",
        "moveSections([(0, 1)])",
        "updates([[0, 0]])",
      ]
    )
    #expect(target.value == source.value)
  }
}
