import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// A change that is the only one of a list is kept, and says what it would if it were made operation by operation.
@Suite("The only change of a list", .bounded)
struct LoneChangeTests {
  @Test("is what merging makes of it", arguments: Cases.seeds(40))
  func merged(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<Int.random(in: 0...30, using: &random)).map { NumberedRow(id: $0) }
    var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for index in new.indices where Int.random(in: 0..<4, using: &random) == 0 {
      new[index].content = 1
    }
    for number in 0..<Int.random(in: 0...5, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      new.insert(NumberedRow(id: 100 + number), at: place)
    }
    if seed % 2 == 0, new.count > 2 {
      for _ in 0..<3 {
        new.insert(
          new.remove(at: Int.random(in: new.indices, using: &random)),
          at: Int.random(in: 0..<new.count, using: &random)
        )
      }
    }
    let patch = Changeset(from: old, to: new)
    var lone = ChangeMerger(count: old.count)
    lone.apply(patch)
    #expect(lone.lone != nil)
    var merged = ChangeMerger(count: old.count)
    merged.insert(count: 0, at: 0)
    merged.apply(patch)
    #expect(merged.lone == nil)
    #expect(lone.changeset == merged.changeset)
    var found = ChangeMerger(count: old.count)
    found.apply(patch, isFound: true)
    let moved = Set(patch.moves.map(\.old))
    let isSettled = !patch.updates.contains { moved.contains($0.old) }
    #expect(found.changeset == (isSettled ? patch : merged.changeset))
    lone.insert(count: 1, at: 0)
    merged.insert(count: 1, at: 0)
    #expect(lone.lone == nil && lone.changeset == merged.changeset)
  }

  @Test func whatIsToldInAnyOrderIsSorted() {
    var merger = ChangeMerger(count: 5)
    merger.apply(Changeset(deletions: [3, 1], insertions: [2, 0]))
    #expect(merger.changeset == Changeset(deletions: [1, 3], insertions: [0, 2]))
    var moved = ChangeMerger(count: 3)
    moved.apply(Changeset(deletions: [0], moves: [Move(old: 1, new: 0)]))
    #expect(moved.changeset == Changeset(deletions: [0]))
  }
}
