import TestSupport
import Testing

@testable import Binder

/// Elements that know their row, and their place before they were sorted.
private struct Placed: Equatable {
  let row: RowPosition
  let place: Int
}

@Suite("Elements sorted by their rows", .bounded)
struct SortedByRowTests {
  /// Few and many elements; near and far sections and rows, among them numbers that no table has.
  @Test(
    "stand as a stable sort by comparisons leaves them",
    arguments: [3, 100, 127, 128, 129, 1_000],
    [0...0, 0...3, 0...100_000, -5...5, Int.min...Int.max]
  )
  func reference(count: Int, rows: ClosedRange<Int>) {
    var random = SplitMix64(seed: UInt64(count))
    for sections in [0...0, 0...2, -1...600, Int.min...Int.max] {
      let elements = (0..<count).map { place in
        let section = Int.random(in: sections, using: &random)
        let row = Int.random(in: rows, using: &random)
        return Placed(row: RowPosition(section: section, row: row), place: place)
      }
      let expected = elements.sorted { ($0.row, $0.place) < ($1.row, $1.place) }
      #expect(elements.sorted(byRow: { $0.row }) == expected)
      #expect(expected.sorted(byRow: { $0.row }) == expected)
    }
  }

  @Test("may be none")
  func none() {
    #expect([Placed]().sorted(byRow: { $0.row }).isEmpty)
  }
}
