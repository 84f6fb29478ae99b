import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

@Suite("Items of an observed array that are replaced by what is different", .bounded)
struct ReplacedItemsTests {
  /// An item that is equal to others, and is kept elsewhere.
  private final class Content: Equatable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Content, right: Content) -> Bool { left.number == right.number }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var content: Content
  }

  @Test(
    "the change is the one between the whole arrays, and the items are the new ones",
    arguments: 1...4
  )
  func wholeArrays(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Cases.count(500) {
      // Few identities, so that many are repeated.
      let identities = Bool.random(using: &random) ? 3 : 1_000
      let old = items(Int.random(in: 0...120, using: &random), of: identities, &random)
      let array = MutableObservableArray(old)
      var changes: [CollectionChange<Changeset>] = []
      array.observeNext { changes.append($0.change) }
      let new = edited(old, of: identities, &random)
      array.replace(with: new, performDiff: true)
      var merger = ChangeMerger(count: old.count)
      merger.apply(Changeset(from: old, to: new), isFound: true)
      #expect(changes.last == CollectionChange(merger.changeset))
      #expect(array.array == new)
      #expect(zip(array.array, new).allSatisfy { $0.content === $1.content })
    }
  }

  private func items(_ count: Int, of identities: Int, _ random: inout SplitMix64) -> [Item] {
    (0..<count).map { _ in item(identities, &random) }
  }

  private func item(_ identities: Int, _ random: inout SplitMix64) -> Item {
    Item(
      id: Int.random(in: 0..<identities, using: &random),
      content: Content(Int.random(in: 0..<2, using: &random))
    )
  }

  /// The items after some edits near each other, and where nothing is to be seen a copy of some.
  private func edited(
    _ items: [Item],
    of identities: Int,
    _ random: inout SplitMix64
  ) -> [Item] {
    var items = items
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: items.insert(item(identities, &random), at: place)
      case 1 where place < items.count: items.remove(at: place)
      case 2 where place < items.count:
        items[place].content = Content(Int.random(in: 0..<3, using: &random))
      case 3 where place < items.count:
        items[place].content = Content(items[place].content.number)
      case 4 where place < items.count:
        let moved = items.remove(at: place)
        items.insert(moved, at: Int.random(in: 0...items.count, using: &random))
      default: break
      }
    }
    return items
  }

  @Test("the part of the tree above and below a difference stays")
  func sharing() {
    let old = (0..<10_000).map { Item(id: $0, content: Content($0)) }
    var new = old
    new.insert(Item(id: -1, content: Content(0)), at: 5_000)
    let array = MutableObservableArray(old)
    let former = array.value
    array.replace(with: new, performDiff: true)
    let nodes = Set(nodes(of: former.chunks.root))
    #expect(self.nodes(of: array.value.chunks.root).filter { !nodes.contains($0) }.count < 40)
    #expect(nodes.count > 400)
    let value = array.value
    array.replace(with: new, performDiff: true)
    #expect(array.value.chunks.root === value.chunks.root)
  }

  private func nodes(of node: PersistentArray<Item>.Chunks.Node?) -> [ObjectIdentifier] {
    guard let node else { return [] }
    return nodes(of: node.above) + [ObjectIdentifier(node)] + nodes(of: node.below)
  }

  @Test("positions of an array are read as an array reads them", arguments: [1, 2])
  func elements(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Cases.count(100) {
      let array = (0..<Int.random(in: 0...300, using: &random)).map { $0 }
      var list = PersistentArray(array)
      let place = Int.random(in: 0...array.count, using: &random)
      list.insert(contentsOf: [-1, -2], at: place)
      var edited = array
      edited.insert(contentsOf: [-1, -2], at: place)
      let start = Int.random(in: 0...edited.count, using: &random)
      let range = start..<Int.random(in: start...edited.count, using: &random)
      #expect(list.elements(in: range) == Array(edited[range]))
    }
  }
}
