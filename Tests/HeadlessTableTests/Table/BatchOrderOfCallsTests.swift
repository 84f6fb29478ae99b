import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A batch asks and tells", .bounded)
struct BatchOrderOfCallsTests {
  let source = RecordingSource(9)

  /// A table with the rows 0, 1 and 2 on the screen, and nothing noted yet.
  private func loaded() -> HeadlessTable {
    let table = source.table()
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.layoutIfNeeded()
    _ = source.take()
    return table
  }

  private func numbers(_ table: HeadlessTable) -> [Int] {
    table.core.displayed.rows.compactMap { table.core.displayed.cells[$0]?.name.number }
  }

  @Test("for the cell of an inserted row, and for no other")
  func insertVisible() {
    let table = loaded()
    source.rowCounts = [10]
    table.insertRows(at: [[0, 1]])
    #expect(
      source.take() == """
        sections
        rows 0
        cell 0/1
        willDisplay 0/1
        didEnd 0/3
        """
    )
    #expect(numbers(table) == [1, 4, 2])
  }

  @Test("for the cells that a deletion brings to the screen, before the deleted one is pooled")
  func deleteVisible() {
    let table = loaded()
    source.rowCounts = [8]
    table.deleteRows(at: [[0, 1]])
    #expect(
      source.take() == """
        sections
        rows 0
        cell 0/2
        willDisplay 0/2
        didEnd 0/1
        """
    )
    #expect(numbers(table) == [1, 3, 4])
  }

  @Test("for another cell of a reloaded row, before the old one is pooled")
  func reloadVisible() {
    let table = loaded()
    table.reloadRows(at: [[0, 1]])
    #expect(
      source.take() == """
        sections
        rows 0
        cell 0/1
        willDisplay 0/1
        didEnd 0/1
        """
    )
    #expect(numbers(table) == [1, 4, 3])
    table.reloadRows(at: [[0, 1]])
    #expect(numbers(table) == [1, 2, 3])
  }

  @Test("for no cell of a moved row")
  func moveVisible() {
    let table = loaded()
    table.moveRow(at: [0, 0], to: [0, 2])
    #expect(source.take() == "sections\nrows 0")
    #expect(numbers(table) == [2, 3, 1])
    table.moveRow(at: [0, 8], to: [0, 0])
    #expect(source.take() == "sections\nrows 0\ncell 0/0\nwillDisplay 0/0\ndidEnd 0/3")
    #expect(numbers(table) == [4, 2, 3])
  }

  @Test("for the cell that a reconfigured row has, without a word about its reuse")
  func reconfigureVisible() {
    let table = loaded()
    source.cellHeight = { $0.row == 1 ? 20 : nil }
    table.reconfigureRows(at: [[0, 1]])
    #expect(source.take() == "sections\nrows 0\ncell 0/1")
    #expect(numbers(table) == [1, 2, 3])
    #expect(table.rectForRow(at: [0, 1]).height == 20)
  }

  @Test("for the height of a reconfigured row where the delegate has it")
  func reconfiguredHeight() {
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = loaded()
    source.height = { $0.row == 1 ? 25 : 40 }
    table.reconfigureRows(at: [[0, 1], [0, 7]])
    #expect(source.take() == "sections\nrows 0\ncell 0/1\nheight 0/1")
    #expect(table.rectForRow(at: [0, 1]).height == 25)
  }

  @Test(
    "for nothing but counts when no change is on the screen",
    arguments: [
      (9, 10, TableOperation.insertRow([0, 7])), (9, 8, .deleteRow([0, 7])),
      (9, 9, .reloadRow([0, 7])), (9, 9, .reconfigureRow([0, 7])),
      (9, 9, .moveRow(from: [0, 8], to: [0, 5])),
    ]
  )
  func invisible(before: Int, after: Int, operation: TableOperation) {
    let table = loaded()
    source.rowCounts = [after]
    table.perform([operation])
    #expect(source.take() == "sections\nrows 0")
    #expect(numbers(table) == [1, 2, 3])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("with estimates off, for the heights of the rows that come and of those on the screen")
  func exactHeights() {
    source.rowDimensions = .height
    source.height = { $0.row == 7 ? 70 : 40 }
    let table = source.table()
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    _ = source.take()
    source.rowCounts = [11]
    table.insertRows(at: [[0, 7], [0, 10]])
    #expect(
      source.take()
        == "sections\nrows 0\nheight 0/7\nheight 0/10\nheight 0/0\nheight 0/1\nheight 0/2"
    )
    #expect(table.contentSize.height == 9 * 40 + 70 + 40 + 30)
  }

  @Test("without operations: for heights, and for no cell")
  func heightsOnly() {
    source.rowDimensions = .height
    source.height = { _ in 44 }
    let table = loaded()
    source.height = { _ in 50 }
    table.beginUpdates()
    table.endUpdates()
    #expect(source.take() == "sections\nrows 0\nheight 0/0\nheight 0/1\nheight 0/2\ndidEnd 0/2")
    #expect(numbers(table) == [1, 2])
    var isTaken: Bool?
    table.performBatchUpdates(nil) { isTaken = $0 }
    #expect(source.take() == "sections\nrows 0\nheight 0/0\nheight 0/1")
    #expect(isTaken == nil)
    table.layoutIfNeeded()
    #expect(isTaken == true)
  }

  @Test("about rows by the names they had")
  func namesInTheLog() {
    var names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    source.identity = { names[$0.row] }
    source.sectionName = { _ in "letters" }
    let table = loaded()
    table.calls.clear()
    names = ["a", "x", "c", "d", "e", "f", "g", "h", "i", "y"]
    source.rowCounts = [10]
    table.perform([.deleteRow([0, 1]), .insertRow([0, 1]), .insertRow([0, 9])])
    names.removeLast()
    source.rowCounts = [9]
    table.deleteRows(at: [[0, 9]], with: .fade)
    #expect(
      table.calls.description == """
        calls test
        ── update
          sections   → 1
          rows       letters 10
          batch      2 inserts · 1 delete       valid, 9 → 10 rows
          dequeue    RecordingCell #4  new      letters/x
          end        RecordingCell #2           letters/b
        ── update
          sections   → 1
          rows       letters 9
          batch      1 delete                   valid, 10 → 9 rows
        ── totals
          rows 2 · height 0 · dequeue 1 (1 new, 0 reused) · selects 0

        """
    )
    let kinds = table.calls.updates.map(\.kind)
    #expect(
      kinds.last
        == .batch(
          .init(
            Batch([.deleteRow([0, 9])]),
            animations: [.fade],
            sectionsBefore: 1,
            rowsBefore: 10
          )
        )
    )
  }

  @Test("in one phase for all batches of a frame")
  func stages() {
    let table = loaded()
    table.calls.clear()
    for _ in 0..<2 {
      table.scheduleUpdate { [source] in
        source.rowCounts[0] -= 1
        table.deleteRows(at: [[0, 0]])
      }
    }
    #expect(table.calls.phases.map(\.title) == ["update"])
    #expect(table.calls.count(of: .batch) == 2)
  }
}
