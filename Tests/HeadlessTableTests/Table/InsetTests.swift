import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Other insets", .bounded)
struct InsetTests {
  private let source = RecordingSource(20)

  /// A table of 20 rows of 44 points, of which three are visible.
  private func table(_ inset: TableEdgeInsets = .zero) -> HeadlessTable {
    let table = source.table(rows: 132)
    table.contentInset = inset
    return table
  }

  @Test("before the first layout: the table begins below the bar")
  func beforeLoad() {
    let table = table(TableEdgeInsets(top: 64))
    #expect(table.contentOffset.y == -64)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
    #expect(
      "\(table)".hasPrefix(
        """
        table test · plain · 320×132 · select single · inset 64,0,0,0
        content 320×880 · 1 section · 20 rows · offset -64
        ┌── viewport · 64 blank
        """
      )
    )
  }

  @Test(
    "the top and the end of the content go with them, what is between stays",
    arguments: [
      (TableEdgeInsets(), 0, TableEdgeInsets(top: 64), -64),
      (TableEdgeInsets(top: 64), -64, TableEdgeInsets(), 0),
      (TableEdgeInsets(top: 64), -64, TableEdgeInsets(top: 20, bottom: 30), -20),
      (TableEdgeInsets(top: 64), -30, TableEdgeInsets(), 0),
      (TableEdgeInsets(top: 64), -30, TableEdgeInsets(top: 40), -30),
      (TableEdgeInsets(), 300, TableEdgeInsets(top: 64, bottom: 64), 300),
      (TableEdgeInsets(bottom: 100), 848, TableEdgeInsets(), 748),
      (TableEdgeInsets(bottom: 100), 800, TableEdgeInsets(bottom: 80), 800),
      (TableEdgeInsets(), 748, TableEdgeInsets(bottom: 100), 748),
      (TableEdgeInsets(), -10, TableEdgeInsets(top: 64), -10),
      (TableEdgeInsets(), 2000, TableEdgeInsets(bottom: 100), 2000),
    ] as [(TableEdgeInsets, Double, TableEdgeInsets, Double)]
  )
  func offsets(before: TableEdgeInsets, from: Double, after: TableEdgeInsets, ends: Double) {
    let table = table(before)
    table.contentOffset.y = from
    _ = source.take()
    table.contentInset = after
    #expect(table.contentOffset.y == ends)
    #expect(source.count(of: "didScroll") == (from == ends ? 0 : 1))
  }

  @Test("a keyboard that goes leaves no space below the rows")
  func keyboard() {
    let table = table()
    table.layoutIfNeeded()
    table.contentInset.bottom = 88
    table.scroll(to: .infinity)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [19])
    table.contentInset.bottom = 0
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [17, 18, 19])
    #expect(table.calls.lastPhase?.title == "scroll 836 → 748")
  }

  @Test("in the middle of a question wait for the layout")
  func inQuestion() {
    let table = table()
    source.onCell = { [unowned table] _ in table.contentInset.top = 20 }
    #expect(table.contentOffset.y == -20)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2])
    #expect(table.diagnostics.isEmpty)
  }

  @Test(
    "a row that a bar covers as a whole is scrolled into view for a touch",
    arguments: [(0, -64.0), (1, 0), (2, 0), (3, 64)]
  )
  func touches(row: Int, ends: Double) {
    let table = table(TableEdgeInsets(top: 64, bottom: 20))
    table.contentOffset.y = 0
    table.tapRow(.row(row, in: 0))
    #expect(table.indexPathForSelectedRow == IndexPath(row: row, section: 0))
    #expect(table.contentOffset.y == ends)
  }
}
