import Binder
import Foundation
import HeadlessTable
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A table as a drawing", .bounded)
struct TableSVGTests {
  static let scenes = [
    ExampleScenes.accounts, ExampleScenes.form, ExampleScenes.feed, ExampleScenes.gallery,
  ]

  @Test("a small scene, line for line")
  func smallScene() {
    let drawing = TableScene.small([("Ada & <Bo>", ["selected"])]).svg(appearance: .light)
    let body = drawing.split(separator: "\n").drop { !$0.contains("</style>") }.dropFirst()
    #expect(
      body.joined(separator: "\n") == """
          <rect width="248" height="152" class="canvas"/>
          <text x="24" y="35" class="ink strong" font-size="14">t</text>
          <text x="24" y="51" class="quiet" font-size="11">200 × 68, content 44 high</text>
          <clipPath id="table">
            <rect width="200" height="68" rx="10"/>
          </clipPath>
          <g transform="translate(24 60)" clip-path="url(#table)">
            <rect width="200" height="68" class="paper"/>
            <rect x="0" y="0" width="200" height="44" class="pick"/>
            <rect x="0" y="0" width="4" height="44" class="accent"/>
            <g>
              <text x="16" y="27.25" class="ink" font-size="15">Ada &amp; &lt;Bo&gt;</text>
            </g>
          </g>
          <rect x="24" y="60" width="200" height="68" rx="10" class="hair frame-edge"/>
        </svg>
        """
    )
  }

  @Test("is well-formed, in each extent and with each choice of colours", arguments: scenes.indices)
  func wellFormed(index: Int) {
    let scene = Self.scenes[index]
    for appearance in TablePicture.Appearance.allCases {
      for extent in TablePicture.Extent.allCases {
        let drawing = scene.svg(extent: extent, appearance: appearance)
        #expect(XMLParser(data: Data(drawing.utf8)).parse())
        #expect(drawing == scene.svg(extent: extent, appearance: appearance))
      }
    }
  }

  @Test(
    "text is escaped, and what XML cannot hold replaced",
    arguments: [
      ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("two\nlines\tand", "two lines and"),
      ("bell\u{7}\u{0}", "bell\u{FFFD}\u{FFFD}"), ("\u{202E}turned", "\u{FFFD}turned"),
      ("\u{FFFF}", "\u{FFFD}"), ("]]>", "]]&gt;"), ("旅行 👩‍🚀", "旅行 👩‍🚀"),
    ]
  )
  func escaping(text: String, expected: String) {
    let drawing = TableScene.small([(text, [])]).svg()
    #expect(drawing.contains(">\(expected)</text>"))
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
  }

  @Test("a text that would not fit ends in an ellipsis", arguments: ["i", "W", "旅", "é"])
  func ellipsis(letter: String) throws {
    let long = String(repeating: letter, count: 200)
    let drawing = TableScene.small([(long, []), (letter, [])]).svg()
    let shown = try #require(drawing.firstMatch(of: /font-size="15">(.*)…</)?.1)
    #expect(shown.count > 5 && shown.count < 60)
    #expect(drawing.contains(">\(letter)</text>"))
  }

  @Test("only what the viewport shows is drawn, unless all is wanted")
  func extents() {
    let visible = ExampleScenes.accounts.svg()
    let all = ExampleScenes.accounts.svg(extent: .all)
    #expect(!visible.contains("Interest is paid"))
    #expect(all.contains("Interest is paid"))
    #expect(all.contains(">viewport 480 high</text>"))
    #expect(all.contains("height=\"608\" viewBox"))
  }

  @Test("colours follow the reader, or are the ones that were asked for")
  func colours() {
    let drawings = TablePicture.Appearance.allCases.map {
      ExampleScenes.form.svg(appearance: $0)
    }
    #expect(drawings.map { $0.contains("prefers-color-scheme") } == [true, false, false])
    #expect(drawings.map { $0.contains("#1b54b0") } == [true, true, false])
    #expect(drawings.map { $0.contains("#8cbaff") } == [true, false, true])
  }
}

extension TableScene {
  /// Rows of 44 points in a table of 200 by 68, each with one text and tags.
  static func small(_ rows: [(text: String, tags: [String])]) -> TableScene {
    let height = Double(rows.count) * 44
    let views = rows.map { row in
      TableScene.Item.view(
        TableScene.View(
          kind: .row,
          height: 44,
          type: "Cell",
          tags: row.tags,
          fields: [SnapshotField("text", .string(row.text))]
        )
      )
    }
    return TableScene(
      id: "t",
      style: "plain",
      size: TableSize(width: 200, height: 68),
      selectionMode: "single",
      contentSize: TableSize(width: 200, height: height),
      offset: 0,
      sectionCount: 1,
      rowCount: rows.count,
      items: [.viewportStart(cut: 0)] + views + [.viewportEnd(cut: 0, blank: max(0, 68 - height))]
    )
  }
}
