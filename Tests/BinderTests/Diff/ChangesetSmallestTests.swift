import Binder
import Testing

@Suite("The fewest changes")
struct ChangesetSmallestTests {
  @Test("of all pairs of lists of up to six rows over four identities")
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

  @Test("of lists with unique identities, edited at random", arguments: 0..<100)
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

  private static var maximumLength: Int { 6 }
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
