import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Headers, footers, badges and decorations of a layout", .bounded)
struct BoundaryExamplesTests {
  @Test(
    "are where the worked examples have them",
    arguments: alignments + sizes + badges + decorations
  )
  func frames(example: LayoutExample) {
    #expect(example.found == example.expected)
  }

  private static let inset = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  private static func section(
    _ boundary: LayoutBoundaryItem...,
    follows: Bool = true,
    decorations: [LayoutDecorationItem] = [],
    between: Double = 0
  ) -> LayoutSection {
    rows(
      .w(1),
      .ab(40),
      [cell(.w(0.5))],
      between: between,
      insets: inset,
      boundary: boundary,
      decorations: decorations,
      follows: follows
    )
  }

  private static func aligned(
    _ alignment: LayoutEdges,
    x: Double = 0,
    y: Double = 0,
    extends: Bool = true
  ) -> LayoutBoundaryItem {
    edge(alignment, .ab(60), .ab(30), x: x, y: y, extends: extends)
  }

  static let alignments: [LayoutExample] =
    [
      LayoutExample(
        "C17 top",
        CollectionGeometry(section(aligned(.top)), 3, 2),
        "header 0: 129,0,60,30",
        "y 0.0: 33 33 73",
        "header 1: 129,118,60,30",
        "content 320×196"
      ),
      LayoutExample(
        "C17 bottom",
        CollectionGeometry(section(aligned(.bottom)), 3, 2),
        "header 0: 129,88,60,30"
      ),
      LayoutExample(
        "C17 top, offset",
        CollectionGeometry(section(aligned(.top, x: 5, y: 7)), 3, 2),
        "header 0: 134,0,60,30",
        "y 0.0: 26",
        "header 1: 134,111,60,30",
        "content 320×182"
      ),
      LayoutExample(
        "C17 bottom, on the section",
        CollectionGeometry(section(aligned(.bottom, x: -5, y: -7, extends: false)), 3, 2),
        "header 0: 124,51,60,30",
        "content 320×136"
      ),
      LayoutExample(
        "C17 bottom leading, offset",
        CollectionGeometry(section(aligned(.bottomLeading, x: 5, y: 7)), 3, 2),
        "header 0: 9,95,60,30",
        "content 320×210"
      ),
    ]
    + [
      (LayoutEdges.top, "130,0", "129,0"), (.leading, "0,29", "4,29"),
      (.trailing, "260,29", "254,29"), (.topLeading, "0,0", "4,0"),
      (.bottomTrailing, "260,88", "254,88"),
    ].flatMap { edges, whole, following in
      [(false, whole), (true, following)].map { follows, place in
        LayoutExample(
          "C17 \(edges) \(place)",
          CollectionGeometry(section(aligned(edges), follows: follows), 3, 2),
          "header 0: \(place),60,30"
        )
      }
    }
    + [
      (LayoutEdges.leading, true, "header 0: 0,224,60,30", "x 0.0: 64 114", "content 390×480"),
      (.top, false, "header 0: 50,0,60,30", "x 0.0: 4 54", "content 270×480"),
      (.top, true, "header 0: 50,3,60,30", "x 0.0: 4 54", "content 270×480"),
    ].map { edges, follows, header, items, content in
      LayoutExample(
        "C17 along x",
        CollectionGeometry(
          rows(
            .ab(50),
            .h(1),
            [cell(.w(1))],
            insets: inset,
            boundary: [aligned(edges)],
            follows: follows
          ),
          3,
          2,
          axis: .horizontal
        ),
        header,
        items,
        content
      )
    }

  static let sizes: [LayoutExample] = [
    LayoutExample(
      "C18",
      CollectionGeometry(
        section(edge(.top, .h(0.1)), edge(.bottom, .w(0.5), .es(20), kind: "footer")),
        3,
        2
      ),
      "header 0: 4,0,310,48",
      "y 0.0: 51 51 91",
      "footer 0: 81.5,136,155,20",
      "content 320×272"
    ),
    LayoutExample(
      "C18, of the layout",
      CollectionGeometry(
        section(edge(.top, .ab(10))),
        3,
        2,
        boundary: [edge(.top, .ab(30), kind: "title"), edge(.bottom, .ab(20), kind: "end")]
      ),
      "title -: 0,0,320,30",
      "header 0: 4,30,310,10",
      "y 0.0: 43",
      "header 1: 4,128,310,10",
      "end -: 0,186,320,20",
      "content 320×206"
    ),
    LayoutExample(
      "C18, empty sections",
      CollectionGeometry(
        section(edge(.top, .ab(10))),
        0,
        2,
        0,
        boundary: [edge(.top, .ab(30), kind: "title")]
      ),
      "header 0: 4,30,310,10",
      "header 1: 4,48,310,10",
      "header 2: 4,106,310,10",
      "y 1.0: 61",
      "content 320×124"
    ),
    LayoutExample(
      "5.4, two footers at one edge",
      CollectionGeometry(section(edge(.bottom, .ab(30)), edge(.bottom, .ab(10), kind: "b")), 2),
      "header 0: 4,48,310,30",
      "b 0: 4,48,310,10",
      "content 320×78"
    ),
    LayoutExample(
      "5.4, two at one edge",
      CollectionGeometry(section(edge(.top, .ab(30)), edge(.top, .ab(10), kind: "second")), 2),
      "header 0: 4,0,310,30",
      "second 0: 4,20,310,10",
      "y 0.0: 33"
    ),
  ]

