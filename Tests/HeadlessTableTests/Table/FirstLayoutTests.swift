import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("The first layout", .bounded)
struct FirstLayoutTests {
  @Test("with estimates off asks counts and all heights twice, then cell by cell")
  func estimatesOff() {
    let source = RecordingSource(4)
    source.form = .forPath
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table()
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.reloadData()
    #expect(source.take() == "sections\nrows 0\nheight 0/0\nheight 0/1\nheight 0/2\nheight 0/3")
    table.layoutIfNeeded()
    #expect(
      source.take() == """
        sections
        rows 0
        height 0/0
        height 0/1
        height 0/2
        height 0/3
        cell 0/0
        height 0/0
        height 0/0
        willDisplay 0/0
        cell 0/1
        height 0/1
        height 0/1
        willDisplay 0/1
        cell 0/2
        height 0/2
        height 0/2
        willDisplay 0/2
        """
    )
  }

  @Test(
    "takes its own estimate where the delegate answers none",
    arguments: [0, automaticDimension]
  )
  func noEstimate(_ value: Double) {
    let source = RecordingSource(30)
    source.rowDimensions = [.height, .estimatedHeight]
    source.height = { _ in 50 }
    source.estimate = { _ in value }
    let table = source.table()
    table.layoutIfNeeded()
    let estimate = table.rectForRow(at: [0, 29]).height
    #expect(estimate > 0 && estimate != 50)
  }

  @Test("with estimates on asks visible rows only, each for its cell and then for its height")
  func estimatesOn() {
    let source = RecordingSource(4)
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table()
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.layoutIfNeeded()
    #expect(
      source.take() == """
        sections
        rows 0
        cell 0/0
        height 0/0
        willDisplay 0/0
        cell 0/1
        height 0/1
        willDisplay 0/1
        cell 0/2
        height 0/2
        willDisplay 0/2
        """
    )
  }

  @Test(
    "asks 100 rows, 10 of them visible, for so many heights",
    arguments: [
      (estimate: 0, form: RecordingSource.DequeueForm.forPath, heights: 220),
      (estimate: 0, form: .byType, heights: 210),
      (estimate: automaticDimension, form: .forPath, heights: 20),
      (estimate: automaticDimension, form: .byType, heights: 10),
    ]
  )
  func heights(estimate: Double, form: RecordingSource.DequeueForm, heights: Int) {
    let source = RecordingSource(100)
    source.form = form
    source.rowDimensions = .height
    source.height = { _ in 44 }
    let table = source.table(rows: 440)
    table.estimatedRowHeight = estimate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.count(of: "height") == heights)
    #expect(source.count(of: "cell") == 10)
  }

  @Test("takes the delegate's estimates whatever the property says")
  func delegateEstimates() {
    let source = RecordingSource(6)
    source.rowDimensions = [.height, .estimatedHeight]
    source.estimate = { _ in 50 }
    source.height = { _ in 60 }
    let table = source.table()
    table.estimatedRowHeight = 0
    #expect(table.contentSize.height == 2 * 60 + 4 * 50)
    #expect(source.count(of: "height") == 2)
    #expect(source.count(of: "estimate") == 6)
  }

  @Test("has estimates switched off by the profile")
  func profile() {
    let source = RecordingSource(50)
    source.rowDimensions = .height
    source.height = { _ in 60 }
    var profile = LayoutProfile.iOS17
    profile.estimatedRowHeight = 0
    let table = source.table(profile: profile)
    #expect(table.contentSize.height == 3000)
    #expect(source.count(of: "height") == 2 * 50 + 2)
  }

  @Test("counts measured rows with their heights and the others with the estimate")
  func contentSize() {
    let source = RecordingSource(592)
    source.cellHeight = { _ in 61.9 }
    let table = source.table(rows: 600)
    table.estimatedRowHeight = 500
    #expect(table.visibleCells.count == 10)
    #expect(abs(table.contentSize.height - (619 + 582 * 500)) < 0.001)
  }

  @Test("touches no more of ten million rows than are visible")
  func tenMillionRows() {
    let source = RecordingSource(10_000_000)
    let table = source.table(rows: 440)
    #expect(table.contentSize.height == 440_000_000)
    table.scrollToRow(at: .init(row: 5_000_000, section: 0), at: .top)
    #expect(table.indexPathsForVisibleRows?.first == .init(row: 5_000_000, section: 0))
    #expect(source.count(of: "cell") == 10 + 10)
    #expect(source.count(of: "rows") == 1)
  }

  @Test("does not display a row of 0 points")
  func zeroHeight() {
    let source = RecordingSource(3)
    source.rowDimensions = .height
    source.height = { $0.row == 1 ? 0 : 40 }
    let table = source.table()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 2])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("warns once of cells that measure 0 points, and gives them the standard height")
  func zeroMeasured() {
    let source = RecordingSource(2)
    source.cellHeight = { _ in 0 }
    let table = source.table()
    #expect(table.contentSize.height == 88)
    #expect(table.diagnostics.count == 1)
    #expect(table.diagnostics.first?.severity == .warning)
  }
}
