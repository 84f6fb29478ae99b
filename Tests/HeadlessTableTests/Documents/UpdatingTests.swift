import Binder
import HeadlessTable
import TestSupport
import Testing

/// The page about updates shows what its code prints.
@MainActor
@Suite("Updating", .bounded)
struct UpdatingTests {
  struct Person: Identifiable, Equatable { let id: Int; var name: String }
  final class PersonCell: HeadlessCell { let name = Label() }
  enum PeopleSection: TableViewSection { case friends, enemies }

  private let page: Guide
  private let printed = Printed()

  init() throws { page = try Guide("Sources/Binder/Binder.docc/Updating.md") }

  private func print(_ value: some CustomStringConvertible) { printed.add(value) }

  @Test func thePageShowsTheCallsOfAnUpdate() throws {
    try page.expectCode([0])
    var friends = [Person(id: 1, name: "Asif"), Person(id: 2, name: "Joanne")]
    var updateEnemies: ([Person]) -> Void = { _ in }

    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: PeopleSection.self)
    binder.onSection(.friends)
      .bind(cellType: PersonCell.self, models: { friends })
      .onDequeue { row, cell, person in cell.name.text = person.name }
    binder.onSection(.enemies)
      .bind(cellType: PersonCell.self, models: [], updatedBy: &updateEnemies)
      .onDequeue { row, cell, person in cell.name.text = person.name }
    binder.displayedSections = [.friends, .enemies]
    binder.finish()

    table.layoutIfNeeded()
    table.calls.clear()
    friends[0].name = "Asif B."
    friends.swapAt(0, 1)
    binder.refresh()
    updateEnemies([Person(id: 3, name: "Sue")])
    print(table.calls)
    #expect(page.texts == printed.texts)
  }

  @Test func thePageSaysWhatAChangesetPrints() {
    let before = [Person(id: 1, name: "Asif"), Person(id: 2, name: "Sue")]
    let after = [Person(id: 2, name: "Sue B."), Person(id: 1, name: "Asif")]
    let changes = Changeset(from: before, to: after)
    print(changes)
    print(changes.applying(to: before, from: after) == after)
    #expect(page.remarks == printed.texts)
  }
}
