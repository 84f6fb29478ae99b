import Testing

/// A source text that users could write, with what type-checking it may cost.
struct TypeCheckFixture: Sendable, CustomTestStringConvertible {
  /// What it shows.
  var name: String

  /// The most solver scopes that the whole text may take.
  var scopes: Int

  /// A file of its own, with its imports.
  var source: String

  var testDescription: String { name }

  /// All of them.
  static let all = [
    TypeCheckFixture(
      name: "40 calls in a log",
      scopes: 40 * 14,
      source: """
        import HeadlessTable

        func calls() -> [Call] {
          var calls: [Call] = []
        \(lines(40) { "  calls.append(.count(Call.Count(place: nil, answer: \($0))))" })
          return calls
        }
        """
    )
  ]

  /// A text for each number below `count`, a line each.
  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }
}
