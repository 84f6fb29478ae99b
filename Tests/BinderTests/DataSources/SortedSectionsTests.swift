import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// The sorted source's items and its patches, case by case and against a slow reference.
@Suite(.bounded)
struct SortedSectionsTests {
  typealias Items = SortedSections<DataSourceItem, Int>

  private static func empty() -> Items {
    Items(lasting: 0, key: { _ in 0 }, areInIncreasingOrder: { $0 < $1 })
  }

  /// Items written as `A@1 B@2`.
  fileprivate static func items(_ text: String) -> [DataSourceItem] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "@").map(String.init)
      return DataSourceItem(text, parts[0], parts.count > 1 ? Float(parts[1]) ?? 0 : -1)
    }
  }

  private static func text(_ items: Items) -> String {
    items.sections.map { $0.entries.map(\.item.uid).joined() }.joined(separator: "|")
  }

  enum Step: Sendable {
    case add(String), remove(String), reset(String), reverse
  }

  @Test("an item whose key is no number has no section, and one whose index is none comes first")
  func noNumbers() {
    var sections = SortedSections<Int, Double>(
      lasting: nil,
      key: { $0 == 7 ? .nan : Double($0 / 10) },
      areInIncreasingOrder: <
    )
    _ = sections.change(adding: [11, 7, 3, 12], removing: [])
    #expect(sections.sections.map { $0.entries.map(\.item) } == [[3], [11, 12]])
    struct Song: Hashable {
      let id: Int
      var rating = 1.0
      static func == (left: Song, right: Song) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    var songs = SortedSections<Song, Double>(
      lasting: nil,
      key: { $0.rating },
      areInIncreasingOrder: { $0.id < $1.id }
    )
    _ = songs.change(adding: [Song(id: 1), Song(id: 2)], removing: [])
    _ = songs.reset([Song(id: 1, rating: .nan), Song(id: 2)])
    #expect(songs.sections.map { $0.entries.map(\.item.id) } == [[2]])
    let items = [("a", 1), ("n", .nan), ("b", 0.5), ("m", .nan)].map {
      DataSourceItem($0.0, $0.0, $0.1 as Float)
    }
    var sorted = SortedSections<DataSourceItem, Int>(lasting: 0, key: { _ in 0 }) { $0 < $1 }
    for item in items { _ = sorted.change(adding: [item], removing: []) }
    #expect(sorted.sections[0].entries.map(\.item.uid) == ["n", "m", "b", "a"])
  }

  @Test(arguments: [
    ([Step.add("B@2 A@1 C@3")], "ABC", "inserts([[0, 0], [0, 1], [0, 2]])"),
    ([.add("A@1 B@2 C@3"), .add("C@0.5")], "CAB", "updates([[0, 2]]), moves([([0, 2], [0, 0])])"),
    ([.add("A@1 B@2 C@3"), .add("B@2")], "ABC", "updates([[0, 1]])"),
    ([.add("A@1 B@2 C@3"), .add("B@2.5")], "ABC", "updates([[0, 1]])"),
    ([.add("A@1 B@2 C@3"), .add("C@1.5")], "ACB", "updates([[0, 2]]), moves([([0, 2], [0, 1])])"),
    ([.add("A@1 B@2 C@3"), .add("B@0.5")], "BAC", "updates([[0, 1]]), moves([([0, 1], [0, 0])])"),
    ([.add("A@1 A@5")], "A", "inserts([[0, 0]])"),
    ([.add("C B A")], "CBA", "inserts([[0, 0], [0, 1], [0, 2]])"),
    ([.add("A@1 B@1"), .add("C@1")], "ABC", "inserts([[0, 2]])"),
    ([.add("A@1 B@1 C@1"), .add("A@1")], "ABC", "updates([[0, 0]])"),
    ([.add("A@1 B@2 C@3 D@4"), .remove("D A")], "BC", "deletes([[0, 0], [0, 3]])"),
    ([.add("A@1"), .remove("X")], "A", ""),
    (
      [.add("A@1 B@2 C@3"), .reset("Z@9 Y@8 Z@7")], "YZ",
      "deletes([[0, 0], [0, 1], [0, 2]]), inserts([[0, 0], [0, 1]])"
    ),
    ([.add("A@1 B@2"), .reset("B@2 A@1")], "AB", "updates([[0, 0], [0, 1]])"),
    ([.add("A@1 B@2 C@3"), .reverse], "CBA", "moves([([0, 2], [0, 0]), ([0, 1], [0, 1])])"),
  ])
  func cases(_ steps: [Step], _ shown: String, _ last: String) {
    var items = Self.empty()
    var patch = SectionedChangeset()
    for step in steps { patch = step.apply(to: &items) }
    #expect(Self.text(items) == shown)
    #expect(patch.operationsText == last)
  }

  @Test func theNewerOfEqualItemsIsShown() {
    var items = Self.empty()
    _ = items.add([DataSourceItem("old", "A", 1)])
    _ = items.add([DataSourceItem("new", "A", 1)])
    #expect(items.sections[0].entries.map { "\($0.item.value)" } == ["new"])
    _ = items.add([DataSourceItem("first", "A", 3), DataSourceItem("second", "A", 2)])
    #expect(items.sections[0].entries.map { "\($0.item.value)" } == ["first"])
  }

  /// An item whose rank changes without a word to the list.
  final class Score: Hashable, @unchecked Sendable {
    let id: Int
    var rank: Int

    init(id: Int, rank: Int) {
      self.id = id
      self.rank = rank
    }

    static func == (left: Score, right: Score) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test(
    "an item whose rank has changed is found where it is, and put in its new place when it is added again",
    arguments: [
      ([0: 9], [], [0], "1 2 3"),
      ([3: 0], [], [3], "0 1 2"),
      ([0: 9], [0], [], "1 2 3 0"),
      ([1: 9], [1], [], "0 2 3 1"),
      ([3: 0], [3], [], "0 3 1 2"),
      ([1: 9, 2: 0], [1, 2], [], "0 2 3 1"),
      ([0: 3, 1: 2, 2: 1, 3: 0], [0, 1, 2, 3], [], "3 2 1 0"),
      ([0: 9], [], [2], "0 1 3"),
    ] as [([Int: Int], [Int], [Int], String)]
  )
  func silentChanges(_ ranks: [Int: Int], _ added: [Int], _ removed: [Int], _ shown: String) {
    let scores = (0..<4).map { Score(id: $0, rank: $0) }
    var items = SortedSections<Score, Int>(
      lasting: 0,
      key: { _ in 0 },
      areInIncreasingOrder: { $0.rank < $1.rank }
    )
    _ = items.add(scores)
    let before = items.lists
    for (id, rank) in ranks { scores[id].rank = rank }
    let patch = items.change(adding: added.map { scores[$0] }, removing: removed.map { scores[$0] })
    #expect(items.lists[0].rows.map { "\($0.id)" }.joined(separator: " ") == shown)
    #expect(patch.applying(to: before, from: items.lists) == items.lists)
  }

  /// An item with an identity, a place in the order and a section.
  struct Card: Hashable, Sendable {
    let id: Int
    let rank: Int
    let section: Int

    static func == (left: Card, right: Card) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test func randomStepsAgreeWithASlowReference() {
    for seed in 0..<Cases.count(100) {
      var generator = SplitMix64(seed: UInt64(seed))
      let lasting = Bool.random(using: &generator) ? 1 : nil
      var fast = SortedSections<Card, Int>(
        lasting: lasting,
        key: \.section,
        areInIncreasingOrder: { $0.rank < $1.rank }
      )
      var slow = SlowSortedItems()
      var known = fast.lists
      for step in 0..<30 {
        let cards = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          Card(
            id: Int.random(in: 0..<12, using: &generator),
            rank: Int.random(in: 0..<5, using: &generator),
            section: Int.random(in: 0..<3, using: &generator)
          )
        }
        let patch: SectionedChangeset
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: (patch, _) = (fast.reset(cards), slow.reset(cards))
        case 1: (patch, _) = (fast.remove(cards), slow.remove(cards))
        default: (patch, _) = (fast.add(cards), slow.add(cards))
        }
        known = patch.applying(to: known, from: fast.lists)
        #expect(known.map(\.rows) == fast.lists.map(\.rows), "seed \(seed), step \(step)")
        #expect(fast.lists == slow.sections(lasting), "seed \(seed), step \(step)")
      }
    }
  }
}

