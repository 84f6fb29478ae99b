internal import Binder

/// The references that a process has asserted, so that two snapshots never share one by accident.
package struct AssertedSnapshots: Sendable {
  private struct Claim {
    let path: String
    let name: String
    let test: SnapshotTest
    let text: Int
  }

  private var claims: [String: Claim] = [:]
  private var inlineUses: [String: Set<InlineUse>] = [:]

  package init() {}

  private static let shared = Lock(AssertedSnapshots())

  package static func ofProcess(_ body: (inout AssertedSnapshots) -> String?) -> String? {
    shared.withLock { body(&$0) }
  }

  /// Notes an assertion, or says why it must not be: its reference has been asserted, or is one file with
  /// one that has been where case is ignored.
  ///
  /// The same line may assert the same text again, as in a test that is repeated.
  package mutating func claim(
    _ location: SnapshotLocation,
    named name: String,
    text: String,
    by test: SnapshotTest
  ) -> String? {
    let key = location.reference.lowercased()
    let claim = Claim(path: location.path, name: name, test: test, text: text.hashValue)
    guard let first = claims[key] else {
      claims[key] = claim
      return nil
    }
    if first.path != claim.path { return Self.differsInCase(first, claim) }
    if first.test == claim.test, first.name == claim.name, first.text == claim.text { return nil }
    return first.test.name == claim.test.name
      ? Self.isSecond(first, claim) : Self.isOfOtherTest(first, claim)
  }

  /// Notes a comparison with an expectation behind a call, or says why it must not be: the same call was made before with
  /// another text, and the expectation cannot be both.
  ///
  /// Texts that pass, as by lines `⋮` or by expectations of a helper, may be several.
  package mutating func claim(
    _ location: SnapshotLocation,
    named name: String,
    for use: InlineUse
  ) -> String? {
    let uses = inlineUses[location.reference, default: []].union([use])
    inlineUses[location.reference] = uses
    return uses.contains { first in uses.contains { $0.contradicts(first) } }
      ? "'\(name)' is asserted here with several texts; one expectation cannot be all. Nothing waits to be accepted."
      : nil
  }

  private static func isSecond(_ first: Claim, _ second: Claim) -> String {
    let line =
      (first.test.file, first.test.line, first.test.column)
        == (second.test.file, second.test.line, second.test.column)
      ? "with another text, in the same line" : "first in line \(first.test.line)"
    return """
      '\(second.name)' is asserted twice in this test, \(line).
      Give each snapshot of a test a name: assertSnapshot(of: …, named: "…").
      """
  }

  private static func isOfOtherTest(_ first: Claim, _ second: Claim) -> String {
    """
    '\(second.name)' has the reference of another test, \(first.test.name) in line \
    \(first.test.line): \(second.path).
    Give one of them another name: assertSnapshot(of: …, named: "…").
    """
  }

  private static func differsInCase(_ first: Claim, _ second: Claim) -> String {
    """
    '\(second.path)' and '\(first.path)', asserted in line \(first.test.line), are one file where \
    case is ignored.
    Give one of them another name: assertSnapshot(of: …, named: "…").
    """
  }
}

/// A text that was compared with the expectation behind a call.
package struct InlineUse: Hashable, Sendable {
  private let text: Int
  private let expectation: Int
  private let passes: Bool

  package init(text: String, expectation: String?, passes: Bool) {
    self.text = text.hashValue
    self.expectation = expectation.hashValue
    self.passes = passes
  }

  /// Whether no expectation in the source could be that of both.
  fileprivate func contradicts(_ other: InlineUse) -> Bool {
    guard text != other.text, !passes || !other.passes else { return false }
    return passes == other.passes || expectation == other.expectation
  }
}
