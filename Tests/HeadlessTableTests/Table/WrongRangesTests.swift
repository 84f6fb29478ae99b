import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import TableBatches

/// Ranges of rows that no table of three rows can take; all are told by the first row that is wrong.
@MainActor
@Suite("Ranges of rows that are wrong", .bounded)
struct WrongRangesTests {
  let source = RecordingSource(3)

  /// Operations on ranges, and the sentence about them.
  struct Case: Sendable {
    var deleted: [RowRange] = []
    var inserted: [RowRange] = []
    /// The number of rows after the batch.
    var after = 3
    var text: String
  }

  nonisolated private static func rows(_ rows: ClosedRange<Int>, section: Int = 0) -> RowRange {
    RowRange(section: section, rows: rows)
  }

  @Test("are refused with one sentence, however many rows they have", arguments: cases)
  func sentence(wrong: Case) {
    let table = source.table(rows: 400)
    table.layoutIfNeeded()
    table.performBatchUpdates {
      source.rowCounts = [wrong.after]
      if !wrong.deleted.isEmpty { table.deleteRows(in: wrong.deleted) }
      if !wrong.inserted.isEmpty { table.insertRows(in: wrong.inserted) }
    }
    #expect(table.inconsistencies.map(\.uikitText) == [wrong.text])
    #expect(table.calls.description.contains("  refused, 3 → "))
    #expect(table.numberOfRows(inSection: 0) == wrong.after)
  }

  nonisolated private static let cases: [Case] = bounds + repetitions

  nonisolated private static let bounds: [Case] = [
    Case(
      deleted: [rows(0 ... .max)],
      text:
        "attempt to delete row \(Int.max) from section 0 which only contains 3 rows before the update"
    ),
    Case(
      deleted: [rows(.min ... .max), rows(0 ... .max)],
      text:
        "attempt to delete row \(Int.max) from section 0 which only contains 3 rows before the update"
    ),
    Case(
      deleted: [rows(.min ... -1)],
      text: "attempt to delete row -1 from section 0 which only contains 3 rows before the update"
    ),
    Case(
      deleted: [rows(0...0), rows(0 ... .max, section: 1), rows(0 ... .max, section: .max)],
      text:
        "attempt to delete row \(Int.max) from section \(Int.max), but there are only 1 sections "
        + "before the update"
    ),
    Case(
      inserted: [rows(0 ... .max), rows(2 ... .max)],
      text:
        "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the "
        + "update"
    ),
    Case(
      inserted: [rows(.min ... .max)],
      text:
        "attempt to insert row \(Int.min) into section 0, but there are only 3 rows in section 0 "
        + "after the update"
    ),
    Case(
      inserted: [rows(0 ... .max, section: -1), rows(0...1)],
      text:
        "attempt to insert row 0 into section -1, but there are only 1 sections after the update"
    ),
    Case(
      deleted: [rows(0...2)],
      inserted: [rows(0 ... .max, section: 1), rows(0...2)],
      text: "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
  ]

  nonisolated private static let repetitions: [Case] = [
    Case(
      deleted: [rows(2...2), rows(0...1), rows(1...2), rows(0...0)],
      after: 0,
      text:
        "attempt to delete the same index path twice (<NSIndexPath: 0x...> {length = 2, path = 0 "
        + "- 2})"
    ),
    Case(
      inserted: [rows(4...6), rows(1...2), rows(0...1), rows(5...6)],
      after: 9,
      text:
        "attempt to insert the same index path twice (<NSIndexPath: 0x...> {length = 2, path = 0 "
        + "- 1})"
    ),
  ]

  @Test("are told before reloads that they leave no place for")
  func reloads() {
    let table = source.table(rows: 400)
    table.layoutIfNeeded()
    table.performBatchUpdates {
      table.reloadRows(at: [[0, 1]])
      table.insertRows(in: [Self.rows(0 ... .max)])
    }
    #expect(table.inconsistencies.map(\.kind) == [.insertedRowOutOfBounds])
    #expect(
      table.inconsistencies.map(\.hint) == [
        "The table counted as many rows before the batch as after it: the data was changed before the "
          + "batch began, or not at all. Change it inside the batch."
      ]
    )
  }

  @Test("may come in any order, and touch")
  func order() {
    let table = source.table(rows: 400)
    table.layoutIfNeeded()
    let second = table.cellForRow(at: [0, 1])
    table.performBatchUpdates {
      source.rowCounts = [8]
      table.insertRows(in: [Self.rows(5...6), Self.rows(1...2), Self.rows(3...4), Self.rows(0...0)])
      table.deleteRows(in: [Self.rows(2...2), Self.rows(0...0)])
      table.insertRows(in: [])
    }
    #expect(table.inconsistencies == [])
    #expect(table.numberOfRows(inSection: 0) == 8)
    #expect(table.cellForRow(at: [0, 7]) === second)
  }

  @Test("that many moves name twice are found without a look at each pair of moves")
  func repeatedMoves() {
    let count = 20_000
    var batch = Batch()
    batch.append((0..<count).map { Self.move($0, to: count - 1 - $0) })
    batch.append((1..<count).map { Self.move($0, to: $0) })
    let check = BatchCheck(before: [count], after: [count], batch: batch)
    #expect(check.map.rows.moveSources.repeated == [Self.rows(1...count - 1)])
    #expect(check.inconsistency?.kind == .rowMovesShareEnd)
  }

  private static func move(_ row: Int, to newRow: Int) -> RowMove {
    RowMove(section: 0, row: row, newSection: 0, newRow: newRow)
  }
}

@MainActor
@Suite("Moves of rows that are wrong", .bounded)
struct WrongMovesTests {
  let source = RecordingSource(3)

  @Test(
    "because a path is no row's: the first such path is named",
    arguments: [
      ([[0, 0], [0]], [[0, 1], [0, 2]], [0]),
      ([[0, 0]], [[]], []),
      ([[0, 0]], [[0, 1, 2]], [0, 1, 2]),
      ([[0, 0], [1]], [[0], [0, 1]], [0]),
    ] as [([IndexPath], [IndexPath], IndexPath)]
  )
  func malformed(paths: [IndexPath], targets: [IndexPath], wrong: IndexPath) {
    let table = source.table(rows: 400)
    table.layoutIfNeeded()
    table.performBatchUpdates {
      for (path, target) in zip(paths, targets) { table.moveRow(at: path, to: target) }
    }
    #expect(
      table.inconsistencies.map(\.hint) == [
        "This index path has \(wrong.count): \(wrong.uikitText). Make it with IndexPath(row:section:)."
      ]
    )
  }
}
