import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The heights of a section's rows", .bounded)
struct RowHeightsTests {
  @Test("ten million equal rows are one run")
  func equalRows() {
    var rows = RowHeights(repeating: 44, count: 10_000_000, isEstimate: true)
    #expect(rows.runCount == 1)
    #expect(rows.total == 440_000_000)
    #expect(rows.offset(of: 9_999_999) == 439_999_956)
    #expect(rows.row(at: 439_999_955.5) == 9_999_998)

    rows.setHeight(91, isEstimate: false, at: 5_000_000)
    #expect(rows.runCount == 3)
    #expect(rows.total == 440_000_047)
    #expect(rows.height(at: 5_000_000) == (91, false))
    #expect(rows.row(at: 220_000_090) == 5_000_000)
    #expect(rows.row(at: 220_000_091) == 5_000_001)

    rows.setHeight(44, isEstimate: true, at: 5_000_000)
    #expect(rows == RowHeights(repeating: 44, count: 10_000_000, isEstimate: true))
    #expect(rows.runCount == 1)
  }

  @Test(
    "a row covers its top edge and not its bottom edge, and a row of 0 points covers nothing",
    arguments: [
      (-0.5, nil, 0),
      (0, 0, 0),
      (9.5, 0, 0),
      (10, 3, 3),
      (29.5, 3, 3),
      (30, 5, 5),
      (49.5, 6, 6),
      (50, nil, 8),
    ] as [(Double, Int?, Int)]
  )
  func lookup(y: Double, row: Int?, firstRow: Int) {
    let rows = RowHeights([10, 0, 0, 20, 0, 10, 10, 0], areEstimates: false)
    #expect(rows.row(at: y) == row)
    #expect(rows.firstRow(endingAfter: y) == firstRow)
    #expect(rows.row(at: y + 100, origin: 100) == row)
  }

  @Test(
    "what only touches an edge does not show",
    arguments: [
      (0, 10, 0..<1),
      (0, 10.5, 0..<4),
      (9.5, 30, 0..<4),
      (10, 30, 3..<4),
      (10, 30.5, 3..<6),
      (29.5, 60, 3..<8),
      (20, 20, 3..<3),
      (50, 90, 8..<8),
      (-90, 0, 0..<0),
    ] as [(Double, Double, Range<Int>)]
  )
  func visibleRows(y0: Double, y1: Double, expected: Range<Int>) {
    let rows = RowHeights([10, 0, 0, 20, 0, 10, 10, 0], areEstimates: false)
    #expect(rows.rows(from: y0, to: y1) == expected)
  }

  @Test("an estimate and a known height are never one run")
  func estimates() {
    var rows = RowHeights(repeating: 44, count: 3, isEstimate: true)
    rows.setHeight(44, isEstimate: false, at: 1)
    #expect(rows.runCount == 3)
    #expect((0..<3).map { rows.height(at: $0).isEstimate } == [true, false, true])
  }

  @Test("a copy does not change with its original")
  func copies() {
    let original = RowHeights([1, 2, 3], areEstimates: false)
    var copy = original
    copy.replaceSubrange(0..<2, with: RowHeights([5], areEstimates: false))
    #expect(original == RowHeights([1, 2, 3], areEstimates: false))
    #expect(copy == RowHeights([5, 3], areEstimates: false))
  }
}
