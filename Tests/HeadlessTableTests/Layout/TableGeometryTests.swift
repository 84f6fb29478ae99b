import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Where everything is in a table", .bounded)
struct TableGeometryTests {
  /// Two sections around an empty one.
  ///
  ///     0 padding  5 header  25 row 0  35 row 1  45 footer  52 padding
  ///     55 (nothing)
  ///     55 header  75 row 0  75 row 1
  private let geometry = TableGeometry(sections: [
    SectionGeometry(
      topPadding: 5,
      header: 20,
      rows: RowHeights(repeating: 10, count: 2, isEstimate: false),
      footer: 7,
      bottomPadding: 3
    ),
    SectionGeometry(),
    SectionGeometry(header: 20, rows: RowHeights([0, 40], areEstimates: false)),
  ])

  @Test("sums")
  func sums() {
    #expect(geometry.sectionCount == 3)
    #expect(geometry.rowCount == 4)
    #expect(geometry.contentHeight == 115)
    #expect((0...3).map { geometry.rowsBefore(section: $0) } == [0, 2, 2, 4])
  }

  @Test(
    "each place is covered by one part of one section",
    arguments: [
      (-1, nil),
      (0, .padding(section: 0)),
      (5, .header(section: 0)),
      (24.5, .header(section: 0)),
      (25, .row(section: 0, row: 0)),
      (35, .row(section: 0, row: 1)),
      (45, .footer(section: 0)),
      (52, .padding(section: 0)),
      (55, .header(section: 2)),
      (75, .row(section: 2, row: 1)),
      (114.5, .row(section: 2, row: 1)),
      (115, nil),
    ] as [(Double, TableGeometry.Element?)]
  )
  func elements(y: Double, expected: TableGeometry.Element?) {
    #expect(geometry.element(at: y) == expected)
  }

  @Test("spans are where the parts are")
  func spans() {
    typealias Span = TableGeometry.Span
    #expect(geometry.span(ofSection: 0) == Span(y: 0, height: 55))
    #expect(geometry.span(ofHeader: 0) == Span(y: 5, height: 20))
    #expect(geometry.placedSection(0).span(ofRow: 1) == Span(y: 35, height: 10))
    #expect(geometry.span(ofFooter: 0) == Span(y: 45, height: 7))
    #expect(geometry.span(ofSection: 1) == Span(y: 55, height: 0))
    #expect(geometry.placedSection(2).span(ofRow: 0) == Span(y: 75, height: 0))
    #expect(geometry.placedSection(2).span(ofRow: 1).maxY == geometry.contentHeight)
  }

  @Test(
    "a section that only touches an edge does not show",
    arguments: [
      (0, 55, 0..<1),
      (0, 55.5, 0..<3),
      (54.5, 90, 0..<3),
      (55, 90, 2..<3),
      (115, 200, 3..<3),
      (-90, 0, 0..<0),
      (30, 30, 0..<0),
    ] as [(Double, Double, Range<Int>)]
  )
  func visibleSections(y0: Double, y1: Double, expected: Range<Int>) {
    #expect(geometry.visibleSections(from: y0, to: y1) == expected)
  }

  @Test("rows are counted through all sections")
  func rowNumbers() {
    let positions = (-1...4).map { number in
      geometry.position(ofRowNumber: number).map { "\($0.section)-\($0.row)" }
    }
    #expect(positions == [nil, "0-0", "0-1", "2-0", "2-1", nil])
  }

  @Test("an element is found where it is, though the section starts at a fraction")
  func fractions() {
    let rows = RowHeights(repeating: 44.1, count: 1000, isEstimate: false)
    let section = SectionGeometry(header: 0.1, rows: rows)
    let geometry = TableGeometry(sections: Array(repeating: section, count: 40))
    for section in 0..<40 {
      let missed = stride(from: section, to: 1000, by: 40).filter { row in
        let y = geometry.placedSection(section).span(ofRow: row).y
        return geometry.element(at: y) != .row(section: section, row: row)
          || geometry.visibleRows(inSection: section, from: y, to: y + 1) != row..<row + 1
      }
      #expect(missed == [])
    }
  }
}
