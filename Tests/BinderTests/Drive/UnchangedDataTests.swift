import HeadlessTable
import TestSupport
import Testing

@testable import Binder

/// A refresh whose data are those of the last one keeps the content, and shows whatever else has changed.
@MainActor
@Suite("A refresh that finds the same data", .bounded)
struct UnchangedDataTests {
  /// A model that is the same object whatever it shows, and that nobody can compare.
  private final class Note: Identifiable {
    let id = 1
    var text = "old"
  }

  private final class State {
    var people = (0..<4).map { Person(id: $0, name: "n\($0)", age: 0) }
    var names = ["a", "b"]
    var title = "Friends"
    var isReversed = false
  }

  private let state = State()

  private func content(_ screen: Screen) -> [ObjectIdentifier] {
    screen.table.layoutIfNeeded()
    return screen.binder.driver.content.sections.map { ObjectIdentifier($0) }
  }

  private func bound(
    _ behavior: SectionDisplayBehavior<Section> = .hidesSectionsWithNoData
  )
    -> Screen
  {
    let (screen, state) = (Screen(behavior), state)
    screen.binder.onSection(.friends)
      .bind(cellType: PersonCell.self, models: { state.people })
      .bind(headerTitle: { state.title })
      .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { state.names })
      .onDequeue { row, cell, name in cell.label.text = name }
    screen.binder.finish()
    return screen
  }

  @Test("keeps the content, and makes another one when data are others")
  func content() {
    let screen = bound()
    let first = content(screen)
    screen.binder.refresh()
    #expect(content(screen) == first)
    state.names[1] = "c"
    screen.binder.refresh()
    let second = content(screen)
    #expect(Set(second).isDisjoint(with: first))
    #expect(screen.updates == ["batch 1 insert · 1 delete valid, 6 → 6 rows"])
    screen.binder.refresh()
    #expect(content(screen) == second)
    #expect(screen.updates == [])
  }

  @Test("shows another header, another order, and sections that are displayed otherwise")
  func besidesRows() {
    let screen = bound(
      .hidesSectionsWithNoData { [state] in state.isReversed ? $0.reversed() : $0 }
    )
    let rows = screen.rows
    state.title = "Others"
    screen.binder.refresh()
    #expect(screen.rows == rows.replacing("Friends", with: "Others"))
    state.isReversed = true
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    #expect(screen.binder.displayedSections == [.enemies, .friends])
    screen.binder.sectionDisplayBehavior = .manuallyManaged
    screen.binder.displayedSections = [.friends]
    screen.binder.refresh()
    #expect(screen.binder.displayedSections == [.friends])
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.messages.isEmpty)
  }

  @Test("takes back a row that a finger has moved and the data has not")
  func movedRow() {
    let (screen, state) = (Screen(), state)
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { state.names })
      .onDequeue { row, cell, name in cell.label.text = name }
      .onMoved { from, to, _ in }
    screen.show(.friends)
    let rows = screen.rows
    screen.table.setEditing(true)
    screen.table.dragRow(at: .init(row: 0, section: 0), to: .init(row: 1, section: 0))
    screen.binder.refresh()
    screen.table.setEditing(false)
    #expect(screen.rows == rows)
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test(
    "shows nothing new of an object that nobody can compare, in the same array or in another one"
  )
  func objects() {
    let (screen, note) = (Screen(), Note())
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { [note] })
      .onDequeue { row, cell, note in cell.label.text = note.text }
    let notes = [note]
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { notes })
      .onDequeue { row, cell, note in cell.label.text = note.text }
    screen.show(.friends, .enemies)
    let rows = screen.rows
    note.text = "new"
    screen.binder.refresh()
    #expect(screen.rows == rows)
    #expect(screen.updates == [])
  }

  @Test("asks other chains for a height where other data has the header come from these")
  func ownership() {
    let screen = Screen()
    var titles: [Section: String?] = [:]
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    screen.binder.onAllOtherSections().bind(headerTitles: { titles }).headerHeight { _ in 50 }
    screen.show(.friends)
    let height = { () -> Double in
      screen.table.layoutIfNeeded()
      return screen.table.rectForHeader(inSection: 0).height
    }
    #expect(height() == 0)
    titles = [.friends: "title"]
    screen.binder.refresh()
    #expect(height() == 50)
    titles = [:]
    screen.binder.refresh()
    #expect(height() == 0)
  }

  @Test("leaves a table alone whose screen declares the same, and runs the latest handlers")
  func sameScreen() {
    let table = HeadlessTable(id: "names", width: 375, height: 880)
    var declared = 0
    var tapped: [Int] = []
    let names = ["a", "b"]
    let screen = TableScreen(sectionedBy: Section.self) {
      let number = declared
      OnSection(.friends) {
        Header("FRIENDS")
        Cells(NameCell.self, models: names).onTapped { row, cell, _ in tapped.append(number) }
      }
    }
    let binding = screen.bind(to: table)
    table.layoutIfNeeded()
    table.calls.clear()
    declared = 1
    screen.refresh()
    table.layoutIfNeeded()
    #expect(table.calls.updates.isEmpty)
    table.tapRow(at: .init(row: 0, section: 0))
    #expect(tapped == [1])
    withExtendedLifetime(binding) {}
  }

  @Test("shows another header of a screen whose rows are the same")
  func sameRowsOtherHeader() {
    let table = HeadlessTable(id: "names", width: 375, height: 880)
    var title = "OLD"
    let names = ["a", "b"]
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Header(title)
        Cells(NameCell.self, models: names)
      }
    }
    let binding = screen.bind(to: table)
    table.layoutIfNeeded()
    title = "NEW"
    screen.refresh()
    table.layoutIfNeeded()
    #expect(table.render(.text).contains("NEW"))
    withExtendedLifetime(binding) {}
  }

  @Test("compares no row of an array that is the same, in either syntax and beside other data")
  func noComparison() {
    let (tally, state) = (Tally(), state)
    let rows = tally.rows(0..<50, generation: 0)
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: PersonCell.self, models: { rows })
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { state.names })
    screen.show(.friends, .enemies)
    let table = HeadlessTable(id: "rows", width: 375, height: 880)
    let declared = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(PersonCell.self, models: rows) }
      OnSection(.enemies) { Cells(NameCell.self, models: state.names) }
    }
    let binding = declared.bind(to: table)
    table.layoutIfNeeded()
    for names in [state.names, ["a", "c", "d"]] {
      state.names = names
      (tally.identityComparisons, tally.contentComparisons, tally.hashes) = (0, 0, 0)
      screen.binder.refresh()
      declared.refresh()
      screen.table.layoutIfNeeded()
      table.layoutIfNeeded()
      #expect(
        [tally.identityComparisons, tally.contentComparisons, tally.hashes] == [0, 0, 0] as [Int]
      )
      #expect(table.numberOfRows(inSection: 1) == names.count)
    }
    withExtendedLifetime(binding) {}
  }

  @Test("has one form of each type of cells for each type of models, however often it is declared")
  func formOfCells() {
    let forms = (0..<2).map { _ in
      let forms: [AnyObject] = [
        CellBinding<Person>.models(PersonCell.self), CellBinding<String>.models(PersonCell.self),
        CellBinding<Person>.models(NameCell.self),
      ]
      return forms.map { ObjectIdentifier($0) }
    }
    #expect(forms[0] == forms[1])
    #expect(Set(forms[0]).count == 3)
  }
}
