import TestSupport
import Testing

@testable import Binder

@Suite("Rows that are in no order, of which not all look for their neighbours", .bounded)
struct NoOrderTests {

  @Test("the changes are those that a look at all neighbours finds", arguments: Cases.seeds(60))
  func sameChanges(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 500...2_500, using: &random)
    // In a third of the lists identities are repeated.
    let identities = seed % 3 == 0 ? count / 3 : count
    let old = (0..<count).map { $0 % identities }
    let new = edited(old, &random)
    for detectsMoves in [true, false] {
      let lists = [true, false].map { canGiveUp in
        FlatLists(old, new, by: RowComparisons.ByValue<Int>(), canGiveUp: canGiveUp)
      }
      let changes = lists.map { $0.changeset(detectsMoves: detectsMoves) }
      #expect(changes[0] == changes[1])
    }
  }

  /// The rows in another order, as a whole or in parts.
  private func edited(_ rows: [Int], _ random: inout SplitMix64) -> [Int] {
    var rows = rows
    switch Int.random(in: 0..<4, using: &random) {
    case 0: rows.shuffle(using: &random)
    case 1: rows.reverse()
    case 2: rows[..<Int.random(in: 0..<rows.count, using: &random)].shuffle(using: &random)
    default:
      let gone = Set(
        (0..<rows.count / 3).map { _ in Int.random(in: 0..<rows.count, using: &random) }
      )
      rows = rows.filter { !gone.contains($0) }.shuffled(using: &random)
      rows.insert(contentsOf: 10_000..<(10_000 + rows.count / 4), at: rows.count / 2)
    }
    return rows
  }

  @Test("a shuffle is told from rows of which the first ones are shuffled")
  func comparisons() {
    let tally = Tally()
    var random = SplitMix64(seed: 6)
    let old = tally.rows(0..<10_000, generation: 0)
    let shuffled = (0..<10_000).shuffled(using: &random)
    _ = tally.changes(from: old, to: tally.rows(shuffled, generation: 1))
    #expect(tally.hashes <= 20_000)
    #expect(tally.identityComparisons < 40_000)
    tally.hashes = 0
    let numbers = (0..<2_000).shuffled(using: &random) + Array(2_000..<9_000) + [-1]
    let changes = tally.changes(from: old, to: tally.rows(numbers, generation: 1))
    #expect(changes.deletions == Array(9_000..<10_000))
    #expect(tally.hashes < 6_000)
  }
}
