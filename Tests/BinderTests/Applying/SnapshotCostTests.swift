import TestSupport
import Testing

@testable import Binder

/// What an edit of a large snapshot asks of identifiers, and how much of it a copy shares.
@Suite("The cost of snapshots", .bounded)
struct SnapshotCostTests {
  private static let count = 100_000

  private static func snapshot(_ tally: Tally) -> TableSnapshot<Int, CountingID> {
    var snapshot = TableSnapshot<Int, CountingID>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<count).map { CountingID(number: $0, tally: tally) }, toSection: 0)
    return snapshot
  }

  @Test func anEditAsksAFewItemsAndACopySharesTheRest() {
    let tally = Tally()
    let before = Self.snapshot(tally)
    func id(_ number: Int) -> CountingID { CountingID(number: number, tally: tally) }
    let edits: [(inout TableSnapshot<Int, CountingID>) -> Void] = [
      { $0.appendItems([id(-1)]) },
      { $0.appendItems([id(-1)], toSection: 0) },
      { $0.insertItems([id(-1)], beforeItem: id(50_000)) },
      { $0.deleteItems([id(50_000)]) },
      { $0.moveItem(id(7), afterItem: id(90_000)) },
      { $0.moveSection(0, afterSection: 1) },
      { $0.reloadItems([id(50_000)]) },
    ]
    let nodes = before.nodes
    for edit in edits {
      var after = before
      (tally.hashes, tally.identityComparisons) = (0, 0)
      edit(&after)
      #expect(tally.hashes <= 45 && tally.identityComparisons <= 150)
      #expect(after.nodes.subtracting(nodes).count <= 60)
    }
  }

  @Test(arguments: [0, 1, 31, 32, 500])
  func manyItemsBesideOneItemCostAFewQuestionsEach(anchor: Int) {
    for isBefore in [true, false] {
      let tally = Tally()
      func id(_ number: Int) -> CountingID { CountingID(number: number, tally: tally) }
      var snapshot = TableSnapshot<Int, CountingID>()
      snapshot.appendSections([0])
      for number in 0..<1_000 { snapshot.appendItems([id(number)]) }
      (tally.hashes, tally.identityComparisons) = (0, 0)
      for number in 1_000..<3_000 {
        if isBefore {
          snapshot.insertItems([id(number)], beforeItem: id(anchor))
        } else {
          snapshot.insertItems([id(number)], afterItem: id(anchor))
        }
      }
      #expect(tally.hashes <= 2_000 * 12)
      #expect(
        snapshot.storage.section(0)?.element.items.chunks.extent.elements ?? .max <= 3_000 / 8
      )
      let inserted = Array(1_000..<3_000)
      let place = isBefore ? anchor : anchor + 1
      let expected =
        Array(0..<place) + (isBefore ? inserted : inserted.reversed()) + Array(place..<1_000)
      #expect(snapshot.itemIdentifiers.map(\.number) == expected)
      #expect(expected.indices.allSatisfy { snapshot.indexOfItem(id(expected[$0])) == $0 })
    }
  }

  @Test func aLookUpAsksAFewItems() {
    let tally = Tally()
    let snapshot = Self.snapshot(tally)
    (tally.hashes, tally.identityComparisons) = (0, 0)
    for number in stride(from: 0, to: Self.count, by: 1_000) {
      let id = CountingID(number: number, tally: tally)
      #expect(snapshot.indexOfItem(id) == number)
      #expect(snapshot.sectionIdentifier(containingItem: id) == 0)
    }
    #expect(tally.hashes == 200 && tally.identityComparisons <= 100 * 35)
  }

  @Test func aSectionThatIsAsItWasIsNotCompared() {
    let tally = Tally()
    let before = Self.snapshot(tally)
    var after = before
    after.appendItems([CountingID(number: -1, tally: tally)])
    let items = [before, after].compactMap { $0.storage.section(0)?.element.items }
    #expect(items[1].isUnchanged(since: items[0]))
    (tally.hashes, tally.identityComparisons) = (0, 0)
    #expect(before != after && before == before)
    #expect(tally.hashes == 0 && tally.identityComparisons == 0)
  }
}

extension TableSnapshot {
  /// All nodes that the items and their chunks are kept in.
  fileprivate var nodes: Set<ObjectIdentifier> {
    var nodes = storage.chunkNumbers.nodes.union(storage.chunkPlaces.nodes)
    for section in storage.sections { nodes.formUnion(section.items.chunks.tree.nodeIdentifiers) }
    return nodes
  }
}

extension SumTree {
  fileprivate var nodeIdentifiers: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      guard let node else { continue }
      found.insert(ObjectIdentifier(node))
      waiting += [node.above, node.below]
    }
    return found
  }
}
