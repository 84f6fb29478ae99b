import Binder
import BinderObservables
import TestSupport
import Testing

/// Code that is told of an array, or makes something of it, and changes it the first time.
@Suite("A change in the middle of the first event", .bounded)
struct ChangingFirstEventTests {
  typealias Events = SafeSignal<ObservableArrayEvent<Int>>

  struct Case: Sendable {
    let name: String
    let make: @Sendable (MutableObservableArray<Int>, _ change: @escaping () -> Void) -> Events
    let expected: [String]
  }

  static let cases = [
    Case(
      name: "map",
      make: { array, change in
        array.map { (item: Int) -> Int in
          change()
          return item
        }
      },
      expected: ["reset [1, 2, 3]", "inserts([3]) [1, 2, 3, 4]"]
    ),
    Case(
      name: "filter",
      make: { array, change in
        array.filter { (item: Int) -> Bool in
          change()
          return item != 2
        }
      },
      expected: ["reset [1, 3]", "inserts([2]) [1, 3, 4]"]
    ),
    Case(
      name: "sorted",
      make: { array, change in
        array.sorted {
          change()
          return $0 > $1
        }
      },
      expected: ["reset [3, 2, 1]", "inserts([0]) [4, 3, 2, 1]"]
    ),
    Case(
      name: "an observer",
      make: { array, change in array.doOn(next: { _ in change() }) },
      expected: ["reset [1, 2, 3]", "inserts([3]) [1, 2, 3, 4]"]
    ),
  ]

  @Test("is delivered after the first event", arguments: cases)
  func arrays(example: Case) {
    let array = MutableObservableArray([1, 2, 3])
    var isFirst = true
    let log = EventLog(
      example.make(array) {
        guard isFirst else { return }
        isFirst = false
        array.append(4)
      }
    )
    #expect(log.events.map { "\($0.change) \($0.items)" } == example.expected)
  }

  @Test("of a property, a subject, a set and a dictionary is delivered after it, too")
  func others() {
    let (property, subject) = (Property(1), SafeReplaySubject<Int>())
    let (set, dictionary) = (MutableObservableSet([1]), MutableObservableDictionary([1: 1]))
    subject.send(1)
    var said: [String] = []
    property.observeNext { value in
      if value == 1 { property.value = 2 }
      said.append("property \(value)")
    }
    subject.observeNext { value in
      if value == 1 { subject.send(2) }
      said.append("subject \(value)")
    }
    set.observeNext { event in
      if event.source.count == 1 { set.insert(2) }
      said.append("set \(event.source.count)")
    }
    dictionary.observeNext { event in
      if event.source.count == 1 { dictionary[2] = 2 }
      said.append("dictionary \(event.source.count)")
    }
    #expect(
      said == ["property", "subject", "set", "dictionary"].flatMap { ["\($0) 1", "\($0) 2"] }
    )
  }

  @Test("does not lose a step of what is combined")
  func scan() {
    let property = Property(1)
    var sums: [Int] = []
    property.doOn(next: { if $0 == 1 { property.value = 5 } }).scan(0, +).observeNext {
      sums.append($0)
    }
    #expect(sums == [0, 1, 6])
  }

  @Test("is not delivered to an observation that ended with the first one")
  func ended() {
    let property = Property(1)
    var values: [Int] = []
    property.doOn(next: { if $0 == 1 { property.value = 2 } }).first().observeNext {
      values.append($0)
    }
    property.value = 3
    #expect(values == [1])
  }

  @Test("of a predicate leaves nothing out")
  func predicates() {
    let array = MutableObservableArray([1, 2, 3])
    let search = Property({ (_: Int) in true })
    let log = EventLog(array.filter(search))
    var isFirst = true
    search.value = { item in
      if isFirst {
        isFirst = false
        array.append(9)
      }
      return item != 1
    }
    array.append(10)
    #expect(log.events.last?.items == [2, 3, 9, 10])
  }
}
