import Binder
import HeadlessTable
import TestSupport
import Testing

/// A view that is given to several rows or sections, of which UIKit shows it in one.
@MainActor
@Suite("A view given twice", .bounded)
struct SharedViewTests {
  private final class Source: TableDataSource, TableDelegate {
    var counts = [3]
    var cell: (any TableHost, IndexPath) -> any TableCell = { table, _ in
      table.dequeue(HeadlessCell.self)
    }
    var header: (any TableHost, Int) -> (any TableHeaderFooterView)? = { _, _ in nil }

    func numberOfSections(in tableView: any TableHost) -> Int { counts.count }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      cell(tableView, path)
    }

    func tableView(
      _ tableView: any TableHost,
      viewForHeaderInSection section: Int
    ) -> (any TableHeaderFooterView)? { header(tableView, section) }
  }

  private static let remedy =
    "A view can be in one place only, so a UITableView shows it in one of them and leaves the other "
    + "blank. "
  private static let cellRemedy =
    "\(remedy)Dequeue a cell for each row, or keep one for each."

  private let source = Source()
  private let table = HeadlessTable(id: "shared", width: 320, height: 132)

  init() {
    table.onInconsistency = .collect
    table.register(HeadlessCell.self)
    table.dataSource = source
    table.delegate = source
  }

  @Test("to several rows is an error, said once")
  func storedCell() {
    let cell = HeadlessCell()
    source.cell = { _, _ in cell }
    #expect(
      table.diagnostics.map(\.message) == [
        "Row 1 of section '0' of table 'shared' gets the cell that row 0 of section '0' shows. "
          + Self.cellRemedy
      ]
    )
    table.reloadData()
    #expect(table.diagnostics.map(\.severity) == [.error])
  }

  @Test("to several rows is handed out to one row when it is used again")
  func pooledOnce() {
    var stored: HeadlessCell?
    source.cell = { table, _ in
      stored = stored ?? table.dequeue(HeadlessCell.self)
      return stored ?? HeadlessCell()
    }
    #expect(table.diagnostics.count == 1)
    source.cell = { table, _ in table.dequeue(HeadlessCell.self) }
    table.reloadData()
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 3)
    table.scroll(to: 0)
    table.reloadData()
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 3)
  }

  @Test("to a row that is inserted above the one that shows it is an error")
  func insertedAbove() {
    let cells = (0..<4).map { _ in HeadlessCell() }
    source.cell = { _, path in cells[path.row] }
    #expect(table.diagnostics.isEmpty)
    source.counts = [4]
    table.insertRows(at: [[0, 0]])
    #expect(
      table.diagnostics.map(\.message) == [
        "Row 0 of section '0' of table 'shared' gets the cell that row 1 of section '0' shows. "
          + Self.cellRemedy
      ]
    )
  }

  @Test("to the row that has it already is none, nor one that its row has left")
  func ownCells() {
    let cells = (0..<9).map { _ in HeadlessCell(style: .default, reuseIdentifier: "own") }
    source.counts = [9]
    source.cell = { _, path in cells[path.row] }
    table.layoutIfNeeded()
    table.reloadRows(at: [[0, 0], [0, 2]])
    table.reconfigureRows(at: [[0, 1]])
    table.reloadData()
    for offset in [132.0, 264, 0, 88] { table.scroll(to: offset) }
    source.counts = [8]
    table.deleteRows(at: [[0, 8]])
    #expect(table.diagnostics.isEmpty)
    #expect(
      table.visibleCells.map { ObjectIdentifier($0) } == cells[2...4].map { ObjectIdentifier($0) }
    )
  }

  @Test("to several sections is an error, as header or footer")
  func header() {
    source.counts = [1, 1]
    let view = HeadlessHeaderFooterView()
    source.header = { _, _ in view }
    #expect(
      table.diagnostics.map(\.message) == [
        "The header of section '1' of table 'shared' gets the view that the header of section '0' "
          + "shows. \(Self.remedy)Dequeue a view for each header and footer, or keep one for each."
      ]
    )
  }

  private enum Section: TableViewSection { case settings }

  @Test("by a chain or a screen is the same error")
  func declared() {
    let cell = HeadlessCell()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.settings).bind(cellProvider: { _, _ in cell }, numberOfCells: 2)
    binder.displayedSections = [.settings]
    binder.finish()
    let other = HeadlessTable(id: "shared", width: 320, height: 132)
    other.onInconsistency = .collect
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.settings) { Cells(count: 2) { _, _ in cell } }
    }
    let binding = screen.bind(to: other)
    for table in [table, other] {
      #expect(
        table.diagnostics.map(\.message) == [
          "Row 1 of section 'settings' of table 'shared' gets the cell that row 0 of section "
            + "'settings' shows. \(Self.cellRemedy)"
        ]
      )
    }
    _ = binding
  }

  @Test("is no error where the other row has left the screen, as with a ring of cells of one's own")
  func ring() {
    let ring = (0..<5).map { _ in HeadlessCell() }
    source.counts = [20]
    source.cell = { _, path in ring[path.row % 5] }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    for offset in [440.0, 220, 0, 748] { table.scroll(to: offset) }
    #expect(table.visibleCells.count == 3)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("is no error where the other section has left the screen")
  func ringOfHeaders() {
    let ring = (0..<4).map { _ in HeadlessHeaderFooterView() }
    source.counts = [Int](repeating: 1, count: 20)
    source.header = { _, section in ring[section % 4] }
    table.layoutIfNeeded()
    for offset in [864.0, 288, 0, 1152] { table.scroll(to: offset) }
    #expect(table.diagnostics.isEmpty)
  }
}
