import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("Where rows are after a batch", .bounded)
struct ChangeMapOfBatchTests {
  @Test(
    "rows that stay fill the places that nothing takes",
    arguments: [
      ([3], [3], "", ["0.0 0.1 0.2"]),
      ([3], [2], "-0.1", ["0.0 0.2"]),
      ([3], [4], "+0.1", ["0.0 new 0.1 0.2"]),
      ([3], [3], "0.0>0.2", ["0.1 0.2 0.0"]),
      ([3], [3], "0.0>0.2 0.2>0.0", ["0.2 0.1 0.0"]),
      ([3], [4], "-0.0 +0.0 ~0.1 +0.2", ["new 0.1~ new 0.2"]),
      ([3], [4], "+0.1 ~0", ["new new new new"]),
      ([2, 2], [1, 3], "0.1>1.0", ["0.0", "0.1 1.0 1.1"]),
      ([2, 2], [2, 2], "0>1", ["1.0 1.1", "0.0 0.1"]),
      ([2, 2], [2, 1, 2], "+1 -0 +2", ["1.0 1.1", "new", "new new"]),
      ([1, 1, 2], [2, 2, 1], "2>0 ~0 ", ["2.0 2.1", "new new", "1.0"]),
    ] as [([Int], [Int], String, [String])]
  )
  func picture(before: [Int], after: [Int], operations: String, expected: [String]) throws {
    let map = try BatchPicture(before, after, operations).check().validMap()
    let sections = after.enumerated().map { section, rows in
      (0..<rows).map { text(map, RowPosition(section: section, row: $0)) }.joined(separator: " ")
    }
    #expect(sections == expected)
  }

  private func text(_ map: ChangeMap, _ new: RowPosition) -> String {
    map.old(of: new).map { "\($0)\(map.isReloaded($0) ? "~" : "")" } ?? "new"
  }

  @Test("sections")
  func sections() throws {
    let map = try BatchPicture([1, 2, 3, 4], [4, 9, 2, 7], "-0 +1 3>0 ~2").check()
      .validMap()
    #expect((0..<4).map(map.new(ofSection:)) == [nil, 2, 3, 0])
    #expect((0..<4).map(map.old(ofSection:)) == [3, nil, 1, 2])
    #expect((0..<4).map(map.isReloaded(oldSection:)) == [false, false, true, false])
    #expect(!map.keepsSections)
    #expect(map.new(of: RowPosition(section: 0, row: 0)) == nil)
    #expect(map.new(of: RowPosition(section: 3, row: 1)) == RowPosition(section: 0, row: 1))
    #expect(map.old(of: RowPosition(section: 1, row: 0)) == nil)
    #expect(map.old(of: RowPosition(section: 2, row: 1)) == RowPosition(section: 1, row: 1))
    #expect(map.old(of: RowPosition(section: 3, row: 1)) == nil)
  }

  @Test("what changes is told by section")
  func changes() throws {
    let batch = BatchPicture([4, 2, 3, 1, 1], [2, 3, 3, 1], "-0.1 0.3>1.0 2.2>2.0 -4 -4.0 ~3.0")
    let map = try batch.check().validMap()
    #expect(map.sectionsWithChangedRows == [0, 1, 2])
    #expect(map.rowsLeaving(oldSection: 0) == [1...1, 3...3])
    #expect(map.rowsLeaving(oldSection: 2) == [2...2])
    #expect(map.new(of: RowPosition(section: 3, row: 0)) == RowPosition(section: 3, row: 0))
    #expect(map.newKeepingCell(of: RowPosition(section: 3, row: 0)) == nil)
  }

  @Test("reconfigured rows stay, with their cells")
  func reconfigured() throws {
    let map = try BatchPicture([3], [3], "=0.2 =0.1 =0.2").check().validMap()
    let row = RowPosition(section: 0, row: 1)
    #expect(map.newKeepingCell(of: row) == row)
    #expect(map.keepsSections)
    #expect(map.sectionsWithChangedRows == [])
  }

  /// Anything that looks at every row would take minutes.
  @Test("a thousand batches over ten million rows cost no more than over ten")
  func manyRows() throws {
    let rows = 10_000_000
    for index in 0..<1000 {
      let batch = BatchPicture([rows], [rows + 1], "+0.\(index)")
      let map = try batch.check().validMap()
      #expect(
        map.new(of: RowPosition(section: 0, row: rows - 1))
          == RowPosition(section: 0, row: rows)
      )
      #expect(map.old(of: RowPosition(section: 0, row: index)) == nil)
      #expect(
        map.old(of: RowPosition(section: 0, row: rows / 2))
          == RowPosition(section: 0, row: rows / 2 - 1)
      )
    }
  }
}
