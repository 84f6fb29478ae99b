import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// What a device was recorded to show, row by row.
@Suite("A layout of a device", .bounded)
struct RecordedLayoutsTests {
  @Test(
    "has its frames here",
    arguments: orthogonal + groups + tallBoundaries + wideBoundaries + boundaries + flows
  )
  func frames(example: LayoutExample) {
    #expect(example.found == example.expected)
  }

  private static let inset = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  private static func across(
    _ width: LayoutDimension,
    _ height: LayoutDimension,
    _ scrolling: OrthogonalScrolling = .continuous,
    spacing: Double = 8,
    header: Bool = true
  ) -> CollectionGeometry {
    let section = rows(
      width,
      height,
      [cell(.w(1))],
      between: spacing,
      insets: inset,
      boundary: header ? [edge(.top, .ab(20))] : [],
      scrolling: scrolling
    )
    return CollectionGeometry(section, 3, 8)
  }

  static let orthogonal: [LayoutExample] = [
    LayoutExample(
      "a page is a part of the whole width",
      across(.w(0.8), .ab(50)),
      "0.0 4,23,256,50",
      "0.1 268,23,256,50",
      "1.0 4,101,256,50",
      "header 0: 4,0,310,20",
      "header 1: 4,78,310,20"
    ),
    LayoutExample(
      "a height is a part of what the insets leave",
      across(.ab(100), .h(0.25), header: false),
      "0.0 4,3,100,118",
      "1.0 4,129,100,118"
    ),
    LayoutExample(
      "a header has the box of the view",
      across(.ab(100), .h(0.25)),
      "0.0 4,23,100,118",
      "header 0: 4,0,310,20"
    ),
  ]

  private static let released: [Double] = [0, 40, 130, 200, 300, 400, 700]

  /// The offsets of a section of three groups, and of one of eight, for each of the places where they were let go.
  static let rests:
    [(
      name: String, width: LayoutDimension, spacing: Double, [OrthogonalScrolling],
      short: [Double], long: [Double]
    )] = [
      (
        "anywhere", .ab(100), 8, [.continuous], [0, 6, 6, 6, 6, 6, 6],
        [0, 40, 130, 200, 300, 400, 546]
      ),
      (
        "anywhere, pages", .w(0.8), 8, [.continuous], [0, 40, 130, 200, 300, 400, 474],
        [0, 40, 130, 200, 300, 400, 700]
      ),
      (
        "anywhere, no spacing", .ab(100), 0, [.continuous], [0, 0, 0, 0, 0, 0, 0],
        [0, 40, 130, 200, 300, 400, 490]
      ),
      (
        "a group first", .ab(100), 8, [.groupPaging, .continuousGroupLeadingBoundary],
        [0, 6, 6, 6, 6, 6, 6], [0, 0, 108, 216, 324, 432, 546]
      ),
      (
        "a page first", .w(0.8), 8, [.groupPaging, .continuousGroupLeadingBoundary],
        [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792]
      ),
      (
        "a group first, no spacing", .ab(100), 0, [.groupPaging, .continuousGroupLeadingBoundary],
        [0, 0, 0, 0, 0, 0, 0], [0, 0, 100, 200, 300, 400, 490]
      ),
      (
        "widths", .ab(100), 8, [.paging], [0, 6, 6, 6, 6, 6, 6], [0, 0, 0, 310, 310, 310, 546]
      ),
      (
        "widths, pages", .w(0.8), 8, [.paging], [0, 0, 0, 310, 310, 310, 474],
        [0, 0, 0, 310, 310, 310, 620]
      ),
      (
        "widths, no spacing", .ab(100), 0, [.paging], [0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 310, 310, 310, 490]
      ),
      (
        "centred", .ab(100), 8, [.groupPagingCentered], [3, 3, 111, 111, 111, 111, 111],
        [3, 3, 111, 219, 327, 435, 651]
      ),
      (
        "centred pages", .w(0.8), 8, [.groupPagingCentered],
        [-27, -27, 237, 237, 237, 501, 501], [-27, -27, 237, 237, 237, 501, 765]
      ),
      (
        "centred, no spacing", .ab(100), 0, [.groupPagingCentered],
        [-5, -5, 95, 95, 95, 95, 95], [-5, -5, 95, 195, 295, 395, 595]
      ),
    ]

