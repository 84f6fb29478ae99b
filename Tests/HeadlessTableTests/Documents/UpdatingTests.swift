import Binder
import BinderObservables
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
    #expect(Array(page.texts.prefix(1)) == printed.texts)
  }

  struct Note: Identifiable, Equatable { let id: Int }
  final class NoteCell: HeadlessCell { let text = Label() }

  @Test func thePageShowsTheCallsOfAScreenThatGrowsUpwards() throws {
    try page.expectCode([4])
    let notes = MutableObservableArray((21...40).map { Note(id: $0) })
    let chat = HeadlessTable(id: "chat", width: 375, height: 132)
    let chatBinder = TableViewBinder(tableView: chat)
    chatBinder.keepsVisibleRowsInPlace = true
    chatBinder.onTable()
      .bind(cellType: NoteCell.self, models: notes)
      .onDequeue { row, cell, note in cell.text.text = "message \(note.id)" }
      .prefetch(when: .cellsFromStart(0)) { count in
        notes.insert(contentsOf: (1...20).map { Note(id: $0) }, at: 0)
      }
    chatBinder.finish()
    chat.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom)

    chat.calls.clear()
    chat.scroll(to: 0)
    print(chat.calls)
    #expect(Array(page.texts.dropFirst()) == printed.texts)
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
