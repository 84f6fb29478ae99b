import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Looking up", .bounded)
struct LookupTests {
  let source = RecordingSource(3, 0, 2)

  /// Section 0: header 20, rows 3 × 44, footer 10; section 1: header 20, footer 10; section 2 as 0.
  private func table() -> HeadlessTable {
    source.headerHeight = { _ in 20 }
    source.footerHeight = { _ in 10 }
    return source.table(rows: 100)
  }

  @Test(
    "a row by a point",
    arguments: [
      (x: 0.0, y: 0.0, row: nil as IndexPath?), (x: 0, y: 19.9, row: nil),
      (x: 0, y: 20, row: IndexPath(row: 0, section: 0)),
      (x: 319, y: 63.9, row: IndexPath(row: 0, section: 0)),
      (x: 0, y: 64, row: IndexPath(row: 1, section: 0)), (x: 320, y: 64, row: nil),
      (x: 0, y: 155, row: nil), (x: 0, y: 212, row: IndexPath(row: 0, section: 2)),
      (x: 0, y: 309.9, row: nil), (x: 0, y: 310, row: nil), (x: 0, y: -1, row: nil),
    ]
  )
  func rowAtPoint(x: Double, y: Double, row: IndexPath?) {
    #expect(table().indexPathForRow(at: TablePoint(x: x, y: y)) == row)
  }

  @Test("rows by a rectangle, by intersection")
  func rowsInRect() {
    let table = table()
    func rows(_ y: Double, _ height: Double) -> String? {
      table.indexPathsForRows(in: TableRect(x: 0, y: y, width: 320, height: height))?
        .map { "\($0.section)/\($0.row)" }.joined(separator: " ")
    }
    #expect(rows(63, 2) == "0/0 0/1")
    #expect(rows(64, 44) == "0/1")
    #expect(rows(0, 1000) == "0/0 0/1 0/2 2/0 2/1")
    #expect(rows(0, 20) == "")
    #expect(rows(0, -1) == nil)
  }

  @Test("rectangles in the content, in an inset style as well")
  func rects() {
    let table = table()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 2)) == rect(y: 256, height: 44))
    #expect(table.rectForHeader(inSection: 2) == rect(y: 192, height: 20))
    #expect(table.rectForFooter(inSection: 0) == rect(y: 152, height: 10))
    #expect(table.rect(forSection: 2) == rect(y: 192, height: 118))
    #expect(table.contentSize == TableSize(width: 320, height: 310))
    let inset = source.table(style: .insetGrouped)
    #expect(
      inset.rectForRow(at: IndexPath(row: 0, section: 0))
        == TableRect(x: 16, y: 20, width: 288, height: 44)
    )
  }

  private func rect(y: Double, height: Double) -> TableRect {
    TableRect(x: 0, y: y, width: 320, height: height)
  }

  @Test("what is visible, and nothing that is not")
  func visible() {
    let table = table()
    #expect(table.visibleCells.count == 2)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === table.visibleCells[1])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 9)) == nil)
    #expect(table.indexPath(for: table.visibleCells[1]) == IndexPath(row: 1, section: 0))
    #expect(table.indexPath(for: RecordingCell()) == nil)
    source.rowCounts = []
    table.reloadData()
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("what does not exist is inconsistent, in UIKit's words", arguments: Missing.allCases)
  func missing(_ missing: Missing) {
    let table = table()
    missing.ask(table)
    #expect(table.inconsistencies.map(\.description) == [missing.message])
  }

  @Test("what the data source answers wrongly is inconsistent")
  func wrongAnswers() {
    source.rowCounts = [2, -1]
    source.rowDimensions = .height
    source.height = { $0.row == 0 ? -5 : .nan }
    let table = table()
    #expect(
      table.inconsistencies.map(\.uikitText) == [
        "Invalid number of rows in section 1 (-1).",
        "Invalid height (-5) for row 0 of section '0'.",
        "Invalid height (nan) for row 1 of section '0'.",
      ]
    )
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }
}

extension LookupTests {
  private final class OtherCell: HeadlessCell {}

