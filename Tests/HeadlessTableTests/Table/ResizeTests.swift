import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A table that is made higher or lower", .bounded)
struct ResizeTests {
  private func table(rows: Int, height: Double) -> (HeadlessTable, RecordingSource) {
    let source = RecordingSource(rows)
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table(rows: height)
    table.estimatedRowHeight = 0
    return (table, source)
  }

  @Test("shows more rows, or fewer, from the same offset")
  func rows() {
    let (table, source) = table(rows: 100, height: 200)
    table.scroll(to: 400)
    table.resize(height: 400)
    #expect(table.size == TableSize(width: 320, height: 400))
    #expect(table.contentOffset.y == 400)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(10..<20))
    table.resize(height: 80)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [10, 11])
    #expect(table.calls.lastPhase?.title == "resize 400 → 80")
    _ = source
  }

  @Test("stays within the limits of scrolling")
  func limits() {
    let (table, source) = table(rows: 10, height: 200)
    table.scroll(to: 200)
    table.resize(height: 300)
    #expect(table.contentOffset.y == 100)
    table.resize(height: 600)
    #expect(table.contentOffset.y == 0)
    _ = source
  }

  @Test("the height that it has changes nothing")
  func same() {
    let (table, source) = table(rows: 10, height: 200)
    table.layoutIfNeeded()
    let count = table.calls.count
    table.resize(height: 200)
    #expect(table.calls.count == count)
    _ = source
  }
}
