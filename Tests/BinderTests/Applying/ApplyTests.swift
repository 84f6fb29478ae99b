import HeadlessTable
import TestSupport
import Testing

@testable import Binder

/// What a table shows of the snapshots that are applied, in both spellings.
@MainActor
@Suite("Applying snapshots", .bounded)
struct ApplyTests {
  private let screens = AppliedScreens<Int>()

  private func shown() -> AppliedScreens<Int> {
    screens.apply(TableSnapshot([.friends: [1, 2, 3], .enemies: [4, 5]]))
    _ = screens.updates
    return screens
  }

  @Test func theFirstSnapshotComesByAReload() {
    #expect(screens.rows == "")
    _ = screens.updates
    screens.apply(TableSnapshot([.friends: [1, 2], .enemies: []]))
    #expect(screens.updates == ["reload"])
    #expect(screens.rows == "friends: 1 2 | enemies:")
    #expect(screens.messages == [])
  }

  @Test("a snapshot is led to by a batch", arguments: [true, false])
  func batch(animating: Bool) {
    let screens = shown()
    var snapshot = screens.binder.snapshot(of: Int.self)
    snapshot.deleteItems([2])
    snapshot.appendItems([6])
    snapshot.moveItem(4, beforeItem: 1)
    screens.apply(snapshot, animatingDifferences: animating)
    // The row that has come to another section is filled by the code of that one, without an animation.
    #expect(screens.animations == [animating ? [.automatic] : [.none], []])
    #expect(screens.rows == "friends: 4 1 3 | enemies: 5 6")
    #expect(screens.messages == [])
  }

  @Test func sectionsAreThoseOfTheSnapshot() {
    let screens = shown()
    screens.edit {
      $0.insertSections([.form], beforeSection: .friends)
      $0.appendItems([9], toSection: .form)
      $0.moveSection(.enemies, beforeSection: .form)
      $0.deleteSections([.friends])
    }
    #expect(screens.rows == "enemies: 4 5 | form: 9")
    screens.edit { $0.deleteAllItems() }
    #expect(screens.rows == "")
    #expect(screens.messages == [])
  }

  @Test func theSameSnapshotDoesNothing() {
    let screens = shown()
    screens.edit { _ in }
    #expect(screens.updates == [])
  }

  @Test func reloadedRowsGetNewCellsAndReconfiguredOnesKeepTheirs() throws {
    let screens = shown()
    func cells() -> [NameCell?] {
      screens.tables.flatMap { table in
        (0..<3).map { table.cellForRow(at: .init(row: $0, section: 0)) as? NameCell }
      }
    }
    let before = cells()
    for cell in before { cell?.label.text = "old" }
    screens.edit {
      $0.reloadItems([2])
      $0.reconfigureItems([3])
    }
    #expect(screens.rows == "friends: old 2 3 | enemies: 4 5")
    let isSame = zip(before, cells()).map { $0 === $1 }
    #expect(isSame == [true, false, true, true, false, true])
    #expect(screens.updates.count == 2)
    screens.edit { _ in }
    #expect(screens.updates == [])
  }

