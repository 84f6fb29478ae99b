import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("What a table shows where", .bounded)
struct TableLayoutTests {
  private func layout(_ counts: [Int], style: TableSectionStyle = .plain) -> TableLayout {
    let layout = TableLayout(
      size: TableSize(width: 100, height: 100),
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
    layout.setHeight(40, of: row(0, 1))
    #expect(layout.height(of: row(0, 1)) == (40, false))
    layout.setHeight(50, of: row(0, 1))
    #expect(layout.height(of: row(0, 1)) == (50, false))
    #expect(layout.rect(of: row(0, 2)) == TableRect(x: 0, y: 90, width: 100, height: 40))
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

  @Test("rows are placed again only where one is higher or lower than before")
  func placement() {
    let layout = layout([3])
    let plan = layout.plan
    let first = layout.placement
    layout.setHeight(40, of: row(0, 1))
    #expect(layout.placement == first && layout.plan == plan)
    layout.setHeight(70, of: row(0, 1))
    #expect(layout.placement != first && layout.plan != plan)
  }

  @Test("headers and footers are placed again only where one is higher or lower than before")
  func placementOfHeaders() {
    let layout = layout([3])
    layout.setHeight(20, of: .header, section: 0)
    let (first, plan) = (layout.placement, layout.plan)
    layout.setHeight(20, of: .header, section: 0)
    layout.setHeight(0, of: .footer, section: 0)
    #expect(layout.placement == first && layout.plan == plan)
    layout.setHeight(30, of: .header, section: 0)
    #expect(layout.placement != first && layout.plan != plan)
  }

  @Test("the height of a header that is as high as it was estimated is known from then on")
  func estimatedHeader() {
    let layout = layout([3])
    let padding = LayoutProfile.iOS17.plainTopPadding
    let stack = SectionGeometry(topPadding: padding, header: 20, headerIsEstimate: true)
    layout.replace([SectionState()], TableGeometry(sections: [stack]))
    let placement = layout.placement
    layout.setHeight(20, of: .header, section: 0)
    #expect(!layout.geometry.section(0).isEstimate(of: .header))
    #expect(layout.placement == placement)
  }

  @Test("what shows is asked for one by one as a plan lists it", arguments: 0..<20)
  func shows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let counts = (0..<5).map { _ in Int.random(in: 0...6, using: &random) }
    let layout = layout(counts)
    for _ in 0..<60 {
      let section = Int.random(in: 0..<5, using: &random)
      let heights: [Double] = [0, 0, 7.3, 20, 33.1]
      let height = heights[Int.random(in: 0..<5, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: layout.setHeight(height, of: .header, section: section)
      case 1: layout.setHeight(height, of: .footer, section: section)
      case 2: layout.scroll(to: .random(in: -20...400, using: &random))
      default:
        guard counts[section] > 0 else { continue }
        layout.setHeight(height, of: row(section, .random(in: 0..<counts[section], using: &random)))
      }
      let rows = counts.indices.flatMap { section in
        (0..<counts[section]).map { row(section, $0) }
      }
      // Before the plan is made, nothing is known but the heights.
      let shown = rows.filter(layout.shows)
      let headers = counts.indices.filter { layout.shows(.header, section: $0) }
      let footers = counts.indices.filter { layout.shows(.footer, section: $0) }
      #expect(shown == layout.plan.positions)
      #expect(headers == layout.plan.headers.map(\.section))
      #expect(footers == layout.plan.footers.map(\.section))
    }
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
      layout.set(.init(value: nil, isUnknown: true), of: .header, section: section)
    }
    #expect(layout.unknownSections(.header) == [0, 2])
    #expect(layout.unknownSections(.footer) == [])
  }

  @Test(
    "what a row counts for without an value of the delegate",
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