  @Test("comes to rest at its offsets here", arguments: rests.indices)
  func rest(index: Int) {
    let (name, width, spacing, behaviours, short, long) = Self.rests[index]
    for behaviour in behaviours {
      for height: LayoutDimension in [.ab(50), .h(0.25)] {
        let geometry = Self.across(width, height, behaviour, spacing: spacing)
        for (section, expected) in [short, long].enumerated() {
          let found = Self.released.map {
            geometry.restingOffset(ofSection: section, nearest: $0)
          }
          #expect(found == expected, "\(name), \(behaviour), section \(section)")
        }
      }
    }
  }

  /// Two items below each other, with a view at the bottom of both.
  private static func pair(view: LayoutDimension? = nil) -> LayoutItem {
    .group(
      .vertical(
        width: .w(0.5),
        height: .h(1),
        subitems: [cell(.w(1), .h(0.5))],
        supplementaryItems: view.map {
          [LayoutSupplementaryItem(kind: "g", width: $0, height: .ab(4), anchor: .init(.bottom))]
        } ?? []
      )
    )
  }

  static let groups: [LayoutExample] = [
    LayoutExample(
      "the last group is as high as what fills it",
      CollectionGeometry(rows(.w(1), .ab(100), [pair()]), 9),
      "0.6 160,100,160,50",
      "0.8 0,200,160,50",
      "content 320×250"
    ),
    LayoutExample(
      "a view of an inner group is a part of the outer one",
      CollectionGeometry(rows(.w(1), .ab(100), [cell(.w(0.5)), pair(view: .w(1))]), 6),
      "g 0#0: 80,96,320,4",
      "g 0#1: 80,196,320,4",
      "content 320×200"
    ),
    LayoutExample(
      "one item of the inner group beside a full one",
      CollectionGeometry(rows(.w(1), .ab(100), [cell(.w(0.5)), pair()]), 5),
      "0.3 0,100,160,100",
      "0.4 160,100,160,50",
      "content 320×200"
    ),
  ]

  /// An item of 33 × 200 beside, above or below four items, which extends their section or does not.
  private static func tall(
    _ name: String,
    _ section: LayoutSection,
    _ axis: LayoutAxis,
    _ table: [(LayoutEdges, Bool, place: String, first: String, content: String)]
  ) -> [LayoutExample] {
    table.map { edges, extends, place, first, content in
      var section = section
      section.boundaryItems = [edge(edges, .ab(33), .ab(200), extends: extends)]
      return LayoutExample(
        "\(name) \(edges) \(extends)",
        CollectionGeometry(section, 4, axis: axis),
        "header 0: \(place),33,200",
        "0.0 \(first)",
        "content \(content)"
      )
    }
  }

  static let tallBoundaries = tall(
    "down",
    rows(.w(1), .ab(40), [cell(.w(0.5))]),
    .vertical,
    [
      (.top, false, "143.5,0", "0,0,160,40", "320×80"),
      (.top, true, "143.5,0", "0,200,160,40", "320×280"),
      (.bottom, false, "143.5,-120", "0,0,160,40", "320×80"),
      (.bottom, true, "143.5,80", "0,0,160,40", "320×280"),
      (.leading, false, "0,-60", "0,0,160,40", "320×80"),
      (.leading, true, "0,0", "0,0,160,40", "320×200"),
      (.trailing, false, "287,-60", "0,0,160,40", "320×80"),
      (.trailing, true, "287,0", "0,0,160,40", "320×200"),
      (.topLeading, false, "0,0", "0,0,160,40", "320×80"),
      (.topLeading, true, "0,0", "0,200,160,40", "320×280"),
      (.topTrailing, false, "287,0", "0,0,160,40", "320×80"),
      (.topTrailing, true, "287,0", "0,200,160,40", "320×280"),
      (.bottomLeading, false, "0,-120", "0,0,160,40", "320×80"),
      (.bottomLeading, true, "0,80", "0,0,160,40", "320×280"),
      (.bottomTrailing, false, "287,-120", "0,0,160,40", "320×80"),
      (.bottomTrailing, true, "287,80", "0,0,160,40", "320×280"),
    ]
  )

