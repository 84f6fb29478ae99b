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
    #expect(source.count(of: "height") == 0)
    #expect(source.count(of: "estimate") == 0)
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
    #expect(table.geometry.section(0).rows.height(at: 0).isEstimate)
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
