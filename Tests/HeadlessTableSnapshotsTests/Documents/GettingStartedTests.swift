import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// The first page shows the failure of its own test.
@MainActor
@Suite("Getting started", .bounded)
struct GettingStartedTests {
  @Test func thePageShowsWhatItsTestSays() throws {
    let page = try Guide("Sources/Binder/Binder.docc/GettingStarted.md")
    try page.expectCode([0])
    let screen = PeopleScreen()
    screen.table.tapRow(0, in: PeopleSection.others)
    #expect(screen.friends.map(\.name) == ["Asif", "Joanne"])

    let package = try TemporaryPackage()
    let test = SnapshotTest(
      module: "PeopleTests",
      suites: ["PeopleTests"],
      function: "aTapMakesAFriend()",
      file: package.file("Tests/PeopleTests/PeopleTests.swift"),
      line: 18
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: screen.table, as: .text),
      with: .file(named: nil),
      record: nil,
      in: test,
      environment: [:]
    )
    let mismatch = #expect(throws: SnapshotMismatch.self) { try assertion.check() }
    #expect(page.texts[3] == mismatch?.description)
  }
}

extension GettingStartedTests {
  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  final class PersonCell: HeadlessCell {
    let name = Label()
  }

  enum PeopleSection: TableViewSection { case friends, others }

  @MainActor
  final class PeopleScreen {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let binder: SectionedTableViewBinder<PeopleSection>
    var friends = [Person(id: 1, name: "Asif")]
    var others = [Person(id: 2, name: "Joanne"), Person(id: 3, name: "Sue")]

    init() {
      binder = SectionedTableViewBinder(tableView: table, sectionedBy: PeopleSection.self)

      binder.onSection(.friends)
        .bind(headerTitle: "FRIENDS")
        .bind(cellType: PersonCell.self, models: { [unowned self] in friends })
        .onDequeue { row, cell, person in cell.name.text = person.name }

      binder.onSection(.others)
        .bind(headerTitle: "OTHERS")
        .bind(cellType: PersonCell.self, models: { [unowned self] in others })
        .onDequeue { row, cell, person in cell.name.text = person.name }
        .onTapped { [unowned self] row, cell, person in befriend(person) }

      binder.displayedSections = [.friends, .others]
      binder.finish()
    }

    func befriend(_ person: Person) {
      others.removeAll { $0.id == person.id }
      friends.append(person)
      binder.refresh()
    }
  }
}
