import Binder
import BinderObservables
import Foundation
import TestSupport
import Testing

/// What other threads have sent comes before what the main actor does next, which is about the array as it is then.
@Suite("Mutations that are sent before others", .bounded)
@MainActor
struct SentBeforeTests {
  typealias Numbers = MutableObservableArray<Int>
  typealias Sections = MutableObservable2DArray<String, Int>
  typealias Section = Observable2DArraySection<String, Int>

  struct Case<Array: AnyObject>: Sendable {
    let name: String
    let send: @Sendable (Array) -> Void
    let mutate: @MainActor @Sendable (Array) -> Void
    let events: [String]

    init(
      _ name: String,
      sent send: @escaping @Sendable (Array) -> Void,
      then mutate: @escaping @MainActor @Sendable (Array) -> Void,
      _ events: String...
    ) {
      self.name = name
      self.send = send
      self.mutate = mutate
      self.events = events
    }
  }

  nonisolated static let numbers: [Case<Numbers>] = [
    Case(
      "append",
      sent: { $0.removeAll() },
      then: { $0.append(9) },
      "deletes([0, 1, 2]) []",
      "inserts([0]) [9]"
    ),
    Case(
      "append several",
      sent: { $0.append(4) },
      then: { $0.append(contentsOf: [8, 9]) },
      "inserts([3]) [1, 2, 3, 4]",
      "inserts([4, 5]) [1, 2, 3, 4, 8, 9]"
    ),
    Case(
      "remove the last",
      sent: { $0.append(4) },
      then: { #expect($0.removeLast() == 4) },
      "inserts([3]) [1, 2, 3, 4]",
      "deletes([3]) [1, 2, 3]"
    ),
    Case(
      "remove all",
      sent: { $0.append(4) },
      then: { $0.removeAll() },
      "inserts([3]) [1, 2, 3, 4]",
      "deletes([0, 1, 2, 3]) []"
    ),
    Case(
      "replace by difference",
      sent: { $0.remove(at: 0) },
      then: { $0.replace(with: [2, 4], performDiff: true) },
      "deletes([0]) [2, 3]",
      "deletes([1]), inserts([1]) [2, 4]"
    ),
    Case(
      "replace",
      sent: { $0.remove(at: 0) },
      then: { $0.replace(with: [2, 4]) },
      "deletes([0]) [2, 3]",
      "reset [2, 4]"
    ),
    Case(
      "set",
      sent: { $0.insert(0, at: 0) },
      then: { $0[0] = 9 },
      "inserts([0]) [0, 1, 2, 3]",
      "updates([0]) [9, 1, 2, 3]"
    ),
    Case(
      "change in place",
      sent: { $0.remove(at: 0) },
      then: { $0[0] += 10 },
      "deletes([0]) [2, 3]",
      "updates([0]) [12, 3]"
    ),
    Case(
      "a batch",
      sent: { $0.removeAll() },
      then: { $0.batchUpdate { $0.append(8) } },
      "deletes([0, 1, 2]) []",
      "inserts([0]) [8]"
    ),
  ]

  @Test("of an array", arguments: numbers)
  func arrays(example: Case<Numbers>) {
    let array = Numbers([1, 2, 3])
    var events: [String] = []
    array.observeNext { events.append("\($0.change) \($0.source)") }
    array.sender.send(example.send)
    example.mutate(array)
    #expect(Array(events.dropFirst()) == example.events)
  }

  nonisolated static let sections: [Case<Sections>] = [
    Case(
      "append a section",
      sent: { $0.removeSection(at: 0) },
      then: { $0.appendSection(Section(metadata: "B", items: [])) },
      "deleteSections([0]) []",
      "insertSections([0]) [(B, [])]"
    ),
    Case(
      "append an item",
      sent: { $0.removeItem(at: [0, 0]) },
      then: { $0.appendItem(9, toSection: 0) },
      "deletes([[0, 0]]) [(A, [2])]",
      "inserts([[0, 1]]) [(A, [2, 9])]"
    ),
    Case(
      "change an item in place",
      sent: { $0.removeItem(at: [0, 0]) },
      then: { $0[[0, 0] as IndexPath] += 10 },
      "deletes([[0, 0]]) [(A, [2])]",
      "updates([[0, 0]]) [(A, [12])]"
    ),
    Case(
      "change in place",
      sent: { $0.removeItem(at: [0, 0]) },
      then: { $0[0].items.append(9) },
      "deletes([[0, 0]]) [(A, [2])]",
      "inserts([[0, 1]]) [(A, [2, 9])]"
    ),
    Case(
      "replace items by difference",
      sent: { $0.removeItem(at: [0, 0]) },
      then: { $0.replaceItems(ofSection: 0, with: [2, 3], performDiff: true) },
      "deletes([[0, 0]]) [(A, [2])]",
      "inserts([[0, 1]]) [(A, [2, 3])]"
    ),
    Case(
      "replace a section by difference",
      sent: { $0.removeItem(at: [0, 0]) },
      then: {
        $0.replaceSection(at: 0, with: Section(metadata: "A", items: [2, 3]), performDiff: true)
      },
      "deletes([[0, 0]]) [(A, [2])]",
      "inserts([[0, 1]]) [(A, [2, 3])]"
    ),
    Case(
      "replace by difference",
      sent: { $0.removeSection(at: 0) },
      then: { $0.replace(with: [Section(metadata: "A", items: [1, 2])], performDiff: true) },
      "deleteSections([0]) []",
      "insertSections([0]) [(A, [1, 2])]"
    ),
  ]

  @Test("of an array of sections", arguments: sections)
  func arraysOfSections(example: Case<Sections>) {
    let array = Sections([Section(metadata: "A", items: [1, 2])])
    var events: [String] = []
    array.observeNext { events.append("\($0.change) \($0.source)") }
    array.sender.send(example.send)
    example.mutate(array)
    #expect(Array(events.dropFirst()) == example.events)
  }

  @Test("what an observer does comes after all that was sent before")
  func observersThatMutate() {
    let array = MutableObservableArray([String]())
    var events: [String] = []
    array.observeNext { if $0.source == ["A"] { array.append("mine") } }
    array.observeNext { events.append($0.source.joined(separator: " ")) }
    array.sender.send { $0.append("A") }
    array.sender.send { $0.replace(with: ["S"]) }
    array.append("Z")
    #expect(array.value == ["S", "mine", "Z"])
    #expect(events == ["", "A", "S", "S mine", "S mine Z"])

    let property = Property(0)
    var values: [Int] = []
    property.observeNext { values.append($0) }
    property.observeNext { if $0 == 1 { property.value = 100 } }
    property.sender.send(1)
    property.sender.send(2)
    property.value += 5
    #expect(values == [0, 1, 2, 100, 105])
    #expect(property.value == 105)

    let subject = SafePublishSubject<Int>()
    var sent: [Int] = []
    subject.observeNext { if $0 == 1 { subject.send(3) } }
    subject.observeNext { sent.append($0) }
    subject.sender.send(1)
    subject.sender.send(2)
    subject.send(4)
    #expect(sent == [1, 2, 3, 4])
  }

  @Test("a message that is sent by one that is taken waits for the end of the batch")
  func messagesOfMessages() async {
    let array = Numbers([1])
    let sender = array.sender
    sender.send { array in
      array.append(2)
      sender.send { $0.append(3) }
    }
    var logs: [EventLog<Numbers>] = []
    array.batchUpdate { array in
      array.append(8)
      logs.append(EventLog(array))
      array.append(9)
    }
    array.remove(at: 0)
    #expect(
      logs[0].events.map(\.items) == [[1, 2], [1, 2, 8, 9], [1, 2, 8, 9, 3], [2, 8, 9, 3]]
    )
  }
}
