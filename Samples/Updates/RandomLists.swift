/// Numbered cards in several lists, which change at random and in the same way in every run.
struct RandomLists {
  /// A card with a number on it that can be changed.
  struct Card: Identifiable, Equatable {
    let id: Int
    var value = 0
  }

  /// The kinds of change, each as likely as the others.
  enum Change: CaseIterable {
    case insert, remove, move, transfer, edit
  }

  private(set) var lists: [[Card]]
  private var generator: SeededGenerator
  private var nextID: Int

  /// Makes lists of some cards each.
  init(lists count: Int, cards: Int, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    lists = (0..<count).map { list in (0..<cards).map { Card(id: list * cards + $0) } }
    nextID = count * cards
  }

  /// Changes something.
  mutating func change() {
    let list = Int.random(in: lists.indices, using: &generator)
    let change = Change.allCases.randomElement(using: &generator)
    guard let card = lists[list].indices.randomElement(using: &generator), change != .insert else {
      insert(Card(id: nextID), into: list)
      nextID += 1
      return
    }
    switch change {
    case .remove: lists[list].remove(at: card)
    case .move: insert(lists[list].remove(at: card), into: list)
    case .transfer:
      let target = Int.random(in: lists.indices, using: &generator)
      insert(lists[list].remove(at: card), into: target)
    default: lists[list][card].value += 1
    }
  }

  private mutating func insert(_ card: Card, into list: Int) {
    let place = Int.random(in: 0...lists[list].count, using: &generator)
    lists[list].insert(card, at: place)
  }
}