  @Test("a cell by its row, which is scrolled into view first")
  func cellOfRow() throws {
    source.identity = { "\($0.section)/\($0.row)" }
    let table = table()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 2)) == nil)
    let cell = try #require(table.cell(of: .id("2/1"), as: RecordingCell.self))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 2)) === cell)
    #expect(table.core.layout.offset == 210)
    #expect(table.cell(of: RowPosition(section: 2, row: 1)) === cell as RecordingCell)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("a cell that is not there says why")
  func noCellOfRow() {
    source.sectionName = { ["a", "b", "c"][$0] }
    let table = table()
    #expect(table.cell(of: .row(0, in: "a"), as: OtherCell.self) == nil)
    #expect(table.cell(of: .row(0, in: "x"), as: RecordingCell.self) == nil)
    #expect(table.cell(of: .id(7), as: RecordingCell.self) == nil)
    #expect(
      table.diagnostics.map(\.message) == [
        "Row 0 of section 'a' of table 'test' has a cell of RecordingCell, not of OtherCell.",
        "Table 'test' does not display section 'x'; it displays 'a', 'b', 'c'.",
        "Table 'test' has no row with the identity '7'.",
      ]
    )
  }

  @Test("what a section has by the name of the section, as far as it is displayed")
  func namedSections() {
    enum Name { case a, b, c, x }
    final class Ends: TableDelegate {
      let (header, footer) = (HeadlessHeaderFooterView(), HeadlessHeaderFooterView())
      func tableView(
        _ tableView: any TableHost,
        viewForHeaderInSection section: Int
      ) -> (any TableHeaderFooterView)? { section == 0 ? header : nil }
      func tableView(
        _ tableView: any TableHost,
        viewForFooterInSection section: Int
      ) -> (any TableHeaderFooterView)? { section == 1 ? footer : nil }
      func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double {
        section == 0 ? 20 : 0
      }
      func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double {
        section == 1 ? 10 : 0
      }
    }
    let ends = Ends()
    source.sectionName = { ["a", "b", "c"][$0] }
    let table = source.table(rows: 300)
    table.delegate = ends
    #expect([Name.a, .b, .c].map { table.numberOfRows(in: $0) } == [3, 0, 2])
    #expect(table.headerView(in: Name.a) === ends.header)
    #expect(table.headerView(in: Name.b) == nil)
    #expect(table.footerView(in: Name.b) === ends.footer)
    #expect(table.diagnostics.isEmpty)
    #expect(table.numberOfRows(in: Name.x) == 0)
    #expect(table.headerView(in: Name.x) == nil)
    #expect(table.footerView(in: Name.x) == nil)
    let missing = "Table 'test' does not display section 'x'; it displays 'a', 'b', 'c'."
    #expect(table.diagnostics.map(\.message) == [missing, missing, missing])
  }

  @Test("a row to scroll to by its identity")
  func scrollToIdentity() {
    source.identity = { "\($0.section)/\($0.row)" }
    let table = table()
    table.scrollToRow(.id("2/0"), at: .top)
    #expect(table.core.layout.offset == 192)
    table.scrollToRow(.id("0/0"), at: .top)
    #expect(table.core.layout.offset == 0)
    table.scrollToRow(.id("9/9"), at: .top)
    #expect(table.core.layout.offset == 0)
    #expect(
      table.diagnostics.map(\.message) == ["Table 'test' has no row with the identity '9/9'."]
    )
  }

  enum Missing: CaseIterable {
    case row, section, rowsOfSection, scrollRow, scrollSection, path
  }
}

extension LookupTests.Missing {
  @MainActor
  func ask(_ table: HeadlessTable) {
    switch self {
    case .row: _ = table.rectForRow(at: IndexPath(row: 3, section: 0))
    case .section: _ = table.rect(forSection: 3)
    case .rowsOfSection: _ = table.numberOfRows(inSection: -1)
    case .scrollRow: table.scrollToRow(at: IndexPath(row: 7, section: 2), at: .top)
    case .scrollSection: table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top)
    case .path: _ = table.cellForRow(at: IndexPath(index: 4))
    }
  }

  var message: String {
    switch self {
    case .row:
      """
      request for rect at invalid index path (<NSIndexPath: 0x...> {length = 2, path = 0 - 3})
      Section 0 has 3 rows, counted from 0. An index path is good only until the next change of the \
      table.
      """
    case .section:
      """
      request for rect of invalid section (3)
      The table has 3 sections, counted from 0.
      """
    case .rowsOfSection:
      """
      Requested the number of rows for section (-1) which is out of bounds.
      The table has 3 sections, counted from 0.
      """
    case .scrollRow:
      """
      Attempted to scroll the table view to an out-of-bounds row (7) when there are only 2 rows in \
      section 2. Table view: <HeadlessTable 'test'>
      Section 2 has 2 rows, counted from 0. An index path is good only until the next change of the \
      table.
      """
    case .scrollSection:
      """
      Attempted to scroll the table view to an out-of-bounds section (3) when there are only 3 \
      sections. Table view: <HeadlessTable 'test'>
      The table has 3 sections, counted from 0. An index path is good only until the next change of \
      the table.
      """
    case .path:
      """
      Invalid index path for use with UITableView. Index paths passed to table view must contain \
      exactly two indices specifying the section and row. Please use the category on NSIndexPath \
      in UITableView.h if possible.
      This index path has 1: <NSIndexPath: 0x...> {length = 1, path = 4}. Make it with \
      IndexPath(row:section:).
      """
    }
  }
}
