import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A compositional layout", .bounded)
struct CompositionalExamplesTests {
  @Test(
    "has the frames of the worked examples",
    arguments: parts + groups + nested + sections + rules
  )
  func frames(example: LayoutExample) {
    #expect(example.found == example.expected)
  }

  static let parts: [LayoutExample] = {
    let spacings: [LayoutSpacing] = [.fixed(0), .fixed(10), .flexible(1), .flexible(10)]
    let table: [(part: Double, expected: [String])] = [
      (
        1.0 / 4,
        [
          "80: 0 80 160 240", "72.5: 0 82.5 165 247.5", "79: 0 80.5 160.5 241",
          "72.5: 0 82.5 165 247.5",
        ]
      ),
      (0.3, ["96: 0 96 192", "90: 0 100 200", "95: 0 112.5 225", "90: 0 115 230"]),
      (1.0 / 3, ["106.5: 0 106.5 213", "100: 0 110 220", "106: 0 107 214", "100: 0 110 220"]),
      (0.4, ["128: 0 128", "124: 0 134", "127.5: 0 192.5", "124: 0 196"]),
      (1.0 / 2, ["160: 0 160", "155: 0 165", "159.5: 0 160.5", "155: 0 165"]),
      (0.9, ["288: 0"]),
    ]
    return table.flatMap { row in
      zip(row.expected, spacings).map { text, spacing in
        let parts = text.split(separator: ": ").map(String.init)
        let section = rows(.w(1), .ab(10), [cell(.w(row.part))], spacing)
        return LayoutExample(
          "C1 \(row.part) \(spacing)",
          CollectionGeometry(section, 8),
          "w 0.0: \(parts[0])",
          "x 0.0: \(parts[1]) 0"
        )
      }
    }
      + [301, 300, 280].map { width in
        LayoutExample(
          "C1, thirds of \(width)",
          CollectionGeometry(
            rows(.w(1), .ab(10), [cell(.w(1.0 / 3))]),
            8,
            size: TableSize(width: width, height: 480)
          ),
          "w 0.0: \(width == 280 ? 93 : 100)"
        )
      }
  }()

  private static let ten = LayoutSpacing.fixed(10)

