import Binder
import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite("A table's text is read back into a scene", .bounded)
struct SceneReadingTests {
  @Test("what is read is written as it was", arguments: Cases.seeds(40))
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let offset = Double(Int.random(in: 0..<400, using: &random))
    let model = ListModel.random(&random, offset: offset)
    for listsAll in [true, false] {
      for style in TablePicture.RowStyle.allCases {
        let text = model.text(listsAll: listsAll, style)
        let scene = try #require(TableScene(reading: text))
        #expect(scene.text(rows: style) == text)
      }
    }
  }

  @Test("so are the example scenes", arguments: TableSVGTests.scenes.indices)
  func examples(index: Int) throws {
    var original = TableSVGTests.scenes[index]
    original.items = original.items.map(\.withoutTokens)
    let text = original.text()
    let scene = try #require(TableScene(reading: text))
    #expect(scene.text() == text)
    let ascii = original.text(isASCII: true)
    let read = try #require(TableScene(reading: ascii))
    #expect(read.text(isASCII: true) == ascii)
  }

  @Test("names and values that look like the text's own marks")
  func hostileNames() throws {
    let names = [
      "a · b", "a  b", "[x]", "\"", "\\", "§ s · 1 row", "== after", "<script>", "\u{1B}[2J",
      "\u{202E}abc", "..", "../../etc/passwd", "row 3", "⋮ 5 rows",
    ]
    var scene = TableScene.empty
    scene.id = names[0]
    scene.indexTitles = names
    scene.items = names.flatMap { name -> [TableScene.Item] in
      let fields = [SnapshotField("title", .string(name)), SnapshotField(name, .string("value"))]
      return [
        .section(TableScene.Section(name: name, rowCount: 1)),
        .view(
          TableScene.View(
            kind: .row,
            height: 44,
            type: "Cell",
            identity: name,
            fields: fields,
            isMultiField: true
          )
        ),
      ]
    }
    let read = try #require(TableScene(reading: scene.text()))
    #expect(read.id == names[0])
    #expect(read.text() == scene.text())
    let identities = read.items.compactMap { item -> String? in
      if case .view(let view) = item { view.identity } else { nil }
    }
    #expect(identities == names)
  }

  @Test("the direction of lines, values that are left out, and the buttons of a swiped row")
  func newer() throws {
    var scene = TableScene.empty
    scene.layoutDirection = "rightToLeft"
    var view = TableScene.View(
      kind: .row,
      height: 44,
      type: "Cell",
      identity: "a",
      tags: ["swiped"],
      fields: [
        SnapshotField("title", .redacted("date")), SnapshotField("trailer", "x"),
        SnapshotField("begin", .token(kind: "date", value: "‹date 1›"), kind: .datePicker),
        SnapshotField("end", .redacted("no date")),
        SnapshotField("card.avatar[0]", "face", kind: .image),
        SnapshotField("card.playButton", "Play", kind: .button),
      ],
      isMultiField: true
    )
    view.actions = [
      SnapshotField("trailing", "Delete  it", tags: ["destructive"], kind: .button),
      SnapshotField("trailing", "More", kind: .button),
    ]
    scene.items = [.section(TableScene.Section(name: "s", rowCount: 1)), .view(view)]
    let read = try #require(TableScene(reading: scene.text()))
    #expect(read == scene)
  }

  @Test(
    "a text that begins with a mark is read back, though the mark combines with the quote before it"
  )
  func markBehindQuote() throws {
    for text in ["\u{301}n", "\u{301}  b=\"c\"", "\u{301}\""] {
      #expect(Array(text.quoted.unquoted.utf8) == Array(text.utf8))
      let field = TableTextLine("                 title       \(text.quoted)")
      #expect(field == .field(name: "title", value: text.quoted))
      let view = TableTextLine("  row      44  Cell         \(text.quoted)")
      guard case .view(let view) = view else { throw TableTextError.noView }
      #expect(view.fields.map(\.value) == [text.quoted])
    }
  }

  private enum TableTextError: Error { case noView }

  @Test("quotes are read back", arguments: Cases.seeds(60))
  func unquoted(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", " ", "\"", "\\", "\n", "\t", "\r", "\0", "{", "}", "u", "n", "é", "\u{202E}", "\u{200D}",
      "👩", "旅", "\u{301}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    #expect(Array(text.quoted.unquoted.utf8) == Array(text.utf8))
  }

  @Test(
    "a text that is no table, says no sizes, or is broken",
    arguments: [
      ("", false), ("calls accounts\n", false), ("table t · 1 section · 1 row\n", false),
      ("table t · plain · nan×inf · select none\n", false),
      ("table t · plain · 375×1e300 · select none\n", false),
      ("table t · plain · -1×-1 · select none\n", false),
      ("table t · plain · 1×1\n  row     nan  Cell  a\n", false),
      ("table t · plain · 1×1\n  row    1e99  Cell  a\n", false),
      ("table t · plain · 1×1\n§ a · 99999999999999999999 rows\n  gap inf\n", true),
      (
        "table t · plain · 1×1\n§ a · 3 rows\n  ⋮ 1 row · Cell×1 · h 44 · #62ad833e\n"
          + "  row      44  TwelveLetter x\n  row      44  Cell         \"y\"  [selected]\n",
        true
      ),
      ("table t · plain · 1×1\n§\n  row\n                 \n  ⋮ x rows · height nan\n", false),
      (
        "table t · plain · 1×1\ncontent nan×nan · offset inf\n┌── viewport · first nan of it cut\n",
        true
      ),
    ]
  )
  func broken(text: String, isTable: Bool) {
    let scene = TableScene(reading: text)
    #expect((scene != nil) == isTable)
    if let scene { _ = scene.svg(extent: .all) }
  }

  @Test(
    "a table that shows labels is drawn from its text as it is drawn itself",
    arguments: Cases.seeds(60)
  )
  @MainActor
  func drawing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let style = TableSectionStyle.allCases.randomElement(using: &random) ?? .plain
    let table = HeadlessTable(id: "t", width: 320, height: 260, style: style)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.displayedSections = Part.allCases
    let rows = (0..<3).map { _ in Int.random(in: 1...6, using: &random) }
    binder.onAllOtherSections()
      .bind(
        cellType: LabelsCell.self,
        models: {
          Dictionary(uniqueKeysWithValues: zip(Part.allCases, rows.map { Array(0..<$0) }))
        }
      )
      .onDequeue { section, row, cell, _ in
        cell.title.text = "Row \(row) of \(section)"
        cell.detail.text = row.isMultiple(of: 2) ? "and \"more\"" : nil
      }
      .bind(headerTitles: { [.zero: "Zero", .one: "One", .two: "Two"] })
      .bind(footerTitles: { [.one: "End"] })
    binder.finish()
    table.scroll(to: Double(Int.random(in: 0...200, using: &random)))
    let read = try #require(TableScene(reading: table.render(.text)))
    #expect(read.svg() == table.render(.svg))
  }
}

private enum Part: TableViewSection, CaseIterable { case zero, one, two }

private final class LabelsCell: HeadlessCell {
  let title = Label()
  let detail = Label()
}

extension TableScene.Item {
  /// The item without the values that a text only numbers; and with an identity, without which a text that has tags
  /// cannot be told from an identity.
  fileprivate var withoutTokens: TableScene.Item {
    guard case .view(var view) = self else { return self }
    if view.kind == .row { view.identity = view.identity ?? "id" }
    view.fields.removeAll { if case .token = $0.value { true } else { false } }
    return .view(view)
  }
}
