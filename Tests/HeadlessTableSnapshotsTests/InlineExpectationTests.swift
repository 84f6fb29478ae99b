import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct InlineExpectationTests {
  private func snapshot(_ text: String) -> Snapshot {
    var snapshot = Snapshot("")
    (snapshot.text, snapshot.defaultName) = (text, "t")
    return snapshot
  }

  @Test(
    "only a line ⋮ stands for lines, and for one at least",
    arguments: [
      ("a b c", "a b c", true),
      ("a b c", "a b c\n", true),
      ("a c", "a b c", false),
      ("a ⋮ c", "a b c", true),
      ("a ⋮ c", "a b b b c", true),
      ("a ⋮ c", "a c", false),
      ("⋮", "", false),
      ("⋮", "a b", true),
      ("", "", true),
      ("", "\n", true),
      ("", "\n\n", false),
      ("", "a", false),
      ("⋮ b", "a b", true),
      ("⋮ b", "a b c", false),
      ("a ⋮", "a b c", true),
      ("a ⋮", "a", false),
      ("⋮ b ⋮ b ⋮", "a b b b b", true),
      ("⋮ b ⋮ b ⋮", "a b b b", false),
      ("a ⋮ b c ⋮ d", "a b x b c x d", true),
      ("a ⋮ b c ⋮ d", "a b x c b x d", false),
      ("a ⋮1 c", "a b c", false),
      ("a ⋮1 c", "a ⋮1 c", true),
      ("a ⋮ ⋮ c", "a b b c", true),
      ("a ⋮ ⋮ c", "a b c", false),
      ("a ⋮ a", "a", false),
      ("\u{e9}", "e\u{301}", false),
      ("⋮ \u{e9}", "a e\u{301}", false),
    ]
  )
  func matching(expected: String, text: String, matches: Bool) {
    let expected = expected.replacing(" ", with: "\n")
    let mismatch = InlineExpectation(expected).mismatch(
      with: snapshot(text.replacing(" ", with: "\n"))
    )
    #expect((mismatch == nil) == matches)
  }

  @Test("finds a match wherever there is one", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let text = (0..<random.below(7)).map { _ in "abc".randomElement(using: &random) ?? "a" }
      let pattern = (0..<random.below(6)).map { _ in "abc⋮⋮".randomElement(using: &random) ?? "a" }
      let found = InlineExpectation(pattern.map(String.init).joined(separator: "\n"))
        .mismatch(with: snapshot(text.map(String.init).joined(separator: "\n")))
      #expect((found == nil) == Self.matches(pattern[...], text[...]), "\(pattern) \(text)")
    }
  }

  /// The slow way: every number of lines for every ⋮.
  private static func matches(
    _ pattern: ArraySlice<Character>,
    _ text: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    guard let line = text.first else { return false }
    if first != "⋮" { return first == line && matches(pattern.dropFirst(), text.dropFirst()) }
    return matches(pattern.dropFirst(), text.dropFirst()) || matches(pattern, text.dropFirst())
  }

  @Test(
    "a line ⋮ stays where it still stands for lines, also beside a line that has changed",
    arguments: [
      ("a ⋮ d e", "a b c d f", "a ⋮ d f"),
      ("a ⋮ d", "x b c d", "x ⋮ d"),
      ("a ⋮ d", "a b c y", "a ⋮ y"),
      ("a ⋮ d", "x b c y", "x ⋮ y"),
      ("a b ⋮ d", "x y 1 2 d", "x y ⋮ d"),
      ("a ⋮ d", "x y", "x y"),
      ("a ⋮", "x", "x"),
      ("a ⋮ ⋮ d", "x b c d", "x ⋮ ⋮ d"),
      ("⋮ a ⋮", "1 x 2", "1 x 2"),
    ]
  )
  func updated(old: String, text: String, expected: String) {
    let lines = [old, text, expected].map { $0.replacing(" ", with: "\n") + "\n" }
    #expect(InlineExpectation(lines[0]).updated(to: lines[1]) == lines[2])
  }

  @Test("the failure shows what is not covered by a line ⋮")
  func failure() {
    let expectation = InlineExpectation(
      """
      table t · plain
      ⋮
      § a · 2 rows
        row      44  Cell              #1
      ⋮
      """
    )
    let text = """
      table t · plain
      content
      ┌── viewport
      § a · 2 rows
        row      50  Cell              #1
        row      44  Cell              #2
      └── end
      """
    #expect(
      expectation.mismatch(with: snapshot(text))?.description == """
        t is not what is expected (2 changed lines)
          ~ a/1   height 44 → 50
        -  row      44  Cell              #1
        +  row      50  Cell              #1
        """
    )
  }

  @Test("a line ⋮ that stands for nothing is named")
  func nothing() {
    #expect(
      InlineExpectation("a\n⋮\nb").mismatch(with: snapshot("a\nb\n"))?.description
        == "t is what is expected, but a line ⋮ stands for no line: remove it"
    )
  }

  @Test(
    "a carriage return belongs to its line, and is shown",
    arguments: [
      (
        "a\r\nb\n", "c\n",
        "t is not what is expected (3 changed lines)\n-a\\r\n-b\n+c"
      ),
      (
        "⋮\nz\n", "a\r\nb\r\nq\n",
        "t is not what is expected (2 changed lines)\n-z\n+q"
      ),
      ("a\r\n⋮\n", "a\r\nb\r\n", nil),
      ("a\n⋮\n", "a\r\nb\r\n", "t is not what is expected (2 changed lines)\n-a\n+a\\r"),
      ("a\rb", "a\rb\n", nil),
    ] as [(String, String, String?)]
  )
  func carriageReturns(expected: String, text: String, description: String?) {
    let mismatch = InlineExpectation(expected).mismatch(with: snapshot(text))
    #expect(mismatch?.description == description)
  }

  @Test("no text and no expectation stops the test", arguments: Cases.seeds(20))
  func arbitraryLines(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "b", "\r", "\n", "\n", "\r\n", "⋮", "⋮\n", "\u{301}", "é", "\0", "\u{2028}"]
    func some() -> String {
      (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
    for _ in 0..<200 {
      let (expected, text) = (some(), some())
      let mismatch = InlineExpectation(expected).mismatch(with: snapshot(text))
      let isSame = Array(expected.linesWithoutNewlines) == text.linesWithoutNewlines
      if isSame, !expected.contains("⋮") { #expect(mismatch == nil, "\(expected.quoted)") }
    }
  }
}
