import Binder
import TestSupport
import Testing

@Suite("The fewest changes", .bounded)
struct ChangesetSmallestTests {
  @Test("of all pairs of short lists over four identities")
  func allShortLists() {
    var wrong: [String] = []
    let lists = ShortLists(identityCount: 4, maximumLength: Self.maximumLength)
    lists.forEachPair { old, new in
      let changes = Changeset(from: old, to: new)
      if changes.operationCount != fewestOperations(old, new) {
        wrong.append("\(old) to \(new): \(changes)")
      }
    }
    #expect(wrong == [])
    #expect(lists.pairCount > 1_000)
  }

  @Test("of random permutations: all rows but a longest increasing part move", arguments: 1...200)
  func permutations(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let new = (0..<count).shuffled(using: &generator)
    let changes = Changeset(from: Array(0..<count), to: new)
    #expect(changes.deletions == [])
    #expect(changes.insertions == [])
    #expect(changes.moves.count == count - longestIncreasingLength(new))
  }

  @Test("of lists with unique identities, edited at random", arguments: Cases.seeds(100))
  func edits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = Array(0..<120)
    var new = old.filter { _ in Int.random(in: 0..<10, using: &generator) > 0 }
    for row in 200..<220 {
      new.insert(row, at: Int.random(in: 0...new.count, using: &generator))
    }
    for _ in 0..<(seed % 7) {
      let row = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(row, at: Int.random(in: 0...new.count, using: &generator))
    }
    let changes = Changeset(from: old, to: new)
    #expect(changes.operationCount == fewestOperations(old, new))
  }

  @Test("of lists of some dozens of rows with repeated identities", arguments: Cases.seeds(150))
  func repeatedIdentities(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let identities = Int.random(in: 1...40, using: &generator)
    func rows(_ count: Int) -> [Int] {
      (0..<count).map { _ in Int.random(in: 0..<identities, using: &generator) }
    }
    let old = rows(Int.random(in: 0...100, using: &generator))
    var new = rows(Int.random(in: 0...100, using: &generator))
    if seed.isMultiple(of: 2) {
      new = old.filter { _ in Int.random(in: 0..<8, using: &generator) > 0 }
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let row = new.isEmpty ? 0 : new.remove(at: Int.random(in: 0..<new.count, using: &generator))
        new.insert(row, at: Int.random(in: 0...new.count, using: &generator))
      }
    }
    let changes = Changeset(from: old, to: new)
    #expect(SlowReplay.rows(changes, old: old, new: new) == new)
    #expect(changes.operationCount == fewestOperations(old, new))
    let named = Changeset(
      from: old.map { NumberedRow(id: $0) },
      to: new.map { NumberedRow(id: $0) }
    )
    #expect(named == changes)
    let section = SectionedChangeset(
      from: [ListSection("A", rows: old)],
      to: [ListSection("A", rows: new)]
    )
    #expect(section.rowMoves.map(\.new.row) == changes.moves.map(\.new))
    #expect(section.rowDeletions.map(\.row) == changes.deletions)
  }

  @Test("of rows with repeated identities: content is that of the rows that are paired in the end")
  func repeatedIdentitiesWithContent() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<60 {
      let rows = {
        (0..<60).map { _ in
          NumberedRow(
            id: Int.random(in: 0..<25, using: &generator),
            content: Int.random(in: 0...1, using: &generator)
          )
        }
      }
      let (old, new) = (rows(), rows())
      let changes = Changeset(from: old, to: new)
      #expect(SlowReplay.rows(changes, old: old, new: new) == new)
      #expect(changes.updates.allSatisfy { old[$0.old] != new[$0.new] })
    }
  }

  private static var maximumLength: Int { Cases.size(5, long: 7) }
}

extension Changeset {
  /// How many rows are deleted, inserted and moved.
  fileprivate var operationCount: Int { deletions.count + insertions.count + moves.count }
}

/// The rows that only one list has, and those common ones that no increasing part of both lists holds.
private func fewestOperations(_ old: [Int], _ new: [Int]) -> Int {
  var surplus = [Int](repeating: 0, count: 1 + max(old.max() ?? 0, new.max() ?? 0))
  for row in old { surplus[row] += 1 }
  for row in new { surplus[row] -= 1 }
  var onlyOld = 0
  var onlyNew = 0
  for count in surplus {
    if count > 0 { onlyOld += count } else { onlyNew -= count }
  }
  return onlyOld + onlyNew + (old.count - onlyOld) - longestCommonLength(old, new)
}

private func longestCommonLength(_ old: [Int], _ new: [Int]) -> Int {
  var lengths = [Int](repeating: 0, count: new.count + 1)
  for row in old {
    var diagonal = 0
    for (place, other) in new.enumerated() {
      let above = lengths[place + 1]
      lengths[place + 1] = row == other ? diagonal + 1 : max(above, lengths[place])
      diagonal = above
    }
  }
  return lengths[new.count]
}

/// By trying every earlier row, in quadratic time.
private func longestIncreasingLength(_ values: [Int]) -> Int {
  var lengths: [Int] = []
  for (place, value) in values.enumerated() {
    let before = (0..<place).filter { values[$0] < value }.map { lengths[$0] }
    lengths.append((before.max() ?? 0) + 1)
  }
  return lengths.max() ?? 0
}
