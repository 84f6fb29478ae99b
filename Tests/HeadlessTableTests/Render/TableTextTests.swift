import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite("A scene as text", .bounded)
struct TableTextTests {
  @Test("an accounts screen")
  func accounts() {
    #expect(
      ExampleScenes.accounts.text() == """
        table accounts · plain · 375×480 · select single
        content 375×524 · 3 sections · 6 rows · offset 0
        ┌── viewport
        § summary · 1 row
          header   28  TextHeader        "Overview"
          row     104  BalanceCell       #total
                         title       "Total balance"
                         amount      "€ 12.340,50"
                         trend       "up 2.4 %"
        § current · 3 rows
          header   28  TextHeader        "Current accounts"
          row      64  AccountCell       #acc-1  [selected disclosure]
                         name        "Main account"
                         iban        "NL91 ABNA 0417 1643 00"
                         amount      "€ 1.204,00"
          row      64  AccountCell       #acc-2  [disclosure]
                         name        "Joint account"
                         iban        "NL20 INGB 0001 2345 67"
                         amount      "€ 3.410,25"
          row      64  AccountCell       #acc-3  [disabled]
                         name        "旅行 Travel"
                         iban        "NL02 RABO 0123 4567 89"
                         amount      "€ 96,25"
        § savings · 2 rows
          header   28  TextHeader        "Savings"
          row      64  AccountCell       #sav-1  [disclosure]
                         name        "Rainy day"
                         iban        "NL44 TRIO 0212 3344 55"
                         amount      "€ 7.630,00"
          row      44  ButtonCell        #add  "Open a new account"
        └── end of viewport · last 8 of previous line cut
          footer   36  NoteFooter        "Interest is paid on 1 January."

        """
    )
  }

  @Test("a form with the keyboard up")
  func form() {
    #expect(
      ExampleScenes.form.text() == """
        table profile · grouped · 390×508 · select none · inset 0,0,336,0
        content 390×374 · 3 sections · 6 rows · offset 0
        ┌── viewport
        § name · 2 rows
          header   34  TextHeader        "Name"
          row      44  FieldCell         #first  [required]
                         label       "First name"
                         value       "Ada"
          row      44  FieldCell         #last  [required focused invalid]
                         label               "Last name"
                         value               ""
                         placeholder         "Required"
        § contact · 2 rows
          header   34  TextHeader        "Contact"
          row      44  FieldCell         #email  [invalid]
                         label       "E-mail"
                         value       "ada@example"
                         keyboard    "email"
          row      44  SwitchCell        #news
                         label       "Newsletter"
                         value       "on"
          footer   30  ErrorFooter       "Enter a valid e-mail address."
        § actions · 2 rows
          row      50  ButtonCell        #save  [disabled]  "Save"
          row      50  ButtonCell        #delete  [destructive]  "Delete profile"
        └── end of viewport · 134 blank

        """
    )
  }

  @Test("a long feed, windowed, one row a line")
  func feed() {
    let text = ExampleScenes.feed.text(rows: .compact)
    #expect(text == Self.feedText)
  }

  static let feedText = """
    table feed · plain · 375×320 · select none
    content 375×664920 · 2 sections · 10001 rows · offset 330020
    § stories · 1 row · CarouselCell · height 96 · #4f525aa1
    § posts · 10000 rows
      header   24  DateHeader        "Today"  [pinned]
      ⋮ 17 rows · PostCell · height 1100 · #30315927
      row      88  PostCell          #post-17  [selected]  author="user17"  text="Post number 17"
      ⋮ 4944 rows · AdCell×99 · PostCell×4845 · height 328680 · #0c47b9b9
    ┌── viewport · first 32 of next line cut
      row      44  PostCell          #post-4962  author="user15"  text="Post number 4962"
      row      66  PostCell          #post-4963  author="user16"  text="Post number 4963"
      row      88  PostCell          #post-4964  author="user17"  text="Post number 4964"
      row      44  PostCell          #post-4965  author="user18"  text="Post number 4965"
      row      66  PostCell          #post-4966  author="user19"  text="Post number 4966"
      row      88  PostCell          #post-4967  author="user20"  text="Post number 4967"
    └── end of viewport · last 44 of previous line cut
      ⋮ 5032 rows · AdCell×101 · PostCell×4931 · height 334536 · #34b6dc0f

    """

  @Test("the outline has sections, identities and types only")
  func outline() {
    #expect(
      ExampleScenes.odd.text(detail: .outline) == """
        table "my table" · 1 section · 20 rows
        § "a b" · 20 rows
          header  TextHeader
          row     Cell              #‹uuid 1›
          row     AVeryLongCellType         #‹uuid 1›~2
          row     Cell
          ⋮ 17 rows · #0000000a

        """
    )
  }

  @Test("the full text has numbers, estimates, places and pools")
  func full() {
    #expect(
      ExampleScenes.odd.text(detail: .full) == """
        table "my table" · insetGrouped · 375.5×100 · select none
        content 375.5×1000.12 · 1 section · 20 rows · offset -20
        ┌── viewport · 20 blank
        § "a b" · 20 rows  [editing]
          gap 35
          header   28  TextHeader        "Title"  [pinned]
          row      44  Cell #3           estimated=50  x=16  width=343.5  reuse=other  #‹uuid 1›  true
          row    10000  AVeryLongCellType         #‹uuid 1›~2  [selected]
                         day         ‹date 1›
                         id          ‹uuid 2›  [focused disabled]
                         other       ‹uuid 1›
                         amount      0.5
          row      44  Cell
        └── end of viewport
          ⋮ 17 rows · height 748 · #0000000a
        pool Cell · 2 waiting

        """
    )
  }

  @Test("ASCII marks")
  func ascii() {
    let picture = TablePicture.ascii(rows: .compact)
    #expect(
      picture.render(ExampleScenes.odd) == """
        table "my table" | insetGrouped | 375.5x100 | select none
        content 375.5x1000.12 | 1 section | 20 rows | offset -20
        /-- viewport | 20 blank
        # "a b" | 20 rows  [editing]
          gap 35
          header   28  TextHeader        "Title"  [pinned]
          row      44  Cell              x=16  width=343.5  reuse=other  #<uuid 1>  true
          row    10000  AVeryLongCellType         #<uuid 1>~2  [selected]  day=<date 1>  id=<uuid 2>  [focused disabled]  other=<uuid 1>  amount=0.5
          row      44  Cell
        \\-- end of viewport
          ... 17 rows | height 748 | #0000000a

        """
    )
  }

  @Test("a field that comes or goes is a line, and never changes the shape")
  func shape() {
    var scene = ExampleScenes.form
    scene.items = [
      .view(.init(kind: .row, height: 44, type: "Cell", identity: "none", isMultiField: true)),
      .view(
        .init(
          kind: .row,
          height: 44,
          type: "Cell",
          identity: "one",
          fields: [.init("title", "T")],
          isMultiField: true
        )
      ),
    ]
    let lines = scene.text().split(separator: "\n").dropFirst(2)
    #expect(
      lines.joined(separator: "\n") == """
          row      44  Cell              #none
          row      44  Cell              #one
                         title       "T"
        """
    )
    let compact = scene.text(rows: .compact).split(separator: "\n").last
    #expect(compact == #"  row      44  Cell              #one  title="T""#)
  }

  @Test(
    "a type of up to sixteen characters keeps the column, a longer one takes the next of eight more",
    arguments: [
      ("C", "C                 #x"), ("SixteenLettersXX", "SixteenLettersXX  #x"),
      ("SeventeenLettersX", "SeventeenLettersX         #x"),
      ("TwentyFourLettersInAName", "TwentyFourLettersInAName  #x"),
    ]
  )
  func typeColumn(type: String, expected: String) {
    var scene = TableScene.empty
    scene.items = [.view(.init(kind: .row, height: 44, type: type, identity: "x"))]
    #expect(scene.text().hasSuffix("  row      44  \(expected)\n"))
  }

  @Test(
    "a row that is named by its one text shows it once",
    arguments: [
      ("Sue", [], ["Sue"], #""Sue""#),
      ("New York", ["selected"], ["New York"], #"[selected]  "New York""#),
      ("Sue", [], ["Sua"], ##"#Sue  "Sua""##),
      ("Sue", [], ["Sue", "Sue"], "#Sue"),
      ("Sue~2", [], ["Sue"], ##"#Sue~2  "Sue""##),
      ("👨‍👩‍👧", [], ["👨‍👩‍👧"], #""👨‍👩‍👧""#),
      ("Sue", [], [], "#Sue"),
      ("true", [], ["Save"], ##"#true  "Save""##),
      ("New York", [], [], ##"#"New York""##),
      ("New York", ["selected"], ["old York"], ##"#"New York"  [selected]  "old York""##),
    ]
  )
  func namedByText(identity: String, tags: [String], texts: [String], expected: String) {
    var scene = TableScene.empty
    let fields = texts.map { SnapshotField("text", .string($0)) }
    scene.items = [
      .view(
        .init(kind: .row, height: 44, type: "C", identity: identity, tags: tags, fields: fields)
      )
    ]
    let line = scene.text().split(separator: "\n")[2]
    #expect(line == "  row      44  C                 \(expected)")
    guard case .view(let read)? = TableScene(reading: scene.text())?.items.first
    else { preconditionFailure("The line was not read") }
    #expect(read.identity == identity)
    #expect(read.fields.map(\.value) == fields.map(\.value))
    let outline = scene.text(detail: .outline).split(separator: "\n")[1]
    let name = identity.isBareWord ? identity : identity.quoted
    #expect(outline == "  row     C                 #\(name)")
  }

  @Test(
    "fields of lists have their index in the name, without quotes",
    arguments: [
      (
        TablePicture.RowStyle.fields,
        "C\n                 tags[0]     1\n                 a[0].b[1]   2"
      ),
      (.compact, "C                 tags[0]=1  a[0].b[1]=2"),
    ]
  )
  func indices(rows: TablePicture.RowStyle, expected: String) {
    var scene = TableScene.empty
    let fields = [SnapshotField("tags[0]", 1), SnapshotField("a[0].b[1]", 2)]
    scene.items = [.view(.init(kind: .row, height: 44, type: "C", fields: fields))]
    let text = scene.text(rows: rows)
    #expect(text.hasSuffix("  row      44  \(expected)\n"))
  }

  @Test(
    "emoji stay whole, and what is not seen elsewhere is escaped",
    arguments: [
      ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("🏳️‍🌈 ❤️‍🔥 1️⃣", "🏳️‍🌈 ❤️‍🔥 1️⃣"),
      ("a\u{200D}b", #"a\u{200d}b"#), ("\u{200D}", #"\u{200d}"#), ("👨\u{200D}", #"👨\u{200d}"#),
      ("👨\u{200B}", #"👨\u{200b}"#), ("\u{202E}👨", #"\u{202e}👨"#),
    ]
  )
  func emoji(text: String, expected: String) {
    #expect(text.quoted == "\"\(expected)\"")
    #expect(text.escapedForLine == expected)
  }

  @Test("no trailing spaces, and one line feed at the end")
  func lineEnds() {
    for scene in [ExampleScenes.accounts, .empty, ExampleScenes.odd] {
      for detail in TablePicture.Detail.allCases {
        let text = scene.text(detail: detail)
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
      }
    }
  }

  @Test("a picture is named as short as possible")
  func pictures() {
    func picture(_ picture: TablePicture) -> TablePicture { picture }
    #expect(picture(.text) == picture(.text()))
    #expect(picture(.text(extent: .all)).extent == .all)
    #expect(picture(.text(detail: .full, rows: .compact)).detail == .full)
    #expect(picture(.json) == picture(.json(extent: .visible)))
    #expect(picture(.text).render(ExampleScenes.form) == ExampleScenes.form.text())
  }
}

extension TableScene {
  static let empty = TableScene(
    id: "t",
    style: "plain",
    size: .zero,
    selectionMode: "none",
    contentSize: .zero,
    offset: 0,
    sectionCount: 0,
    rowCount: 0,
    items: []
  )
}