  @Test func aRowMovesAndIsShownAgain() {
    let screens = shown()
    screens.edit {
      $0.moveItem(3, beforeItem: 1)
      $0.reconfigureItems([3, 1])
      $0.appendItems([6])
      $0.reconfigureItems([6])
    }
    #expect(
      screens.updates == [
        "+1.2, 0.2→0.0", "≈0.0, ≈0.1",
      ]
    )
    screens.edit {
      $0.moveItem(3, afterItem: 5)
      $0.reloadItems([3])
      $0.reconfigureItems([3])
    }
    #expect(screens.updates.count == 2)
    #expect(screens.rows == "friends: 1 2 | enemies: 4 5 3 6")
    #expect(screens.messages == [])
  }

  @Test func whereRowsAreReconfiguredAReloadIsOne() throws {
    let screens = shown()
    screens.binder.rowUpdates = .reconfigure
    screens.screen.rowUpdates = .reconfigure
    screens.edit {
      $0.reconfigureItems([1])
      $0.reloadItems([2])
    }
    #expect(screens.updates == ["≈0.0", "~0.1"])
  }

  @Test func aSectionIsReloaded() {
    let screens = shown()
    for table in screens.tables {
      (table.cellForRow(at: .init(row: 0, section: 0)) as? NameCell)?.label.text = "old"
    }
    screens.edit {
      $0.reloadSections([.friends])
      $0.moveItem(3, beforeItem: 5)
      $0.reloadItems([1])
    }
    #expect(screens.rows == "friends: 1 2 | enemies: 4 3 5")
    #expect(screens.messages == [])
    _ = screens.updates
    screens.edit { _ in }
    #expect(screens.updates == [])
  }

  @Test func severalSnapshotsBeforeAFrameAreOneUpdate() {
    let screens = shown()
    screens.edit { $0.reconfigureItems([1]) }
    screens.edit { $0.appendItems([6]) }
    screens.edit { $0.deleteItems([2]) }
    #expect(screens.updates == ["−0.1, +1.2", "≈0.0"])
    #expect(screens.rows == "friends: 1 3 | enemies: 4 5 6")
  }

  @Test func aReloadIsAReload() {
    let screens = shown()
    var snapshot = screens.binder.snapshot(of: Int.self)
    snapshot.appendItems([6])
    screens.binder.applySnapshotUsingReloadData(snapshot)
    screens.screen.applySnapshotUsingReloadData(snapshot)
    snapshot.appendItems([7])
    screens.apply(snapshot)
    #expect(screens.updates == ["reload"])
    #expect(screens.rows == "friends: 1 2 3 | enemies: 4 5 6 7")
  }

  @Test func lookUpsAreThoseOfTheTable() {
    let screens = shown()
    screens.edit { $0.moveSection(.enemies, beforeSection: .friends) }
    let (binder, screen) = (screens.binder, screens.screen)
    let path = IndexPath(row: 1, section: 0)
    #expect(binder.itemIdentifier(for: path) == 5 && screen.itemIdentifier(for: path) == 5)
    #expect(binder.itemIdentifier(for: path, of: String.self) == nil)
    let outside: [IndexPath] = [[0, 2], [2, 0], [0, -1], [0]]
    for path in outside { #expect(binder.itemIdentifier(for: path, of: Int.self) == nil) }
    #expect(binder.indexPath(for: 5) == path && screen.indexPath(for: 5) == path)
    #expect(binder.indexPath(for: 9) == nil && binder.indexPath(for: 5, in: .friends) == nil)
    #expect(binder.sectionIdentifier(for: 0) == .enemies && binder.sectionIdentifier(for: 2) == nil)
    #expect(binder.index(for: .friends) == 1 && binder.index(for: .form) == nil)
    #expect(screen.sectionIdentifier(for: 0) == .enemies && screen.sectionIdentifier(for: 2) == nil)
    #expect(screen.index(for: .friends) == 1 && screen.index(for: .form) == nil)
  }

  @Test func aBindingFindsWhatItsTableShowsUntilItEnds() {
    let table = HeadlessTable(id: "one", width: 320, height: 480)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: ["a"]) }
      OnSection(.enemies) { Cells(NameCell.self, models: ["b", "c"]) }
    }
    let binding = screen.bind(to: table)
    let path = IndexPath(row: 1, section: 1)
    #expect(binding.itemIdentifier(for: path) == "c")
    #expect(binding.itemIdentifier(for: path, of: Int.self) == nil)
    #expect(binding.itemIdentifier(for: [2, 0], of: String.self) == nil)
    #expect(binding.sectionIdentifier(for: 1) == Section.enemies)
    #expect(binding.sectionIdentifier(for: 1, of: WholeTable.self) == nil)
    #expect(binding.sectionIdentifier(for: 2, of: Section.self) == nil)
    #expect(binding.index(for: Section.enemies) == 1 && binding.index(for: Section.form) == nil)
    binding.unbind()
    #expect(binding.itemIdentifier(for: path, of: String.self) == nil)
    #expect(binding.sectionIdentifier(for: 0, of: Section.self) == nil)
    #expect(binding.index(for: Section.enemies) == nil)
  }

  @Test func whatIsAppliedBeforeFinishIsShownByIt() {
    let screen = Screen()
    screen.binder.onAllOtherSections().bind(cellType: NameCell.self, items: Int.self)
    var isShown = false
    screen.binder.apply(TableSnapshot([.friends: [1, 2]])) { isShown = true }
    screen.table.layoutIfNeeded()
    #expect(!isShown)
    screen.binder.finish()
    #expect(isShown && screen.table.numberOfRows(inSection: 0) == 2)
    _ = screen.updates
    screen.binder.apply(TableSnapshot([.friends: [1, 2, 3]]))
    #expect(screen.updates == ["batch 1 insert valid, 2 → 3 rows"])
  }

  @Test func completionsRunWhenTheTablesShowTheSnapshot() {
    let screens = shown()
    var counts: [Int] = []
    var snapshot = screens.binder.snapshot(of: Int.self)
    snapshot.deleteItems([1])
    screens.binder.apply(snapshot) {
      counts.append(screens.tables[0].numberOfRows(inSection: 0))
    }
    screens.screen.apply(snapshot) {
      counts.append(screens.tables[1].numberOfRows(inSection: 0))
    }
    #expect(counts == [])
    #expect(screens.rows == "friends: 2 3 | enemies: 4 5")
    #expect(counts == [2, 2])
  }

  @Test func waitingReturnsWhenTheTablesShowTheSnapshot() async {
    let screens = shown()
    var snapshot = screens.binder.snapshot(of: Int.self)
    snapshot.deleteItems([1])
    await screens.binder.apply(snapshot)
    await screens.screen.apply(snapshot, animatingDifferences: false)
    #expect(screens.updates == ["−0.0"])
    snapshot.deleteItems([2])
    await screens.screen.applySnapshotUsingReloadData(snapshot)
    await screens.binder.applySnapshotUsingReloadData(snapshot)
    #expect(screens.updates == ["reload"])
    #expect(screens.rows == "friends: 3 | enemies: 4 5")
    let task = Task { await screens.binder.apply(snapshot) }
    task.cancel()
    await task.value
  }

  @Test func aSnapshotOfATableWithoutSections() {
    let table = HeadlessTable(id: "table", width: 320, height: 300)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(
      cellProvider: { tableView, _, item in
        tableView.dequeue(NameCell.self).saying(item)
      },
      items: String.self
    )
    table.register(NameCell.self)
    binder.finish()
    binder.apply(TableSnapshot(["a", "b"]))
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(binder.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    #expect(table.diagnostics == [])
  }

  @Test func aTableThatComesLaterShowsWhatWasApplied() {
    let screens = shown()
    let table = HeadlessTable(id: "items", width: 375, height: 480)
    let binding = screens.screen.bind(to: table)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [3, 2])
    screens.edit { $0.deleteItems([1]) }
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.takenUpdates.count == 1)
    withExtendedLifetime(binding) {}
  }

  @Test func anItemIsItsValueWhateverItsIdentifierIs() {
    let screens = AppliedScreens<NumberedRow>()
    let rows = [NumberedRow(id: 1, content: 1), NumberedRow(id: 2, content: 1)]
    screens.apply(TableSnapshot([.friends: rows]))
    _ = screens.updates
    screens.edit {
      $0.insertItems([NumberedRow(id: 1, content: 2)], beforeItem: rows[0])
      $0.deleteItems([rows[0]])
    }
    #expect(screens.updates == ["−0.0, +0.0"])
    #expect(screens.messages == [])
  }

  @Test func whatAHandlerAppliesIsShownNext() {
    var screens: AppliedScreens<Int>?
    let tapped: (Int) -> Void = { item in screens?.edit { $0.deleteItems([item]) } }
    let made = AppliedScreens<Int>(
      chain: {
        $0.onSection(.friends).bind(cellType: NameCell.self, items: Int.self)
          .onTapped { _, _, item in tapped(item) }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(NameCell.self, items: Int.self) }
      }
    )
    screens = made
    made.apply(TableSnapshot([.friends: [1, 2, 3]]))
    made.tables[0].tapRow(1, in: Section.friends)
    #expect(made.tables.map { $0.numberOfRows(inSection: 0) } == [2, 2])
    screens = nil
  }
}
