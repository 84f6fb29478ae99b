import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("A table is scrolled through", .bounded)
struct ScrollSweepTests {
  private final class NumberCell: HeadlessCell {
    let number = Label()
  }

  private func table(
    rows: Int,
    height: Double = 100,
    show: @escaping (NumberCell, Int) -> Void
  ) -> (table: HeadlessTable, binder: TableViewBinder) {
    let table = HeadlessTable(id: "numbers", width: 320, height: height)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: NumberCell.self, models: Array(0..<rows))
      .onDequeue { _, cell, number in show(cell, number) }
    binder.finish()
    return (table, binder)
  }

  private func failure(in table: HeadlessTable) -> String? {
    do throws(SnapshotMismatch) {
      try verifySnapshot(of: table, as: .sweep)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a row that shows something else when it comes back is named once, with both offsets")
  func contentDependsOnOffset() {
    var count = 0
    let (table, binder) = table(rows: 4) { cell, number in
      if number == 0 { count += 1 }
      cell.number.text = number == 0 ? "shown \(count)" : "\(number)"
    }
    let text = failure(in: table)
    withExtendedLifetime(binder) {
      #expect(
        text == """
          numbers: 1 violation in a sweep of 5 stops
            0/0 shows number="shown 2" instead of "shown 1" at offset 0, going up; first seen at \
          offset 0
          """
      )
    }
  }

  @Test(
    "a clean table passes; its offset, selection and log are as before",
    arguments: [3, 40, 5_000]
  )
  func clean(rows: Int) {
    let (table, binder) = table(rows: rows) { cell, number in cell.number.text = "\(number)" }
    table.selectRow(at: IndexPath(row: 1, section: 0), scrollPosition: .none)
    table.scroll(to: 30)
    let calls = table.calls.description
    #expect(failure(in: table) == nil)
    #expect(table.contentOffset.y == min(30, Double(rows * 44 - 100)))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.calls.description == calls)
    withExtendedLifetime(binder) {}
  }

  @Test("a large table is seen in at most 401 stops")
  func large() {
    let (table, binder) = table(rows: 100_000) { cell, number in cell.number.text = "\(number)" }
    let sweep = ScrollSweep.run(on: table)
    #expect(sweep.findings == [])
    #expect((300...402).contains(sweep.stopCount))
    withExtendedLifetime(binder) {}
  }

  @Test("rows that are much higher than the screen are all seen")
  func high() {
    var seen: Set<Int> = []
    let (table, binder) = table(rows: 150) { cell, number in
      cell.number.text = "\(number)"
      seen.insert(number)
    }
    table.rowHeight = 400
    let sweep = ScrollSweep.run(on: table)
    #expect(sweep.findings == [])
    #expect((300...802).contains(sweep.stopCount))
    #expect(seen.count == 150)
    withExtendedLifetime(binder) {}
  }

  private typealias Piece = SweepStop.Piece
  private typealias Sticking = SweepStop.Sticking

  @Test("a hole in the viewport is named, at its top, within it and at its bottom")
  func holes() {
    var stop = SweepStop(visible: 100...200)
    stop.pieces = [Piece(name: "a", y: 110, height: 40), Piece(name: "b", y: 160, height: 30)]
    #expect(
      stop.violations == [
        "nothing covers the content from 100 to 110", "nothing covers the content from 150 to 160",
        "nothing covers the content from 190 to 200",
      ]
    )
    stop.pieces = [Piece(name: "a", y: 0, height: 150), Piece(name: "b", y: 150, height: 90)]
    #expect(stop.violations == [])
    stop = SweepStop(visible: 0...0)
    #expect(stop.violations == [])
  }

  @Test("headers that cover each other or leave their section are named")
  func headers() {
    var stop = SweepStop(visible: 0...100)
    stop.pieces = [Piece(name: "rows", y: 0, height: 100)]
    stop.headers = [
      Sticking(piece: Piece(name: "a/header", y: 20, height: 28), section: 0...40),
      Sticking(piece: Piece(name: "b/header", y: 40, height: 28), section: 40...90),
    ]
    #expect(
      stop.violations == [
        "a/header is outside of its section", "a/header and b/header overlap by 8",
      ]
    )
    stop.headers[0].piece.y = 12
    #expect(stop.violations == [])
  }
}
