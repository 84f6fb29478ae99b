import Binder
import BinderObservables
import TestSupport
import Testing

/// What is made of an array begins with the array, also when the event that it begins with is a later one.
@Suite("Operators whose first event is a change", .bounded)
struct FirstEventTests {
  typealias Events = SafeSignal<ObservableArrayEvent<Int>>

  struct Case: Sendable {
    let name: String
    let make: @Sendable (Events) -> Events
    let expected: [[Int]]

    init(_ name: String, _ expected: [[Int]], _ make: @escaping @Sendable (Events) -> Events) {
      self.name = name
      self.make = make
      self.expected = expected
    }
  }

  static let cases = [
    Case("map", [[6, 2, 4, 8], [6, 2, 4]]) { $0.map { $0 * 2 } },
    Case("filter", [[3, 1], [3, 1]]) { $0.filter { $0 % 2 == 1 } },
    Case("filter by a property", [[3, 1], [3, 1]]) { $0.filter(Property({ $0 % 2 == 1 })) },
    Case("sorted", [[1, 2, 3, 4], [1, 2, 3]]) { $0.sorted() },
    Case("diff", [[3, 1, 2, 4], [3, 1, 2]]) { $0.diff() },
    Case("two", [[6, 8], [6]]) { $0.filter { $0 > 2 }.map { $0 * 2 }.sorted() },
  ]

  @Test("the first event is a reload, and later ones follow from it", arguments: cases)
  func beginnings(example: Case) {
    let array = MutableObservableArray([3, 1, 2])
    let late = EventLog(example.make(array.dropFirst()))
    let shared = array.share(limit: 0)
    let first = EventLog(example.make(shared))
    let second = EventLog(example.make(shared))
    array.append(4)
    array.removeLast()
    #expect(first.events.count == (example.expected[0] == example.expected[1] ? 1 : 3))
    for log in [late, second] {
      #expect(log.events.first?.change == "reset")
      #expect(log.events.first?.items == example.expected[0])
      #expect(log.events.last?.items == example.expected[1])
    }
  }

  @Test("an array that is bound to later events becomes what the other one is")
  func boundArrays() {
    let (array, target) = (MutableObservableArray([1, 2, 3]), MutableObservableArray([9]))
    array.dropFirst().bind(to: target)
    array.append(4)
    array.remove(at: 0)
    #expect(target.array == [2, 3, 4])
  }

  @Test("so do sections")
  func boundSections() {
    typealias Section = Observable2DArraySection<String, Int>
    let array = MutableObservable2DArray([Section(metadata: "A", items: [1, 2])])
    let target = MutableObservable2DArray<String, Int>()
    array.dropFirst().bind(to: target)
    array.appendItem(3, toSection: 0)
    array.appendSection(Section(metadata: "B", items: [4]))
    #expect(target.value == array.value)
  }

  @Test("a source of later events shows all of what is there")
  @MainActor
  func sources() {
    typealias Section = Observable2DArraySection<String, Int>
    let array = MutableObservableArray([1, 2, 3])
    let sections = MutableObservable2DArray([Section(metadata: "A", items: [1, 2])])
    let flat = EventLog(ObservableDataSource(array.dropFirst()).filter { $0 != 2 }.rows)
    let rows = EventLog(ObservableDataSource(sections.dropFirst()).rows)
    let bound = EventLog(array.dropFirst().map { $0 }.rows)
    array.append(4)
    sections.appendItem(3, toSection: 0)
    array.remove(at: 0)
    sections.appendItem(4, toSection: 0)
    #expect(flat.events.last?.items == [3, 4])
    #expect(rows.events.last?.items == [1, 2, 3, 4])
    #expect(bound.events.map(\.change) == ["reset", "deletes([0])"])
  }
}
