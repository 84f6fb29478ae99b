import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A section that scrolls across", .bounded)
struct OrthogonalExamplesTests {
  private func row(
    _ scrolling: OrthogonalScrolling = .continuous,
    width: Double = 100,
    spacing: Double = 8,
    header: Bool = false
  ) -> LayoutSection {
    rows(
      .ab(width),
      .ab(60),
      [cell(.w(1))],
      between: spacing,
      insets: LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      boundary: header ? [edge(.top, .ab(20))] : [],
      scrolling: scrolling
    )
  }

  @Test("has its groups in one row, as long as they are")
  func row() {
    var geometry = CollectionGeometry(row(header: true), 3, 8)
    let first = (0..<3).map { geometry.rect(of: RowPosition(section: 0, row: $0))?.text }
    #expect(first == ["4,23,100,60", "112,23,100,60", "220,23,100,60"])
    #expect(geometry.offsetLimits(ofSection: 0) == 0...6)
    #expect(geometry.offsetLimits(ofSection: 1) == 0...546)
    #expect(geometry.contentSize == TableSize(width: 320, height: 176))

    geometry.scroll(section: 1, to: 546)
    #expect(geometry.offset(ofSection: 1) == 546)
    #expect(geometry.rect(of: RowPosition(section: 1, row: 7))?.text == "214,111,100,60")
    #expect(geometry.rect(ofSupplementary: "header", section: 1)?.text == "4,88,310,20")
    let visible = TableRect(x: 0, y: 0, width: 320, height: 480)
    #expect(CollectionPlan(geometry, visible: visible).items.map(\.ranges) == [[0..<3], [5..<8]])
  }

  @Test(
    "comes to rest where its behaviour says",
    arguments: [
      (OrthogonalScrolling.continuous, 0, [(130, 130), (700, 490), (-20, 0)]),
      (.continuousGroupLeadingBoundary, 0, [(130, 100), (700, 490)]),
      (.groupPaging, 0, [(130, 100), (700, 490)]),
      (.paging, 0, [(130, 0), (200, 310), (400, 310)]),
      (.groupPagingCentered, 8, [(0, 3), (50, 3), (100, 111), (230, 219), (5000, 651)]),
    ] as [(OrthogonalScrolling, Double, [(Double, Double)])]
  )
  func rest(scrolling: OrthogonalScrolling, spacing: Double, expected: [(Double, Double)]) {
    let geometry = CollectionGeometry(row(scrolling, spacing: spacing), 8)
    for (released, rest) in expected {
      #expect(geometry.restingOffset(ofSection: 0, nearest: released) == rest, "\(released)")
    }
  }

  @Test("is as high as its groups and the spaces around them, beside what bars cover")
  func spaces() {
    let section = rows(
      .ab(100),
      .ab(60),
      [cell(.w(1))],
      edges: LayoutEdgeSpacing(top: .fixed(5), bottom: .fixed(7)),
      scrolling: .continuous
    )
    let geometry = CollectionGeometry(
      in: LayoutContainer(
        size: TableSize(width: 320, height: 480),
        safeArea: LayoutInsets(top: 20, leading: 30, trailing: 40)
      ),
      sections: [SectionContent(section, count: 4)]
    )
    #expect(geometry.contentSize.height == 72)
    #expect(geometry.rect(of: RowPosition(section: 0, row: 0))?.text == "30,5,100,60")
    #expect(geometry.offsetLimits(ofSection: 0) == 0...150)
  }

  @Test("centres a block of as many whole groups as come nearest to the width")
  func centred() {
    var geometry = CollectionGeometry(row(.groupPagingCentered, width: 256), 4)
    #expect(geometry.restingOffset(ofSection: 0, nearest: 0) == -27)
    #expect(geometry.restingOffset(ofSection: 0, nearest: 200) == -27 + 264)
    geometry.scroll(section: 0, to: -27)
    #expect(geometry.rect(of: RowPosition(section: 0, row: 0))?.minX == 31)

    var three = CollectionGeometry(row(.groupPagingCentered), 8)
    three.scroll(section: 0, to: 3)
    let lefts = (0..<3).map { three.rect(of: RowPosition(section: 0, row: $0))?.minX }
    #expect(lefts == [1, 109, 217])
  }
}

@Suite("Items whose cells decide their size", .bounded)
struct SelfSizingExamplesTests {
  private static let heights: [Double] = [31, 50, 31, 69, 31]

  @Test("are in the places of the worked examples", arguments: examples)
  func frames(example: LayoutExample) {
    #expect(example.found == example.expected)
  }

  private static func sizes(_ width: Double, _ heights: [Double]) -> [TableSize] {
    heights.map { TableSize(width: width, height: $0) }
  }

