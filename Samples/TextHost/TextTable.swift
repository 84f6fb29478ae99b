import Binder

/// A table of lines of text: a small host for another toolkit, written against `TableHost` alone.
///
/// All its rows are in sight. It has no screen and no frames: pending changes are applied when its text is read or a row is
/// touched.
@MainActor
class TextTable: TableHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?

  /// The diagnostics that were reported, for the code that made the table.
  private(set) var diagnostics: [TableDiagnostic] = []

  /// The sections as they are displayed.
  var sections: [TextSection] = []
  var batch: TextBatch?
  /// The selected rows: one, and those that the delegate keeps selected beside it.
  var selected: [TextRow] = []
  private var needsReload = false
  private var updates: [@MainActor () -> Void] = []

  private var cellTypes: [String: @MainActor () -> (any TableCell)?] = [:]
  private var viewTypes: [String: @MainActor () -> (any TableHeaderFooterView)?] = [:]
  private var pool: [String: [any TableCell]] = [:]
  /// The cell that is handed out again for a row that is filled again.
  private var cellInPlace: (any TableCell)?
  /// The identifier that the last cell was handed out for.
  private var lastIdentifier = ""

  func report(_ diagnostic: TableDiagnostic) { diagnostics.append(diagnostic) }

  // MARK: Frames

  func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { updates.append(update) }

  /// Does everything that is pending: updates, then a reload, then the cells of new rows.
  func layoutIfNeeded() {
    guard batch == nil else { return }
    repeat {
      let now = updates
      updates = []
      for update in now { update() }
      if needsReload { loadSections() }
      displayRows()
    } while !updates.isEmpty
  }

  func reloadData() {
    needsReload = true
  }

  private func loadSections() {
    needsReload = false
    selected = []
    for section in sections { section.rows.forEach(endDisplay) }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    sections = (0..<count).map { _ in TextSection() }
    for (index, section) in sections.enumerated() { load(section, at: index) }
  }

  /// Asks how many rows a section has, and makes places for them.
  func load(_ section: TextSection, at index: Int) {
    let count = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    section.rows = (0..<count).map { _ in TextRow() }
  }

  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    let own = completion.map { [$0] } ?? []
    guard batch == nil else {
      batch?.completions += own
      return updates()
    }
    layoutIfNeeded()
    batch = TextBatch(completions: own)
    updates()
    let announced = batch
    batch = nil
    let shown = sections.map { (section: $0, rows: $0.rows) }
    let isTaken = announced.map(apply) ?? false
    if !isTaken {
      // For the cells that were shown, `didEndDisplaying` is still to be called.
      sections = shown.map(\.section)
      for (section, rows) in shown { section.rows = rows }
      report(
        TableDiagnostic(
          severity: .error,
          message:
            "A batch does not lead to the rows of the data source; everything is shown again."
        )
      )
      reloadData()
    }
    layoutIfNeeded()
    for completion in announced?.completions ?? [] { completion(isTaken) }
  }

  // MARK: Cells

  /// Asks for a cell for each row that has none.
  private func displayRows() {
    for (index, section) in sections.enumerated() {
      for (place, row) in section.rows.enumerated() where row.cell == nil {
        display(row, at: IndexPath(row: place, section: index))
      }
    }
  }

  private func display(_ row: TextRow, at path: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    row.cell = cell
    row.path = path
    row.identifier = lastIdentifier
    cell.setSelected(isSelected(row), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Fills the cell of a row again.
  func refill(_ row: TextRow, at path: IndexPath) {
    cellInPlace = row.cell
    _ = dataSource?.tableView(self, cellForRowAt: path)
    cellInPlace = nil
  }

  /// Takes the cell of a row away, for another row to use.
  func endDisplay(_ row: TextRow) {
    guard let cell = row.cell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.path)
    row.cell = nil
    pool[row.identifier, default: []].append(cell)
  }

  func register<Cell: TableCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = { makeView(type) }
  }

  func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    viewTypes[identifier] = { makeView(type) }
  }

  func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    lastIdentifier = identifier
    if let cell = cellInPlace as? Cell { return cell }
    if let cell = pool[identifier]?.popLast() as? Cell {
      cell.prepareForReuse()
      return cell
    }
    if cellTypes[identifier] == nil { register(type, forCellReuseIdentifier: identifier) }
    guard let cell = cellTypes[identifier]?() as? Cell else {
      preconditionFailure("A '\(identifier)' is not a '\(type)'.")
    }
    return cell
  }

  func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    if viewTypes[identifier] == nil {
      register(type, forHeaderFooterViewReuseIdentifier: identifier)
    }
    guard let view = viewTypes[identifier]?() as? View else {
      preconditionFailure("A '\(identifier)' is not a '\(type)'.")
    }
    return view
  }

  // MARK: Looking rows up

  func isSelected(_ row: TextRow) -> Bool { selected.contains { $0 === row } }

  func cellForRow(at indexPath: IndexPath) -> (any TableCell)? { row(at: indexPath)?.cell }

  func indexPath(for cell: any TableCell) -> IndexPath? {
    path { $0.cell === cell }
  }

  func row(at path: IndexPath) -> TextRow? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Where the first row is that fulfils a condition.
  func path(where isWanted: (TextRow) -> Bool) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.rows.firstIndex(where: isWanted) {
        return IndexPath(row: place, section: index)
      }
    }
    return nil
  }
}

/// The rows of a section that are displayed.
final class TextSection {
  var rows: [TextRow] = []
}

/// A row that is displayed, wherever batches take it.
final class TextRow {
  var cell: (any TableCell)?
  var identifier = ""
  /// Where it was displayed last.
  var path = IndexPath(row: 0, section: 0)
}