  /// One item of a size in a section with insets, and a badge on it.
  private static func badge(
    _ item: TableRect,
    _ width: LayoutDimension,
    _ height: LayoutDimension,
    _ anchor: LayoutAnchor,
    at edges: LayoutEdges? = nil
  ) -> CollectionGeometry {
    let badge = LayoutSupplementaryItem(
      kind: "badge",
      width: width,
      height: height,
      anchor: anchor,
      itemEdges: edges
    )
    let item0 = LayoutItem(
      width: .ab(item.width),
      height: .ab(item.height),
      supplementaryItems: [badge]
    )
    let insets = LayoutInsets(top: item.minY, leading: item.minX)
    return CollectionGeometry(
      rows(.ab(item.width), .ab(item.height), [item0], insets: insets),
      3
    )
  }

  static let badges: [LayoutExample] = {
    let small = TableRect(x: 20, y: 20, width: 140, height: 60)
    let middle = TableRect(x: 50, y: 50, width: 220, height: 200)
    let other = TableRect(x: 53, y: 52, width: 212, height: 194)
    func onMiddle(_ edges: LayoutEdges, at own: LayoutEdges? = nil) -> CollectionGeometry {
      badge(middle, .ab(40), .ab(20), LayoutAnchor(edges), at: own)
    }
    return [
      LayoutExample(
        "C20",
        badge(small, .ab(20), .ab(10), LayoutAnchor(.topTrailing)),
        "badge 0#0: 140,20,20,10",
        "badge 0#2: 140,140,20,10",
        "badge 0#3: -"
      ),
      LayoutExample("C20 top", onMiddle(.top), "badge 0: 140,50,40,20"),
      LayoutExample("C20 leading", onMiddle(.leading), "badge 0: 50,140,40,20"),
      LayoutExample("C20 middle", onMiddle([]), "badge 0: 140,140,40,20"),
      LayoutExample(
        "C20 top, own corner",
        onMiddle(.top, at: .bottomLeading),
        "badge 0: 160,30,40,20"
      ),
      LayoutExample(
        "C20 leading, own corner",
        onMiddle(.leading, at: .bottomLeading),
        "badge 0: 50,130,40,20"
      ),
      LayoutExample(
        "C20 points",
        badge(other, .ab(40), .ab(20), LayoutAnchor(.topTrailing, x: 7, y: 9)),
        "badge 0: 232,61,40,20"
      ),
      LayoutExample(
        "C20 parts",
        badge(other, .ab(40), .ab(20), .fractional(.topTrailing, x: 0.5, y: 0.25)),
        "badge 0: 245,57,40,20"
      ),
      LayoutExample(
        "C20 size in parts",
        badge(other, .w(0.5), .h(0.25), LayoutAnchor(.topTrailing)),
        "badge 0: 159,52,106,48.5"
      ),
      LayoutExample(
        "C20 bottom",
        badge(other, .ab(33), .ab(17), LayoutAnchor(.bottom)),
        "badge 0: 142.5,229,33,17"
      ),
    ]
  }()

  static let decorations: [LayoutExample] = [
    LayoutExample(
      "C21",
      CollectionGeometry(
        section(edge(.top, .ab(30)), decorations: [background], between: 4),
        3,
        0,
        2
      ),
      "z 0.0: 1 1 1",
      "y 0.0: 33 33 77"
    )
  ]

  private static let background = LayoutDecorationItem(
    kind: "background",
    contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  )