  static let examples: [LayoutExample] = [
    LayoutExample(
      "one column",
      CollectionGeometry(columns(.w(1), .es(44), [cell(.w(1), .es(44))], between: 3), 5)
        .measured(sizes(320, heights)),
      "y 0.0: 0 34 87 121 193",
      "h 0.0: 31 50 31 69 31",
      "content 320×224"
    ),
    LayoutExample(
      "two columns",
      CollectionGeometry(
        rows(.w(1), .es(50), .count(2, cell(.w(1), .es(50))), .fixed(5), between: 3),
        5
      )
      .measured(sizes(157.5, [31, 88, 126, 69, 31])),
      "w 0.0: 157.5 157.5",
      "y 0.0: 0 0 91 91 220",
      "h 0.0: 31 88 126 69 31",
      "content 320×251"
    ),
    LayoutExample(
      "a counted column is never measured",
      CollectionGeometry(columns(.w(1), .es(88), .count(2, cell(.w(1), .es(44))), .fixed(5)), 4)
        .measured(sizes(320, [200, 200, 200, 200])),
      "h 0.0: 41.5 41.5",
      "y 0.0: 0 46.5 88 134.5",
      "content 320×176"
    ),
    LayoutExample(
      "sixty rows, eleven measured",
      CollectionGeometry(columns(.w(1), .es(44), [cell(.w(1), .es(44))], between: 3), 60)
        .measured(sizes(320, Array(repeating: 41, count: 10) + [45])),
      "h 0.10: 45 44",
      "content 320×\(455 + 49 * 44 + 59 * 3)"
    ),
    LayoutExample(
      "a group of a height of its own: the items may overlap",
      CollectionGeometry(columns(.w(1), .ab(100), [cell(.w(1), .es(50))]), 4)
        .measured(sizes(320, [80, 30])),
      "y 0.0: 0 50 100 150",
      "h 0.0: 80 30 50 50",
      "content 320×200"
    ),
    LayoutExample(
      "chips: as many in a group as have room where they are measured",
      CollectionGeometry(chips(LayoutEdgeSpacing()), 5).measured(chipSizes),
      "x 0.0: 2 108 264 2 2",
      "y 0.0: 1 1 1 48 83",
      "w 0.0: 100 150 50 300 80",
      "h 0.0: 24 36 24 24 30",
      "content 320×116"
    ),
    LayoutExample(
      "chips in the middle of their line",
      CollectionGeometry(chips(LayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))), 5)
        .measured(chipSizes),
      "y 0.0: 7 1 7 48 83",
      "content 320×116"
    ),
    LayoutExample(
      "chips of one height",
      CollectionGeometry(rows(.w(1), .ab(32), [cell(.es(80))], .fixed(10), between: 10), 4)
        .measured(chipSizes),
      "x 0.0: 0 110 270 0",
      "y 0.0: 0 0 0 42",
      "h 0.0: 32 32 32 32",
      "content 320×74"
    ),
  ]

  private static let chipSizes = [
    TableSize(width: 100, height: 24), TableSize(width: 150, height: 36),
    TableSize(width: 50, height: 24), TableSize(width: 300, height: 24),
  ]

  private static func chips(_ edges: LayoutEdgeSpacing) -> LayoutSection {
    rows(
      .w(1),
      .es(30),
      [cell(.es(80), .es(30), edges: edges)],
      .fixed(6),
      groupInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      between: 7
    )
  }
}

@Suite("The short forms of layouts as geometry", .bounded)
struct ShortFormTests {
  private func geometry(
    _ layout: SectionLayout,
    _ count: Int,
    header: Bool = false,
    footer: Bool = false
  ) -> CollectionGeometry {
    CollectionGeometry(layout.section(width: 320, hasHeader: header, hasFooter: footer), count)
  }

  @Test(
    "lists have the insets of their appearance",
    arguments: [
      (.plain, false, false, "0,0,320,44", 44), (.plain, true, true, "0,28,320,44", 100),
      (.grouped, false, false, "0,35,320,44", 99), (.grouped, false, true, "0,35,320,44", 96.5),
      (.grouped, true, false, "0,17.5,320,44", 81.5), (.grouped, true, true, "0,17.5,320,44", 79),
      (.insetGrouped, false, false, "16,35,288,44", 99),
      (.sidebar, false, false, "10,0,300,44", 54),
      (.sidebarPlain, true, false, "10,28,300,44", 72),
    ] as [(ListAppearance, Bool, Bool, String, Double)]
  )
  func lists(
    appearance: ListAppearance,
    header: Bool,
    footer: Bool,
    row: String,
    height: Double
  ) {
    let list = geometry(.list(appearance), 1, header: header, footer: footer)
    #expect(list.rect(of: RowPosition(section: 0, row: 0))?.text == row)
    #expect(list.contentSize.height == height)
    #expect(list.isEstimated(RowPosition(section: 0, row: 0)))
    let plan = CollectionPlan(list, visible: TableRect(x: 0, y: 0, width: 320, height: 480))
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    #expect(plan.supplementaries.allSatisfy { $0.zIndex == (isPlain ? 1_000_000_200 : 1) })
  }

