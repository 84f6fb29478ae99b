import Binder
import BinderObservables
import HeadlessTable
import TestSupport

/// A small table that shows tokens, compared with what it has to show.
@MainActor
final class TokenTable {
  fileprivate final class Cell: TableCell, DefaultInitializable {
    var token: Token?
  }

  private let table = HeadlessTable(id: "tokens", width: 320, height: 70)
  private var rows: (any TableDataSource)?

  /// Shows a source in one of the ways in which that can be done.
  init(of source: any DataSource<Token>, using generator: inout SplitMix64) {
    table.onInconsistency = .collect
    table.rowHeight = 30
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 20
    table.calls.isRecording = false
    let updates = Bool.random(using: &generator) ? UpdateForm.reload : .reconfigure
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      source.bind(to: table, cellType: Cell.self, updates: updates) { $0.token = $1 }
    case 1:
      source.cells(Cell.self) { cell, token, _ in cell.token = token }
        .bind(to: table, updates: updates)
    case 2:
      let rows = ChainableRows(source.chainable())
      table.register(Cell.self)
      table.dataSource = rows
      rows.source.cds_updateDelegate = table
      self.rows = rows
    case 3:
      let cells = source.cells(Cell.self) { cell, token, _ in cell.token = token }
      table.dataSource = cells
      rows = cells
    default:
      table.register(Cell.self)
      source.bind(to: table, updates: updates) { items, path, table in
        let cell = table.dequeue(Cell.self)
        cell.token = items.item(at: path)
        return cell
      }
    }
  }

  /// Scrolls to some row, and says what is wrong with what can be seen; nil if nothing is.
  func problem(
    _ expected: [DataSourceSection<Token>],
    using generator: inout SplitMix64
  ) -> String? {
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    if let inconsistency = table.inconsistencies.first { return "\(inconsistency)" }
    if counts != expected.map(\.items.count) { return "the table has \(counts) rows" }
    if let problem = problemInSight(expected) { return problem }
    let section = expected.indices.randomElement(using: &generator) ?? 0
    let rows = expected.isEmpty ? 0..<0 : expected[section].items.indices
    guard let row = rows.randomElement(using: &generator) else { return nil }
    let path = IndexPath(row: row, section: section)
    table.scrollToRow(at: path, at: Bool.random(using: &generator) ? .top : .bottom)
    if table.cellForRow(at: path) == nil { return "no cell where the table scrolled to: \(path)" }
    return problemInSight(expected)
  }

  private func problemInSight(_ expected: [DataSourceSection<Token>]) -> String? {
    let paths = table.indexPathsForVisibleRows ?? []
    for path in paths {
      let shown = (table.cellForRow(at: path) as? Cell)?.token
      let token = expected[path.section].items[path.row]
      if shown != token { return "the table shows \(shown, default: "nothing") at \(path)" }
    }
    for section in Set(paths.map(\.section)) {
      let header = table.headerView(forSection: section)?.textLabel?.text
      if header != expected[section].name {
        return "section \(section) has the header \(header, default: "none")"
      }
    }
    return nil
  }
}

/// What answers a table from a source whose delegate the table is.
@MainActor
private final class ChainableRows: TableDataSource {
  let source: ChainableAdapter<Token>

  init(_ source: ChainableAdapter<Token>) {
    self.source = source
  }

  func numberOfSections(in tableView: any TableHost) -> Int { source.cds_numberOfSections() }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    source.cds_numberOfObjects(inSection: section)
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    source.cds_nameForSection(at: section)
  }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    let cell = tableView.dequeue(TokenTable.Cell.self)
    cell.token = source.cds_object(at: path)
    return cell
  }
}
