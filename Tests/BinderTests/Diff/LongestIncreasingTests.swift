import Binder
import TestSupport
import Testing

@Suite("Longest increasing parts", .bounded)
struct LongestIncreasingTests {
  /// Some numbers below a limit, so that the tree of the ends has one to four levels.
  static let shapes = [
    (count: 3, limit: 3), (count: 40, limit: 60), (count: 200, limit: 200),
    (count: 90, limit: 5_000), (count: 1_000, limit: 4_200), (count: 60, limit: 300_000),
  ]

  @Test("what is left ascends, and nothing longer does", arguments: shapes, 0..<20)
  func random(shape: (count: Int, limit: Int), seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var values: Set<Int32> = []
    while values.count < shape.count {
      values.insert(.random(in: 0..<Int32(shape.limit), using: &generator))
    }
    check(values.sorted().shuffled(using: &generator))
    check(runs(values.sorted(), using: &generator))
  }

  @Test(
    "of sequences in order, backwards, in two halves and with a step to every second number",
    arguments: [2, 63, 64, 65, 128, 4_097]
  )
  func shaped(count: Int) {
    let numbers = Array(0..<Int32(count))
    check(numbers)
    check(numbers.reversed())
    check(Array(numbers[(count / 2)...]) + numbers[..<(count / 2)])
    check(numbers.filter { $0 % 2 == 1 } + numbers.filter { $0 % 2 == 0 }.reversed())
  }

  /// Cuts ascending numbers into runs, and puts these in another order, some backwards.
  private func runs(_ values: [Int32], using generator: inout SplitMix64) -> [Int32] {
    var runs: [[Int32]] = [[]]
    for value in values {
      if Int.random(in: 0..<9, using: &generator) == 0 { runs.append([]) }
      runs[runs.count - 1].append(value)
    }
    return runs.shuffled(using: &generator)
      .flatMap { Bool.random(using: &generator) ? $0 : $0.reversed() }
  }

  private func check(_ values: [Int32]) {
    var outside: [Int] = []
    values.withUnsafeBufferPointer { values in
      LongestIncreasing.forEachPlaceOutside(values) { outside.append($0) }
    }
    let left = Set(outside)
    let kept = values.indices.filter { !left.contains($0) }.map { values[$0] }
    #expect(outside == outside.sorted())
    #expect(kept == kept.sorted())
    #expect(kept.count == slowLength(values))
  }

  /// The length of a longest increasing part: the number of piles if each number goes to the first pile whose top is greater.
  private func slowLength(_ values: [Int32]) -> Int {
    var tops: [Int32] = []
    for value in values {
      if let pile = tops.firstIndex(where: { $0 > value }) {
        tops[pile] = value
      } else {
        tops.append(value)
      }
    }
    return tops.count
  }
}
