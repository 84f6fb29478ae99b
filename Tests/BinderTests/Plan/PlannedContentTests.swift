import Binder
import TestSupport
import Testing

@Suite("What a table shows between two batches", .bounded)
struct PlannedContentTests {
  /// Ten million rows in section 0, and a row of them that moves into a section that is inserted.
  static let change = SectionedChangeset(
    sectionInsertions: [1],
    rowDeletions: [RowPosition(section: 1, row: 0)],
    rowMoves: [
      Move(old: RowPosition(section: 0, row: 7), new: RowPosition(section: 1, row: 0))
    ],
    rowUpdates: [
      Move(old: RowPosition(section: 0, row: 9), new: RowPosition(section: 0, row: 8))
    ]
  )

  @Test(
    "is found in as many steps as there are changes, however many rows there are",
    arguments: [
      (0, 0, "old 0.0"), (0, 7, "old 0.7"), (0, 9_999_999, "old 0.9999999"),
      (0, 10_000_000, "nil"), (1, 0, "nil"), (2, 0, "old 1.1"), (2, 3, "old 1.4"), (2, 4, "nil"),
    ]
  )
  func manyRows(section: Int, row: Int, expected: String) {
    let change = ContentChange(
      Self.change,
      oldRowCounts: [10_000_000, 5],
      newRowCounts: [9_999_999, 1, 4]
    )
    let plan = UpdatePlan(change)
    #expect(plan.description == "§+1 −1.0\n0.7→1.0 ~0.9")
    guard case .mixed(let sections)? = plan.batches.first?.content else {
      Issue.record("the first batch shows rows of one content only")
      return
    }
    #expect(sections.map(\.rowCount) == [10_000_000, 0, 4])
    #expect(sections.map(\.source) == [.old(0), .new(1), .old(1)])
    #expect(text(sections[section].source(ofRow: row)) == expected)
    guard case .new? = plan.batches.last?.content else {
      Issue.record("the last batch shows rows of the old content")
      return
    }
  }

  @Test(
    "finds each row where it is to be read",
    arguments: [
      (0, 0, "old 0.0"), (0, 1, "old 0.1"), (0, 2, "old 0.2"), (0, 3, "new 0.3"), (0, 4, "nil"),
      (0, -1, "nil"), (1, 0, "nil"), (2, 0, "new 1.0"), (2, 1, "new 1.1"), (2, 2, "nil"),
    ]
  )
  func sources(section: Int, row: Int, expected: String) {
    let lists = SectionedLists("A: a b c | B: e f", "A: a b' c e | C: x f")
    let plan = lists.plan(lists.changes)
    let content = plan.batches.dropFirst().first?.content
    #expect(plan.description == "§+2\n1.0→0.3 1.1→2.1\n§−1 ~0.1")
    guard case .mixed(let sections)? = content else {
      Issue.record("the second batch shows rows of one content only")
      return
    }
    #expect(text(sections[section].source(ofRow: row)) == expected)
  }

  private func text(_ source: RowSource?) -> String {
    switch source {
    case .old(let row): "old \(row)"
    case .new(let row): "new \(row)"
    case nil: "nil"
    }
  }
}
