import Binder
import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// A section of the README's screen as a chain.
@MainActor func others(_ binder: SectionedTableViewBinder<PeopleSection>, of store: PeopleStore) {
  binder.onSection(.others)
    .bind(headerTitle: "Others")
    .rows({ store.others }) { person in ListContent(person.name) }
    .onTapped { person in store.befriend(person) }
}

/// The README shows a screen that is compiled here, its picture, and the failure of its test.
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
    let starter = try PackageRoot.text(of: "Samples/Starter/Sources/People/PeopleScreen.swift")
    #expect(readme.blocks("swift")[0] + "\n" == starter)
    try readme.expectCode([1])
    try readme.expectCode([2], before: "assertSnapshot(of: table)")
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

  @Test("shows the same as a chain")
  func chain() {
    let (store, table) = (PeopleStore(), HeadlessTable(id: "people", width: 375, height: 480))
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: PeopleSection.self)
    binder.onSection(.friends)
      .bind(headerTitle: "Friends")
      .rows({ store.friends }) { person in ListContent(person.name) }
    others(binder, of: store)
    binder.displayedSections = [.friends, .others]
    binder.finish()
    let built = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(PeopleStore())
    screen.bind(to: built)
    for table in [table, built] { table.tapRow(0, in: PeopleSection.others) }
    binder.refresh()
    screen.refresh()
    #expect(table.render() == built.render())
    #expect(table.numberOfRows(inSection: 0) == 2)
    withExtendedLifetime((binder, screen)) {}
  }

  @Test("fails as the README shows")
  func failure() throws {
    try befriend(forgetting: false) { table in try package.write(Self.path, table.render(.text)) }
    var failure = ""
    try befriend(forgetting: true) { table in failure = self.failure(of: table) }
    let shown = readme.blocks("diff")[0]
    #expect(failure.hasPrefix(shown.dropLast("…".count)), "\(failure)")
  }

  @Test(
    "is drawn as the README shows",
    arguments: [("", TablePicture.Appearance.light), ("~dark", .dark)]
  )
  func picture(suffix: String, appearance: TablePicture.Appearance) throws {
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 220, height: 232)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    let drawn = table.render(.svg(appearance: appearance)) {
      table.tapRow(0, in: PeopleSection.others)
      screen.refresh()
    }
    let path = "Sources/HeadlessTable/HeadlessTable.docc/Resources/people\(suffix).svg"
    if ProcessInfo.processInfo.environment["DRAW"] != nil {
      try drawn.write(to: PackageRoot.url.appending(path: path), atomically: true, encoding: .utf8)
    }
    #expect(
      drawn == (try? PackageRoot.text(of: path)),
      "Draw it again: DRAW=1 swift test --filter ReadmeExampleTests"
    )
  }

  /// Reads the table after the tap of the README's test, also as if `befriend(_:)` had forgotten its last line.
  private func befriend(forgetting: Bool, read: (HeadlessTable) throws -> Void) throws {
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    let joanne = try #require(store.others.first)
    table.tapRow(0, in: PeopleSection.others)
    if forgetting { store.friends.removeAll { $0.id == joanne.id } }
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
