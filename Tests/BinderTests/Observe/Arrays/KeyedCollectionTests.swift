import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("Observable sets and dictionaries", .bounded)
struct KeyedCollectionTests {
  @Test("a set tells what was inserted and removed, once a batch")
  func set() {
    let numbers = MutableObservableSet([1, 3, 4])
    var changes: [KeyedChange<Int>] = []
    numbers.observeNext { changes.append($0.change) }
    numbers.insert(5)
    numbers.insert(5)
    numbers.remove(7)
    numbers.batchUpdate { numbers in
      numbers.remove(1)
      numbers.insert(1)
      numbers.insert(6)
      numbers.remove(3)
    }
    numbers.batchUpdate { numbers in
      numbers.remove(1)
      numbers.insert(1)
    }
    numbers.replace(with: [9])
    numbers.removeAll()
    #expect(
      changes == [
        .reload, .patch(inserted: [5], updated: [], removed: []),
        .patch(inserted: [6], updated: [], removed: [3]), .reload,
        .patch(inserted: [], updated: [], removed: [9]),
      ]
    )
    #expect(numbers.isEmpty)
  }

  @Test("an item takes the place of an equal one, and items are found by their places")
  func updates() throws {
    struct Tag: Hashable {
      let name: String
      var color: String
      static func == (one: Tag, other: Tag) -> Bool { one.name == other.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    let tags = MutableObservableSet([Tag(name: "a", color: "red"), Tag(name: "b", color: "red")])
    var changes: [KeyedChange<Tag>] = []
    var rows: [String] = []
    tags.dropFirst().observeNext { changes.append($0.change) }
    tags.sorted { $0.name < $1.name }.dropFirst().observeNext { event in
      rows.append(event.source.map(\.color).joined(separator: " ") + " \(event.change)")
    }
    let blue = Tag(name: "b", color: "blue")
    #expect(tags.update(blue)?.color == "red")
    #expect(tags.update(Tag(name: "c", color: "green")) == nil)
    #expect(
      changes == [
        .patch(inserted: [], updated: [blue], removed: []),
        .patch(inserted: [Tag(name: "c", color: "")], updated: [], removed: []),
      ]
    )
    #expect(
      rows == ["red blue updates([1])", "red blue green inserts([2])"]
    )
    let index = try #require(tags.index(of: Tag(name: "b", color: "")))
    #expect(tags[index].color == "blue")
    #expect(tags.index(of: Tag(name: "d", color: "")) == nil)
  }

  @Test("items that the order does not tell apart stay where they were, however many come")
  func ties() {
    let numbers = MutableObservableSet(Set(0..<8))
    let ages = MutableObservableDictionary(
      Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, 0) })
    )
    var patches: [CollectionChange<Changeset>] = []
    numbers.sorted { _, _ in false }.dropFirst().observeNext { patches.append($0.change) }
    ages.sorted { _, _ in false }.dropFirst().observeNext { patches.append($0.change) }
    for number in 8..<200 {
      numbers.insert(number)
      ages[number] = 0
    }
    let expected = (8..<200).flatMap { number in
      let patch = CollectionChange.patch(Changeset(insertions: [number]))
      return [patch, patch]
    }
    #expect(patches == expected)
  }

  @Test("who comes in the middle of a batch gets what was there before it, and then the batch")
  func observedInBatch() {
    let (numbers, ages) = (MutableObservableSet([1]), MutableObservableDictionary(["Ann": 30]))
    var texts: [String] = []
    for isReplaced in [false, true] {
      numbers.batchUpdate { numbers in
        if isReplaced { numbers.replace(with: [7]) } else { numbers.insert(2) }
        numbers.observeNext { texts.append("\($0.source.sorted()) \($0.change)") }
        numbers.remove(1)
      }
      ages.batchUpdate { ages in
        if isReplaced { ages.replace(with: ["Cid": 5]) } else { ages["Ann"] = 31 }
        ages["Bob"] = 40
        ages.observeNext { texts.append("\($0.source.keys.sorted()) \($0.source["Ann"] ?? 0)") }
        ages["Bob"] = nil
      }
      if isReplaced { continue }
      #expect(
        texts == [
          "[1] reload", "[2] patch(inserted: Set([2]), updated: Set([]), removed: Set([1]))",
          #"["Ann"] 30"#, #"["Ann"] 31"#,
        ]
      )
      texts.removeAll()
    }
    #expect(
      texts == [
        "[2] reload", "[7] reload", "[7] reload", #"["Ann"] 31"#, #"["Cid"] 0"#, #"["Cid"] 0"#,
      ]
    )
  }

  @Test("a replacement by the same items is no event of a set")
  func sameItems() {
    let numbers = MutableObservableSet([1, 2])
    var count = 0
    numbers.observeNext { _ in count += 1 }
    numbers.replace(with: [2, 1])
    #expect(count == 1)
  }

  @Test("a sorted set is an array")
  func sortedSet() {
    let numbers = MutableObservableSet([1, 3, 4])
    let log = EventLog(numbers.sorted().map { $0 * 2 }.filter { $0 > 2 })
    numbers.insert(5)
    numbers.insert(5)
    numbers.remove(4)
    #expect(log.events.map(\.items) == [[6, 8], [6, 8, 10], [6, 10]])
    #expect(log.takeChanges() == ["reset", "inserts([2])", "deletes([1])"])
  }

  @Test("a dictionary tells which keys were inserted, updated and removed")
  func dictionary() {
    let ages = MutableObservableDictionary(["Ann": 30, "Bob": 40])
    var changes: [KeyedChange<String>] = []
    ages.observeNext { changes.append($0.change) }
    let log = EventLog(ages.sorted { $0.value < $1.value }.map { "\($0.key) \($0.value)" })
    ages["Cid"] = 35
    ages["Ann"] = 31
    ages["Ann"] = 50
    #expect(ages.removeValue(forKey: "Bob") == 40)
    ages["Bob"] = nil
    ages.batchUpdate { ages in
      ages["Dan"] = 1
      ages["Dan"] = nil
    }
    ages.replace(with: [:])
    #expect(
      changes == [
        .reload, .patch(inserted: ["Cid"], updated: [], removed: []),
        .patch(inserted: [], updated: ["Ann"], removed: []),
        .patch(inserted: [], updated: ["Ann"], removed: []),
        .patch(inserted: [], updated: [], removed: ["Bob"]), .reload,
      ]
    )
    #expect(
      log.events.map(\.items) == [
        ["Ann 30", "Bob 40"], ["Ann 30", "Cid 35", "Bob 40"], ["Ann 31", "Cid 35", "Bob 40"],
        ["Cid 35", "Bob 40", "Ann 50"], ["Cid 35", "Ann 50"], [],
      ]
    )
    let texts = log.takeChanges()
    #expect(texts[1...2] == ["inserts([1])", "updates([0])"])
  }

  @Test("diff by a function that says what is equal")
  func diffByFunction() {
    struct Item { let id: Int }
    let arrays = SafePublishSubject<[Item]>()
    let log = EventLog(arrays.diff { $0.id == $1.id })
    arrays.send([Item(id: 1), Item(id: 2), Item(id: 3)])
    arrays.send([Item(id: 0), Item(id: 1), Item(id: 3), Item(id: 4)])
    #expect(log.takeChanges() == ["reset", "deletes([1]), inserts([0, 3])"])
  }
}
