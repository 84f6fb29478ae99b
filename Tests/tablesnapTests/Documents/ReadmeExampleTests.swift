import Binder
import Foundation
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

  @MainActor @Test func befriends() {
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    table.tapRow(0, in: PeopleSection.others)
    screen.refresh()
    #expect(table.render(.text).components(separatedBy: "Joanne").count == 2)
    withExtendedLifetime(screen) {}
  }

  @Test("fails, and is reviewed, as the README shows")
  func failure() throws {
    try befriend(forgetting: false) { table in try package.write(Self.path, table.render(.text)) }
    var failure = ""
    try befriend(forgetting: true) { table in failure = self.failure(of: table) }
    let shown = readme.blocks("diff")[0]
      .components(separatedBy: "\n\n$ swift run tablesnap review\n")
    #expect(failure.hasPrefix(shown[0]))

    var session = ReviewSession(of: package.package.pendingSnapshots)
    var review = session.opening
    session.run(reading: { nil }, writing: { review += $0 })
    let parts = shown[1].components(separatedBy: "…\n")
    #expect(review.hasPrefix(parts[0]) && review.contains("\n\(parts[1])"))
  }

  /// Reads the table after the tap of the README's test, also as if `befriend(_:)` had forgotten its first line.
  private func befriend(forgetting: Bool, read: (HeadlessTable) throws -> Void) throws {
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    let joanne = try #require(store.others.first)
    table.tapRow(0, in: PeopleSection.others)
    if forgetting { store.others.insert(joanne, at: 0) }
    screen.refresh()
    try read(table)
    withExtendedLifetime(screen) {}
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
