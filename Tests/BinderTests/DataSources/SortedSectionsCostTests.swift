import Synchronization
import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// What upserts cost, counted in comparisons and in hashes.
@Suite(.bounded)
struct SortedSectionsCostTests {
  /// An item that counts what is asked of it.
  struct CountedItem: DataSourceComparable, Hashable, Sendable {
    let id: Int
    let rank: Int
    let tally: ItemTally

    static func < (left: CountedItem, right: CountedItem) -> Bool {
      left.tally.comparisons.withLock { $0 += 1 }
      return left.rank < right.rank
    }

    static func == (left: CountedItem, right: CountedItem) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) {
      tally.hashes.withLock { $0 += 1 }
      hasher.combine(id)
    }
  }

  /// What was asked of items.
  final class ItemTally: Sendable {
    let comparisons = Mutex(0)
    let hashes = Mutex(0)

    /// Every second number of twice as many.
    func items(_ count: Int) -> [CountedItem] {
      (0..<count).map { CountedItem(id: $0, rank: $0 * 2, tally: self) }
    }

    /// Items of which half are new, and the others come to another place.
    func upserts(_ count: Int, into size: Int) -> [CountedItem] {
      (0..<count).map { number in
        let id = number * (size / count) + (number.isMultiple(of: 2) ? 0 : size)
        return CountedItem(id: id, rank: (number * 7_919) % (2 * size), tally: self)
      }
    }
  }

  private static func comparisons(ofUpserting count: Int, into size: Int) -> Int {
    let tally = ItemTally()
    var items = SortedSections<CountedItem, Int>(
      lasting: 0,
      key: { _ in 0 },
      areInIncreasingOrder: { $0 < $1 }
    )
    _ = items.add(tally.items(size))
    let before = tally.comparisons.withLock { $0 }
    _ = items.add(tally.upserts(count, into: size))
    return tally.comparisons.withLock { $0 } - before
  }

  @Test func upsertsCompareWithFewItems() {
    let few = Self.comparisons(ofUpserting: 100, into: 1_000)
    let many = Self.comparisons(ofUpserting: 100, into: 32_000)
    // Half as many comparisons for sorting those that come; then two places are looked for, one of them for half.
    #expect(few < 100 * 50)
    #expect(
      many - few <= 100 * 2 * 2 * 5,
      "32 times as many items are five more steps: \(few), \(many)"
    )
  }

  /// Who asks for no item by its identity pays nothing for that: the main actor hashes nothing.
  @MainActor
  @Test func theMainActorAsksItemsNothing() async {
    let tally = ItemTally()
    var items = SortedSections<CountedItem, Int>(
      lasting: 0,
      key: { _ in 0 },
      areInIncreasingOrder: { $0 < $1 }
    )
    _ = items.add(tally.items(500))
    _ = items.add(tally.upserts(100, into: 500))
    let alone = (tally.hashes.withLock { $0 }, tally.comparisons.withLock { $0 })

    let shown = ItemTally()
    let source = TableViewDataSource<CountedItem>()
    source.addItems(shown.items(500))
    source.addItems(shown.upserts(100, into: 500))
    await source.settled()
    #expect(source.count == 550)
    #expect(shown.hashes.withLock { $0 } == alone.0)
    #expect(shown.comparisons.withLock { $0 } == alone.1)
  }
}
