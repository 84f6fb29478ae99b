import HeadlessTable
import TestSupport
import Testing

@testable import tablesnap

@Suite("Changes that are the same", .bounded)
struct ChangeGroupTests {
  @Test(
    "lines that are alike but for names and sums",
    arguments: [
      ("  row      64  AccountCell  acc-1", "  row      64  AccountCell  acc-2", true),
      ("  row      64  AccountCell  acc-1", "  row      44  AccountCell  acc-1", false),
      ("  row      64  AccountCell  acc-1", "  row      64  ButtonCell   acc-1", false),
      ("  row      64  AccountCell  acc-1  [selected]", "  row      64  AccountCell  acc-1", false),
      ("  row      44  Cell         a  \"One\"", "  row      44  Cell         b  \"One\"", true),
      ("  row      44  Cell         a  \"One\"", "  row      44  Cell         a  \"Two\"", false),
      ("  row      44  Cell         \"One\"", "  row      44  Cell         \"Two\"", false),
      ("  row      44  Cell         [selected]", "  row      44  Cell         [focused]", false),
      ("  row      44  Cell         x=8  a", "  row      44  Cell         x=8  b", true),
      ("  row      44  Cell         x=8  a", "  row      44  Cell         x=9  a", false),
      ("  row      44  Cell         #3  a", "  row      44  Cell         #3  b", true),
      ("  row      44  Cell         a=\"b c\"", "  row      44  Cell         a=\"b d\"", false),
      ("  row     Cell         a", "  row     Cell         b", true),
      ("  header   28  Title        \"A\"", "  header   28  Title        \"B\"", false),
      ("§ friends · 2 rows", "§ enemies · 3 rows", true),
      ("§ friends · 2 rows  [collapsed]", "§ friends · 2 rows", false),
      ("content 375×524 · 3 sections", "content 375×532 · 4 sections", true),
      ("└── end of viewport · 8 blank", "└── end of viewport · 16 blank", true),
      ("  ⋮ 17 rows · PostCell×17 · #30315927", "  ⋮ 4 rows · PostCell×4 · #4f525aa1", true),
      ("  ⋮ 17 rows · PostCell×17", "  ⋮ 17 rows · AdCell×17", false),
      ("                 name        \"1\"", "                 name        \"2\"", false),
      ("  gap 8", "  gap 9", false),
    ]
  )
  func lines(one: String, other: String, isSame: Bool) {
    let first = LineDiff(from: "", to: "\(one)\n").normalizedChanges
    let second = LineDiff(from: "", to: "\(other)\n").normalizedChanges
    #expect((first == second) == isSame)
    #expect(first != LineDiff(from: "\(one)\n", to: "").normalizedChanges)
  }

  @Test("snapshots with the same changes belong together, in the order of the first ones")
  func groups() throws {
    let package = try TemporaryPackage()
    try package.change("a", from: "x\n  row      44  Cell         a\n", to: "x\n")
    try package.change("b", from: "x\n", to: "y\n")
    try package.change("c", from: "x\n  row      44  Cell         b\n", to: "x\n")
    try package.change("d", from: "  row      44  Cell         b\nx\n", to: "y\n")
    let groups = ChangeGroup.groups(of: package.package.pendingSnapshots)
    #expect(
      groups.map { $0.snapshots.map { String($0.name.suffix(1)) }.joined() } == ["ac", "b", "d"]
    )
  }
}
