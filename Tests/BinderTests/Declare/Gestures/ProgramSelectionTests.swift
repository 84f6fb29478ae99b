import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// The selection of a table, kept by the program.
@MainActor
@Suite("A selection that the program keeps", .bounded)
struct ProgramSelectionTests {
  @Observable
  final class Store {
    var names = ["a", "b", "c"]
    var selected: String?
    var chosen: Set<String> = []
  }

  private func table(_ id: String = "people") -> HeadlessTable {
    let table = HeadlessTable(id: id, width: 320, height: 200)
    table.onInconsistency = .collect
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("keeps the selected row where the program does", arguments: [false, true])
  func selection(byBuilder: Bool) {
    let table = table()
    let store = Store()
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      SelectedRow(get: { store.selected }, set: { store.selected = $0 })
      OnTable { Cells(NameCell.self, models: store.names) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selection(get: { store.selected }, set: { store.selected = $0 })
      binder.onTable().bind(cellType: NameCell.self, models: { store.names })
      binder.finish()
    }
    table.tapRow(at: path(1))
    #expect(store.selected == "b")
    table.tapRow(at: path(2))
    #expect(store.selected == "c")
    store.names = ["c", "a"]
    #expect(table.indexPathForSelectedRow == path(0))
    store.selected = "a"
    #expect(table.indexPathsForSelectedRows == [path(1)])
    store.names = ["b"]
    #expect(table.indexPathForSelectedRow == nil)
    store.names = ["a", "b"]
    #expect(table.indexPathForSelectedRow == path(0))
    store.selected = nil
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.diagnostics.isEmpty)
  }

