import Binder
import HeadlessTable
import TestSupport
import Testing

/// Cells and headers that a data source makes itself, as code does that registers nothing.
@MainActor
@Suite("Views made by hand", .bounded)
struct HandMadeViewTests {
  private let table = HeadlessTable(id: "hand", width: 320, height: 400)
  private let source = HandMadeViews()

  init() {
    table.onInconsistency = .collect
    table.dataSource = source
    table.delegate = source
  }

  private func scrollThrough() {
    for _ in 0..<80 { table.scroll(by: 44) }
  }

  @Test("with an identifier are pooled under it")
  func pooledCells() {
    scrollThrough()
    #expect(source.madeCells <= 12)
    #expect(table.visibleCells.last?.textLabel?.text == "3/19")
    #expect(table.calls.dequeues.contains { $0.reuseIdentifier == "cell" && !$0.isNew })
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("for headers are pooled, too")
  func pooledHeaders() {
    scrollThrough()
    #expect(source.madeHeaders <= 2)
    #expect(table.headerView(forSection: 3)?.textLabel?.text == "header 3")
  }

  @Test("without an identifier are made for each row")
  func withoutIdentifier() {
    source.identifier = nil
    scrollThrough()
    #expect(source.madeCells == source.askedCells)
  }

  @Test("are prepared for reuse")
  func preparedForReuse() {
    scrollThrough()
    #expect(source.preparations > 0)
    #expect(source.madeCells + source.preparations == source.askedCells)
  }

  @Test("are filled again where a row is reconfigured")
  func reconfigured() {
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    source.prefix = "new "
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(cell?.textLabel?.text == "new 0/1")
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("are forgotten with a memory warning")
  func memoryWarning() {
    scrollThrough()
    table.memoryWarning()
    let made = source.madeCells
    table.scroll(by: -44)
    #expect(source.madeCells > made)
  }
}

/// Four sections of twenty rows, whose cells and headers are dequeued, or else made.
@MainActor
private final class HandMadeViews: TableDataSource, TableDelegate {
  final class Cell: HeadlessCell {
    var onReuse: () -> Void = {}

    override func prepareForReuse() {
      super.prepareForReuse()
      onReuse()
    }
  }

  var identifier: String? = "cell"
  var prefix = ""
  private(set) var askedCells = 0
  private(set) var madeCells = 0
  private(set) var madeHeaders = 0
  private(set) var preparations = 0

  func numberOfSections(in tableView: any TableHost) -> Int { 4 }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    askedCells += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? makeCell()
    cell.textLabel?.text = "\(prefix)\(path.section)/\(path.row)"
    return cell
  }

  private func makeCell() -> any TableCell {
    madeCells += 1
    let cell = Cell(style: .default, reuseIdentifier: identifier)
    cell.onReuse = { [unowned self] in preparations += 1 }
    return cell
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") ?? makeHeader()
    view.textLabel?.text = "header \(section)"
    return view
  }

  private func makeHeader() -> any TableHeaderFooterView {
    madeHeaders += 1
    return HeadlessHeaderFooterView(reuseIdentifier: "header")
  }
}
