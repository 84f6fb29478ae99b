import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite("What a drawing shows", .bounded)
struct DrawingTests {
  /// A table of 200 by 200 with one section of rows.
  private func scene(
    _ rows: [(height: Double, fields: [SnapshotField])],
    style: String = "plain"
  ) -> TableScene {
    let views = rows.map { row in
      TableScene.Item.view(.init(kind: .row, height: row.height, type: "C", fields: row.fields))
    }
    return TableScene(
      id: "t",
      style: style,
      size: TableSize(width: 200, height: 200),
      selectionMode: "single",
      contentSize: TableSize(width: 200, height: rows.reduce(0) { $0 + $1.height }),
      offset: 0,
      sectionCount: 1,
      rowCount: rows.count,
      items: [.viewportStart(cut: 0), .section(.init(name: "s", rowCount: rows.count))] + views
    )
  }

  private func field(
    _ text: String,
    _ alignment: SnapshotField.Alignment = .natural
  ) -> SnapshotField {
    var field = SnapshotField("text", .string(text))
    field.alignment = alignment
    return field
  }

  /// The texts of a drawing without those around the table: place, edge, size and letters.
  private func texts(_ scene: TableScene) -> [String] {
    scene.svg(appearance: .light).split(separator: "\n")
      .filter { $0.contains("<text") }.dropFirst(2)
      .map { $0.replacing(/\stextLength="[^"]*" lengthAdjust="[^"]*"/, with: "") }
      .compactMap { line in
        guard let match = line.firstMatch(of: /x="([^"]*)".*font-size="([^"]*)"([^>]*)>([^<]*)</)
        else { return nil }
        return "\(match.1) \(match.2)\(match.3) \(match.4)"
      }
  }