  @Test(
    "selects the row that was tapped before it shows what the deselection of another one has changed",
    arguments: [false, true]
  )
  func changingDeselection(byBuilder: Bool) {
    let table = table()
    let store = Store()
    var said: [String] = []
    let set = { (name: String?) in
      store.selected = name
      if name == nil { store.names.removeFirst() }
    }
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      SelectedRow(get: { store.selected }, set: set)
      OnTable {
        Cells(NameCell.self, models: store.names)
          .onTapped { row, cell, name in said.append("tapped \(row) \(name)") }
          .onDeselected { row, cell, name in said.append("deselected \(row) \(name)") }
      }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selection(get: { store.selected }, set: set)
      binder.onTable().bind(cellType: NameCell.self, models: { store.names })
        .onTapped { row, cell, name in said.append("tapped \(row) \(name)") }
        .onDeselected { row, cell, name in said.append("deselected \(row) \(name)") }
      binder.finish()
    }
    table.tapRow(at: path(0))
    table.tapRow(at: path(2))
    #expect(said == ["tapped 0 a", "deselected 0 a", "tapped 2 c"])
    #expect(table.indexPathsForSelectedRows == [path(1)])
    #expect(store.selected == "c")
  }

  @Test("says nothing of rows without an identity beside those that the selection keeps")
  func selectionBesideCommands() {
    let table = table()
    let store = Store()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.selection(get: { store.selected }, set: { store.selected = $0 })
    binder.onSection(.friends).bind(cellType: NameCell.self, models: { store.names })
    binder.onSection(.enemies)
      .bind(cellProvider: { table, _ in table.dequeue(NameCell.self) }, numberOfCells: 1)
    binder.finish(displaying: .friends, .enemies)
    table.tapRow(1, in: Section.friends)
    table.tapRow(0, in: Section.enemies)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("says once that the selection cannot keep what was selected", arguments: [false, true])
  func selectionOfOthers(byBuilder: Bool) {
    final class Nameless {}
    let table = table()
    let store = Store()
    let nameless = [Nameless()]
    store.selected = "a"
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    let screen = TableScreen(sectionedBy: Section.self) {
      SelectedRow(get: { store.selected }, set: { store.selected = $0 })
      OnSection(.friends) { Cells(NameCell.self, models: [1, 2]) }
      OnSection(.enemies) { Cells(NameCell.self, models: nameless) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selection(get: { store.selected }, set: { store.selected = $0 })
      binder.onSection(.friends).bind(cellType: NameCell.self, models: [1, 2])
      binder.onSection(.enemies).bind(cellType: NameCell.self, models: nameless)
      binder.finish(displaying: .friends, .enemies)
    }
    for row in [0, 1] { table.tapRow(row, in: Section.friends) }
    table.tapRow(0, in: Section.enemies)
    #expect(store.selected == "a")
    #expect(
      table.diagnostics.map(\.message) == [
        """
        A row of section 'friends' was selected whose identity is of type Int, but the selection keeps identities of \
        type String. Keep identities of type Int.
        """,
        """
        A row of section 'enemies' was selected whose identity is not known, but the selection keeps identities of \
        type String. Let the models be Identifiable or Hashable.
        """,
      ]
    )
  }

  @Test("keeps several selected rows, also of those that are not there", arguments: [false, true])
  func selections(byBuilder: Bool) {
    let table = table()
    table.allowsMultipleSelection = true
    let store = Store()
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      SelectedRows(get: { store.chosen }, set: { store.chosen = $0 })
      OnTable { Cells(NameCell.self, models: store.names) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selections(get: { store.chosen }, set: { store.chosen = $0 })
      binder.onTable().bind(cellType: NameCell.self, models: { store.names })
      binder.finish()
    }
    table.tapRow(at: path(0))
    table.tapRow(at: path(2))
    #expect(store.chosen == ["a", "c"])
    store.names = ["b", "c"]
    table.tapRow(at: path(0))
    #expect(store.chosen == ["a", "b", "c"])
    table.tapRow(at: path(1))
    #expect(store.chosen == ["a", "b"])
    store.names = ["c", "b", "a"]
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
  }

  @Test("shows what the program has made of a selection", arguments: [false, true])
  func selectionsNotTaken(byBuilder: Bool) {
    let table = table()
    table.allowsMultipleSelection = true
    let store = Store()
    let atMostTwo = { (ids: Set<String>) in if ids.count <= 2 { store.chosen = ids } }
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      SelectedRows(get: { store.chosen }, set: atMostTwo)
      OnTable { Cells(NameCell.self, models: store.names) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selections(get: { store.chosen }, set: atMostTwo)
      binder.onTable().bind(cellType: NameCell.self, models: { store.names })
      binder.finish()
    }
    for row in 0..<3 { table.tapRow(at: path(row)) }
    #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
    table.tapRow(at: path(0))
    table.tapRow(at: path(2))
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
  }

  @Test("deselects a tapped row where the program keeps no selection", arguments: [false, true])
  func selectionOfNone(byBuilder: Bool) {
    let table = table()
    var tapped: [String] = []
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      SelectedRow(get: { String?.none }, set: { _ in })
      OnTable {
        Cells(NameCell.self, models: ["a", "b"]).onTapped { _, _, name in tapped.append(name) }
      }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selection(get: { String?.none }, set: { _ in })
      binder.onTable().bind(cellType: NameCell.self, models: ["a", "b"])
        .onTapped { _, _, name in tapped.append(name) }
      binder.finish()
    }
    table.tapRow(at: path(1))
    table.tapRow(at: path(1))
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(tapped == ["b", "b"])
    #expect(
      table.calls.events.map { Call.event($0).description }.filter { $0.contains("eselect") } == []
    )
  }

  @Test("looks at each row once, however many are selected", arguments: [false, true])
  func manySelections(byBuilder: Bool) {
    let (table, tally) = (table(), Tally())
    table.allowsMultipleSelection = true
    let ids = (0..<400).map { CountingID(number: $0, tally: tally) }
    let chosen = Set(ids.suffix(200))
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      SelectedRows(get: { chosen }, set: { _ in })
      OnTable { Cells(NameCell.self, models: ids) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selections(get: { chosen }, set: { _ in })
      binder.onTable().bind(cellType: NameCell.self, models: { ids })
      binder.finish()
    }
    #expect(table.indexPathsForSelectedRows == (200..<400).map(path))
    (tally.hashes, tally.identityComparisons) = (0, 0)
    binder.refresh()
    screen.refresh()
    #expect(table.indexPathsForSelectedRows == (200..<400).map(path))
    #expect(tally.hashes + tally.identityComparisons < 20 * ids.count)
  }

  @Test("selects the first row with an identity, wherever it stands")
  func selectionAmongSections() {
    let table = table()
    table.allowsMultipleSelection = true
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    let chosen: Set<AnyHashable> = [1, "b", "c", "d", "e", 7.5]
    binder.selections(get: { chosen }, set: { _ in })
    binder.onSection(.banner).bind(cellType: NameCell.self, models: [3, 1, 1])
    binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a", "b", "d", "b"])
    binder.onSection(.enemies).bind(cellType: NameCell.self, items: String.self)
    binder.finish()
    binder.apply(TableSnapshot([.banner: [], .friends: [], .enemies: ["d", "e", "f"]]))
    #expect(
      table.indexPathsForSelectedRows?.map { [$0.section, $0.row] } == [
        [0, 1], [1, 1], [1, 2], [2, 1],
      ]
    )
  }

  @Test("shows the selection that the program keeps in editing mode, and afterwards")
  func editedSelection() {
    let table = table()
    table.allowsMultipleSelection = true
    table.allowsMultipleSelectionDuringEditing = true
    let store = Store()
    let binder = TableViewBinder(tableView: table)
    binder.selections(get: { store.chosen }, set: { store.chosen = $0 })
    binder.onTable().bind(cellType: NameCell.self, models: { store.names })
    binder.finish()
    table.tapRow(at: path(0))
    for isEditing in [true, false] {
      binder.isEditing = isEditing
      #expect(table.indexPathsForSelectedRows == (isEditing ? [path(0)] : [path(0), path(2)]))
      table.tapRow(at: path(isEditing ? 2 : 0))
    }
    #expect(store.chosen == ["c"])
    table.setEditing(true)
    store.chosen = ["a", "b"]
    #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
  }

  @Test("keeps the selected one of two rows with one identity", arguments: [false, true])
  func selectionOfOneInTwoSections(byBuilder: Bool) {
    let table = table()
    let store = Store()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    let screen = TableScreen(sectionedBy: Section.self) {
      SelectedRow(get: { store.selected }, set: { store.selected = $0 })
      OnSection(.friends) { Cells(NameCell.self, models: ["a", "b"]) }
      OnSection(.enemies) { Cells(NameCell.self, models: store.names) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.selection(get: { store.selected }, set: { store.selected = $0 })
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a", "b"])
      binder.onSection(.enemies).bind(cellType: NameCell.self, models: { store.names })
      binder.finish(displaying: .friends, .enemies)
    }
    table.tapRow(1, in: Section.enemies)
    #expect(store.selected == "b")
    store.names = ["x", "c", "b"]
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 1)])
    store.selected = "a"
    store.names = ["x", "a"]
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    store.selected = "b"
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("is not shown in a table that another binder has taken meanwhile")
  func takenTable() {
    let table = table()
    let (first, second) = (TableViewBinder(tableView: table), TableViewBinder(tableView: table))
    first.selection(get: { "c" }, set: { _ in })
    first.onTable().bind(cellType: NameCell.self, models: ["a", "b", "c"])
      .onTapped { row, cell, name in
        second.onTable().bind(cellType: NameCell.self, models: ["z"])
        second.finish()
      }
    first.finish()
    table.tapRow(at: path(0))
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.inconsistencies.isEmpty)
    withExtendedLifetime(first) {}
  }
}
