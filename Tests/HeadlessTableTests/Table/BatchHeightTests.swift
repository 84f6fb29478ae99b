import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Heights after a batch", .bounded)
struct BatchHeightTests {
  let source = RecordingSource(30, 2)

  /// Rows of the first section have estimates until they are displayed, those of the second have none.
  private func loaded() -> HeadlessTable {
    source.rowDimensions = [.height, .estimatedHeight]
    source.estimate = { $0.section == 0 ? 30 : nil }
    source.height = { _ in 50 }
    let table = source.table()
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    _ = source.take()
    return table
  }

  @Test("of a row that moves: asked for where it was an estimate and the section has none")
  func estimate() {
    let table = loaded()
    #expect(table.rectForRow(at: [0, 29]).height == 30)
    table.performBatchUpdates {
      source.rowCounts = [29, 3]
      table.moveRow(at: [0, 29], to: [1, 1])
    }
    #expect(source.count(of: "height 1/1") == 1)
    #expect(source.count(of: "height 1/") == 1)
    #expect(table.rectForRow(at: [1, 1]).height == 50)
  }

  @Test("of a row that moves: kept where it is known")
  func known() {
    let table = loaded()
    table.performBatchUpdates {
      source.rowCounts = [31, 1]
      table.moveRow(at: [1, 0], to: [0, 29])
    }
    #expect(table.rectForRow(at: [0, 29]).height == 50)
    #expect(table.rectForRow(at: [0, 30]).height == 30)
    let heights = source.take().split(separator: "\n").filter { $0.hasPrefix("height") }
    #expect(heights == ["height 0/0", "height 0/1"], "the rows on the screen")
    #expect(source.count(of: "estimate") == 0)
  }

  @Test(
    "of rows that stay on the screen: asked for again, as without operations",
    arguments: [TableOperation.reloadRow([0, 0]), .deleteRow([0, 9]), .insertRow([0, 9])],
    [0.0, 44]
  )
  func expanded(operation: TableOperation, estimate: Double) {
    source.rowCounts = [20]
    source.rowDimensions = .height
    source.height = { $0.row == 1 ? 60 : 20 }
    let table = source.table()
    table.estimatedRowHeight = estimate
    #expect(table.rectForRow(at: [0, 1]).height == 60)
    table.performBatchUpdates {
      source.height = { $0.row == 0 ? 60 : 20 }
      if case .deleteRow = operation { source.rowCounts = [19] }
      if case .insertRow = operation { source.rowCounts = [21] }
      table.perform([operation])
    }
    #expect((0...2).map { table.rectForRow(at: [0, $0]).height } == [60, 20, 20])
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2])
    for path in table.indexPathsForVisibleRows ?? [] {
      let cell = table.cellForRow(at: path) as? HeadlessCell
      #expect(cell?.frame == table.rectForRow(at: path))
    }
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("of cells that measure themselves and stay on the screen: measured again")
  func measured() {
    let table = source.table()
    table.layoutIfNeeded()
    (table.cellForRow(at: [0, 1]) as? RecordingCell)?.ownHeight = 70
    #expect(table.rectForRow(at: [0, 1]).height == 44)
    source.rowCounts = [31, 2]
    table.insertRows(at: [[0, 30]])
    #expect(table.rectForRow(at: [0, 1]).height == 70)
  }

  @Test("of a row that is reloaded out of sight: as before, until it is displayed")
  func reloaded() {
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table()
    table.layoutIfNeeded()
    table.scrollToRow(at: [0, 29], at: .bottom)
    table.layoutIfNeeded()
    source.height = { _ in 60 }
    table.reloadRows(at: [[0, 0]])
    #expect(table.rectForRow(at: [0, 0]).height == 40)
    #expect(table.core.layout.isEstimate(RowPosition(section: 0, row: 0)))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 60)
  }

  @Test("with a header that comes out of sight: as high as those of a new table")
  func header() {
    var title: String?
    source.headerTitle = { $0 == 1 ? title : nil }
    let table = source.table()
    table.layoutIfNeeded()
    title = "here"
    table.reconfigureHeadersAndFooters(inSections: [1])
    let other = source.table()
    other.layoutIfNeeded()
    #expect(table.contentSize.height == other.contentSize.height)
    #expect(table.rectForRow(at: [1, 0]) == other.rectForRow(at: [1, 0]))
  }
}
