import TestSupport
import Testing

@testable import HeadlessTable

@Suite(.bounded)
struct SnapshotClaimsTests {
  private var claims = SnapshotClaims()

  private mutating func claim(
    _ name: String,
    text: String = "",
    test: String = "overview()",
    line: Int = 3,
    reference: String? = nil
  ) -> String? {
    let source = SourcePlace(fileID: "A/F.swift", filePath: "/p/T/F.swift", line: line, column: 1)
    let location = SnapshotLocation(
      package: SnapshotPackage(root: "/p"),
      path: "T/__Snapshots__/F/\(reference ?? name).txt"
    )
    let test = SnapshotTest(module: "A", function: test, source: source)
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
}