  @Test("grids, carousels and flows place their items")
  func others() {
    let item = RowPosition(section: 0, row: 4)
    func place(_ layout: SectionLayout) -> String? { geometry(layout, 9).rect(of: item)?.text }
    #expect(place(.grid(columns: 3, spacing: 8)) == "109,109,101,101")
    #expect(place(.grid(columns: 2, itemHeight: .absolute(50))) == "0,100,160,50")
    #expect(place(.grid(columns: 0, itemHeight: .estimated(50))) == "0,200,320,50")
    #expect(place(.grid(minimumItemWidth: 70, spacing: 10)) == "0,82.5,72.5,72.5")
    #expect(
      place(.carousel(itemSize: .init(width: 140, height: 180), spacing: 12)) == "608,0,140,180"
    )
    #expect(place(.flow(itemSize: .init(width: 50, height: 50))) == "270,0,50,50")
    #expect(place(.compositional(rows(.w(1), .ab(20), [cell(.w(0.5))]))) == "0,40,160,20")
  }

  @Test("headers of the declaration are added unless a layout has them")
  func headers() {
    let grid = SectionLayout.grid(columns: 2).section(width: 320, hasHeader: true, hasFooter: true)
    #expect(grid.boundaryItems.map(\.kind) == ["header", "footer"])
    let own = rows(.w(1), .ab(20), [cell(.w(0.5))], boundary: [edge(.top, .ab(10))])
    let kept = SectionLayout.compositional(own).section(width: 320, hasHeader: true)
    #expect(kept == own)
  }

  @Test("a layout can be printed, in a line")
  func texts() {
    let nested = LayoutGroup.vertical(
      width: .w(0.5),
      height: .h(1),
      subitems: .repeating(2, cell(.w(1), .es(30)))
    )
    let layouts: [(SectionLayout, String)] = [
      (.list(), "list plain"), (.list(.insetGrouped), "list insetGrouped"),
      (.grid(columns: 3), "grid of 3"), (.grid(minimumItemWidth: 90.5), "grid of 90.5 or wider"),
      (.carousel(itemSize: .init(width: 140, height: 180)), "carousel 140×180"),
      (.flow(itemSize: .init(width: 50, height: 50)), "flow 50×50"),
      (
        .compositional(rows(.w(1), .ab(80), [cell(.w(0.5)), .group(nested)], scrolling: .paging)),
        "horizontal 1w×80 of 0.5w×1h, (vertical 0.5w×1h of 2 × 1w×~30) · scrolls paging"
      ),
    ]
    for (layout, text) in layouts { #expect("\(layout)" == text) }
    #expect(
      "\(SectionLayout.grid(columns: 2).section(width: 320))" == "horizontal 1w×160 of 2 × 1w×1h"
    )
    #expect(
      "\(LayoutInsets(top: 1, trailing: 2.5)) \(LayoutSpacing.flexible(4))" == "1, 0, 0, 2.5 ≥4"
    )
  }

  @Test(
    "what a layout cannot do is a sentence, and something sane is laid out",
    arguments: [
      (.grid(columns: 0), ["A grid can't have 0 columns; use at least 1"]),
      (
        .grid(minimumItemWidth: 0),
        ["The items of a grid can't be 0 points wide; use more than 0"]
      ),
      (
        .carousel(itemSize: LayoutSize(width: -3, height: .nan), spacing: .infinity),
        [
          "An item can't be -3 points wide; use more than 0",
          "An item can't be nan points high; use more than 0",
          "The space between items can't be inf points; use a finite number",
        ]
      ),
      (
        .flow(itemSize: .zero, insets: LayoutInsets(top: .nan)),
        [
          "An item can't be 0 points wide; use more than 0",
          "An item can't be 0 points high; use more than 0",
          "The insets of a section can't be (nan, 0, 0, 0); use finite numbers",
        ]
      ),
      (
        .compositional(
          rows(
            .w(.nan),
            .ab(.infinity),
            [],
            boundary: [edge(.top, .ab(1)), edge(.bottom, .h(.infinity))]
          )
        ),
        [
          "Invalid fractional width: nan. The fraction must be a finite value.",
          "Invalid absolute dimension: inf. The dimension must be a finite value.",
          "At least 1 subitem is required for a group",
          "Invalid fractional height: inf. The fraction must be a finite value.",
          "Error: Every supplementary must have a unique elementKind: duplicates detected: (header)",
        ]
      ),
      (
        .compositional(rows(.w(1), .es(.nan), .repeating(0, cell(.w(1))))),
        [
          "Invalid estimated dimension: nan. The dimension must be a finite value.",
          "A repeating horizontal group should specify a count >= 1",
        ]
      ),
      (
        .compositional(rows(.ab(-2), .ab(0), [cell(.w(1))])),
        [
          "A group can't be -2 points wide; use more than 0",
          "A group can't be 0 points high; use more than 0",
        ]
      ),
      (
        .grid(columns: 1, itemHeight: .fraction(ofWidth: -1)),
        ["An item can't be -1 times as high as wide; use more than 0"]
      ),
      (.list(), []),
    ] as [(SectionLayout, [String])]
  )
  func problems(layout: SectionLayout, expected: [String]) {
    #expect(layout.problems == expected)
    let geometry = geometry(layout, 20)
    #expect(geometry.contentSize.height.isFinite)
    let plan = CollectionPlan(geometry, visible: TableRect(x: 0, y: 0, width: 320, height: 480))
    #expect(plan.items.allSatisfy { !$0.ranges.isEmpty })
  }
}