  static let wideBoundaries = tall(
    "sideways",
    rows(.ab(100), .h(1), [cell(.w(1), .h(0.5))]),
    .horizontal,
    [
      (.top, true, "183.5,0", "0,0,100,240", "400×480"),
      (.bottom, true, "183.5,280", "0,0,100,240", "400×480"),
      (.leading, false, "0,140", "0,0,100,240", "400×480"),
      (.leading, true, "0,140", "33,0,100,240", "433×480"),
      (.trailing, false, "367,140", "0,0,100,240", "400×480"),
      (.trailing, true, "400,140", "0,0,100,240", "433×480"),
      (.topLeading, true, "0,0", "33,0,100,240", "433×480"),
      (.topTrailing, true, "400,0", "0,0,100,240", "433×480"),
      (.bottomLeading, true, "0,280", "33,0,100,240", "433×480"),
      (.bottomTrailing, true, "400,280", "0,0,100,240", "433×480"),
    ]
  )

  static let boundaries: [LayoutExample] = [
    LayoutExample(
      "of the layout, beside two short sections",
      CollectionGeometry(
        rows(.w(1), .ab(40), [cell(.w(0.5))], insets: inset),
        3,
        2,
        boundary: [
          edge(.leading, .ab(30), .h(1), kind: "first"),
          edge(.trailing, .ab(20), .h(1), kind: "last"),
        ]
      ),
      "first -: 0,0,30,480",
      "last -: 300,0,20,480",
      "0.0 4,3,155,40",
      "1.0 4,91,155,40",
      "content 320×480"
    ),
    LayoutExample(
      "of the layout, sideways",
      CollectionGeometry(
        rows(.ab(100), .h(1), [cell(.w(0.5))], insets: inset),
        3,
        2,
        axis: .horizontal,
        boundary: [
          edge(.top, .w(1), .ab(30), kind: "first"),
          edge(.trailing, .ab(20), .h(1), kind: "last"),
        ]
      ),
      "first -: 0,0,320,30",
      "last -: 320,0,20,480",
      "x 0.0: 4 54 104",
      "x 1.0: 164 214",
      "content 340×480"
    ),
  ]

  private static func flow(header: Double? = nil, inset: Double = 0) -> LayoutSection {
    LayoutSection(
      flow: LayoutFlow(
        itemSize: LayoutDimensions(width: .es(90), height: .es(29)),
        itemSpacing: 10
      ),
      lineSpacing: 10,
      insets: LayoutInsets(leading: inset, trailing: inset),
      boundaryItems: header.map { [edge(.top, .ab($0))] } ?? []
    )
  }

  private static func sizes(_ sizes: (Double, Double)...) -> [TableSize] {
    sizes.map { TableSize(width: $0.0, height: $0.1) }
  }

  static let flows: [LayoutExample] = [
    LayoutExample(
      "an item alone is centred, and one wider than the line begins with it",
      CollectionGeometry(flow(), 3).measured(sizes((58.5, 29), (697, 29), (58.5, 29))),
      "0.0 131,0,58.5,29",
      "0.1 0,39,697,29",
      "0.2 0,78,58.5,29"
    ),
    // The corner is that of the view, 20 points before that of the content of UIKit.
    LayoutExample(
      "the insets of the view stay free",
      CollectionGeometry(
        in: LayoutContainer(
          size: TableSize(width: 320, height: 480),
          safeArea: LayoutInsets(leading: 20, trailing: 30)
        ),
        sections: [SectionContent(flow(header: 30, inset: 12), count: 3)]
      ),
      "header 0: 20,0,270,30",
      "x 0.0: 32 188 32",
      "content 270×98"
    ),
    LayoutExample(
      "equally wide items, unequally high: the last line keeps the least gaps",
      CollectionGeometry(flow(), 5)
        .measured(sizes((90, 29), (90, 40), (90, 29), (90, 29), (90, 29))),
      "x 0.0: 0 115 230 0 100"
    ),
    LayoutExample(
      "unless it is full",
      CollectionGeometry(flow(), 3).measured(sizes((90, 29), (90, 40), (90, 29))),
      "x 0.0: 0 115 230"
    ),
  ]
}
