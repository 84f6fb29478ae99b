import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("The table as text", .bounded)
struct TableLogTests {
  let source = RecordingSource(2, 40)

  private func table() -> HeadlessTable {
    source.sectionName = { ["first", "second"][$0] }
    source.identity = { $0.section == 0 ? "id-\($0.row)" : nil }
    source.headerTitle = { $0 == 0 ? "Title" : nil }
    source.headerHeight = { $0 == 0 ? 28 : 0 }
    source.footerHeight = { _ in 0 }
    source.rowDimensions = .height
    source.height = { _ in 44 }
    let table = source.table(rows: 150)
    table.prefetchDataSource = nil
    return table
  }

  @Test("logs each phase with its calls")
  func log() {
    let table = table()
    table.scroll(to: 44)
    table.tapRow(at: IndexPath(row: 1, section: 0))
    source.rowCounts = [1, 0]
    table.reloadData()
    #expect(
      table.calls.description == """
        calls test
          register   RecordingCell
          register   RecordingHeader            header or footer
        ── load
          sections   → 2
          rows       second 40 · first 2
          height     4 supplementary
          dequeue    RecordingCell #1‥2  new      first/id-0 ‥ id-1
          height     2 rows
          dequeue    RecordingCell #3  new      second/0
          height     1 row                      second/0
          display    Title #1                   first/header
        ── scroll 0 → 44
          didScroll    → 44
          dequeue    RecordingCell #4  new      second/1
          height     1 row                      second/1
        ── tap first/id-1
          shouldHighlight  first/id-1   → allow
          didHighlight  first/id-1
          didUnhighlight  first/id-1
          willSelect   first/id-1   → allow
          didSelect    first/id-1
        ── reload
          sections   → 2
          rows       second 0 · first 1
          height     4 supplementary
          reload     2 sections · 1 row
          end        RecordingCell #4           second/1
          end        RecordingCell #3           second/0
          end        RecordingCell #2           first/id-1
          end        RecordingCell #1           first/id-0
          end        Title #1                   first/header
          didScroll    → 0
          dequeue    RecordingCell #4  reused   first/id-0
          height     1 row                      first/id-0
          display    Title #1                   first/header
        ── totals
          rows 4 · height 13 · dequeue 5 (4 new, 1 reused) · selects 1

        """
    )
  }

  @Test("draws what is listed")
  func picture() {
    let table = table()
    table.selectRow(at: IndexPath(row: 9, section: 1))
    table.scroll(to: 44)
    let numbers = table.calls.dequeues.map(\.view.number)
    #expect(
      table.render(.text(detail: .full)) == """
        table test · plain · 320×150 · select single
        content 320×1876 · 2 sections · 42 rows · offset 44
        § first · 2 rows
          header   28  Title #1          "Title"  [pinned]
        ┌── viewport · first 16 of next line cut
          row      44  RecordingCell #1  #id-0
          row      44  RecordingCell #2  #id-1
        § second · 40 rows
          row      44  RecordingCell #3
          row      44  RecordingCell #4
        └── end of viewport · last 10 of previous line cut
          ⋮ 7 rows · height 308 · #3538be3d
          row     ~44  RecordingCell     [selected]
          ⋮ 30 rows · height 1320 · #f1fc1875

        """
    )
    #expect(table.render(.text(extent: .all)).split(separator: "\n").count == 7 + 42)
    #expect(table.calls.dequeues.map(\.view.number) == numbers)
  }

  @Test("keeps the calls of a question in its phase where the value selects a row")
  func selectionInQuestion() {
    let table = table()
    source.onCell = { [unowned table] path in
      if path == [0, 0] { table.selectRow(at: path) }
      if path == [0, 1] { table.deselectRow(at: [0, 0]) }
    }
    table.layoutIfNeeded()
    #expect(table.calls.phases.map(\.title) == ["load"])
    table.selectRow(at: [0, 1])
    #expect(table.calls.phases.map(\.description) == ["load", "select first/id-1"])
  }
}
