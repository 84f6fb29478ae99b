import Binder
import HeadlessTable
import TestSupport
import Testing

/// Numbers that no table can have, wherever somebody may give one.
@MainActor
@Suite(.bounded)
struct UnreasonableNumbersTests {
  private let source = RecordingSource(2, 1)
  private static let pictures: [TablePicture] = [
    .text(extent: .all), .json(extent: .all), .svg(extent: .all), .ansi,
  ]

  /// Lays out, draws, scrolls and updates a table whatever it is told.
  private func drive(_ table: HeadlessTable) {
    for picture in Self.pictures { _ = table.render(picture) }
    table.scroll(to: 1e300)
    table.scroll(by: -1e308)
    table.contentOffset.y = 1e308
    table.scroll(to: 0)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)])
    table.reloadData()
    _ = table.render()
  }

  @Test(
    "a height beyond all reason is inconsistent, and stops nothing",
    arguments: [1e308, .infinity, .greatestFiniteMagnitude, 1e10, -1e308, .nan, -.infinity]
  )
  func heights(height: Double) {
    for estimate in [44.0, 0] {
      var profile = LayoutProfile.iOS17
      profile.estimatedRowHeight = estimate
      let wrong: [(RecordingSource) -> Void] = [
        { $0.height = { _ in height } }, { $0.estimate = { _ in height } },
        { $0.cellHeight = { _ in height } }, { $0.headerHeight = { _ in height } },
        { $0.footerHeight = { _ in height } }, { $0.estimatedHeaderHeight = { _ in height } },
      ]
      for spoil in wrong {
        let source = RecordingSource(2, 1)
        source.rowDimensions = [.height, .estimatedHeight]
        source.headerTitle = { _ in "Title" }
        spoil(source)
        let table = source.table(profile: profile)
        table.onInconsistency = .collect
        drive(table)
      }
    }
  }

  @Test("the sentence says what a height can be")
  func sentence() {
    source.rowDimensions = .height
    source.height = { _ in 1e308 }
    let table = source.table()
    _ = table.render()
    #expect(
      table.inconsistencies.first?.description
        == "Invalid height (1e+308) for row 0 of section '0'.\nA height is at most 1000000000 points."
    )
  }

  @Test(
    "a height that is none is named by who has it, and left out of the log",
    arguments: [-7, .nan, 1e10]
  )
  func places(height: Double) {
    let wrong: [(place: String, spoil: (RecordingSource) -> Void)] = [
      ("row 0 of section '0'", { $0.height = { _ in height } }),
      ("the estimate of row 0 of section '0'", { $0.estimate = { _ in height } }),
      ("the cell of row 0 of section '0'", { $0.cellHeight = { _ in height } }),
      ("the header of section '0'", { $0.headerHeight = { _ in height } }),
      ("the estimate of the header of section '0'", { $0.estimatedHeaderHeight = { _ in height } }),
      ("the footer of section '0'", { $0.footerHeight = { _ in height } }),
      ("the view of the header of section '0'", { $0.viewHeight = { _ in height } }),
    ]
    let text = height == -7 ? "-7" : height.isNaN ? "nan" : "10000000000"
    for (place, spoil) in wrong {
      let source = RecordingSource(1)
      source.rowDimensions = [.height, .estimatedHeight]
      source.headerView = { _ in true }
      spoil(source)
      let table = source.table()
      table.onInconsistency = .collect
      _ = table.render()
      #expect(
        Set(table.inconsistencies.map(\.uikitText)) == ["Invalid height (\(text)) for \(place)."]
      )
      #expect(table.diagnostics.isEmpty)
      #expect(!table.calls.description.contains(text), "\(place)")
    }
  }

  @Test("a view that measures automaticDimension leaves its height to the table")
  func automatic() {
    source.cellHeight = { _ in automaticDimension }
    source.headerView = { _ in true }
    source.viewHeight = { _ in automaticDimension }
    let table = source.table()
    let view = RecordingHeader()
    view.ownHeight = automaticDimension
    table.setView(view, of: .header)
    _ = table.render()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).size.height == 44)
    #expect(table.inconsistencies.isEmpty && table.diagnostics.isEmpty)
  }

  @Test(
    "heights next to nothing stop nothing",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e-9]
  )
  func small(height: Double) {
    source.rowDimensions = .height
    source.height = { $0.row == 0 ? height : 44 }
    source.headerHeight = { _ in height }
    let table = source.table()
    drive(table)
    #expect(table.inconsistencies.isEmpty)
    #expect(table.indexPathForRow(at: TablePoint(x: 0, y: 20)) == IndexPath(row: 1, section: 0))
  }

  @Test(
    "counts beyond all reason are inconsistent, and count as none",
    arguments: [Int.max, .max - 1]
  )
  func counts(count: Int) {
    source.rowCounts = [count, 3]
    let table = source.table()
    drive(table)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.numberOfRows(inSection: 1) == 3)
    #expect(
      table.inconsistencies.first?.description == """
        Invalid number of rows in section 0 (\(count)).
        The data source has to return 0 or more, up to 10000000000.
        """
    )
  }

  @Test(
    "heights that the program sets are refused, and those before are kept",
    arguments: [1e308, .infinity, .nan, -44]
  )
  func properties(height: Double) {
    let table = source.table()
    table.rowHeight = 50
    table.rowHeight = height
    table.estimatedRowHeight = height
    table.sectionHeaderHeight = height
    table.estimatedSectionHeaderHeight = height
    table.sectionFooterHeight = height
    table.estimatedSectionFooterHeight = height
    drive(table)
    #expect(table.rowHeight == 50)
    #expect(table.estimatedSectionFooterHeight == automaticDimension)
    // What UIKit says of a negative estimate is recorded, and stands in `RecordedCallsTests`.
    let isNegative = height == -44
    let words = table.inconsistencies.map(\.uikitText).filter { !$0.hasPrefix("Invalid estimated") }
    let names = ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"].flatMap { name in
      isNegative ? [name] : [name, "estimated" + name.prefix(1).uppercased() + name.dropFirst()]
    }
    let text = isNegative ? "-44" : "\(height)"
    #expect(words == names.map { "Invalid height (\(text)) for \($0) of the table." })
    #expect(table.inconsistencies.count == 6)
  }

  @Test(
    "a size that is none is refused",
    arguments: [
      (-1, 100, "-1×100"), (100, .nan, "100×nan"), (.infinity, 1, "inf×1"),
      (1e10, 1, "10000000000×1"),
    ] as [(Double, Double, String)]
  )
  func sizes(width: Double, height: Double, text: String) {
    let table = HeadlessTable(id: "test", width: width, height: height)
    table.dataSource = source
    table.register(RecordingCell.self)
    drive(table)
    let sentence = """
      Table 'test' can't have the size \(text). Use a width and a height of 0 to 1000000000 points.
      """
    #expect(table.diagnostics.map(\.message) == [sentence])
    #expect(table.diagnostics.allSatisfy { $0.severity == .error })
    #expect(table.size.width == 0 || table.size.height == 0)
  }

  @Test("a height that is none is refused when a table is resized", arguments: [-1, .nan, 1e300])
  func resizing(height: Double) {
    let table = source.table(rows: 100)
    table.resize(height: height)
    drive(table)
    #expect(table.size.height == 100)
    #expect(table.diagnostics.map(\.severity) == [.error])
  }

  @Test("insets that are none are refused")
  func insets() {
    let table = source.table(rows: 100)
    table.contentInset = TableEdgeInsets(top: 5)
    table.contentInset = TableEdgeInsets(top: .nan, bottom: 1e300)
    drive(table)
    #expect(table.contentInset == TableEdgeInsets(top: 5))
    #expect(
      table.diagnostics.map(\.message) == [
        "Table 'test' can't have the insets nan,0,1e+300,0. Use numbers of up to 1000000000 points."
      ]
    )
  }
}
