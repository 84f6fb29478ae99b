import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("The cell of a row that a finger has hold of", .bounded)
struct HeldCellTests {
  final class Letters: TableDataSource, TableDelegate {
    var letters: [String]

    init(_ letters: [String]) { self.letters = letters }

    func table(height: Double) -> HeadlessTable {
      let table = HeadlessTable(id: "letters", width: 320, height: height)
      table.onInconsistency = .collect
      table.register(HeadlessCell.self)
      table.dataSource = self
      table.delegate = self
      table.layoutIfNeeded()
      return table
    }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      let cell = tableView.dequeue(HeadlessCell.self)
      cell.textLabel.text = letters[path.row]
      return cell
    }

    func tableView(_ tableView: any TableHost, canEditRowAt path: IndexPath) -> Bool { true }

    func tableView(_ tableView: any TableHost, canMoveRowAt path: IndexPath) -> Bool { true }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func cell(_ table: HeadlessTable, _ row: Int) -> HeadlessCell? {
    table.cellForRow(at: path(row)) as? HeadlessCell
  }

  /// Puts a letter behind all others, and returns the cell that shows it.
  private func append(_ letter: String, _ source: Letters, _ table: HeadlessTable) -> HeadlessCell?
  {
    table.performBatchUpdates {
      source.letters.append(letter)
      table.insertRows(at: [path(source.letters.count - 1)], with: .none)
    }
    return cell(table, source.letters.count - 1)
  }

  @Test("is not used for another row while the row is swiped aside and shown again")
  func swiped() throws {
    let source = Letters(["a", "b", "c"])
    let table = source.table(height: 480)
    table.swipe(path(1))
    let held = try #require(cell(table, 1))
    table.reloadRows(at: [path(1)], with: .none)
    let second = try #require(cell(table, 1))
    #expect(second !== held)
    table.reloadRows(at: [path(0), path(1), path(2)], with: .none)
    #expect((0..<3).allSatisfy { cell(table, $0) !== held && cell(table, $0) !== second })
    #expect(held.textLabel.text == "b")
    let third = try #require(cell(table, 1))
    #expect(append("d", source, table) !== held)
    table.closeSwipe()
    let used = [append("e", source, table), append("f", source, table)]
    #expect(used.allSatisfy { $0 === held || $0 === second })
    #expect(cell(table, 1) === third)
  }

  @Test("waits for the end of a swipe whose row is deleted")
  func deleted() throws {
    let source = Letters(["a", "b", "c"])
    let table = source.table(height: 480)
    table.swipe(path(1))
    let held = try #require(cell(table, 1))
    table.performBatchUpdates {
      source.letters = ["a", "x", "c"]
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(1)], with: .none)
    }
    #expect(table.openActions.isEmpty)
    #expect(cell(table, 1) !== held)
    #expect(append("d", source, table) === held)
  }

  @Test(
    "is not used for another row while the row is dragged out of sight",
    arguments: [true, false]
  )
  func dragged(isDropped: Bool) throws {
    let source = Letters((0..<40).map { "\($0)" })
    let table = source.table(height: 220)
    table.setEditing(true)
    table.beginDrag(path(0))
    let held = try #require(cell(table, 0))
    for offset in stride(from: 0.0, through: 1_400, by: 100) {
      table.scroll(to: offset)
      #expect(table.visibleCells.allSatisfy { $0 !== held } || offset < 44)
    }
    #expect(held.textLabel.text == "0")
    if isDropped {
      table.drag(to: path(0))
      table.drop()
    } else {
      table.cancelDrag()
    }
    table.scroll(to: 1_000)
    table.scroll(to: 1_300)
    #expect(held.textLabel.text != "0")
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("is given back when another row is taken hold of")
  func next() throws {
    let source = Letters(["a", "b", "c"])
    let table = source.table(height: 480)
    table.setEditing(true)
    table.beginDrag(path(0))
    let held = try #require(cell(table, 0))
    table.reloadRows(at: [path(0)], with: .none)
    table.beginDrag(path(1))
    #expect(append("d", source, table) === held)
  }
}