extension SortedSectionsTests.Step {
  fileprivate func apply(to items: inout SortedSectionsTests.Items) -> SectionedChangeset {
    switch self {
    case .add(let text): items.add(SortedSectionsTests.items(text))
    case .remove(let text): items.remove(SortedSectionsTests.items(text))
    case .reset(let text): items.reset(SortedSectionsTests.items(text))
    case .reverse: items.reorder { $1 < $0 }
    }
  }
}

extension SortedSections where Key: Hashable {
  fileprivate var lists: [ListSection<Key, Item>] {
    sections.map { ListSection($0.key, rows: $0.entries.map(\.item)) }
  }
}

/// The same, by sorting everything again: an array in the order of arrival.
private struct SlowSortedItems {
  typealias Card = SortedSectionsTests.Card

  private var cards: [Card] = []

  mutating func add(_ new: [Card]) {
    var seen: Set<Card> = []
    for card in new where seen.insert(card).inserted {
      if let old = cards.firstIndex(of: card) {
        if cards[old].rank == card.rank, cards[old].section == card.section { continue }
        cards.remove(at: old)
      }
      cards.append(card)
    }
  }

  mutating func remove(_ gone: [Card]) { cards.removeAll { gone.contains($0) } }

  mutating func reset(_ new: [Card]) {
    cards.removeAll { !new.contains($0) }
    add(new)
  }

  func sections(_ lasting: Int?) -> [ListSection<Int, Card>] {
    let keys = Set(cards.map(\.section)).union(lasting.map { [$0] } ?? [])
    return keys.sorted().map { key in
      let rows = cards.enumerated().filter { $0.element.section == key }
        .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      return ListSection(key, rows: rows.map(\.element))
    }
  }
}
