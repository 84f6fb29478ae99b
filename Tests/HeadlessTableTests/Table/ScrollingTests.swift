import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Scrolling", .bounded)
struct ScrollingTests {
  let source = RecordingSource(100)

  private func quietTable(rows height: Double = 132) -> HeadlessTable {
    let table = source.table(rows: height)
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.prefetchDataSource = nil
    table.layoutIfNeeded()
    _ = source.take()
    return table
  }

  @Test("by less than a screen asks for what comes, then pools what goes; no counts")
  func smallStep() {
    let table = quietTable()
    table.scroll(by: 88)
    #expect(
      source.take() == """
        didScroll
        cell 0/3
        willDisplay 0/3
        cell 0/4
        willDisplay 0/4
        didEnd 0/0
        didEnd 0/1
        """
    )
    table.scroll(by: 44)
    #expect(
      source.take() == """
        didScroll
        cell 0/5
        prepareForReuse
        willDisplay 0/5
        didEnd 0/2
        """
    )
  }

  @Test("row by row needs one cell more than are visible; a jump needs a second screenful")
  func steadyState() {
    let table = quietTable(rows: 440)
    for _ in 0..<20 { table.scroll(by: 44) }
    #expect(table.calls.dequeues.filter(\.isNew).count == 11)
    table.scroll(by: 880)
    #expect(table.calls.dequeues.filter(\.isNew).count == 20)
    table.scroll(by: 880)
    #expect(table.calls.dequeues.filter(\.isNew).count == 20)
  }

  @Test(
    "stays within its limits, except for an offset that is set",
    arguments: [
      (to: -10.0, ends: -5.0), (to: 330, ends: 330), (to: 1e9, ends: 4275),
      (to: .infinity, ends: 4275), (to: .nan, ends: -5),
    ]
  )
  func limits(to: Double, ends: Double) {
    let table = quietTable()
    table.contentInset = TableEdgeInsets(top: 5, bottom: 7)
    table.scroll(to: to)
    #expect(table.contentOffset.y == ends)
    table.contentOffset = TablePoint(x: 0, y: -500)
    #expect(table.contentOffset == TablePoint(x: 0, y: -500))
  }

  @Test(
    "to a row stops where the row is at the position",
    arguments: [
      (row: 10, position: TableScrollPosition.top, ends: 440.0),
      (row: 10, position: .middle, ends: 396),
      (row: 10, position: .bottom, ends: 352),
      (row: 10, position: .none, ends: 352),
      (row: 1, position: .none, ends: 0),
      (row: 99, position: .top, ends: 4268),
      (row: 0, position: .bottom, ends: 0),
    ]
  )
  func toRow(row: Int, position: TableScrollPosition, ends: Double) {
    let table = quietTable()
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position)
    #expect(table.contentOffset.y == ends)
  }

  @Test(
    "to the first row of a section brings its header along, to the last one its footer",
    arguments: [
      (row: 0, position: TableScrollPosition.top, ends: 496.0),
      (row: 0, position: .middle, ends: 480),
      (row: 0, position: .bottom, ends: 436),
      (row: 0, position: .none, ends: 436),
      (row: 9, position: .top, ends: 920),
      (row: 9, position: .middle, ends: 876),
      (row: 9, position: .bottom, ends: 860),
      (row: 9, position: .none, ends: 860),
    ]
  )
  func toEnds(row: Int, position: TableScrollPosition, ends: Double) {
    source.rowCounts = [10, 10, 10]
    source.headerTitle = { "header \($0)" }
    source.footerTitle = { "footer \($0)" }
    let table = source.table(rows: 132)
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    table.scrollToRow(at: IndexPath(row: row, section: 1), at: position)
    #expect(table.contentOffset.y == ends)
  }

  @Test("back to the first row, the shortest way, leaves it not below a header that sticks")
  func backToFirstRow() {
    source.rowCounts = [10, 10]
    source.headerTitle = { "header \($0)" }
    let table = source.table(rows: 132)
    table.scroll(to: 440)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 0).minY)
  }

  @Test("to a row with a header as high as the table shows the row")
  func highHeader() {
    source.headerHeight = { _ in 200 }
    source.headerTitle = { _ in "high" }
    let table = source.table(rows: 132)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("to no row but a whole section works without rows")
  func toSection() {
    source.rowCounts = [10, 0, 10]
    let table = quietTable()
    table.scrollToRow(at: IndexPath(row: .max, section: 1), at: .top)
    #expect(table.contentOffset.y == 440)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("announces the next screenful, and takes it back when it turns round")
  func prefetching() {
    let table = quietTable()
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    _ = source.take()
    table.scroll(to: 132)
    #expect(source.take().hasSuffix("prefetch 0/6 0/7 0/8"))
    table.scroll(to: 176)
    #expect(source.take().hasSuffix("prefetch 0/9"))
    table.scroll(to: 132)
    #expect(source.take().hasSuffix("cancel 0/9 0/8 0/7\nprefetch 0/2 0/1 0/0"))
  }

  @Test("takes measured heights as they come and keeps its offset")
  func estimates() {
    source.cellHeight = { _ in 30 }
    let table = quietTable(rows: 120)
    #expect(table.visibleCells.count == 4)
    table.scroll(to: 2000)
    #expect(table.contentOffset.y == 2000)
    let rows = table.indexPathsForVisibleRows?.map(\.row) ?? []
    #expect(rows.count == 5)
    #expect(table.rectForRow(at: IndexPath(row: rows[1], section: 0)).height == 30)
    table.scroll(to: .infinity)
    #expect(table.indexPathsForVisibleRows?.last?.row == 99)
    #expect(table.contentOffset.y + 120 == table.contentSize.height)
  }

  @Test("does not display a row that its cell makes too low to be visible")
  func notDisplayed() {
    source.cellHeight = { $0.row == 10 ? 4 : 44 }
    let table = quietTable()
    table.scroll(to: 700)
    _ = source.take()
    table.contentOffset = TablePoint(x: 0, y: 470)
    let lines = source.take().split(separator: "\n")
    #expect(lines.contains("cell 0/10"))
    #expect(!lines.contains("willDisplay 0/10"))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [11, 12, 13, 14])
  }

  @Test("from inside a question waits for the layout")
  func reentrancy() {
    let table = quietTable()
    source.onScroll = { [unowned table] in
      if table.contentOffset.y < 440 { table.contentOffset = TablePoint(x: 0, y: 440) }
    }
    table.scroll(to: 44)
    #expect(table.contentOffset.y == 440)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [10, 11, 12])
  }
}
