import Binder
import BinderObservables
import TestSupport
import Testing

/// Objects whose keys change without an event: none is lost or shown twice, and all are in order when each has had its event.
@Suite("Sorting objects", .bounded)
struct SortedObjectsTests {
  private final class Person: CustomStringConvertible {
    var name: String

    init(_ name: String) {
      self.name = name
    }

    var description: String { name }
  }

  @Test("an object whose key has changed can be removed, moved and told")
  func changedKey() {
    let people = ["b", "a", "c"].map { Person($0) }
    let array = MutableObservableArray(people)
    let log = EventLog(array.sorted { $0.name < $1.name })
    people[1].name = "z"
    array.remove(at: 0)
    #expect(log.events.last?.items.map(\.name) == ["c", "z"])
    array.append(Person("y"))
    array[0] = people[1]
    #expect(log.events.last?.items.map(\.name).contains("z") == true)
    #expect(log.events.last?.items.count == 3)
    array.remove(at: 0)
    #expect(log.events.last?.items.map(\.name).sorted() == ["c", "y"])
  }

  @Test("whatever changes in the objects", arguments: Cases.seeds(20))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let array = MutableObservableArray((0..<6).map { Person("\($0)") })
    var shown: [ObjectIdentifier] = []
    var problems: [String] = []
    array.sorted { $0.name < $1.name }.observeNext { event in
      let new = event.source.map { ObjectIdentifier($0) }
      if replay(event.change, on: shown, to: new) != new { problems.append("\(event.change)") }
      shown = new
    }
    for _ in 0..<200 {
      if let person = array.array.randomElement(using: &random) {
        person.name = "\(Int.random(in: 0..<9, using: &random))"
      }
      array.batchUpdate { array in
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let position = Int.random(in: 0...array.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0 where array.count < 9: array.insert(Person("5"), at: position)
          case 1 where position < array.count: array.remove(at: position)
          case 2 where position < array.count: array.move(from: position, to: 0)
          default: if position < array.count { array[position] = array[position] }
          }
        }
      }
      let expected = Set(array.array.map { ObjectIdentifier($0) })
      if Set(shown) != expected || shown.count != array.count { problems.append("\(array)") }
    }
    #expect(problems.prefix(3) == [])
  }
}
