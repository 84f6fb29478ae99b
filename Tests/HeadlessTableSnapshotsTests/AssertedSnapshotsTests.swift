import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct SnapshotClaimsTests {
  private var claims = AssertedSnapshots()

  private mutating func claim(
    _ name: String,
    text: String = "",
    test: String = "overview()",
    line: Int = 3,
    reference: String? = nil
  ) -> String? {
    let location = SnapshotLocation(
      package: SnapshotPackage(root: "/p"),
      path: "T/__Snapshots__/F/\(reference ?? name).txt"
    )
    let test = SnapshotTest(module: "A", function: test, file: "/p/T/F.swift", line: line)
    return claims.claim(location, named: name, text: text, by: test)
  }

  @Test("a second snapshot of a name in a test is refused, with another text in one line too")
  mutating func second() {
    #expect(claim("accounts") == nil)
    #expect(claim("other", line: 4) == nil)
    #expect(
      claim("accounts", line: 5) == """
        'accounts' is asserted twice in this test, first in line 3.
        Give each snapshot of a test a name: assertSnapshot(of: …, named: "…").
        """
    )
    #expect(
      claim("accounts", text: "changed") == """
        'accounts' is asserted twice in this test, with another text, in the same line.
        Give each snapshot of a test a name: assertSnapshot(of: …, named: "…").
        """
    )
  }

  @Test("the same line may assert the same text again, as in a test that is repeated")
  mutating func again() {
    #expect(claim("accounts", text: "a") == nil)
    #expect(claim("accounts", text: "a") == nil)
  }

  @Test("two tests do not share a reference")
  mutating func shared() {
    #expect(claim("accounts") == nil)
    #expect(
      claim("accounts", test: "detail()", line: 9) == """
        'accounts' has the reference of another test, A.overview() in line 3: \
        T/__Snapshots__/F/accounts.txt.
        Give one of them another name: assertSnapshot(of: …, named: "…").
        """
    )
  }

  @Test("names that differ in capital letters only are refused")
  mutating func capitals() {
    #expect(claim("accounts") == nil)
    #expect(
      claim("Accounts") == """
        'T/__Snapshots__/F/Accounts.txt' and 'T/__Snapshots__/F/accounts.txt', asserted in line 3, are one \
        file where case is ignored.
        Give one of them another name: assertSnapshot(of: …, named: "…").
        """
    )
  }

  /// The files of an inline assertion, and what it says of several texts.
  private mutating func inline(_ text: String, _ expected: String?, passes: Bool) -> Bool {
    let location = SnapshotLocation(package: SnapshotPackage(root: "/p"), path: "T/F.swift/3-1.txt")
    let use = InlineUse(text: text, expectation: expected, passes: passes)
    let sentence = claims.claim(location, named: "t", for: use)
    let refusal =
      "'t' is asserted here with several texts; one expectation cannot be all. "
      + "Nothing waits to be accepted."
    #expect(sentence == nil || sentence == refusal)
    return sentence == nil
  }

  @Test("an expectation is not that of a text that passes and of one that does not")
  mutating func inlineTexts() {
    #expect(inline("a", "a", passes: true))
    #expect(inline("a", "a", passes: true))
    #expect(!inline("b", "a", passes: false))
    #expect(!inline("a", "a", passes: true))
  }

  @Test("two texts that do not pass have no expectation together, whichever comes again")
  mutating func inlineMismatches() {
    #expect(inline("a", nil, passes: false))
    #expect(inline("a", nil, passes: false))
    #expect(!inline("b", nil, passes: false))
    #expect(!inline("a", nil, passes: false))
  }

  @Test("texts that pass may differ, by lines that are left out or by expectations of a helper")
  mutating func inlinePasses() {
    #expect(inline("a\n1\n", "a\n⋮\n", passes: true))
    #expect(inline("a\n2\n", "a\n⋮\n", passes: true))
    #expect(inline("b\n", "b\n", passes: true))
    #expect(inline("c\n", "d\n", passes: false))
  }
}
