import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct TableTextChangesTests {
  private static let accounts = """
    table accounts · plain · 375×480 · select single
    content 375×524 · 3 sections · 7 rows · offset 0
    ┌── viewport
    § summary · 1 row
      header   28  TextHeader        "Overview"
      row     104  BalanceCell       #total
                     title       "Total  balance"
                     amount      "€ 12.340,50"
    § current · 3 rows
      header   28  TextHeader        "Current accounts"
      row      64  AccountCell       #acc-1  [selected disclosure]
                     name        "Main account"
      gap 8
      row      64  AccountCell       #acc-2  [disclosure]
                     name        "Joint account"
      row      64  AccountCell       x=16  #acc-3  [disabled]
                     name        "旅行 Travel"
    § savings · 3 rows  [collapsed]
      row      44  ButtonCell        #add  "Open a new account"
    └── end of viewport · last 8 of previous line cut
      ⋮ 2 rows · AccountCell · height 88 · #4a977bae
      footer   36  NoteFooter        "Interest"

    """

  /// Edits are `old line|new line`; an empty new line deletes.
  @Test(
    "what an edit of a line is in words",
    arguments: [
      ([], []),
      (
        ["row     104  BalanceCell|row     112  BalanceCell"],
        ["~ summary/total   height 104 → 112"]
      ),
      (["\"Joint account\"|\"Joint\""], ["~ current/acc-2   name \"Joint account\" → \"Joint\""]),
      (
        ["acc-1  [selected disclosure]|acc-1  [disclosure focused]"],
        ["~ current/acc-1   now focused, no longer selected"]
      ),
      (["x=16  #acc-3|x=24  #acc-3"], ["~ current/acc-3   x=16 → x=24"]),
      (
        ["BalanceCell       #total|TotalCell         #total"],
        ["~ summary/total   type BalanceCell → TotalCell"]
      ),
      (
        ["\"Current accounts\"|\"Current\""],
        ["~ current/header   \"Current accounts\" → \"Current\""]
      ),
      (["\"Open a new account\"|\"Open\""], ["~ savings/add   \"Open a new account\" → \"Open\""]),
      (["ButtonCell        #add |ButtonCell        #new "], ["- savings/add", "+ savings/new"]),
      (["· select single|· select none"], ["~ table   select single → select none"]),
      (
        ["375×480|375×500", "offset 0|offset 44"],
        ["~ table   375×480 → 375×500, offset 0 → 44"]
      ),
      (
        ["#4a977bae|#00000000"],
        ["~ § savings   2 rows that are not listed: other identities, or another order"]
      ),
      (
        ["height 88 · #4a977bae|height 100 · #4a977bae"],
        [
          "~ § savings   2 rows that are not listed: AccountCell · height 88 → AccountCell · height 100"
        ]
      ),
      (
        ["⋮ 2 rows · AccountCell · height 88|⋮ 19960 rows · AccountCell · height 878240"],
        ["~ § savings   2 → 19960 rows that are not listed"]
      ),
      (
        ["  ⋮ 2 rows · AccountCell · height 88 · #4a977bae|"],
        ["~ § savings   2 → 0 rows that are not listed"]
      ),
      (["[collapsed]|[expanded]"], ["~ § savings   now expanded, no longer collapsed"]),
      (["§ savings|§ archive"], ["- § savings", "+ § archive"]),
      (["                 name        \"Main account\"\n|"], ["~ current/acc-1   name removed"]),
      (
        ["\"Main account\"|\"Main account\"\n                 tags[0]     \"new\"  [disabled]"],
        ["~ current/acc-1   tags[0] \"new\"  [disabled] added"]
      ),
      (
        [
          "                 name        \"Main account\"|                 grid[0][1]  \"Main account\""
        ],
        ["~ current/acc-1   name removed, grid[0][1] \"Main account\" added"]
      ),
      (["  gap 8\n|"], []),
      (["375×524|375×532"], []),
      (["table accounts|accounts"], []),
    ] as [([String], [String])]
  )
  func edit(edits: [String], expected: [String]) {
    var text = Self.accounts
    for edit in edits {
      let parts = edit.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      #expect(text.contains(parts[0]))
      text = text.replacing(parts[0], with: parts[1])
    }
    #expect(TableTextChanges(from: Self.accounts, to: text).lines == expected)
  }

  @Test("fields of lists on the line of their row are told by name")
  func listsInline() {
    let texts = ["new", "old"].map {
      Self.table("a:1")
        + "  row      44  Cell              #acc[0]  tags[0]=\"\($0)\"  tags[1]=\"x\"\n"
    }
    #expect(
      TableTextChanges(from: texts[0], to: texts[1]).lines
        == ["~ a/acc[0]   tags[0] \"new\" → \"old\""]
    )
  }

  private static func table(_ sections: String) -> String {
    var text = "table t · plain · 375×480 · select none\ncontent 375×480\n"
    for section in sections.split(separator: " ") {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      text += "§ \(parts[0]) · \(parts[1].count) rows\n"
      for row in parts[1] { text += "  row      44  VeryLongCell      #\(row)\n" }
    }
    return text
  }

  @Test(
    "rows and sections that come, go and move are told by name",
    arguments: [
      ("a:123", "a:312", ["→ a/3   first (was behind 2)"]),
      ("a:123", "a:231", ["→ a/1   behind 3 (was first)"]),
      ("a:123", "a:1243", ["+ a/4"]),
      ("a:123", "a:13", ["- a/2"]),
      ("a:12 b:34", "a:1 b:324", ["→ b/2   from a"]),
      ("a:1 b:2 c:3", "c:3 a:1 b:2", ["→ § c   first (was behind b)"]),
      ("a:1 b:2", "b:2", ["- § a"]),
      ("a:1", "a:1 b:23", ["+ § b"]),
      ("a:", "a:", []),
    ] as [(String, String, [String])]
  )
  func moves(old: String, new: String, expected: [String]) {
    let changes = TableTextChanges(from: Self.table(old), to: Self.table(new))
    #expect(changes.lines == expected)
  }

  /// A picture of a section: `h` is its header, `[` and `]` are the edges of the viewport, and `⋮2a` are two rows that are
  /// not listed, with a digest.
  private static func picture(_ count: Int, _ items: String) -> String {
    let lines = items.split(separator: " ").map { item in
      switch item.first {
      case "[": "┌── viewport"
      case "]": "└── end of viewport"
      case "h": "  header   28  Title             \"A\""
      case "⋮":
        "  ⋮ \(item.dropFirst().prefix(1)) rows · Cell · height 44 · #000000\(item.suffix(1))0"
      default: "  row      44  Cell              #\(item)"
      }
    }
    return (["table t · plain", "§ a · \(count) rows"] + lines).map { "\($0)\n" }.joined()
  }

  @Test(
    "rows that are listed no more are out of sight, or deleted, as far as the texts tell",
    arguments: [
      // Scrolled by a row.
      (
        (5, "[ 1 2 3 ] ⋮2a"), (5, "⋮1b [ 2 3 4 ] ⋮1c"),
        ["⋮ § a   1 out of sight; 4 now in sight"]
      ),
      // A row above has grown, or one was inserted.
      ((4, "[ 1 2 3 4 ]"), (4, "[ 1 2 ] ⋮2a"), ["⋮ § a   3, 4 out of sight"]),
      ((3, "[ 1 2 3 ]"), (4, "[ 0 1 2 ] ⋮1a"), ["⋮ § a   3 out of sight", "+ a/0"]),
      // The rows that are not listed are the same ones.
      ((5, "[ 1 2 3 ] ⋮2a"), (4, "[ 1 3 ] ⋮2a"), ["- a/2"]),
      ((5, "[ 1 2 3 ] ⋮2a"), (5, "[ 1 4 3 ] ⋮2a"), ["- a/2", "+ a/4"]),
      // There is one less, and nobody can say which.
      ((5, "[ 1 2 3 ] ⋮2a"), (4, "[ 2 3 ] ⋮2b"), ["- a/1   deleted or out of sight"]),
      ((4, "[ 2 3 ] ⋮2b"), (5, "[ 1 2 3 ] ⋮2a"), ["+ a/1   inserted or now in sight"]),
      // A section in sight lists its header.
      (
        (3, "[ h 1 2 ] ⋮1a"), (3, "⋮2b [ 3 ]"),
        ["- a/header", "⋮ § a        1, 2 out of sight; 3 now in sight"]
      ),
      ((3, "[ h 1 2 3 ]"), (3, "⋮3b [ ]"), ["⋮ § a   header ‥ 3 (4) out of sight"]),
      // An outline does not say what is in sight.
      (
        (2, "h 1 ⋮1a"), (2, "⋮2b"),
        ["- a/header   deleted or out of sight", "⋮ § a        1 out of sight"]
      ),
    ] as [((Int, String), (Int, String), [String])]
  )
  func sight(old: (Int, String), new: (Int, String), expected: [String]) {
    let changes = TableTextChanges(
      from: Self.picture(old.0, old.1),
      to: Self.picture(new.0, new.1)
    )
    #expect(changes.lines == expected)
  }

  @Test("compact rows, outlines and ASCII are read as well")
  func styles() {
    func lines(_ old: String, _ new: String) -> [String] {
      let head = "table t\n§ a · 1 row\n"
      return TableTextChanges(from: head + old, to: head + new).lines
    }
    #expect(
      lines(
        "  row      44  PostCell          #p-1  author=\"a  b\"  text=\"x\"\n",
        "  row      44  PostCell          #p-1  author=\"a  b\"  text=\"y \\\" z\"\n"
      ) == ["~ a/p-1   text \"x\" → \"y \\\" z\""]
    )
    #expect(
      lines("  row     PostCell          #p-1\n", "  row     AdCell            #p-1\n")
        == ["~ a/p-1   type PostCell → AdCell"]
    )
    #expect(
      TableTextChanges(
        from: "table t | plain\n# a | 1 row\n  row      44  PostCell          #1\n",
        to: "table t | grouped\n# a | 1 row\n  row      50  PostCell          #1\n"
      ).lines == ["~ table   plain → grouped", "~ a/1     height 44 → 50"]
    )
  }

  @Test("a row without a name has its place")
  func unnamed() {
    let head = "table t\n§ a · 2 rows\n"
    let changes = TableTextChanges(
      from: head + "  row      44  PostCell\n  row      44  PostCell\n",
      to: head + "  row      44  PostCell\n  row      50  PostCell\n"
    )
    #expect(changes.lines == ["~ a/row 2   height 44 → 50"])
  }

  @Test(
    "a row that stands for its name by its text is found by it",
    arguments: [
      (#""Sue""#, #"[selected]  "Sue""#, ["~ t/Sue   now selected"]),
      (#""Sue""#, ##"#Sue  "Sua""##, [#"~ t/Sue   "Sue" → "Sua""#]),
      (#""New York""#, ##"#"New York"  "York""##, [#"~ t/"New York"   "New York" → "York""#]),
      (#""Sue""#, #""Joe""#, ["- t/Sue", "+ t/Joe"]),
    ]
  )
  func namedByText(old: String, new: String, expected: [String]) {
    func text(_ row: String) -> String {
      "table t · plain\n§ t · 1 row\n  row      44  C                 \(row)\n"
    }
    #expect(TableTextChanges(from: text(old), to: text(new)).lines == expected)
  }
}