  @Test("a text that is too long goes on in the room of its row, and is cut only at its end")
  func wrapping() {
    let long = "One two three four five six seven eight nine ten eleven twelve"
    #expect(texts(scene([(30, [field(long)])])) == ["16 15 One two three four five…"])
    #expect(
      texts(scene([(64, [field(long)])])) == [
        "16 15 One two three four five", "16 15 six seven eight nine te…",
      ]
    )
    #expect(
      texts(scene([(120, [field(long), field("next")])])) == [
        "16 15 One two three four five", "16 15 six seven eight nine ten",
        "16 15 eleven twelve", "16 12 next",
      ]
    )
    #expect(texts(scene([(80, [field("a\nb\n\nc")])])) == ["16 15 a", "16 15 b", "16 15 c"])
    #expect(texts(scene([(44, [field("a\nb")])])) == ["16 15 a b"])
  }

  @Test("lines with the same text wrap each by its own size and room")
  func equalLines() {
    let text = "one two three four five six seven eight nine ten"
    var equal = scene([(110, [field(text), field(text)])])
    #expect(
      texts(equal) == [
        "16 15 one two three four five", "16 15 six seven eight nine ten",
        "16 12 one two three four five six", "16 12 seven eight nine ten",
      ]
    )
    guard case .view(var view) = equal.items[2] else { return }
    view.tags = ["disclosure"]
    equal.items[2] = .view(view)
    let terminal = equal.ansi(columns: 24, hasColors: false)
    #expect(
      terminal.split(separator: "\n").dropFirst() == [
        "   one two three four  ›", "   five six seven", "   eight nine ten",
        "   one two three four", "   five six seven eight", "   nine ten",
      ]
    )
  }

  @Test("the corners of a row are as round as it has room for")
  func narrowGroups() {
    var inset = scene([(44, [field("a")]), (8, [field("b")])], style: "insetGrouped")
    inset.sideInset = 94
    let drawing = inset.svg(appearance: .light)
    #expect(drawing.contains(#"d="M94 6a6 6 0 0 1 6 -6h0a6 6 0 0 1 6 6v38h-12z""#))
    #expect(drawing.contains(#"d="M94 44h12v4a4 4 0 0 1 -4 4h-4a4 4 0 0 1 -4 -4z""#))
    #expect(!drawing.contains("h--"))
  }

  @Test("sizes follow what the reader prefers, and what is too high for its row is clipped")
  func textSizes() {
    var scene = scene([(44, [field("Title"), field("more")])])
    #expect(texts(scene) == ["16 15 Title", "16 12 more"])
    scene.contentSizeCategory = "extraSmall"
    #expect(texts(scene) == ["16 12.5 Title", "16 10 more"])
    scene.contentSizeCategory = "accessibilityLarge"
    #expect(texts(scene) == ["16 29 Title · more"])
    #expect(!scene.svg().contains("#table-0"))
    scene.contentSizeCategory = "accessibilityExtraExtraExtraLarge"
    let drawing = scene.svg()
    #expect(drawing.contains("clip-path=\"url(#table-0)\""))
    #expect(drawing.contains("<clipPath id=\"table-0\">"))
    #expect(drawing.contains(", text 53 pt<"))
  }

  @Test(
    "a text that runs from right to left begins at the right of itself, also where lines begin at the left"
  )
  func directions() {
    var scene = scene([(44, [field("שלום"), field("abc")])])
    let own = #" text-anchor="end" direction="rtl""#
    #expect(texts(scene) == ["16 15\(own) שלום", "16 12 abc"])
    scene.layoutDirection = "rightToLeft"
    #expect(texts(scene) == [#"184 15 direction="rtl" שלום"#, #"184 12 text-anchor="end" abc"#])
    let long = String(repeating: "שלום ", count: 9)
    scene.items = self.scene([(30, [field(long)])]).items
    #expect(texts(scene).first?.hasSuffix("…") == true)
    #expect(scene.text().contains(" · right to left · "))
    let variant = TableVariant.rightToLeft
    #expect(variant.name(besides: .width(320)) == "width 375 · right to left")
    #expect(TableVariant.width(375).name(besides: variant) == "left to right")
    #expect(scene.json().contains(#""layoutDirection":"rightToLeft""#))
  }

  @Test("a table whose lines begin at the right is mirrored, but for marks that are not")
  func mirrored() {
    var scene = TableScene.small([("Ada", ["selected", "disclosure"])])
    scene.layoutDirection = "rightToLeft"
    let drawing = scene.svg(appearance: .light)
    #expect(drawing.contains(#"<rect x="196" y="0" width="4" height="44" class="accent"/>"#))
    #expect(drawing.contains(#"<path d="M21 17l-5 5 5 5" class="line frame-edge"/>"#))
    #expect(drawing.contains(">200 × 68, content 44 high, right to left<"))
  }

  @Test("the index stands where lines end, in the middle of what is in sight")
  func index() {
    var scene = scene((0..<20).map { (44, [field("\($0)")]) })
    scene.indexTitles = ["A", "B"]
    scene.offset = 300
    func places(_ extent: TablePicture.Extent) -> [String] {
      scene.svg(extent: extent, appearance: .light)
        .matches(of: /<text x="([^"]*)" y="([^"]*)" class="accent"[^>]*>([AB])</)
        .map { "\($0.1) \($0.2) \($0.3)" }
    }
    #expect(places(.visible) == ["192 97 A", "192 111 B"])
    #expect(places(.all) == ["192 397 A", "192 411 B"])
    #expect(!scene.svg().contains("width=\"3.5\""))
    scene.indexTitles = (0..<40).map { $0 == 39 ? "B" : "A" }
    #expect(places(.visible).last == "192 198.929 B")
    scene.indexTitles = ["A", "B"]
    scene.layoutDirection = "rightToLeft"
    #expect(places(.visible) == ["8 97 A", "8 111 B"])
  }

  @Test("values stand at the trailing edge where the view says so, beside the lines before them")
  func trailing() {
    let end = #" text-anchor="end""#
    #expect(
      texts(
        scene([(64, [field("Name"), field("12", .right), field("more"), field("3", .trailing)])])
      )
        == ["186 15\(end) 12", "16 15 Name", "186 12\(end) 3", "16 12 more"]
    )
    #expect(texts(scene([(44, [field("7", .right)])])) == ["186 15\(end) 7"])
    #expect(texts(scene([(44, [field("mid", .center)])])) == [#"101 15 text-anchor="middle" mid"#])
    let long = "a very long name that does not fit"
    let both = texts(scene([(30, [field(long), field("and a value that is long", .right)])]))
    #expect(both[0].hasSuffix("…") && both[1].hasSuffix("…"))
    var mirrored = scene([(44, [field("Name"), field("12", .right), field("3", .left)])])
    mirrored.layoutDirection = "rightToLeft"
    #expect(texts(mirrored) == ["14 15 3", "184 15\(end) Name", "184 12\(end) 12"])
  }

  @Test("very large values stand below what they belong to, where there is room")
  func stacked() {
    var scene = scene([(120, [field("Name"), field("12", .trailing)])])
    scene.contentSizeCategory = "accessibilityMedium"
    #expect(texts(scene) == ["16 24.5 Name", "16 20 12"])
    scene.items = self.scene([(50, [field("Name"), field("12", .trailing)])]).items
    #expect(texts(scene) == [#"186 24.5 text-anchor="end" 12"#, "16 24.5 Name"])
  }

  @Test("groups have corners or edges, rows within them lines")
  func groups() {
    let rows = [(44.0, [field("a")]), (44.0, [field("b")]), (44.0, [field("c")])]
    var inset = scene(rows, style: "insetGrouped")
    inset.sideInset = 16
    let round = inset.svg(appearance: .light)
    #expect(round.contains(#"d="M16 10a10 10 0 0 1 10 -10h148a10 10 0 0 1 10 10v34h-168z""#))
    #expect(round.contains(#"<rect x="16" y="44" width="168" height="44" class="paper"/>"#))
    #expect(round.contains(#"d="M16 88h168v34a10 10 0 0 1 -10 10h-148a10 10 0 0 1 -10 -10z""#))
    #expect(!round.contains("M16 131.5H184"))
    inset.items = scene([rows[0]], style: "insetGrouped").items
    let single = inset.svg(appearance: .light)
    #expect(
      single.contains(#"<rect x="16" y="0" width="168" height="44" rx="10" class="paper"/>"#)
    )
    let edged = scene(rows, style: "grouped").svg(appearance: .light)
    #expect(edged.contains(#"<path d="M0 0.5H200" class="hair rule-edge"/>"#))
    #expect(edged.contains(#"<path d="M0 131.5H200" class="hair rule-edge"/>"#))
    #expect(edged.contains(#"<path d="M16 43.5H200" class="hair rule-edge"/>"#))
  }

  @Test(
    "no line goes out of a group into the one that touches it, but one does between rows of a plain table"
  )
  func touchingGroups() {
    for (style, lines) in [("insetGrouped", 0), ("grouped", 2), ("plain", 1)] {
      var scene = scene([(44, [field("a")])], style: style)
      scene.items[1] = .section(.init(name: "s", rowCount: 1))
      scene.items += scene.items.dropFirst()
      let rules = scene.svg(appearance: .light).matches(
        of: /d="M(0|16) (43|44)[^"]*" class="hair rule-edge"/
      )
      #expect(rules.count == lines, "\(style)")
    }
  }

  @Test(
    "a button has an edge: alone in its row, beside others, and below a table that lists nothing"
  )
  func buttons() {
    let press = SnapshotField("button", .string("Try again"), kind: .button)
    var empty = scene([])
    empty.items.append(
      .view(.init(kind: .placeholder, height: 99, type: "V", fields: [field("Offline"), press]))
    )
    for scene in [scene([(44, [press])]), scene([(64, [field("Offline"), press])]), empty] {
      let drawing = scene.svg(appearance: .light)
      #expect(drawing.contains(#"class="hair accent-edge"/>"#))
      #expect(drawing.contains(/class="accent"[^>]*>Try again</))
      #expect(scene.ansi(columns: 20, hasColors: false).contains("<Try again>"))
    }
    #expect(texts(empty).map { $0.contains("middle") } == [true, true])
  }

  @Test("an empty screen says so, as a drawing and in the terminal")
  func empty() {
    var scene = scene([])
    #expect(texts(scene) == [#"100 15 text-anchor="middle" No rows"#])
    #expect(scene.ansi(columns: 20, hasColors: false).contains("      No rows\n"))
    scene.sectionCount = 0
    #expect(texts(scene) == [#"100 15 text-anchor="middle" No sections"#])
    #expect(scene.ansi(columns: 4, hasColors: false).contains("\nNo …\n"))
    #expect(texts(self.scene([(44, [field("a")])])) == ["16 15 a"])
  }

  @Test("a terminal wraps, puts values at the end of the line, and runs from right to left")
  func terminal() {
    func lines(_ scene: TableScene) -> [String] {
      scene.ansi(columns: 20, hasColors: false).split(separator: "\n").dropFirst()
        .map { "\($0)" }
    }
    var scene = scene([(60, [field("one two three four five six"), field("9", .right)])])
    #expect(lines(scene) == ["   one two three   9", "   four five six"])
    scene = self.scene([(40, [field("Name"), field("12 kB", .trailing), field("more")])])
    #expect(lines(scene) == ["   Name        12 kB", "   more"])
    scene.layoutDirection = "rightToLeft"
    #expect(lines(scene) == ["12 kB        Name", "             more"])
    scene = self.scene([(20, [field("mid", .center)])])
    #expect(lines(scene) == ["          mid"])
  }

  @Test("what a finger has uncovered or can take hold of is drawn, and in the terminal")
  func gestures() {
    var scene = scene([(44, [field("Rent")])])
    var view = TableScene.View(
      kind: .row,
      height: 44,
      type: "C",
      tags: ["swiped"],
      fields: [field("Rent")]
    )
    view.actions = [
      SnapshotField("trailing", "Delete", tags: ["destructive"], kind: .button),
      SnapshotField("trailing", "Flag", kind: .button),
    ]
    scene.items[2] = .view(view)
    let swiped = scene.svg(appearance: .light)
    #expect(swiped.contains(#"height="44" class="deleted"/>"#) && swiped.contains(">Delete</text>"))
    #expect(swiped.contains(#"height="44" class="quiet"/>"#) && swiped.contains(">Flag</text>"))
    #expect(!swiped.contains(">swiped<"))
    let terminal = scene.ansi(columns: 40, hasColors: false)
    #expect(terminal.contains("Rent                  <Delete> <Flag>\n"))
    view.actions = []
    view.tags = ["editing", "insertable", "movable"]
    scene.items[2] = .view(view)
    let edited = scene.svg(appearance: .light)
    #expect(edited.contains(#"r="9" class="inserted"/>"#))
    #expect(edited.contains("M21 22h8M25 18v8"))
    #expect(edited.contains("M168 17h16M168 22h16M168 27h16"))
    #expect(scene.ansi(columns: 30, hasColors: false).contains("editing ⊕ ≡\n"))
  }

  @Test(
    "an edited row has the control that it can be used with, and no other",
    arguments: [
      (["editing", "deletable"], false, #"r="9" class="deleted""#, "M21 22h8"),
      (["editing", "insertable"], false, #"r="9" class="inserted""#, "M21 22h8M25 18v8"),
      (["editing", "movable"], false, nil, nil),
      (["editing"], false, nil, nil),
      (["editing"], true, #"r="9" class="line frame-edge""#, nil),
      (["selected", "editing"], true, #"r="9" class="accent""#, "M21 22l3 3.5 5-6.5"),
    ] as [([String], Bool, String?, String?)]
  )
  func editingControls(tags: [String], isChoosable: Bool, circle: String?, sign: String?) {
    var scene = scene([])
    var view = TableScene.View(
      kind: .row,
      height: 44,
      type: "C",
      tags: tags,
      fields: [field("Rent")]
    )
    view.isChoosable = isChoosable
    scene.items.append(.view(view))
    let drawing = scene.svg(appearance: .light)
    #expect(drawing.contains("<circle") == (circle != nil))
    if let circle { #expect(drawing.contains(circle)) }
    #expect(drawing.contains(#"class="line over-edge""#) == (sign != nil))
    if let sign { #expect(drawing.contains("\"\(sign)\"")) }
    #expect(texts(scene) == ["\(circle == nil ? 16 : 44) 15 Rent"])
  }

  /// A field that is written before the others.
  private func caption(_ text: String) -> SnapshotField {
    var caption = field(text)
    caption.isCaption = true
    return caption
  }

  @Test(
    "a caption ends where its column does, and the text begins behind it, also in further lines"
  )
  func captions() {
    let end = #" text-anchor="end""#
    var scene = scene([(44, [caption("mobile"), field("555 0100")])])
    #expect(texts(scene) == ["66 15\(end) mobile", "72 15 555 0100"])
    let drawing = scene.svg(appearance: .light)
    #expect(drawing.contains(#"class="accent" textLength="44.175""#))
    scene.layoutDirection = "rightToLeft"
    #expect(texts(scene) == ["134 15 mobile", "128 15\(end) 555 0100"])
    let long = "one two three four five six"
    scene = self.scene([(64, [caption("a long caption"), field(long), field("3", .right)])])
    #expect(
      texts(scene) == [
        "66 15\(end) a lon…", "186 15\(end) 3", "72 15 one two three", "72 15 four five six",
      ]
    )
    #expect(texts(self.scene([(44, [caption("alone")])])) == ["66 15\(end) alone"])
    scene = self.scene([(120, [caption("mobile"), field("555")])])
    scene.contentSizeCategory = "accessibilityMedium"
    #expect(texts(scene) == ["16 24.5 mobile", "16 20 555"])
  }

  @Test("a terminal writes a caption into columns of its own")
  func captionsInTerminal() {
    func lines(_ scene: TableScene) -> [String] {
      scene.ansi(columns: 28, hasColors: false).split(separator: "\n").dropFirst()
        .map { "\($0)" }
    }
    let long = "one two three four five"
    var scene = scene([
      (20, [caption("home"), field("555 0100")]), (20, [caption("a caption"), field("x", .right)]),
      (40, [caption("work"), field(long), field("9", .trailing)]), (20, [caption("alone")]),
    ])
    #expect(
      lines(scene) == [
        "      home 555 0100", "   a capt…                 x", "      work one two three   9",
        "           four five", "     alone",
      ]
    )
    scene.items.removeLast(3)
    scene.layoutDirection = "rightToLeft"
    #expect(lines(scene) == ["         555 0100 home"])
    #expect(
      scene.ansi(columns: 28).contains("\u{1B}[36mhome\u{1B}[0m")
    )
  }

  @Test("a cell says what stands at its trailing edge")
  @MainActor
  func cells() {
    let cell = HeadlessCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel.text = "Name"
    cell.detailTextLabel.text = "Ada"
    #expect(ViewFields(of: cell).fields.map(\.alignment) == [.natural, .trailing])
    cell.detailTextLabel.textAlignment = .center
    #expect(ViewFields(of: cell).fields.map(\.alignment) == [.natural, .center])
    cell.cellStyle = .value2
    #expect(ViewFields(of: cell).fields.map(\.isCaption) == [true, false])
    cell.textLabel.textAlignment = .left
    #expect(ViewFields(of: cell).fields.map(\.isCaption) == [false, false])
    cell.textLabel.textAlignment = .natural
    cell.cellStyle = .subtitle
    cell.detailTextLabel.textAlignment = .natural
    #expect(ViewFields(of: cell).fields.map(\.alignment) == [.natural, .natural])
    #expect(ViewFields(of: cell).fields.allSatisfy { !$0.isCaption })
    #expect(HeadlessView.Label(aligned: .right).textAlignment == .right)
  }
}
