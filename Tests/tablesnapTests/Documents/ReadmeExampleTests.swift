import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// The README shows a screen that is compiled here, the failure of its test, and the review of that failure.
@MainActor
@Suite("The README's example", .bounded)
struct ReadmeExampleTests {
  private static let path = "Tests/PeopleTests/__Snapshots__/PeopleTests/befriends/people.txt"
  private let readme: Guide
  private let package: TemporaryPackage

  init() throws {
    readme = try Guide("README.md")
    package = try TemporaryPackage()
  }

  @Test("is the code that is compiled here")
  func code() throws {
    let file = try PackageRoot.text(of: "Tests/tablesnapTests/Documents/ReadmeExample.swift")
    let parts = file.components(separatedBy: "// example:")
    #expect(readme.blocks("swift")[0] + "\n" == parts[0] + parts[1].dropFirst("begin\n".count))
    try readme.expectCode([1], before: "assertSnapshot(of: table)")
  }

  @Test("fails, and is reviewed, as the README shows")
  func failure() throws {
    try package.write(Self.path, befriends(forgetting: false).render())
    let failure = failure(of: try befriends(forgetting: true))
    let shown = readme.blocks("diff")[0]
      .components(separatedBy: "\n\n$ swift run tablesnap review\n")
    #expect(failure.hasPrefix(shown[0]))

    var session = ReviewSession(of: package.package.pendingSnapshots)
    var review = session.opening
    session.run(reading: { nil }, writing: { review += $0 })
    let parts = shown[1].components(separatedBy: "…\n")
    #expect(review.hasPrefix(parts[0]) && review.contains("\n\(parts[1])"))
  }

  /// The table of the README's test, also for a store whose `befriend(_:)` forgets its first line.
  private func befriends(forgetting: Bool) throws -> HeadlessTable {
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    let joanne = try #require(store.others.first)

    table.tapRow(0, in: PeopleSection.others)
    if forgetting { store.others.insert(joanne, at: 0) }
    screen.refresh()
    table.layoutIfNeeded()
    return table
  }

  private func failure(of table: HeadlessTable) -> String {
    let test = SnapshotTest(
      module: "PeopleTests",
      function: "befriends()",
      file: "\(package.root)/Tests/PeopleTests/PeopleTests.swift",
      line: 15
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: table, as: .text),
      with: .file(named: nil),
      in: test,
      environment: [:]
    )
    do throws(SnapshotMismatch) {
      try assertion.check()
      return "passes"
    } catch {
      return error.description
    }
  }
}
