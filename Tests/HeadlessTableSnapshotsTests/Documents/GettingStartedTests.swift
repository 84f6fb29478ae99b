import Binder
import Observation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

struct Person: Identifiable, Equatable { let id: String, name: String }
enum PeopleSection: TableViewSection { case friends, others }

@MainActor @Observable final class PeopleStore {
  var friends = [Person(id: "asif", name: "Asif")]
  var others = [Person(id: "joanne", name: "Joanne"), Person(id: "sue", name: "Sue")]
  func befriend(_ person: Person) {
    others.removeAll { $0.id == person.id }
    friends.append(person)
  }
}

@MainActor func peopleScreen(_ store: PeopleStore) -> TableScreen<PeopleSection> {
  TableScreen(sectionedBy: PeopleSection.self) {
    OnSection(.friends) {
      Header("Friends")
      Rows(store.friends) { person in ListContent(person.name) }
    }
    OnSection(.others) {
      Header("Others")
      Rows(store.others) { person in ListContent(person.name) }
        .onTapped { person in store.befriend(person) }
    }
  }
}

/// The first page shows the failure of its own test.
@MainActor
@Suite("Getting started", .bounded)
struct GettingStartedTests {
  @Test func thePageShowsWhatItsTestSays() throws {
    let page = try Guide("Sources/Binder/Binder.docc/GettingStarted.md")
    let files = [
      "Package.swift", "Sources/People/PeopleScreen.swift", "Tests/PeopleTests/PeopleTests.swift",
    ]
    for (file, block) in zip(files, page.blocks("swift")) {
      #expect(try PackageRoot.text(of: "Samples/Starter/\(file)") == block + "\n", "\(file)")
    }
    try page.expectCode([1])
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    table.tapRow(0, in: PeopleSection.others)
    screen.refresh()

    let package = try TemporaryPackage()
    let test = SnapshotTest(
      module: "PeopleTests",
      function: "befriends()",
      file: package.file("Tests/PeopleTests/PeopleTests.swift"),
      line: 15
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: table, as: .text),
      with: .file(named: nil),
      record: nil,
      in: test,
      environment: [:]
    )
    let mismatch = #expect(throws: SnapshotMismatch.self) { try assertion.check() }
    #expect(page.texts[0] == mismatch?.description)
  }
}
