import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A flow layout", .bounded)
struct FlowExamplesTests {
  @Test("has the frames of the worked examples", arguments: examples + selfSized)
  func frames(example: LayoutExample) {
    #expect(example.found == example.expected)
  }

  private static func flow(
    _ width: Double = 50,
    _ height: Double = 50,
    line: Double = 10,
    item: Double = 10,
    insets: LayoutInsets = .zero,
    header: Double? = nil,
    isEstimated: Bool = false
  ) -> LayoutSection {
    LayoutSection(
      flow: LayoutFlow(
        itemSize: isEstimated
          ? LayoutDimensions(width: .es(width), height: .es(height))
          : LayoutDimensions(width: .ab(width), height: .ab(height)),
        itemSpacing: item
      ),
      lineSpacing: line,
      insets: insets,
      boundaryItems: header.map { [edge(.top, .ab($0))] } ?? []
    )
  }

  private static let side = LayoutInsets(top: 5, leading: 12, bottom: 5, trailing: 12)

  private static func sizes(_ widths: [Double], _ heights: [Double]) -> [TableSize] {
    zip(widths, heights).map { TableSize(width: $0, height: $1) }
  }

  static let examples = [
    LayoutExample(
      "F1",
      CollectionGeometry(flow(), 6),
      "x 0.0: 0 67.5 135 202.5 270 0",
      "y 0.0: 0 0 0 0 0 60",
      "0.0 0,0,50,50",
      "0.5 0,60,50,50",
      "content 320×110"
    ),
    LayoutExample(
      "F2",
      CollectionGeometry(flow(90, 30, item: 6, insets: side, header: 30), 7, 2),
      "0.0 12,35,90,30",
      "0.1 115,35,90,30",
      "0.2 218,35,90,30",
      "0.3 12,75,90,30",
      "0.4 115,75,90,30",
      "0.5 218,75,90,30",
      "0.6 12,115,90,30",
      "1.0 12,185,90,30",
      "1.1 115,185,90,30",
      "header 1: 0,150,320,30",
      "content 320×220"
    ),
    LayoutExample(
      "F7",
      CollectionGeometry(flow(100, 60), 5),
      "x 0.0: 0 110 220 0 110",
      "y 0.0: 0 0 0 70 70",
      "content 320×130"
    ),
    LayoutExample(
      "F8, along x",
      CollectionGeometry(flow(), 7, size: TableSize(width: 320, height: 200), axis: .horizontal),
      "y 0.0: 0 75 150 0 75 150 0",
      "x 0.0: 0 0 0 60 60 60 120",
      "content 170×200"
    ),
    LayoutExample(
      "F8 with a header",
      CollectionGeometry(
        LayoutSection(
          flow: LayoutFlow(
            itemSize: LayoutDimensions(width: .ab(50), height: .ab(50)),
            itemSpacing: 10
          ),
          lineSpacing: 10,
          boundaryItems: [edge(.leading, .ab(30), .h(1))]
        ),
        7,
        size: TableSize(width: 320, height: 200),
        axis: .horizontal
      ),
      "header 0: 0,0,30,200",
      "x 0.0: 30 30 30 90",
      "content 200×200"
    ),
    LayoutExample(
      "rule 8: wider than the line",
      CollectionGeometry(flow(400, 20), 2),
      "0.0 0,0,400,20",
      "0.1 0,30,400,20",
      "content 320×50"
    ),
    LayoutExample(
      "rule 10: an empty section",
      CollectionGeometry(flow(insets: side, header: 30), 0, 0),
      "header 0: 0,0,320,30",
      "header 1: 0,40,320,30",
      "content 320×80"
    ),
  ]

  private static let f3 = sizes(
    [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5],
    Array(repeating: 29, count: 8)
  )

  private static func selfSizedRows(_ heights: [Double], width: Double) -> [TableSize] {
    sizes(Array(repeating: width, count: heights.count), heights)
  }

  static let selfSized = [
    LayoutExample(
      "F3",
      CollectionGeometry(flow(isEstimated: true), 8).measured(f3),
      "x 0.0: 0 219.5 0 118.5 219.5 0 60 220.5",
      "y 0.0: 0 0 39 39 39 78 78 78",
      "w 0.0: 117 100.5 83.5",
      "content 320×107"
    ),
    LayoutExample(
      "F3, five items",
      CollectionGeometry(flow(isEstimated: true), 5).measured(Array(f3[..<5])),
      "x 0.2: 0 93.5 170",
      "content 320×68"
    ),
    LayoutExample(
      "F4",
      CollectionGeometry(flow(50, 40, isEstimated: true), 4)
        .measured(selfSizedRows([29, 97, 46, 29], width: 200)),
      "x 0.0: 60 60 60 60",
      "y 0.0: 0 39 146 202",
      "content 320×231"
    ),
    LayoutExample(
      "F5",
      CollectionGeometry(flow(item: 6, insets: side, header: 30, isEstimated: true), 6)
        .measured(selfSizedRows([29, 233, 80, 29, 233, 29], width: 90)),
      "0.0 12,137,90,29",
      "0.1 115,35,90,233",
      "0.2 218,111.5,90,80",
      "0.3 12,380,90,29",
      "0.4 115,278,90,233",
      "0.5 218,380,90,29",
      "content 320×516"
    ),
    LayoutExample(
      "F6",
      CollectionGeometry(
        flow(
          line: 7,
          insets: LayoutInsets(top: 10, leading: 20, bottom: 15, trailing: 20),
          header: 30,
          isEstimated: true
        ),
        3,
        3
      )
      .measured(selfSizedRows([29, 63, 29], width: 280))
      .measured(selfSizedRows([29, 63, 29], width: 280), section: 1),
      "y 0.0: 40 76 146",
      "y 1.0: 230 266 336",
      "x 0.0: 20 20",
      "content 320×380"
    ),
    LayoutExample(
      "4.6, the average of nine rows",
      CollectionGeometry(flow(50, 70, isEstimated: true), 40)
        .measured(selfSizedRows([29, 63, 29, 29, 63, 29, 63, 29, 63], width: 320)),
      "h 0.8: 63 44.11 44.11",
      "content 320×2154"
    ),
  ]
}
