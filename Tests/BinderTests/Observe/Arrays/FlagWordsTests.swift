import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// Flags in words against the same flags one by one.
@Suite(.bounded)
struct FlagWordsTests {
  /// Flags whose pieces have every size, because flags came and went at random.
  private static func flags(
    count: Int,
    using generator: inout SplitMix64
  ) -> (list: BitVector, array: [Bool]) {
    let threshold = Int.random(in: 0...10, using: &generator)
    func flag() -> Bool { Int.random(in: 0..<10, using: &generator) < threshold }
    var array = (0..<count).map { _ in flag() }
    var list = BitVector(array)
    for _ in 0..<(count / 4) {
      let place = Int.random(in: array.indices, using: &generator)
      let last = Int.random(in: place..<min(place + 9, count), using: &generator)
      let arriving = (place...last).map { _ in flag() }
      let insertions = arriving.map { (position: place, element: $0) }
      list.edit(ListEdits(removals: Array(place...last)[...], insertions: insertions[...]))
      array.replaceSubrange(place...last, with: arriving)
    }
    return (list, array)
  }

  @Test(arguments: [0, 1, 2, 47, 48, 49, 63, 64, 65, 128, 1_000])
  func everythingIsFoundAsOneByOne(_ count: Int) {
    for seed in 0..<Cases.count(3) {
      var generator = SplitMix64(seed: UInt64(seed))
      let old = Self.flags(count: count, using: &generator)
      let new = Self.flags(count: count, using: &generator)
      let words = (old: BitVectorWords(old.list), new: BitVectorWords(new.list))
      #expect(words.old.clearPositions == old.array.indices.filter { !old.array[$0] })
      #expect(words.old.runs.flatMap { Array($0) } == old.array.indices.filter { old.array[$0] })
      #expect(
        zip(words.old.runs, words.old.runs.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
      )
      #expect(
        words.old.differences(from: words.new)
          == old.array.indices.filter { old.array[$0] != new.array[$0] }
      )
      let gone = old.array.indices.filter { old.array[$0] && !new.array[$0] }
      #expect(
        words.old.ranks(ofThoseClearIn: words.new)
          == gone.map { row in old.array[..<row].count { $0 } }
      )
    }
  }
}
