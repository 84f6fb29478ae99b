import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A row that a finger drags", .bounded)
struct DragTests {
  final class Letters: TableDataSource {
    var sections = [["a", "b", "c"], ["x"]]
    var follows = true
    var reloads = false

    func numberOfSections(in tableView: any TableHost) -> Int { sections.count }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      let cell = tableView.dequeue(HeadlessCell.self)
      cell.textLabel.text = sections[path.section][path.row]
      return cell
    }

    func tableView(_ tableView: any TableHost, canMoveRowAt path: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: any TableHost,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {
      guard follows else { return }
      let letter = sections[source.section].remove(at: source.row)
      sections[destination.section].insert(letter, at: destination.row)
      if reloads { tableView.reloadData() }
    }
  }

  let letters = Letters()

  private func table() -> HeadlessTable {
    let table = HeadlessTable(id: "letters", width: 320, height: 480)
    table.onInconsistency = .collect
    table.register(HeadlessCell.self)
    table.dataSource = letters
    table.setEditing(true)
    table.calls.clear()
    return table
  }

  private func path(_ row: Int, _ section: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func text(_ table: HeadlessTable) -> String {
    table.visibleCells.compactMap { ($0 as? HeadlessCell)?.textLabel.text }.joined()
  }

  @Test(
    "the data follows, and the cells go with their rows",
    arguments: [
      (0, 0, 2, 0, "bcax"), (2, 0, 0, 0, "cabx"), (1, 0, 1, 0, "abcx"), (0, 0, 1, 1, "bcxa"),
      (0, 1, 3, 0, "abcx"),
    ]
  )
  func moves(row: Int, section: Int, toRow: Int, toSection: Int, expected: String) {
    let table = table()
    table.dragRow(at: path(row, section), to: path(toRow, toSection))
    #expect(text(table) == expected)
    #expect(letters.sections.joined().joined() == expected)
    #expect(table.inconsistencies.isEmpty)
    #expect(table.calls.count(of: .dequeue) == 0)
  }

  @Test("row and place are named as in every other gesture")
  func named() {
    let table = table()
    table.dragRow(at: .row(0, in: 0), to: .row(1, in: 1))
    #expect(text(table) == "bcxa")
    table.dragRow(at: RowPosition(section: 1, row: 1), to: .row(0, in: 0))
    #expect(text(table) == "abcx")
    table.dragRow(at: [0, 0], to: [0, 2])
    #expect(text(table) == "bcax")
    table.dragRow(at: .row(0, in: 0), to: .row(9, in: 1))
    #expect(text(table) == "bcax")
    #expect(
      table.diagnostics.map(\.message) == [
        "Table 'letters' has no place 9 in section '1' to drop a row at; its last place is 1."
      ]
    )
  }

  @Test("the log says what was dragged where")
  func log() {
    let table = table()
    table.dragRow(at: path(0, 0), to: path(1, 1))
    #expect(
      table.calls.events.map { Call.event($0).description } == [
        "canMove      0/0   → allow", "moveTarget   0/0   → 1/1", "moveRow      0/0   → 1/1",
      ]
    )
  }

  @Test("a row that is dragged, or whose menu is open, is in the picture wherever the table is")
  func outOfSight() {
    final class Menus: TableDelegate {
      func tableView(
        _ tableView: any TableHost,
        contextMenuForRowAt path: IndexPath
      )
        -> [MenuAction]?
      { [MenuAction("Copy") { .done }] }
    }
    let menus = Menus()
    letters.sections = [(0..<60).map { "\($0)" }]
    let table = table()
    table.delegate = menus
    table.beginDrag(path(0, 0))
    table.scroll(to: 900)
    #expect(table.render().contains("dragged]  \"0\""))
    table.drop()
    table.setEditing(false)
    table.openContextMenu(path(59, 0))
    table.scroll(to: 0)
    #expect(table.render().contains("menu"))
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("data that does not follow into another section is found")
  func dataStays() {
    letters.follows = false
    let table = table()
    table.dragRow(at: path(0, 0), to: path(0, 1))
    #expect(table.inconsistencies.count == 1)
    #expect(text(table) == "abcx")
  }

  @Test("data that reloads the table where it follows is shown, without a word")
  func reload() {
    letters.reloads = true
    let table = table()
    table.dragRow(at: path(0, 0), to: path(1, 1))
    #expect(text(table) == "bcxa")
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("no row is dragged outside of editing mode, and one goes back where that ends")
  func notEdited() {
    let table = table()
    table.beginDrag(path(0, 0))
    table.drag(to: path(2, 0))
    table.setEditing(false)
    table.drop()
    table.dragRow(at: path(0, 0), to: path(2, 0))
    #expect(text(table) == "abcx")
    #expect(
      table.diagnostics.map(\.message) == [
        "No row of table 'letters' is dragged. Call beginDrag first.",
        "Row 0 of section '0' of table 'letters' can't be dragged, because the table is not in editing mode. Call "
          + "setEditing(true) first.",
      ]
    )
  }

  @Test("a row that is not there is not dragged")
  func noRow() {
    let table = table()
    table.dragRow(at: path(7, 0), to: path(0, 0))
    #expect(table.inconsistencies.count == 1)
    #expect(letters.sections[0] == ["a", "b", "c"])
  }
}
