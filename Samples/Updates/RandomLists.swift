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
  private var generator: Generator
  private var nextID: Int

  /// Makes lists of some cards each.
  init(lists count: Int, cards: Int, seed: UInt64) {
    generator = Generator(state: seed)
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

/// The splitmix64 generator, which gives the same numbers on every system.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
