import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A reload", .bounded)
struct ReloadTests {
  private func numbers(_ table: HeadlessTable) -> [Int] {
    table.core.displayed.rows.compactMap { table.core.displayed.cells[$0]?.name.number }
  }

  @Test("asks counts at once and cells at the layout, after the old ones have ended bottom to top")
  func order() {
    let source = RecordingSource(3)
    let table = source.table()
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.layoutIfNeeded()
    _ = source.take()
    table.reloadData()
    #expect(source.take() == "sections\nrows 0")
    table.layoutIfNeeded()
    #expect(
      source.take() == """
        didEnd 0/2
        didEnd 0/1
        didEnd 0/0
        cell 0/0
        prepareForReuse
        willDisplay 0/0
        cell 0/1
        prepareForReuse
        willDisplay 0/1
        cell 0/2
        prepareForReuse
        willDisplay 0/2
        """
    )
  }

  @Test("pairs rows and cells the other way round, and makes no cell")
  func pairing() {
    let source = RecordingSource(3)
    let table = source.table()
    table.layoutIfNeeded()
    #expect(numbers(table) == [1, 2, 3])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(numbers(table) == [3, 2, 1])
  }

  @Test("several times before a layout asks for cells once")
  func coalescing() {
    let source = RecordingSource(3)
    let table = source.table()
    table.layoutIfNeeded()
    _ = source.take()
    for _ in 0..<3 { table.reloadData() }
    table.layoutIfNeeded()
    #expect(source.count(of: "sections") == 3)
    #expect(source.count(of: "cell") == 3)
  }

  @Test(
    "keeps the offset, and clamps it when the content has shrunk",
    arguments: [
      (rows: 20, offset: 300.0), (rows: 8, offset: 252), (rows: 1, offset: 0),
    ]
  )
  func offset(rows: Int, offset: Double) {
    let source = RecordingSource(20)
    let table = source.table()
    table.scroll(to: 300)
    source.rowCounts = [rows]
    table.reloadData()
    #expect(table.contentOffset.y == offset)
  }

  @Test("clears the selection without a word")
  func selection() {
    let source = RecordingSource(3)
    let table = source.table()
    table.selectRow(at: IndexPath(row: 1, section: 0))
    _ = source.take()
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.count(of: "didDeselect") == 0)
  }

  @Test("in which the data source changes its mind is inconsistent")
  func changedMind() {
    let source = RecordingSource(3)
    let table = source.table()
    table.estimatedRowHeight = 0
    table.reloadData()
    source.rowCounts = [2]
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.inconsistencies.map(\.kind) == [.countsChangedAfterReload])
  }

  @Test("asked for in the middle of a question waits for its end")
  func reentrancy() {
    let source = RecordingSource(3)
    let table = source.table()
    var seen: [Int] = []
    var mayReload = true
    source.onCell = { [unowned table] _ in
      seen.append(table.numberOfRows(inSection: 0))
      if mayReload {
        mayReload = false
        source.rowCounts = [5]
        table.reloadData()
        seen.append(table.numberOfRows(inSection: 0))
      }
    }
    #expect(table.numberOfRows(inSection: 0) == 5)
    #expect(seen == [3, 3, 5, 5, 5])
    #expect(table.visibleCells.count == 3)
  }

  @Test("asked for while rows are counted is done by the next round")
  func whileCounting() {
    let source = RecordingSource(3)
    let table = source.table()
    var mayReload = true
    source.sectionName = { [unowned table] _ in
      if mayReload {
        mayReload = false
        source.rowCounts = [5]
        table.reloadData()
      }
      return nil
    }
    #expect(table.numberOfRows(inSection: 0) == 5)
    #expect(table.visibleCells.count == 3)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("without the data source that was set says what to keep")
  func dataSourceGone() {
    let table = RecordingSource(3).table()
    #expect(table.visibleCells.isEmpty)
    let gone = TableDiagnostic(
      severity: .error,
      message: "The data source of table 'test' is gone, because a table holds it weakly: "
        + "keep the binder, screen or data source in a property."
    )
    #expect(table.diagnostics == [gone])
    table.layoutIfNeeded()
    #expect(table.diagnostics == [gone])
    do { table.dataSource = RecordingSource(3) }
    table.layoutIfNeeded()
    #expect(table.diagnostics == [gone, gone])
  }
}
