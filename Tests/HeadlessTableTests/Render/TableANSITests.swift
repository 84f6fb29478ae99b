@testable import HeadlessTable
import TestSupport
import Testing

@Suite("A table as a screen of the terminal", .bounded)
struct TableANSITests {
  @Test("a form without colours, to scale")
  func plain() {
    #expect(
      ExampleScenes.gallery.ansi(columns: 44, hasColors: false) == """
        gallery · 12 rows · content 782 high
         Controls

           First name [Ada_]

           Last name [Required]           (required)


           [locked]

           Newsletter                           ● on


           isPublic                            ○ off

           Starts                             [date]

           <Save & <close>>

         Be "careful" with these.


         Rows
           ▨ Lighthouse                            ›
           <Follow>

           Chosen                                  ✓
           count 3

         * Selected                                ⓘ

         + Touched                               ⓘ ›

           Edited             (new) editing disabled

           long long long long long long long long

        """
    )
  }

  @Test("fields of lists show their text, and values that are none with name and index")
  func lists() {
    var scene = TableScene.small([])
    let fields = [SnapshotField("tags[0]", .string("new")), SnapshotField("counts[1]", 3)]
    scene.items = [.view(.init(kind: .row, height: 44, type: "C", fields: fields))]
    let lines = scene.ansi(columns: 24, hasColors: false)
      .split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
    #expect(lines == ["new", "counts[1] 3"])
  }

  @Test("a selected row is turned around, and others keep quiet")
  func colours() {
    let scene = TableScene.small([("Ada", ["selected"]), ("Bo", ["disabled"])])
    #expect(
      scene.ansi(columns: 12).replacing("\u{1B}", with: "␛") == """
        ␛[1mt␛[0m␛[2m · 2 rows …␛[0m
        ␛[7m   ␛[0m␛[7mAda␛[0m␛[7m      ␛[0m
        ␛[7m            ␛[0m
           ␛[2mBo␛[0m

        """
    )
  }

  @Test(
    "no line is wider than the columns",
    arguments: TableSVGTests.scenes.indices,
    [1, 2, 3, 5, 8, 13, 40, 80, 200]
  )
  func width(index: Int, columns: Int) {
    let scene = TableSVGTests.scenes[index]
    let lines = scene.ansi(columns: columns, hasColors: false)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.allSatisfy { String($0).columns <= columns })
    #expect(lines.count == 1 + Int((scene.size.height / 20).rounded()))
  }

  @Test(
    "what would change the character before a text does not make a line wider",
    arguments: [
      "\u{FE0F}", "\u{FE0F}\u{FE0F}text", "\u{FE0E}text", "\u{FE0F}\u{301}x", "1\u{FE0F}",
    ],
    [1, 3, 4, 8, 20]
  )
  func selectors(text: String, columns: Int) {
    for hasColors in [false, true] {
      let scene = TableScene.small([(text, ["\u{FE0F}new"]), ("1", [text])])
      let lines = scene.ansi(columns: columns, hasColors: hasColors)
        .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
      #expect(lines.allSatisfy { String($0).columns <= columns }, "\(lines)")
    }
    #expect((" " + text).onOneLine.clipped(toColumns: columns).columns <= columns)
  }

  @Test("a table beyond all reason costs no more than a large one, and says what is left out")
  func height() {
    for height in [1e9, 1e19, 1e300, .greatestFiniteMagnitude] {
      var scene = TableScene.small([("Ada", [])])
      scene.size.height = height
      let text = scene.ansi(columns: 40, hasColors: false)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == ANSIWriter.mostLines + 3)
      #expect(lines[1] == "   Ada")
      let left = height == 1e9 ? "49000000" : "9"
      #expect(lines[ANSIWriter.mostLines + 1].hasPrefix("… \(left)"))
      #expect(lines[ANSIWriter.mostLines + 1].hasSuffix(" more lines"))
    }
  }

  @Test("the codes of the colours are all that is not text")
  func codes() {
    for scene in TableSVGTests.scenes {
      let plain = scene.ansi(columns: 60, hasColors: false)
      #expect(!plain.contains("\u{1B}"))
      let bare = scene.ansi(columns: 60).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(!bare.contains("\u{1B}"))
    }
    let hostile = TableScene.small([("red \u{1B}[31m\u{9B}2J", [])])
    #expect(!hostile.ansi(hasColors: false).contains("\u{1B}"))
  }

  @Test(
    "characters take the columns that terminals give them",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}\u{323}", 1), ("旅行", 4), ("ｆ", 2), ("ﾊ", 1),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇳🇱", 2),
      ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("⌚", 2), ("☎", 1), ("a\u{200B}b", 2), ("\u{AD}", 0),
      ("†", 1), ("€", 1), ("…", 1), ("𠀀", 2), ("〜", 2), ("ก็", 1), ("नि", 1),
      ("นำ", 2), ("ກຳ", 2), ("क्ष", 2), ("न्त्र", 3), ("각", 2), ("ש\u{5C1}", 1),
    ]
  )
  func columns(text: String, expected: Int) {
    #expect(text.columns == expected)
  }

  @Test(
    "a cut text ends in an ellipsis and never in half a character",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("旅行記", 5, "旅行…"), ("旅行記", 4, "旅…"),
      ("旅行", 1, "…"), ("abc", 0, ""), ("ne\u{301}e", 2, "n…"), ("👍🏽👍🏽", 3, "👍🏽…"),
    ]
  )
  func clipping(text: String, columns: Int, expected: String) {
    #expect(text.clipped(toColumns: columns) == expected)
    #expect(text.clipped(toColumns: columns).columns <= columns)
  }
}
