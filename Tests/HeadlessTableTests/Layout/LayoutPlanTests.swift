import TestSupport
import Testing

@testable import HeadlessTable

@Suite("What a viewport shows", .bounded)
struct LayoutPlanTests {
  /// Two sections of three rows, each with a header and a footer of 20 points.
  ///
  ///     0 header  20 row 0  64 row 1  108 row 2  152 footer
  ///     172 header  192 row 0  236 row 1  280 row 2  324 footer  344
  private static let two = TableGeometry(
    sections: [0, 1].map { _ in
      SectionGeometry(
        header: 20,
        rows: RowHeights(repeating: 44, count: 3, isEstimate: false),
        footer: 20
      )
    }
  )

  private func picture(
    of geometry: TableGeometry,
    _ style: TableSectionStyle,
    _ offset: Double,
    inset: TableEdgeInsets = .zero
  ) -> String {
    let viewport = Viewport(offset: offset, height: 100, inset: inset)
    return LayoutPlan(geometry: geometry, style: style, viewport: viewport).description
  }

  @Test(
    "plain: a header sticks to the top until its section's end pushes it up",
    arguments: [
      (-30, "rows 0:0..<2 | headers 0@0 | footers 0@50*"),
      (0, "rows 0:0..<2 | headers 0@0 | footers 0@80*"),
      (10, "rows 0:0..<3 | headers 0@10* | footers 0@90*"),
      (72, "rows 0:1..<3 | headers 0@72* | footers 0@152"),
      (100, "rows 0:1..<3 1:0..<1 | headers 0@100* 1@172 | footers 0@152 1@192*"),
      (152, "rows 1:0..<2 | headers 0@152* 1@172 | footers 0@152 1@232*"),
      (160, "rows 1:0..<2 | headers 0@152* 1@172 | footers 0@152 1@240*"),
      (172, "rows 1:0..<2 | headers 1@172 | footers 1@252*"),
      (173, "rows 1:0..<2 | headers 1@173* | footers 1@253*"),
      (340, "rows | headers 1@324* | footers 1@324"),
      (344, "rows | headers | footers"),
    ] as [(Double, String)]
  )
  func plain(offset: Double, expected: String) {
    #expect(picture(of: Self.two, .plain, offset) == expected)
  }

  @Test(
    "grouped: nothing sticks",
    arguments: [TableSectionStyle.grouped, .insetGrouped],
    [
      (0, "rows 0:0..<2 | headers 0@0 | footers"),
      (20, "rows 0:0..<3 | headers | footers"),
      (100, "rows 0:1..<3 1:0..<1 | headers 1@172 | footers 0@152"),
      (172, "rows 1:0..<2 | headers 1@172 | footers"),
    ] as [(Double, String)]
  )
  func grouped(style: TableSectionStyle, row: (offset: Double, expected: String)) {
    #expect(picture(of: Self.two, style, row.offset) == row.expected)
  }

  @Test(
    "insets move the edges to stick to, and not what is visible",
    arguments: [
      (-30, "rows 0:0..<2 | headers 0@0 | footers 0@40*"),
      (10, "rows 0:0..<3 | headers 0@40* | footers 0@80*"),
      (130, "rows 0:2..<3 1:0..<1 | headers 0@152* 1@172 | footers 0@152 1@200*"),
      (150, "rows 0:2..<3 1:0..<2 | headers 0@152* 1@180* | footers 0@152 1@220*"),
    ] as [(Double, String)]
  )
  func insets(offset: Double, expected: String) {
    let inset = TableEdgeInsets(top: 30, bottom: 10)
    #expect(picture(of: Self.two, .plain, offset, inset: inset) == expected)
  }

  @Test("rows, headers and footers of 0 points are not listed")
  func zeroHeights() {
    let geometry = TableGeometry(sections: [
      SectionGeometry(rows: RowHeights([0, 10, 0, 0, 20, 30, 0], areEstimates: false)),
      SectionGeometry(rows: RowHeights(repeating: 0, count: 1_000_000, isEstimate: false)),
      SectionGeometry(),
      SectionGeometry(header: 10),
    ])
    #expect(picture(of: geometry, .plain, 0) == "rows 0:1..<2 0:4..<6 | headers 3@60 | footers")
  }

  @Test("neighbours that differ in height are one range")
  func oneRange() {
    let rows = RowHeights([10, 20, 30, 10, 90], areEstimates: false)
    let geometry = TableGeometry(sections: [SectionGeometry(rows: rows)])
    #expect(picture(of: geometry, .plain, 0) == "rows 0:0..<5 | headers | footers")
  }

  @Test("empty sections take no room, however many there are")
  func emptySections() {
    let row = SectionGeometry(rows: RowHeights(repeating: 10, count: 1, isEstimate: false))
    let empty = Array(repeating: SectionGeometry(), count: 100_000)
    let geometry = TableGeometry(sections: [row] + empty + [row])
    #expect(picture(of: geometry, .plain, 0) == "rows 0:0..<1 100001:0..<1 | headers | footers")
  }

  @Test("a header keeps below its padding, and the padding scrolls away under it")
  func padding() {
    let rows = RowHeights(repeating: 44, count: 3, isEstimate: false)
    let geometry = TableGeometry(sections: [
      SectionGeometry(topPadding: 15, header: 20, rows: rows, bottomPadding: 5)
    ])
    #expect(picture(of: geometry, .plain, 10) == "rows 0:0..<2 | headers 0@15 | footers")
    #expect(picture(of: geometry, .plain, 16) == "rows 0:0..<2 | headers 0@16* | footers")
  }

  @Test("a plan reads as a line, with places to a thousandth of a point")
  func text() {
    let rows = RowHeights([10.25, 20], areEstimates: false)
    let geometry = TableGeometry(sections: [
      SectionGeometry(header: 10.5, rows: rows), SectionGeometry(footer: 5),
    ])
    #expect(
      picture(of: geometry, .plain, 0.75) == "rows 0:0..<2 | headers 0@0.75* | footers 1@40.75"
    )
  }

  @Test("a table without sections shows nothing")
  func noSections() {
    #expect(picture(of: TableGeometry(), .plain, 0) == "rows | headers | footers")
  }
}
