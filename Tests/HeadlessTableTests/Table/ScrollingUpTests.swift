import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Rows come in at the top that are known by their estimates of 44 points alone.
@MainActor
@Suite("Scrolling up", .bounded)
struct ScrollingUpTests {
  private let source = RecordingSource(100)

  /// A table of 300 points with row 50 at its top, of which no row above has been displayed since.
  private func table() -> HeadlessTable {
    let table = source.table(rows: 300)
    table.prefetchDataSource = nil
    table.scrollToRow(at: path(50), at: .top)
    table.reloadData()
    table.layoutIfNeeded()
    table.scrollToRow(at: path(50), at: .top)
    _ = source.take()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The distance of a row from the top edge of the table.
  private func distance(of row: Int, in table: HeadlessTable) -> Double {
    table.rectForRow(at: path(row)).minY - table.contentOffset.y
  }

  @Test("asks for the rows that come in, the lowest first, and for no other")
  func calls() {
    source.cellHeight = { _ in 100 }
    let table = table()
    table.scroll(by: -150)
    #expect(
      source.take()
        == """
        didScroll
        cell 0/49
        prepareForReuse
        willDisplay 0/49
        cell 0/48
        prepareForReuse
        willDisplay 0/48
        didScroll
        didEnd 0/52
        """
    )
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [48, 49, 50, 51])
    #expect(distance(of: 50, in: table) == 150)
  }

  @Test(
    "moves the rows on the screen by its points, whatever the heights of those that come in",
    arguments: [7.0, 20, 44, 60, 100, 400],
    [-1.0, -44, -150, -299]
  )
  func distances(height: Double, points: Double) {
    for isAsked in [false, true] {
      source.rowDimensions = isAsked ? .height : []
      source.height = { isAsked ? $0.row < 50 ? height : 70 : nil }
      source.cellHeight = { $0.row < 50 ? height : 70 }
      let table = table()
      table.scroll(by: points)
      #expect(distance(of: 50, in: table) == -points)
      for row in table.indexPathsForVisibleRows ?? [] where row.row < 50 {
        #expect(table.rectForRow(at: row).height == height)
      }
      #expect(source.count(of: "cell ") == Int((-points / height).rounded(.up)))
      table.scroll(by: points)
      #expect(table.calls.displays.count { $0.place.row == 50 } > 0)
      #expect(table.diagnostics.isEmpty)
    }
  }

  @Test("past a header that is known when it is displayed")
  func header() {
    source.rowCounts = [50, 50]
    source.headerView = { $0 == 1 }
    source.viewHeight = { _ in 90 }
    source.cellHeight = { _ in 30 }
    let table = source.table(rows: 300, style: .grouped)
    table.scrollToRow(at: [1, 2], at: .top)
    table.reloadData()
    table.layoutIfNeeded()
    let before = table.rectForRow(at: [1, 5]).minY - table.contentOffset.y
    table.scroll(by: -100)
    #expect(table.rectForRow(at: [1, 5]).minY - table.contentOffset.y == before + 100)
    #expect(table.headerView(forSection: 1) != nil)
  }

  @Test("ends at the top, where rows are lower than estimated")
  func top() {
    source.cellHeight = { $0.row == 0 ? 5 : 44 }
    let table = source.table(rows: 300)
    table.contentOffset.y = 44
    table.reloadData()
    #expect(table.contentOffset.y == 44)
    table.scroll(by: -10)
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathsForVisibleRows?.first == path(0))
  }

  @Test("keeps no row in its place when rows are inserted above meanwhile")
  func insertion() {
    source.cellHeight = { _ in 100 }
    let table = table()
    var isFirst = true
    source.onScroll = { [unowned table, source] in
      guard isFirst else { return }
      isFirst = false
      source.rowCounts = [102]
      table.insertRows(at: [[0, 0], [0, 1]])
    }
    table.scroll(by: -100)
    #expect(table.numberOfRows(inSection: 0) == 102)
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }
}
