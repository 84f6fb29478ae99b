import Binder
import HeadlessTable
import TestSupport
import Testing

/// What announces changes in place of the binder, and what it is told.
@MainActor
@Suite(.bounded)
struct UpdateDelegateTests {
  final class Recorder: TableViewUpdateDelegate {
    var updates: [CollectionUpdate] = []

    func animate(updates: CollectionUpdate, on tableView: any TableHost) {
      self.updates.append(updates)
      tableView.reloadData()
    }
  }

  @Test func anUpdateDelegateAnnouncesChangesInPlaceOfTheBinder() {
    var people = (0..<4).map { Person(id: $0, name: "n", age: 0) }
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { people })
    screen.show(.friends)
    screen.table.calls.clear()
    let recorder = Recorder()
    screen.binder.updateDelegate = recorder
    people.remove(at: 1)
    people.append(people.removeFirst())
    people[1].age = 1
    people.append(Person(id: 9, name: "new", age: 0))
    screen.binder.refresh()
    #expect(screen.table.calls.updates.map(\.kind) == [.reload])
    var expected = CollectionUpdate()
    expected.itemDeletions = [IndexPath(row: 1, section: 0)]
    expected.itemInsertions = [IndexPath(row: 3, section: 0)]
    expected.itemUpdates = [IndexPath(row: 3, section: 0)]
    expected.itemMoves = [
      .init(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    ]
    #expect(recorder.updates == [expected])
    screen.binder.refresh()
    _ = screen.table.numberOfSections
    #expect(recorder.updates.count == 1)
  }

  /// Two rows change, and a row moves to where the first of them was: its reload would read like one of the moved row.
  @Test func aChangedRowWhosePositionIsTheTargetOfAMoveIsDeletedAndInserted() {
    var people = people("abcd")
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { people })
    screen.show(.friends)
    let recorder = Recorder()
    screen.binder.updateDelegate = recorder
    people.swapAt(0, 1)
    people.swapAt(1, 2)
    for row in 0...1 { people[row].age = 1 }
    people[3].age = 1
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    var expected = CollectionUpdate()
    #expect(people.map(\.id) == [98, 99, 97, 100])
    expected.itemMoves = [
      .init(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    ]
    expected.itemDeletions = [IndexPath(row: 2, section: 0)]
    expected.itemInsertions = [IndexPath(row: 1, section: 0)]
    expected.itemUpdates = [1, 3].map { IndexPath(row: $0, section: 0) }
    #expect(recorder.updates == [expected])
  }

  @Test func anUpdateDelegateIsToldOfSectionsWhoseRowsAreOnlyInsertedAndDeleted() {
    var people: [Section: [Person]] = [
      .banner: people("ab"), .friends: people("c"), .enemies: people("de"), .form: people("f"),
    ]
    let screen = Screen()
    screen.binder.onSections(.banner, .friends, .enemies, .form)
      .bind(cellType: NameCell.self, models: { people })
    screen.show(.banner, .friends, .enemies, .form)
    let recorder = Recorder()
    screen.binder.updateDelegate = recorder
    people[.form]?.append(contentsOf: self.people("g"))
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    people[.enemies] = self.people("ed")
    people[.form] = self.people("fgc")
    screen.binder.displayedSections = [.form, .banner, .enemies]
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    #expect(recorder.updates.map(\.sectionUpdates) == [[3], []])
    #expect(recorder.updates.map(\.sectionDeletions) == [[], [1, 3]])
    #expect(recorder.updates.map(\.sectionInsertions) == [[], [0]])
  }

  /// Announces all that it is told, in one batch.
  final class Announcer: TableViewUpdateDelegate {
    func animate(updates: CollectionUpdate, on tableView: any TableHost) {
      tableView.performBatchUpdates(
        {
          tableView.deleteRows(at: updates.itemDeletions, with: .none)
          tableView.insertRows(at: updates.itemInsertions, with: .none)
          for move in updates.itemMoves { tableView.moveRow(at: move.from, to: move.to) }
          tableView.deleteSections(updates.sectionDeletions, with: .none)
          tableView.insertSections(updates.sectionInsertions, with: .none)
          for move in updates.sectionMoves {
            tableView.moveSection(move.from, toSection: move.to)
          }
          tableView.reloadRows(at: updates.itemUpdates, with: .none)
          tableView.reloadSections(updates.sectionUpdates, with: .none)
          tableView.reloadSections(updates.sectionHeaderFooterUpdates, with: .none)
          tableView.reloadSections(updates.undiffableSectionUpdates, with: .none)
        },
        completion: nil
      )
    }
  }

  @Test(arguments: Cases.seeds(8))
  func allThatADelegateIsToldIsOneValidBatch(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = RandomScreen()
    let announcer = Announcer()
    screen.binder.updateDelegate = announcer
    for step in 0..<60 {
      screen.change(&random)
      screen.binder.refresh()
      #expect(screen.shown == screen.expected, "seed \(seed), step \(step)")
      #expect(screen.shownTitles == screen.expectedTitles, "seed \(seed), step \(step)")
      #expect(screen.table.inconsistencies.isEmpty, "seed \(seed), step \(step)")
      if !screen.table.inconsistencies.isEmpty || screen.shown != screen.expected { return }
    }
  }

  private func people(_ letters: String) -> [Person] {
    letters.utf8.map { Person(id: Int($0), name: "n", age: 0) }
  }
}
