import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Where rows are after a batch", .bounded)
struct BatchMappingTests {
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
    let mapping = try BatchPicture(before, after, operations).check().validMapping()
    let sections = after.enumerated().map { section, rows in
      (0..<rows).map { text(mapping.origin(of: RowPosition(section: section, row: $0))) }.joined(
        separator: " "
      )
    }
    #expect(sections == expected)
  }

  private func text(_ origin: BatchMapping.Origin) -> String {
    switch origin {
    case .stayed(let row): "\(row)"
    case .reloaded(let row): "\(row)~"
    case .came: "new"
    }
  }

  @Test("sections")
  func sections() throws {
    let mapping = try BatchPicture([1, 2, 3, 4], [4, 9, 2, 7], "-0 +1 3>0 ~2").check()
      .validMapping()
    #expect((0..<4).map(mapping.newSection(of:)) == [nil, 2, 3, 0])
    #expect((0..<4).map(mapping.oldSection(of:)) == [3, nil, 1, 2])
    #expect((0..<4).map(mapping.isReloaded(oldSection:)) == [false, false, true, false])
    #expect(!mapping.keepsSections)
    #expect(mapping.newRow(of: RowPosition(section: 0, row: 0)) == nil)
    #expect(mapping.newRow(of: RowPosition(section: 3, row: 1)) == RowPosition(section: 0, row: 1))
    #expect(mapping.oldRow(of: RowPosition(section: 1, row: 0)) == nil)
    #expect(mapping.oldRow(of: RowPosition(section: 2, row: 1)) == RowPosition(section: 1, row: 1))
    #expect(mapping.oldRow(of: RowPosition(section: 3, row: 1)) == nil)
  }

  @Test("what changes is told by section")
  func changes() throws {
    let batch = BatchPicture([4, 2, 3, 1, 1], [2, 3, 3, 1], "-0.1 0.3>1.0 2.2>2.0 -4 -4.0 ~3.0")
    let mapping = try batch.check().validMapping()
    #expect(mapping.sectionsWithChangedRows == [0, 1, 2])
    #expect(mapping.rowsLeaving(oldSection: 0) == [1...1, 3...3])
    #expect(mapping.rowsLeaving(oldSection: 2) == [2...2])
    #expect(
      mapping.fate(of: RowPosition(section: 3, row: 0))
        == .reloaded(RowPosition(section: 3, row: 0))
    )
    #expect(mapping.reconfiguredRows == [])
  }

  @Test("reconfigured rows stay, and are listed once")
  func reconfigured() throws {
    let mapping = try BatchPicture([3], [3], "=0.2 =0.1 =0.2").check().validMapping()
    #expect(mapping.reconfiguredRows.map(\.description) == ["0.1", "0.2"])
    #expect(
      mapping.fate(of: RowPosition(section: 0, row: 1)) == .stays(RowPosition(section: 0, row: 1))
    )
    #expect(mapping.keepsSections)
    #expect(mapping.sectionsWithChangedRows == [])
  }

  /// Anything that looks at every row would take minutes.
  @Test("a thousand batches over ten million rows cost no more than over ten")
  func manyRows() throws {
    let rows = 10_000_000
    for index in 0..<1000 {
      let batch = BatchPicture([rows], [rows + 1], "+0.\(index)")
      let mapping = try batch.check().validMapping()
      #expect(
        mapping.newRow(of: RowPosition(section: 0, row: rows - 1))
          == RowPosition(section: 0, row: rows)
      )
      #expect(mapping.oldRow(of: RowPosition(section: 0, row: index)) == nil)
      #expect(
        mapping.oldRow(of: RowPosition(section: 0, row: rows / 2))
          == RowPosition(section: 0, row: rows / 2 - 1)
      )
    }
  }
}
