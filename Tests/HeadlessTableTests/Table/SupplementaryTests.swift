import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Headers and footers", .bounded)
struct SupplementaryTests {
  let source = RecordingSource(1, 1)

  private var isFirst: (Int) -> Bool { { $0 == 0 } }

  @Test("come after the cells: height, view, title, display")
  func order() {
    source.headerHeight = { _ in 20 }
    source.headerTitle = { "title \($0)" }
    let table = source.table(rows: 70)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    let text = source.take()
    #expect(
      text.hasSuffix(
        """
        cell 0/0
        willDisplay 0/0
        headerHeight 0
        headerView 0
        headerTitle 0
        willDisplayHeader 0
        headerHeight 1
        headerView 1
        headerTitle 1
        willDisplayHeader 1
        """
      )
    )
  }

  @Test("are views before they are titles")
  func viewWins() {
    source.headerView = isFirst
    source.headerTitle = { _ in "title" }
    let table = source.table(rows: 200)
    #expect(table.headerView(forSection: 0) is RecordingHeader)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "title")
    #expect(table.core.displayed.headers[1]?.name == Call.ViewName(type: "Title", number: 1))
    #expect(table.footerView(forSection: 0) == nil)
  }

  @Test(
    "are so high after an value to the question for the height",
    arguments: [
      (value: 0, style: TableSectionStyle.plain, height: 0.0),
      (value: automaticDimension, style: .plain, height: 28),
      (value: 50, style: .plain, height: 50),
      (value: 0, style: .grouped, height: 0),
      (
        value: automaticDimension, style: .grouped,
        height: LayoutProfile.iOS17.groupedHeaderHeight
      ),
    ]
  )
  func heights(value: Double, style: TableSectionStyle, height: Double) {
    source.headerHeight = { _ in value }
    source.headerTitle = { _ in "title" }
    let table = source.table(rows: 300, style: style)
    #expect(table.rectForHeader(inSection: 0).height == height)
  }

  @Test(
    "have heights of their own, by the table's properties",
    arguments: TableSectionStyle.allCases
  )
  func properties(style: TableSectionStyle) {
    source.headerTitle = { _ in "header" }
    source.footerTitle = { _ in "footer" }
    let table = source.table(rows: 300, style: style)
    table.sectionHeaderHeight = 31
    table.sectionFooterHeight = 17
    #expect([0, 1].map { table.rectForHeader(inSection: $0).height } == [31, 31])
    #expect([0, 1].map { table.rectForFooter(inSection: $0).height } == [17, 17])
    table.estimatedSectionHeaderHeight = 10
    table.estimatedSectionFooterHeight = 20
    #expect(table.contentSize.height == 2 * (31 + 44 + 17))
    table.resize(height: 20)
    table.reloadData()
    #expect(table.rectForHeader(inSection: 1).height == 10)
    #expect(table.rectForFooter(inSection: 1).height == 20)
  }

  @Test("are asked for at the edge of the screen only where their section may have no height")
  func atTheEdge() {
    source.rowCounts = [2, 0, 3, 1]
    let table = source.table(rows: 88)
    table.layoutIfNeeded()
    #expect([0, 1, 2, 3].map { source.count(of: "headerView \($0)") } == [1, 1, 0, 0])
    table.scroll(to: 1)
    #expect([0, 1, 2, 3].map { source.count(of: "headerView \($0)") } == [1, 1, 1, 0])
  }

  @Test("that a height reserves without a view or a title are blank space")
  func blankSpace() {
    source.headerHeight = { _ in 30 }
    let table = source.table(rows: 300)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
  }

  @Test(
    "that have neither a view nor a title take the space of the table's properties where it is not plain",
    arguments: TableSectionStyle.allCases
  )
  func propertiesAlone(style: TableSectionStyle) {
    let table = source.table(rows: 300, style: style)
    table.sectionHeaderHeight = 31
    table.sectionFooterHeight = 17
    let isPlain = style == .plain
    #expect(table.rectForHeader(inSection: 0).height == (isPlain ? 0 : 31))
    #expect(table.rectForFooter(inSection: 0).height == (isPlain ? 0 : 17))
    source.headerTitle = { _ in "title" }
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).height == 31)
    source.headerTitle = { _ in nil }
    table.estimatedSectionHeaderHeight = 20
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).height == (isPlain ? 0 : 31), "after an estimate")
    source.headerHeight = { _ in 40 }
    table.delegate = source
    #expect(table.rectForHeader(inSection: 0).height == 40)
  }

  @Test("that nobody has a height, a view or a title for are not there")
  func none() {
    let table = source.table(rows: 300)
    #expect(table.contentSize.height == 88)
  }

  @Test("of sections that are not visible are not made")
  func lazily() {
    source.rowCounts = Array(repeating: 10, count: 50)
    source.headerView = { _ in true }
    let table = source.table(rows: 300)
    table.layoutIfNeeded()
    #expect(source.count(of: "headerView") == 1)
    #expect(table.contentSize.height == 50 * 440 + 28)
  }

  @Test("with an estimate are asked for their height on the screen")
  func estimated() {
    source.rowCounts = Array(repeating: 10, count: 50)
    source.headerView = { _ in true }
    source.headerHeight = { _ in 40 }
    source.estimatedHeaderHeight = { _ in 30 }
    let table = source.table(rows: 300)
    #expect(table.contentSize.height == 50 * 440 + 49 * 30 + 40)
    #expect(source.count(of: "headerHeight") == 1)
    let estimates = table.calls.dimensions.filter { $0.kind == .estimatedHeaderHeight }
    #expect(estimates.map(\.place.section) == Array(0..<50))
  }

  @Test("float in a plain table, displayed as others are")
  func sticky() {
    source.rowCounts = [10, 10]
    source.headerView = { _ in true }
    source.headerHeight = { _ in 28 }
    let table = source.table(rows: 100)
    table.scroll(to: 200)
    let header = table.headerView(forSection: 0) as? RecordingHeader
    #expect(header?.frame == TableRect(x: 0, y: 200, width: 320, height: 28))
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    table.scroll(to: 460)
    #expect(header?.frame.minY == 440)
    _ = source.take()
    table.scroll(to: 480)
    #expect(source.take().contains("didEndHeader 0"))
  }

  @Test("rest where they are in a grouped table")
  func grouped() {
    source.rowCounts = [10, 10]
    source.headerView = { _ in true }
    source.headerHeight = { _ in 28 }
    let table = source.table(rows: 100, style: .grouped)
    table.scroll(to: 200)
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("are reused from a pool of their own")
  func reuse() {
    source.rowCounts = Array(repeating: 3, count: 30)
    source.headerView = { _ in true }
    source.headerHeight = { _ in 28 }
    let table = source.table(rows: 320)
    for _ in 0..<20 { table.scroll(by: 160) }
    let headers = table.calls.dequeues.filter { $0.view.type == "RecordingHeader" }
    #expect(headers.count(where: \.isNew) == 3)
    #expect(headers.count == 2 + 20)
  }
}
