import Binder
import TestSupport
import Testing

@Suite("Replaying changes between two lists", .bounded)
struct ChangesetReplayTests {
  /// Parts of a thousand transitions each, all with duplicates in some lists.
  @Test("leads to the new list, whatever it is", arguments: Cases.seeds(6))
  func replay(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var wrong: [String] = []
    for _ in 0..<1_000 {
      let old = list(using: &generator)
      let new =
        Bool.random(using: &generator) ? edited(old, using: &generator) : list(using: &generator)
      let changes = Changeset(from: old, to: new)
      if SlowReplay.rows(changes, old: old, new: new) != new
        || changes.applying(to: old, from: new) != new
        || !pairsAreTrue(changes, old, new)
        || changes.deletions.count != surplus(of: old, over: new)
      {
        wrong.append("\(old) to \(new): \(changes)")
      }
    }
    #expect(wrong == [])
  }

  @Test("needs no order of what is listed by hand")
  func anyOrder() {
    let changes = Changeset(deletions: [3, 1], insertions: [2, 0])
    #expect(
      changes.applying(to: ["a", "b", "c", "d"], from: ["x", "a", "y", "c"]) == [
        "x", "a", "y", "c",
      ]
    )
  }

  @Test("is the same in every comparison of the same lists", arguments: 0..<20 as Range<UInt64>)
  func determinism(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = (0..<300).map { _ in NumberedRow(id: Int.random(in: 0..<150, using: &generator)) }
    let new = edited(old.shuffled(using: &generator), using: &generator)
    let first = Changeset(from: old, to: new)
    let named = Changeset(
      from: old.map { "row \($0.id)" },
      to: new.map { "row \($0.id)" }
    )
    #expect(first == Changeset(from: old, to: new))
    #expect(first.deletions == named.deletions)
    #expect(first.insertions == named.insertions)
    #expect(first.moves == named.moves)
  }

  private func list(using generator: inout SplitMix64) -> [NumberedRow] {
    let length = Int.random(in: 0...40, using: &generator)
    let identities = Int.random(in: 1...60, using: &generator)
    return (0..<length).map { _ in
      NumberedRow(
        id: Int.random(in: 0..<identities, using: &generator),
        content: Int.random(in: 0...1, using: &generator)
      )
    }
  }

  private func edited(_ rows: [NumberedRow], using generator: inout SplitMix64) -> [NumberedRow] {
    var rows = rows
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let place = Int.random(in: 0...rows.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where place < rows.count: rows.remove(at: place)
      case 1 where place < rows.count: rows[place].content += 1
      case 2 where place < rows.count:
        let row = rows.remove(at: place)
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
      default: rows.insert(NumberedRow(id: 1_000 + place), at: place)
      }
    }
    return rows
  }

  /// Whether moves and updates pair rows of one identity, and updates exactly those that changed.
  private func pairsAreTrue(
    _ changes: Changeset,
    _ old: [NumberedRow],
    _ new: [NumberedRow]
  ) -> Bool {
    changes.moves.allSatisfy { old[$0.old].id == new[$0.new].id }
      && changes.updates.allSatisfy {
        old[$0.old].id == new[$0.new].id && old[$0.old].content != new[$0.new].content
      }
  }

  private func surplus(of old: [NumberedRow], over new: [NumberedRow]) -> Int {
    var counts: [Int: Int] = [:]
    for row in old { counts[row.id, default: 0] += 1 }
    for row in new { counts[row.id, default: 0] -= 1 }
    return counts.values.filter { $0 > 0 }.reduce(0, +)
  }
}
