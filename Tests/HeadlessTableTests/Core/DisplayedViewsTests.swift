import Binder
import TableBatches
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("The views on the screen", .bounded)
struct DisplayedViewsTests {
  private let displayed = DisplayedViews()
  private let cells = (0..<3).map { _ in HeadlessCell() }

  init() {
    for (index, cell) in cells.enumerated() {
      displayed.show(shown(cell, index + 1), at: RowPosition(section: 0, row: index))
    }
    for section in 0..<2 {
      for kind in SupplementaryKind.allCases {
        let name = Call.ViewName(type: "\(kind)", number: section)
        let view = DisplayedSupplementary(view: nil, name: name, reuseIdentifier: nil, place: nil)
        displayed.show(view, kind, section: section)
      }
    }
  }

  private func shown(_ cell: HeadlessCell, _ number: Int) -> DisplayedCell {
    let name = Call.ViewName(type: "Cell", number: number)
    return DisplayedCell(
      cell: cell,
      name: name,
      reuseIdentifier: nil,
      place: nil,
      estimatedHeight: nil
    )
  }

  private func text(_ row: RowPosition, _ cell: DisplayedCell) -> String {
    "\(row.section)/\(row.row) \(cell.name)"
  }

  /// Rows with their cells, then headers and footers with theirs.
  private var picture: String {
    let rows = displayed.rows.compactMap { row in displayed.cells[row].map { text(row, $0) } }
    let views = SupplementaryKind.allCases.flatMap { kind in
      displayed[kind].map { section, view in "\(section) \(view.name?.description ?? "")" }
    }
    return (rows + views).joined(separator: ", ")
  }

  private var leaving: String {
    let leaving = displayed.takeLeaving()
    let views = leaving.supplementaries.map { "\($0.section) \($0.view.name?.description ?? "")" }
    return (leaving.cells.map(text) + views).joined(separator: ", ")
  }

  @Test("keep their rows through a batch, and leave from the top to the bottom")
  func follow() {
    let operations: [TableOperation] = [
      .insertSection(0), .deleteSection(1), .deleteRow([0, 0]), .reloadRow([0, 2]),
    ]
    let batch = CheckedBatch(
      map: ChangeMap(Batch(operations)),
      counts: [0, 2],
      reconfigured: [],
      headersAndFooters: []
    )
    displayed.apply(batch) { place, _ in place }
    #expect(picture == "1/0 Cell #2, 1 header #0, 1 footer #0")
    #expect(leaving == "0/0 Cell #1, 0/2 Cell #3, 1 header #1, 1 footer #1")
    #expect(leaving == "")
  }

  @Test("leave out rows of a plan, which are found one behind the other")
  func missing() {
    var plan = LayoutPlan(
      geometry: TableGeometry(),
      style: .plain,
      viewport: Viewport(height: 100)
    )
    plan.rows = [
      .init(section: 0, range: 1..<4), .init(section: 0, range: 5..<6),
      .init(section: 2, range: 0..<2),
    ]
    displayed.show(shown(cells[0], 4), at: RowPosition(section: 2, row: 0))
    var found: [RowPosition] = []
    while let next = displayed.nextMissingRow(of: plan, after: found.last) { found.append(next) }
    #expect(found.map { "\($0.section)/\($0.row)" } == ["0/3", "0/5", "2/1"])
    displayed.show(shown(cells[1], 5), at: RowPosition(section: 2, row: 1))
    #expect(displayed.nextMissingRow(of: plan, after: found[1]) == nil)
  }

  @Test("of a row leave alone")
  func leaveOne() {
    displayed.leave(RowPosition(section: 0, row: 1))
    displayed.leave(RowPosition(section: 0, row: 9))
    #expect(displayed.rows.map(\.row) == [0, 2])
    #expect(leaving == "0/1 Cell #2")
  }

  @Test("are replaced for a picture, and come back")
  func replacing() {
    let before = picture
    let other = HeadlessCell()
    let found = displayed.replacing(with: { $0.row == 1 ? other : nil }) {
      "\(displayed.position(of: other)?.row ?? -1) \(displayed.position(of: cells[2])?.row ?? -1) "
        + "\(displayed.headers.count) \(displayed.footers.count)"
    }
    #expect(found == "1 2 0 0")
    #expect(picture == before)
  }
}
