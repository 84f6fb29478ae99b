import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("Changes that are the same", .bounded)
struct ChangeGroupTests {
  @Test(
    "lines that are alike but for names and sums",
    arguments: [
      ("  row      64  AccountCell       #acc-1", "  row      64  AccountCell       #acc-2", true),
      ("  row      64  AccountCell       #acc-1", "  row      44  AccountCell       #acc-1", false),
      ("  row      64  AccountCell       #acc-1", "  row      64  ButtonCell        #acc-1", false),
      (
        "  row      64  AccountCell       #acc-1  [selected]",
        "  row      64  AccountCell       #acc-1", false
      ),
      (
        "  row      44  Cell              #a  \"One\"",
        "  row      44  Cell              #b  \"One\"", true
      ),
      (
        "  row      44  Cell              #a  \"One\"",
        "  row      44  Cell              #a  \"Two\"", false
      ),
      (
        "  row      44  Cell              \"One\"", "  row      44  Cell              \"Two\"",
        false
      ),
      (
        "  row      44  Cell              [selected]", "  row      44  Cell              [focused]",
        false
      ),
      (
        "  row      44  Cell              x=8  #a", "  row      44  Cell              x=8  #b", true
      ),
      (
        "  row      44  Cell              x=8  #a", "  row      44  Cell              x=9  #a",
        false
      ),
      ("  row      44  Cell #3           #a", "  row      44  Cell #3           #b", true),
      (
        "  row      44  Cell              a=\"b c\"", "  row      44  Cell              a=\"b d\"",
        false
      ),
      ("  row     Cell              #a", "  row     Cell              #b", true),
      ("  header   28  Title             \"A\"", "  header   28  Title             \"B\"", false),
      ("§ friends · 2 rows", "§ enemies · 3 rows", true),
      ("§ a · 2 rows · Cell · #30315927", "§ b · 3 rows · Cell · #4f525aa1", true),
      ("§ a · 2 rows · Cell · #30315927", "§ b · 3 rows · Card · #4f525aa1", false),
      ("§ friends · 2 rows  [collapsed]", "§ friends · 2 rows", false),
      ("content 375×524 · 3 sections", "content 375×532 · 4 sections", true),
      ("└── end of viewport · 8 blank", "└── end of viewport · 16 blank", true),
      ("  ⋮ 17 rows · PostCell · #30315927", "  ⋮ 4 rows · PostCell · #4f525aa1", true),
      ("  ⋮ 17 rows · PostCell", "  ⋮ 17 rows · AdCell", false),
      ("                 name        \"1\"", "                 name        \"2\"", false),
      ("  gap 8", "  gap 9", false),
      ("                 content     \"10\"", "                 content     \"11\"", false),
      ("                 row         4", "                 row         5", false),
      (
        "                 table       \"Price 10\"", "                 table       \"Price 9\"",
        false
      ),
      (
        "  row      44  Cell              #a  \"b  c\"",
        "  row      44  Cell              #a  \"b c\"", false
      ),
      ("content 9×9 · 1 row · offset 8", "content 9×9 · 1 row · offset 99", false),
      ("§ a · 2 rows  [repeated=2]", "§ a · 2 rows  [repeated=9]", false),
      ("§ a · grid of 3 · 2 items", "§ b · grid of 3 · 7 items", true),
      ("§ a · grid of 3 · 2 items", "§ a · grid of 4 · 2 items", false),
      (
        "  item         Cell              #a  \"b\"", "  item         Cell              #z  \"b\"",
        true
      ),
      ("== calls\n  row 44 Cell a", "== calls\n  row 44 Cell b", false),
    ]
  )
  func lines(one: String, other: String, isSame: Bool) {
    let table = "table t · plain · 9×9 · select none\ncontent 9×9 · 1 section · 1 row · offset 0\n"
    let first = LineDiff(from: table, to: "\(table)\(one)\n").normalizedChanges
    let second = LineDiff(from: table, to: "\(table)\(other)\n").normalizedChanges
    #expect((first == second) == isSame)
    #expect(first != LineDiff(from: "\(table)\(one)\n", to: table).normalizedChanges)
  }

  @Test(
    "the head of a table",
    arguments: [
      ("table t · plain · 9×9 · select none", "table t · plain · 8×9 · select none", false),
      ("table t · 2 sections · 7 rows", "table t · 3 sections · 8 rows", true),
      ("collection t · 2 sections · 7 items", "collection t · 3 sections · 8 items", true),
      ("table t · 2 sections · 7 rows", "table s · 2 sections · 7 rows", false),
    ]
  )
  func head(one: String, other: String, isSame: Bool) {
    let (first, second) = (LineDiff(from: "", to: "\(one)\n"), LineDiff(from: "", to: "\(other)\n"))
    #expect((first.normalizedChanges == second.normalizedChanges) == isSame)
  }

  @Test(
    "a text of one's own is compared as it is, whatever its lines begin with",
    arguments: [
      "table 10", "row 10 Price a10", "content 10", "§ a · 10 rows",
      "  row      44  Cell              #a10",
      "  ⋮ 10 rows", "table t · 10 rows\nelse 10",
    ]
  )
  func ownText(line: String) {
    let texts = [line, line.replacing("10", with: "99999")]
      .map { LineDiff(from: "", to: "head\n\($0)\n").normalizedChanges }
    #expect(texts[0] != texts[1])
    let alone = [line, line.replacing("10", with: "99999")]
      .map { LineDiff(from: "", to: "\($0)\nmore\n").normalizedChanges }
    #expect(alone[0] != alone[1])
  }

  @Test("snapshots with the same changes belong together, in the order of the first ones")
  func groups() throws {
    let package = try TemporaryPackage()
    let head = "table t · plain · 9×9 · select none\n§ s · 1 row\n"
    try package.change("a", from: "\(head)  row      44  Cell              #a\n", to: head)
    try package.change("b", from: "x\n", to: "y\n")
    try package.change("c", from: "\(head)  row      44  Cell              #b\n", to: head)
    try package.change("d", from: "\(head)  row      44  Cell              #b\n", to: "y\n")
    let groups = ChangeGroup.groups(of: package.package.pendingSnapshots)
    #expect(
      groups.map { $0.snapshots.map { String($0.name.suffix(1)) }.joined() } == ["ac", "b", "d"]
    )
  }
}
