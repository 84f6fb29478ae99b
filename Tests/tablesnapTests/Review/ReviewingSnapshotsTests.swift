import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// The page about reviewing shows what a review shows.
@Suite("Reviewing snapshots", .bounded)
struct ReviewingSnapshotsTests {
  /// The text of a screen whose header has a height, with rows of 44 points.
  private func screen(_ table: String, header: Int, rows: [String]) -> String {
    let height = header + 44 * rows.count
    let lines = rows.map { "  row      44  NameCell          \"\($0)\"\n" }.joined()
    return """
      table \(table) · plain · 375×480 · select single
      content 375×\(height) · 1 section · \(rows.count) rows · offset 0
      ┌── viewport
      § \(table) · \(rows.count) rows
        header   \(header)  Title             "Overview"
      \(lines)└── end of viewport · \(480 - height) blank

      """
  }

  @Test func thePageShowsAReview() throws {
    let package = try TemporaryPackage()
    for (name, rows) in [
      ("accounts", ["Savings", "Travel"]), ("cards", ["Credit", "Debit", "Gift"]),
    ] {
      try package.change(
        name,
        from: screen(name, header: 28, rows: rows),
        to: screen(name, header: 36, rows: rows)
      )
    }
    try package.change("loans", from: "none\n", to: "some\n")
    var session = ReviewSession(of: package.package.pendingSnapshots)
    var text = session.opening
    session.run(reading: { nil }, writing: { text += $0 })
    let page = try PackageRoot.text(
      of: "Sources/HeadlessTableSnapshots/HeadlessTableSnapshots.docc/ReviewingSnapshots.md"
    )
    let shown = page.components(separatedBy: "```text\n")[2].components(separatedBy: "\n```")[0]
    #expect(text.hasPrefix(shown))
  }
}