  static let groups: [LayoutExample] =
    [
      LayoutExample(
        "C2",
        CollectionGeometry(rows(.w(1), .ab(20), [cell(.w(0.5)), cell(.ab(50))], ten), 6),
        "w 0.0: 155 50 155",
        "x 0.0: 0 165 0 165 0 165",
        "y 0.4: 40",
        "content 320×60"
      ),
      LayoutExample(
        "C2, no spacing",
        CollectionGeometry(rows(.w(1), .ab(20), [cell(.w(0.5)), cell(.w(0.25))]), 6),
        "w 0.0: 160 80 160",
        "x 0.0: 0 160 0",
        "y 0.2: 20"
      ),
      LayoutExample(
        "C2, flexible",
        CollectionGeometry(rows(.w(1), .ab(20), [cell(.ab(100))], .flexible(4)), 6),
        "x 0.0: 0 110 220 0"
      ),
      LayoutExample(
        "C3",
        CollectionGeometry(
          rows(.w(1), .ab(20), [cell(.w(0.5), .ab(100)), cell(.w(0.5), .w(0.25))], ten),
          4
        ),
        "0.0 0,0,155,100",
        "0.1 165,0,155,77.5",
        "y 0.2: 20",
        "content 320×40"
      ),
      LayoutExample(
        "C4",
        CollectionGeometry(
          rows(
            .w(1),
            .h(0.5),
            [cell(.w(0.5))],
            insets: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
          ),
          4
        ),
        "0.0 20,10,130,240",
        "0.1 150,10,130,240",
        "0.2 20,250,130,240",
        "0.3 150,250,130,240",
        "content 320×520"
      ),
      LayoutExample(
        "C5",
        CollectionGeometry(columns(.w(1), .ab(100), [cell(.w(1), .h(0.25))]), 9),
        "h 0.0: 25",
        "y 0.0: 0 25 50 75 100 125 150 175 200",
        "content 320×225"
      ),
      LayoutExample(
        "C5, spacing",
        CollectionGeometry(columns(.w(1), .ab(100), [cell(.w(1), .h(0.25))], ten), 9),
        "h 0.0: 17.5",
        "y 0.0: 0 27.5 55 82.5 100",
        "y 0.8: 200",
        "content 320×217.5"
      ),
      LayoutExample(
        "C5, parts of three tenths",
        CollectionGeometry(columns(.w(0.5), .h(0.5), [cell(.w(1), .h(0.3))], ten), 9),
        "0.0 0,0,160,66",
        "y 0.0: 0 76 152 240",
        "content 320×720"
      ),
    ] + sixes + [
      LayoutExample(
        "C7",
        CollectionGeometry(rows(.w(1), .ab(40), .count(3, cell(.ab(30))), ten), 4),
        "w 0.0: 100 100 100",
        "x 0.0: 0 110 220 0"
      ),
      LayoutExample(
        "C8",
        CollectionGeometry(
          rows(
            .w(1),
            .ab(50),
            [cell(.w(1.0 / 3))],
            ten,
            between: 4,
            insets: LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
          ),
          9
        ),
        "w 0.0: 95",
        "x 0.0: 6 111 216",
        "y 0.0: 5 5 5 59 59 59 113",
        "content 320×170"
      ),
      LayoutExample(
        "C9",
        CollectionGeometry(
          rows(
            .w(1),
            .ab(100),
            [cell(.w(0.5), insets: LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8))],
            groupInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          ),
          3
        ),
        "0.0 8,6,143,84",
        "0.1 165,6,143,84",
        "y 0.2: 106"
      ),
    ]

  private static let sixes: [LayoutExample] = [
    (LayoutSpacing.fixed(0), "0 30 60 100 130", 170),
    (.fixed(10), "0 40 100 140 200", 260), (.flexible(10), "0 70 100 170 200", 230),
  ].flatMap { spacing, places, end in
    [
      LayoutExample(
        "C6 \(spacing)",
        CollectionGeometry(columns(.w(1), .ab(100), [cell(.w(1), .ab(30))], spacing), 5),
        "y 0.0: \(places)",
        "content 320×\(end)"
      ),
      LayoutExample(
        "C6 along x \(spacing)",
        CollectionGeometry(
          rows(.ab(100), .h(1), [cell(.ab(30))], spacing),
          5,
          3,
          axis: .horizontal
        ),
        "x 0.0: \(places)",
        "x 1.0: \(end)"
      ),
    ]
  }

  private static func edges(
    top: LayoutSpacing? = nil,
    leading: LayoutSpacing? = nil,
    bottom: LayoutSpacing? = nil,
    trailing: LayoutSpacing? = nil
  ) -> LayoutEdgeSpacing {
    LayoutEdgeSpacing(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private static let around = edges(
    top: .fixed(5),
    leading: .fixed(4),
    bottom: .fixed(7),
    trailing: .fixed(6)
  )

  static let nested: [LayoutExample] = [
    LayoutExample(
      "C10",
      CollectionGeometry(rows(.w(1), .ab(100), [cell(.w(0.5), edges: around)]), 2),
      "0.0 4,5,160,100",
      "0.1 4,105,160,100"
    ),
    LayoutExample(
      "C10, flexible",
      CollectionGeometry(
        rows(
          .w(1),
          .ab(100),
          [cell(.w(0.5), edges: edges(leading: .flexible(4), trailing: .flexible(6)))]
        ),
        2
      ),
      "x 0.0: 79 79",
      "y 0.0: 0 100"
    ),
    LayoutExample(
      "C10, flexible at the corner",
      CollectionGeometry(
        rows(
          .w(1),
          .ab(100),
          [cell(.w(0.4), .h(0.5), edges: edges(top: .flexible(0), leading: .flexible(0)))]
        ),
        2
      ),
      "0.0 32,50,128,50",
      "0.1 192,50,128,50"
    ),
    LayoutExample(
      "C11",
      CollectionGeometry(rows(.w(1), .ab(30), [cell(.w(0.5))], edges: around, between: 8), 6),
      "x 0.0: 4 164",
      "y 0.0: 5 5 55 55 105",
      "h 0.0: 30",
      "content 320×142"
    ),
    LayoutExample(
      "C11, a narrow group",
      CollectionGeometry(rows(.w(0.6), .ab(30), [cell(.w(0.5))], between: 8), 6),
      "w 0.0: 96",
      "x 0.0: 0 96 0",
      "y 0.0: 0 0 38 38 76"
    ),
    LayoutExample(
      "C14",
      CollectionGeometry(
        rows(
          .w(1),
          .ab(100),
          [
            cell(.w(0.5)),
            .group(
              .vertical(
                width: .w(0.5),
                height: .h(1),
                subitems: [cell(.w(1), .h(0.5))],
                interItemSpacing: .fixed(4)
              )
            ),
          ],
          .fixed(6)
        ),
        9
      ),
      "0.0 0,0,157,100",
      "0.1 163,0,157,48",
      "0.2 163,52,157,48",
      "0.3 0,100,157,100",
      "content 320×300"
    ),
    LayoutExample(
      "C15, estimated items",
      CollectionGeometry(rows(.w(1), .es(44), [cell(.w(0.5), .es(30))]), 4),
      "h 0.0: 30",
      "y 0.0: 0 0 30"
    ),
    LayoutExample(
      "C15, whole items",
      CollectionGeometry(rows(.w(1), .es(44), [cell(.w(0.5))]), 4),
      "h 0.0: 44",
      "y 0.0: 0 0 44"
    ),
    LayoutExample(
      "C15, estimated widths",
      CollectionGeometry(rows(.w(1), .es(44), [cell(.es(100))]), 4),
      "w 0.0: 100",
      "x 0.0: 0 100 200 0"
    ),
    LayoutExample(
      "5.2, the first item is longer than the group",
      CollectionGeometry(rows(.w(1), .ab(44), [cell(.w(1.5))]), 4),
      "0.0 -",
      "content 320×0"
    ),
  ]

  private static let inset = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  static let sections: [LayoutExample] = [
    LayoutExample(
      "C12",
      CollectionGeometry(
        rows(.w(1), .ab(30), [cell(.w(0.5))], insets: inset),
        3,
        0,
        4,
        spacing: 12
      ),
      "y 0.0: 3 3 33",
      "y 2.0: 95 95 125",
      "content 320×160"
    ),
    LayoutExample(
      "C13",
      CollectionGeometry(
        columns(.ab(100), .h(1), [cell(.w(1), .h(0.25))], between: 5, insets: inset),
        6,
        5,
        axis: .horizontal,
        spacing: 12
      ),
      "0.0 4,3,100,118",
      "x 0.4: 109",
      "x 1.0: 231 231 231 231 336",
      "content 442×480"
    ),
    LayoutExample(
      "C16",
      CollectionGeometry(
        LayoutSection(
          group: .custom(width: .w(1), height: .ab(80)) { _ in
            [
              LayoutFrame(x: 1, y: 2, width: 30, height: 40),
              LayoutFrame(x: 50, y: 10, width: 60, height: 30, zIndex: 4),
              LayoutFrame(x: -5, y: -5, width: 400, height: 20),
            ]
          },
          contentInsets: inset
        ),
        4,
        2
      ),
      "0.0 5,5,30,40",
      "0.1 54,13,60,30",
      "z 0.0: 0 4 0",
      "0.2 -1,-2,400,20",
      "0.3 5,85,30,40",
      "1.0 5,173,30,40",
      "1.1 54,181,60,30",
      "content 320×256"
    ),
    LayoutExample(
      "C22",
      CollectionGeometry(
        rows(
          .w(1),
          .ab(40),
          [cell(.w(0.5))],
          boundary: [edge(.top, .ab(20))],
          reference: .layoutMargins
        ),
        3,
        margins: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      ),
      "w 0.0: 130 130",
      "x 0.0: 20 150",
      "header 0: 20,0,260,20"
    ),
    LayoutExample(
      "C22 along x",
      CollectionGeometry(
        rows(.ab(40), .h(1), [cell(.w(1))], reference: .layoutMargins),
        3,
        axis: .horizontal,
        margins: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      ),
      "y 0.0: 10",
      "h 0.0: 440"
    ),
  ]

  /// What the rules say of which there is no example.
  static let rules: [LayoutExample] = [
    LayoutExample(
      "5.2, a repeated item keeps its size",
      CollectionGeometry(rows(.w(1), .ab(40), .repeating(3, cell(.ab(30))), ten), 4),
      "w 0.0: 30 30 30",
      "x 0.0: 0 40 80 0",
      "y 0.3: 40"
    ),
    LayoutExample(
      "5.2, a group between flexible spaces is in the middle",
      CollectionGeometry(
        rows(
          .ab(100),
          .ab(40),
          [cell(.w(0.5))],
          edges: edges(leading: .flexible(0), trailing: .flexible(0))
        ),
        3
      ),
      "x 0.0: 110 160 110",
      "content 320×80"
    ),
    LayoutExample(
      "5.3, the content is as wide as the widest group",
      CollectionGeometry(rows(.ab(400), .ab(40), [cell(.ab(100))]), 5),
      "x 0.0: 0 100 200 300 0",
      "content 400×80"
    ),
    LayoutExample(
      "no sections",
      CollectionGeometry(in: LayoutContainer(size: .zero), sections: []),
      "content 0×0",
      "0.0 -",
      "header 0: -",
      "header -: -"
    ),
  ]
}
