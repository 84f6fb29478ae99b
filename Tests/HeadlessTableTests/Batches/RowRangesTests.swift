import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("Ranges of rows", .bounded)
struct RowRangesTests {
  @Test("value as a sorted set of rows does", arguments: Cases.seeds(10))
  func reference(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (named, rows) = Self.named(&random)
      let ranges = RowRanges(named)
      let ascending = Set(rows).sorted()
      try #require(Array(ranges.ascending) == ascending, "\(named)")
      try #require(ranges.count == ascending.count)
      let repeated = ascending.filter { row in rows.count { $0 == row } > 1 }
      try #require(ranges.repeated == RowRanges(repeated).ranges, "\(named)")
      for section in -1...3 {
        try #require(ranges.count(of: section) == ascending.count { $0.section == section })
        for row in -2...12 {
          let position = RowPosition(section: section, row: row)
          try #require(ranges.contains(position) == ascending.contains(position))
          try #require(ranges.isRepeated(position) == repeated.contains(position))
          try #require(ranges.count(above: position) == ascending.count { $0 < position })
        }
      }
      let (others, otherRows) = Self.named(&random)
      let union = ranges.union(RowRanges(others))
      try #require(Array(union.ascending) == Set(rows + otherRows).sorted(), "\(named) \(others)")
      try #require(union.ranges == RowRanges(union.ascending).ranges)
    }
  }

  /// A few ranges in any order, which may have rows in common, and their rows.
  private static func named(_ random: inout SplitMix64) -> ([RowRange], [RowPosition]) {
    let ranges = (0..<random.below(6)).map { _ in
      let first = random.below(8) - 1
      return RowRange(section: random.below(3), rows: first...first + random.below(4))
    }
    let rows = ranges.flatMap { range in
      range.rows.map { RowPosition(section: range.section, row: $0) }
    }
    return (ranges, rows)
  }

  @Test("hold the last row that a number can name")
  func lastRow() {
    let ranges = RowRanges([
      RowRange(section: 0, rows: .max ... .max), RowRange(section: 1, rows: 0...0),
    ])
    #expect(ranges.count == 2)
    #expect(ranges.contains(RowPosition(section: 0, row: .max)))
    #expect(ranges.count(above: RowPosition(section: 1, row: 0)) == 1)
  }
}
