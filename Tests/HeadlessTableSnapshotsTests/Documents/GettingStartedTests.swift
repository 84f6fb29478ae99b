import Binder
import Observation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor @Observable
final class PeopleStore {
  var friends = [Person(id: 1, name: "Asif")]
  var others = [Person(id: 2, name: "Joanne"), Person(id: 3, name: "Sue")]

  func befriend(_ person: Person) {
    others.removeAll { $0.id == person.id }
    friends.append(person)
  }
}

enum PeopleSection: TableViewSection { case friends, others }

@MainActor
func peopleScreen(_ store: PeopleStore) -> TableScreen<PeopleSection> {
  TableScreen(sectionedBy: PeopleSection.self) {
    OnSection(.friends) {
      Header("FRIENDS")
      Rows(store.friends) { person in ListContent(person.name) }
    }
    OnSection(.others) {
      Header("OTHERS")
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
    try page.expectCode([0])
    let store = PeopleStore()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = peopleScreen(store)
    screen.bind(to: table)
    table.tapRow(0, in: PeopleSection.others)
    screen.refresh()
    #expect(store.friends.map(\.name) == ["Asif", "Joanne"])

    let package = try TemporaryPackage()
    let test = SnapshotTest(
      module: "PeopleTests",
      suites: ["PeopleTests"],
      function: "aTapMakesAFriend()",
      file: package.file("Tests/PeopleTests/PeopleTests.swift"),
      line: 18
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: table, as: .text),
      with: .file(named: nil),
      record: nil,
      in: test,
      environment: [:]
    )
    let mismatch = #expect(throws: SnapshotMismatch.self) { try assertion.check() }
    #expect(page.texts[3] == mismatch?.description)
  }
}