  @Test("badges are counted through their section, by their kind")
  func counted() {
    func badge(_ kind: String) -> LayoutSupplementaryItem {
      LayoutSupplementaryItem(
        kind: kind,
        width: .ab(10),
        height: .ab(10),
        anchor: LayoutAnchor(.topTrailing)
      )
    }
    let plain = cell(.w(0.5))
    let marked = LayoutItem(
      width: .w(0.5),
      height: .h(1),
      supplementaryItems: [badge("dot"), badge("star")]
    )
    let group = LayoutGroup.horizontal(
      width: .w(1),
      height: .ab(40),
      subitems: [marked, plain],
      supplementaryItems: [badge("dot")]
    )
    let geometry = CollectionGeometry(LayoutSection(group: group), 5)
    let visible = TableRect(x: 0, y: 50, width: 320, height: 480)
    let plan = CollectionPlan(geometry, visible: visible)
    let found = plan.supplementaries.map { "\($0.kind) \($0.index) \($0.rect.text)" }
    #expect(
      found == [
        "dot 4 150,80,10,10", "star 2 150,80,10,10", "dot 5 310,80,10,10",
      ]
    )
    #expect(plan.items.map(\.ranges) == [[2..<5]])
    let all = CollectionPlan(geometry, visible: TableRect(x: 0, y: 0, width: 320, height: 480))
    for badge in all.supplementaries {
      let rect = geometry.rect(ofSupplementary: badge.kind, section: 0, index: badge.index)
      #expect(rect == badge.rect)
    }
    #expect(all.supplementaries.count == 9)
  }

  @Test("C21: decorations are behind whole sections, also empty ones with a header")
  func decorated() {
    let geometry = CollectionGeometry(
      Self.section(edge(.top, .ab(30)), decorations: [Self.background], between: 4),
      3,
      0,
      2
    )
    let plan = CollectionPlan(geometry, visible: TableRect(x: 0, y: 0, width: 320, height: 480))
    #expect(plan.decorations.map(\.rect.text) == ["2,1,314,118", "2,123,314,34", "2,161,314,74"])
    #expect(plan.decorations.map(\.section) == [0, 1, 2])
    let without = CollectionGeometry(Self.section(decorations: [Self.background]), 0)
    #expect(
      CollectionPlan(without, visible: TableRect(x: 0, y: 0, width: 320, height: 480))
        == CollectionPlan(CollectionGeometry(Self.section(), 0), visible: .zero)
    )
  }
}

@Suite("Headers and footers that stay in sight", .bounded)
struct PinnedExamplesTests {
  private static let inset = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  private func texts(_ plan: CollectionPlan) -> [String] {
    plan.supplementaries.map {
      "\($0.kind) \($0.section ?? -1): \($0.rect.text) \($0.isPinned ? "pinned" : "") \($0.zIndex)"
    }
  }

  private func plan(
    _ boundary: [LayoutBoundaryItem],
    at y: Double,
    top: Double = 0
  ) -> CollectionPlan {
    let section = rows(.w(1), .ab(40), [cell(.w(0.5))], insets: Self.inset, boundary: boundary)
    let size = TableSize(width: 320, height: 100)
    return CollectionPlan(
      CollectionGeometry(section, 3, 12, size: size),
      visible: TableRect(origin: TablePoint(x: 0, y: y), size: size),
      inset: LayoutInsets(top: top)
    )
  }

  @Test("C19: a header stays at the top while its section passes")
  func header() {
    let header = edge(.top, .ab(30), pins: true)
    #expect(texts(plan([header], at: 130)) == ["header 1: 4,130,310,30 pinned 1000000001"])
    #expect(texts(plan([header], at: 0)) == ["header 0: 4,0,310,30  1000000001"])
    #expect(
      texts(plan([header], at: 100)) == [
        "header 0: 4,88,310,30 pinned 1000000001", "header 1: 4,118,310,30  1000000001",
      ]
    )
    #expect(texts(plan([header], at: 130, top: 20)) == ["header 1: 4,150,310,30 pinned 1000000001"])
  }

  @Test("C19: a header stops before the footer of its section, and a footer below the header")
  func footer() {
    let boundary = [
      edge(.top, .ab(30), pins: true), edge(.bottom, .ab(20), kind: "footer", pins: true),
    ]
    #expect(
      texts(plan(boundary, at: 100)) == [
        "header 0: 4,88,310,30 pinned 1000000001", "footer 0: 4,118,310,20  1000000001",
        "header 1: 4,138,310,30  1000000001", "footer 1: 4,180,310,20 pinned 1000000001",
      ]
    )
    #expect(
      texts(plan(boundary, at: 60)) == [
        "header 0: 4,60,310,30 pinned 1000000001", "footer 0: 4,118,310,20  1000000001",
        "header 1: 4,138,310,30  1000000001",
      ]
    )
  }

  @Test("a footer stays above what a bar covers")
  func covered() {
    let section = rows(
      .w(1),
      .ab(40),
      [cell(.w(0.5))],
      boundary: [edge(.bottom, .ab(20), kind: "footer", pins: true)]
    )
    let plan = CollectionPlan(
      CollectionGeometry(section, 20),
      visible: TableRect(x: 0, y: 0, width: 320, height: 100),
      inset: LayoutInsets(bottom: 30)
    )
    #expect(plan.supplementaries.map(\.rect.text) == ["0,50,320,20"])
  }

  @Test("C19: along x a header stays at the leading edge")
  func horizontal() {
    let section = rows(
      .ab(50),
      .h(1),
      [cell(.w(1))],
      insets: Self.inset,
      boundary: [edge(.leading, .ab(60), .h(1), pins: true)]
    )
    let size = TableSize(width: 100, height: 300)
    let plan = CollectionPlan(
      CollectionGeometry(section, 12, size: size, axis: .horizontal),
      visible: TableRect(origin: TablePoint(x: 120, y: 0), size: size)
    )
    #expect(plan.supplementaries.map(\.rect.text) == ["120,3,60,292"])
  }
}
