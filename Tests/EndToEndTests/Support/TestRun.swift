import TestSupport

/// What a run of tests said about snapshots.
struct TestRun {
  /// Something that was said about a snapshot, and where.
  struct Report: Hashable, Comparable, CustomStringConvertible {
    /// `SwiftTests.swift:12`.
    let place: String
    /// The first line of the failure's text.
    let title: String

    var description: String { "\(place) \(title)" }
    static func < (left: Report, right: Report) -> Bool { left.description < right.description }
  }

  /// Everything that was printed.
  let output: String
  /// Whether all commands ended with 0.
  let isGreen: Bool
  /// The failures, sorted.
  let reports: [Report]

  /// Reads what the test libraries have printed, each in a command of its own or both in one.
  init(_ commands: [Command]) {
    let output = commands.map(\.output).joined()
    self.output = output
    isGreen = commands.allSatisfy { $0.status == 0 }
    let lines = output.split(separator: "\n")
    reports = zip(lines, lines.dropFirst() + [""]).compactMap { line, next in
      if let found = line.firstMatch(of: /([A-Za-z]+\.swift:\d+): error: .* : failed - (.*)/) {
        return Report(place: String(found.1), title: String(found.2))
      }
      if let found = line.firstMatch(of: /([A-Za-z]+\.swift:\d+): error: (.*)/) {
        return Report(place: String(found.1), title: String(found.2))
      }
      if let found = line.firstMatch(of: /\ at ([A-Za-z]+\.swift:\d+):\d+: Issue recorded/) {
        return Report(place: String(found.1), title: String(next.trimmingPrefix(/[ ↳]+/)))
      }
      if let found = line.firstMatch(of: /\ at ([A-Za-z]+\.swift:\d+):\d+: Caught error: (.*)/) {
        return Report(place: String(found.1), title: String(found.2))
      }
      return nil
    }.sorted()
  }
}
