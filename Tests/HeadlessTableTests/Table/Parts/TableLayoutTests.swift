import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("What a table shows where", .bounded)
struct TableLayoutTests {
  private func layout(_ counts: [Int], style: TableStyle = .plain) -> TableLayout {
    let layout = TableLayout(
      size: Size(width: 100, height: 100),
      rules: HeightRules(style: style, profile: .iOS17)
    )
    let stacks = counts.map { count in
      SectionGeometry(rows: RowHeights(repeating: 40, count: count, isEstimate: true))
    }
    layout.replace(counts.map { _ in SectionState() }, TableGeometry(sections: stacks))
    return layout
  }

  private func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  @Test("a height that was an estimate is set, and only another one changes the layout")
  func heights() {
    let layout = layout([3])
    #expect(!layout.setHeight(40, of: row(0, 1)))
    #expect(layout.setHeight(50, of: row(0, 1)))
    #expect(!layout.setHeight(50, of: row(0, 1)))
    #expect(layout.rect(of: row(0, 2)) == Rect(x: 0, y: 90, width: 100, height: 40))
  }

  @Test(
    "the offset goes back when the content becomes shorter, and stays where a program has put it",
    arguments: [
      // offset, rows before, rows after, offset after
      (100, 10, 5, 100), (300, 10, 5, 100), (300, 10, 1, 0), (350, 10, 5, nil), (20, 10, 5, nil),
      (300, nil, 5, 100), (350, nil, 5, 100),
    ] as [(Double, Int?, Int, Double?)]
  )
  func shrinking(offset: Double, before: Int?, after: Int, expected: Double?) {
    let layout = layout([after])
    layout.scroll(to: offset)
    let found = layout.offsetAfterShrinking(from: before.map { Double($0) * 40 })
    #expect(found == (offset <= 100 ? nil : expected))
  }

  @Test("the next rows of a plan are those that are not displayed, behind the last one")
  func missing() {
    let layout = layout([2, 0, 3])
    let displayed: Set = [row(0, 1)]
    var found: [RowPosition] = []
    while let next = layout.nextRow(
      in: layout.plan,
      after: found.last,
      firstMissing: { rows, section in rows.first { !displayed.contains(row(section, $0)) } }
    ) {
      found.append(next)
    }
    #expect(found == [row(0, 0), row(2, 0)])
  }

  @Test("as many rows as are visible come next, across sections")
  func upcoming() {
    let layout = layout([2, 0, 3])
    let visible = [row(0, 1), row(2, 0)]
    #expect(layout.upcomingRows(.down, beyond: visible) == [row(2, 1), row(2, 2)])
    #expect(layout.upcomingRows(.up, beyond: visible) == [row(0, 0)])
    #expect(layout.upcomingRows(.up, beyond: []) == [])
  }

  @Test("only sections in sight are asked for headers that nobody knows")
  func unknown() {
    let layout = layout([1, 1, 5, 1])
    for section in [0, 2, 3] {
      layout.set(.init(answer: nil, isUnknown: true), of: .header, section: section)
    }
    #expect(layout.unknownSections(.header) == [0, 2])
    #expect(layout.unknownSections(.footer) == [])
  }

  @Test(
    "what a row counts for without an answer of the delegate",
    arguments: [
      // row height, estimate, asked dimensions, estimated, picture
      (-1, -1, [], true, "~44"), (60, -1, [], true, "60"), (60, -1, .height, true, "~60"),
      (60, 30, .height, true, "~30"), (-1, 30, [], true, "~30"), (-1, 0, [], false, "44"),
      (60, 0, [], false, "60"),
    ] as [(Double, Double, RowDimensions, Bool, String)]
  )
  func placeholder(
    height: Double,
    estimate: Double,
    dimensions: RowDimensions,
    isEstimated: Bool,
    expected: String
  ) {
    var rules = HeightRules(style: .plain, profile: .iOS17)
    rules.rowHeight = height < 0 ? automaticDimension : height
    rules.estimatedRowHeight = estimate < 0 ? automaticDimension : estimate
    var section = SectionState()
    section.dimensions = dimensions
    section.estimatesRows = isEstimated
    let run = rules.placeholder(in: section)
    #expect("\(run.isEstimate ? "~" : "")\(run.height.snapshotText)" == expected)
    #expect(rules.estimatesAreOff == (estimate == 0))
  }
}
