@testable import HeadlessTable
import TestSupport
import Testing

@Suite("Putting a scene together", .bounded)
struct SceneComposerTests {
  private func row(_ id: String, _ height: Double = 40) -> TableScene.View {
    TableScene.View(kind: .row, height: height, type: "C", identity: id)
  }

  private func section(
    _ name: String,
    gap: Double = 0,
    header: Double? = nil,
    rows: [Double] = [],
    footer: Double? = nil
  ) -> SceneComposer.Section {
    SceneComposer.Section(
      name: name,
      topGap: gap,
      header: header.map { TableScene.View(kind: .header, height: $0, type: "H") },
      rows: SceneComposer.Rows(
        count: rows.count,
        height: { rows[$0].reduce(0, +) },
        listed: rows.enumerated().map { ($0, row("\(name)\($0)", $1)) }
      ),
      footer: footer.map { TableScene.View(kind: .footer, height: $0, type: "F") },
      bottomGap: 0
    )
  }

  /// The items in short: `s a | ┌ 5 | a0 | └ -3`.
  private func picture(
    _ sections: [SceneComposer.Section],
    _ offset: Double,
    _ height: Double
  ) -> String {
    SceneComposer.items(of: sections, offset: offset, viewportHeight: height)
      .map { item in
        switch item {
        case .section(let section): "§\(section.name)"
        case .view(let view): view.identity ?? view.type
        case .gap(let points): "gap\(Int(points))"
        case .elision(let elision): "⋮\(elision.rowCount)"
        case .viewportStart(let cut, let blank):
          "┌" + (cut > 0 ? " cut \(cut)" : "") + (blank > 0 ? " blank \(blank)" : "")
        case .viewportEnd(let cut, let blank):
          "└" + (cut > 0 ? " cut \(cut)" : "") + (blank > 0 ? " blank \(blank)" : "")
        }
      }
      .joined(separator: ", ")
  }

  @Test(
    "the viewport begins before the first item inside and ends after the last",
    arguments: [
      (0, 100, "┌, §a, H, a0, a1, └ cut 8.0, F, §b, §c, gap10, c0"),
      (0, 92, "┌, §a, H, a0, a1, └ cut 16.0, F, §b, §c, gap10, c0"),
      (0, 108, "┌, §a, H, a0, a1, └, F, §b, §c, gap10, c0"),
      (1, 100, "§a, ┌ cut 1.0, H, a0, a1, └ cut 7.0, F, §b, §c, gap10, c0"),
      (28, 40, "§a, H, ┌, a0, └, a1, F, §b, §c, gap10, c0"),
      (108, 20, "§a, H, a0, a1, ┌, F, └, §b, §c, gap10, c0"),
      (128, 10, "§a, H, a0, a1, F, ┌, §b, §c, gap10, └, c0"),
      (130, 50, "§a, H, a0, a1, F, §b, §c, ┌ cut 2.0, gap10, c0, └ blank 2.0"),
      (178, 50, "§a, H, a0, a1, F, §b, §c, gap10, c0, ┌, └ blank 50.0"),
      (500, 50, "§a, H, a0, a1, F, §b, §c, gap10, c0, ┌, └ blank 50.0"),
      (-30, 100, "┌ blank 30.0, §a, H, a0, a1, └ cut 38.0, F, §b, §c, gap10, c0"),
      (-60, 50, "┌ blank 50.0, └, §a, H, a0, a1, F, §b, §c, gap10, c0"),
      (40, 10, "§a, H, ┌ cut 12.0, a0, └ cut 18.0, a1, F, §b, §c, gap10, c0"),
      (0, 300, "┌, §a, H, a0, a1, F, §b, §c, gap10, c0, └ blank 122.0"),
    ] as [(Double, Double, String)]
  )
  func viewport(offset: Double, height: Double, expected: String) {
    let sections = [
      section("a", header: 28, rows: [40, 40], footer: 20), section("b"),
      section("c", gap: 10, rows: [40]),
    ]
    #expect(picture(sections, offset, height) == expected)
  }

