import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Which rows are on the screen, asked when the table is in the middle of something.
@Suite("Visible rows", .bounded)
@MainActor
struct VisibleRowsTests {
  private final class Rows: TableDataSource, TableDelegate {
    var counts = [2, 3]
    var seen: [[IndexPath]?] = []

    func numberOfSections(in tableView: any TableHost) -> Int { counts.count }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      tableView.dequeue(HeadlessCell.self)
    }

    func tableView(_ tableView: any TableHost, rowDimensionsInSection section: Int) -> RowDimensions
    {
      .height
    }

    func tableView(_ tableView: any TableHost, heightForRowAt path: IndexPath) -> Double? {
      seen.append((tableView as? HeadlessTable)?.indexPathsForVisibleRows)
      return 44
    }
  }

  @Test("are those that are still there while a table reloads to fewer sections")
  func fewerSections() {
    let table = HeadlessTable(id: "rows", width: 320, height: 480)
    let rows = Rows()
    table.register(HeadlessCell.self)
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.count == 5)
    rows.seen = []
    rows.counts = [1]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
    #expect(rows.seen.allSatisfy { ($0 ?? []).allSatisfy { $0 == IndexPath(row: 0, section: 0) } })
    #expect(!rows.seen.isEmpty)
  }

  @Test("show their top edges where they are on the screen")
  func topEdges() {
    let table = HeadlessTable(id: "rows", width: 320, height: 100)
    let rows = Rows()
    table.register(HeadlessCell.self)
    table.dataSource = rows
    table.delegate = rows
    #expect(table.showsTopEdge(ofRowAt: IndexPath(row: 0, section: 0)), "before any layout")
    table.scroll(to: 20)
    let shown = (0..<3).map { table.showsTopEdge(ofRowAt: IndexPath(row: $0, section: 1)) }
    #expect(!table.showsTopEdge(ofRowAt: IndexPath(row: 0, section: 0)))
    #expect(table.showsTopEdge(ofRowAt: IndexPath(row: 1, section: 0)))
    #expect(shown == [true, false, false])
  }
}
