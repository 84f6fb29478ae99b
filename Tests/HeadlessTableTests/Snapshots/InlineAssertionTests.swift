import TestSupport
import Testing

@testable import HeadlessTable

/// Several texts that come by one call, as those of a test with arguments do.
@Suite(.bounded)
struct InlineAssertionTests {
  private let package: TemporaryPackage
  private var claims = SnapshotClaims()

  init() throws {
    package = try TemporaryPackage()
  }

  /// What the call in a line says of a text; nil where it passes.
  private mutating func failure(_ text: String, matches expected: String?) -> String? {
    let source = package.source("Tests/AppTests/File.swift", line: 12)
    let assertion = InlineAssertion(
      of: Snapshot(of: text, as: .text),
      matches: expected,
      in: SnapshotTest(module: "AppTests", function: "overview()", source: source),
      environment: [:]
    )
    do throws(SnapshotMismatch) {
      try assertion.check(claim: { claims.claim($0, named: "snapshot", for: $1) })
      return nil
    } catch {
      return error.description
    }
  }

  private let refusal =
    "'snapshot' is asserted here with several texts; one expectation cannot be all."

  @Test("one that passes before another does not")
  mutating func passingFirst() {
    #expect(failure("1", matches: "1") == nil)
    #expect(failure("2", matches: "1")?.hasPrefix("\(refusal)\nsnapshot is not what") == true)
    #expect(failure("1", matches: "1") == refusal)
    #expect(package.files == [:])
  }

  @Test("one that passes after another has not: its text waits no more")
  mutating func passingLast() {
    #expect(failure("2", matches: "1")?.contains("\naccept     swift run tablesnap") == true)
    #expect(package.files.keys.contains { $0.contains("/pending/") })
    #expect(failure("1", matches: "1") == refusal)
    #expect(package.files == [:])
    #expect(failure("2", matches: "1")?.hasPrefix(refusal) == true)
    #expect(package.files == [:])
  }
}