  @Test("a table without sections, and one of empty sections")
  func empty() {
    #expect(picture([], 0, 50) == "┌, └ blank 50.0")
    #expect(picture([section("a"), section("b")], 0, 50) == "┌, §a, §b, └ blank 50.0")
  }

  @Test("sums of fractions that miss an edge by nothing do not cut")
  func fractions() {
    let rows = [Double](repeating: 0.1, count: 10)
    #expect(
      picture([section("a", rows: rows)], 0.3, 0.5)
        == "§a, a0, a1, a2, ┌, a3, a4, a5, a6, a7, └, a8, a9"
    )
  }

  @Test("a header that is not listed takes its space")
  func unlistedHeader() {
    var first = section("a", rows: [40, 40])
    first.headerHeight = 30
    #expect(picture([first], 50, 40) == "§a, ┌ cut 20.0, a0, a1, └ cut 20.0")
  }

  @Test("a second row of an identity has a number, counted over rows that are not listed too")
  func duplicates() {
    let names = ["x", "a", "x", "a", "x", "x~2", "a"]
    let section = SceneComposer.Section(
      name: "s",
      rows: SceneComposer.Rows(
        count: names.count,
        identity: { names[$0] },
        height: { Double($0.count) * 40 },
        listed: [1, 4, 6].map { ($0, row(names[$0])) }
      )
    )
    #expect(picture([section], 0, 500) == "┌, §s, ⋮1, a, ⋮2, x~3, ⋮1, a~3, └ blank 220.0")
  }

  @Test("a section says how many of its rows have the identity of another, wherever they are")
  func repeatedIdentities() {
    func tags(_ names: [String?], listed: [Int], tags: [String] = []) -> [String] {
      let section = SceneComposer.Section(
        name: "s",
        tags: tags,
        rows: SceneComposer.Rows(
          count: names.count,
          identity: { names[$0] },
          height: { Double($0.count) * 40 },
          listed: listed.compactMap { index in names[index].map { (index, row($0)) } }
        )
      )
      let items = SceneComposer.items(of: [section], offset: 0, viewportHeight: 500)
      return items.flatMap { item -> [String] in
        if case .section(let section) = item { section.tags } else { [] }
      }
    }
    for listed in [[], [0], [3], [0, 1, 2, 3], [1, 3]] {
      #expect(tags(["a", "b", "a", "a"], listed: listed) == ["repeated=2"])
      #expect(tags(["a", "b", "c", "d"], listed: listed, tags: ["x"]) == ["x"])
    }
    #expect(tags([nil, nil, "a", "a"], listed: [2], tags: ["x"]) == ["x", "repeated=1"])
  }

  @Test("ten million rows without identities cost nothing")
  func manyRows() {
    var questions = 0
    let rows = SceneComposer.Rows(
      count: 10_000_000,
      type: "Cell",
      height: { range in
        questions += 1
        return Double(range.count) * 44
      },
      listed: [(5_000_000, TableScene.View(kind: .row, height: 44, type: "Cell"))]
    )
    let items = SceneComposer.items(
      of: [SceneComposer.Section(name: "s", rows: rows)],
      offset: 220_000_000,
      viewportHeight: 44
    )
    #expect(questions == 2)
    let text = scene(items).text().split(separator: "\n").dropFirst(2)
    #expect(
      text.joined(separator: "\n") == """
        § s · 10000000 rows
          ⋮ 5000000 rows · Cell · height 220000000 · #5b28e180
        ┌── viewport
          row      44  Cell
        └── end of viewport
          ⋮ 4999999 rows · Cell · height 219999956 · #4b77f77b
        """
    )
  }

  @Test("of many rows that are not listed the first and the last 5,000 are asked")
  func questionsOfManyRows() {
    func elision(
      _ count: Int,
      name: @escaping (Int) -> String
    ) -> (item: TableScene.Item, questions: [Int]) {
      var questions: [Int] = []
      let rows = SceneComposer.Rows(
        count: count,
        identity: { row in
          questions.append(row)
          return name(row)
        },
        type: "Cell",
        height: { Double($0.count) }
      )
      let section = SceneComposer.Section(name: "s", rows: rows)
      let items = SceneComposer.items(of: [section], offset: 1e9, viewportHeight: 1)
      return (items[1], questions)
    }
    let (item, questions) = elision(1_000_000) { "\($0)" }
    #expect(questions == Array(0..<5_000) + Array(995_000..<1_000_000))
    #expect(elision(10_000) { "\($0)" }.questions == Array(0..<10_000))
    #expect(elision(1_000_000) { $0 == 4_999 ? "other" : "\($0)" }.item != item)
    #expect(elision(1_000_000) { $0 == 995_000 ? "other" : "\($0)" }.item != item)
    #expect(elision(1_000_000) { $0 == 5_000 ? "other" : "\($0)" }.item == item)
    #expect(elision(1_000_001) { "\($0)" }.item != item)
  }

  @Test("each row that is not listed is asked once, and is in the digest")
  func questions() {
    func elision(_ names: [String], _ type: String = "Cell") -> [TableScene.Item] {
      let rows = SceneComposer.Rows(
        count: names.count,
        identity: { names[$0] },
        type: type,
        height: { Double($0.count) }
      )
      let section = SceneComposer.Section(name: "s", rows: rows)
      return SceneComposer.items(of: [section], offset: 100, viewportHeight: 1)
    }
    var digest = RowDigest()
    for name in ["a", "b", "c", "d"] { digest.add(identity: name, type: "Cell") }
    let items = elision(["a", "b", "c", "d"])
    let expected = TableScene.Elision(
      rowCount: 4,
      types: [.init(type: "Cell", count: 4)],
      height: 4,
      digest: digest.value
    )
    #expect(items[1] == .elision(expected))
    #expect(elision(["a", "c", "b", "d"]) != items)
    #expect(elision(["a", "b", "c", "d"], "Other") != items)
  }

  @Test("the feed of the examples")
  func feed() throws {
    func isAd(_ row: Int) -> Bool { row % 50 == 49 }
    func height(_ row: Int) -> Double { isAd(row) ? 90 : [44, 66, 88][row % 3] }
    var listed: [(row: Int, view: TableScene.View)] = []
    for row in [17] + Array(4962...4967) {
      guard case .view(let view) = ExampleScenes.post(row, tags: row == 17 ? ["selected"] : [])
      else { continue }
      listed.append((row, view))
    }
    let header = TableScene.View(
      kind: .header,
      height: 24,
      type: "DateHeader",
      tags: ["pinned"],
      fields: [SnapshotField("text", "Today")]
    )
    let stories = SceneComposer.Rows(
      count: 1,
      identity: { "story-\($0)" },
      type: "CarouselCell",
      height: { _ in 96 }
    )
    let posts = SceneComposer.Rows(
      count: 10_000,
      identity: { "post-\($0)" },
      type: "PostCell",
      height: { $0.reduce(0) { $0 + height($1) } },
      listed: listed
    )
    var scene = ExampleScenes.feed
    scene.items = SceneComposer.items(
      of: [
        SceneComposer.Section(name: "stories", rows: stories),
        SceneComposer.Section(name: "posts", header: header, rows: posts),
      ],
      offset: scene.offset,
      viewportHeight: scene.size.height
    )
    func withoutDigests(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: " · #")[...].first.map(String.init) ?? "" }
        .joined(separator: "\n")
    }
    let text = scene.text(rows: .compact)
      .replacing("4944 rows · PostCell", with: "4944 rows · AdCell×99 · PostCell×4845")
      .replacing("5032 rows · PostCell", with: "5032 rows · AdCell×101 · PostCell×4931")
    #expect(withoutDigests(text) == withoutDigests(TableTextTests.feedText))
    #expect(text.split(separator: "\n").count { $0.contains(" · #") } == 4)
  }

  private func scene(_ items: [TableScene.Item]) -> TableScene {
    var scene = TableScene.empty
    scene.items = items
    return scene
  }
}
