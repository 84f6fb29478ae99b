import Binder
@testable import BinderObservables
import HeadlessTable

/// Strict tables and strict collection views of one source of records, bound in one line and by its sections, in a chain and in a
/// builder.
@MainActor
final class FetchedScreens {
  final class Cell: HeadlessCell { let name = Label() }

  let table = HeadlessTable(id: "records", width: 320, height: 2_000)
  let items = HeadlessCollectionView(
    id: "records",
    width: 320,
    height: 2_000,
    layout: .uniform(.list(.plain))
  )

  /// A table whose chain shows the sections of the source.
  let chain = HeadlessTable(id: "chain", width: 320, height: 2_000)
  /// A collection view whose screen shows them.
  let screen = HeadlessCollectionView(id: "screen", width: 320, height: 2_000)
  private let binder: TableViewBinder
  private let declared: TableScreen<WholeTable>
  private(set) var tapped: [String] = []

  init(_ source: some DataSource<Record>, updates: UpdateForm = .reload) {
    for table in [table, chain] { table.onInconsistency = .collect }
    for items in [items, screen] { items.onInconsistency = .collect }
    binder = TableViewBinder(tableView: chain)
    declared = TableScreen {
      Sections(of: source) {
        SourceCells(Cell.self, items: Record.self) { section, row, cell, record in
          cell.name.text = record.text
        }
      }
    }
    (binder.configuration.rowUpdates, declared.configuration.rowUpdates) = (updates, updates)
    declared.bind(to: screen)
    binder.onSections(of: source)
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, record in cell.name.text = record.text }
      .onTapped { [unowned self] section, row, cell, record in
        tapped.append("\(section) \(row) \(record.text)")
      }
    binder.finish()
    source.bind(to: table, cellType: Cell.self, updates: updates) { $0.name.text = $1.text }
    source.bind(to: items, cellType: Cell.self, updates: updates) { $0.name.text = $1.text }
    layOut()
  }

  private func layOut() {
    for table in [table, chain] { table.layoutIfNeeded() }
    for items in [items, screen] { items.layoutIfNeeded() }
  }

  /// What is wrong with what the two show; nil if nothing is.
  func problem(_ expected: [[String]]) -> String? {
    layOut()
    for (name, table) in [("table", table), ("chain", chain)] {
      if let wrong = table.inconsistencies.first { return "\(name): \(wrong)" }
      let texts = rows(table.numberOfSections, table.numberOfRows) { table.cellForRow(at: $0) }
      if texts != expected { return "the \(name) shows \(texts), not \(expected)" }
    }
    for (name, items) in [("collection view", items), ("screen", screen)] {
      if let wrong = items.inconsistencies.first { return "\(name): \(wrong)" }
      let texts = rows(items.numberOfSections, items.numberOfItems) { items.cellForItem(at: $0) }
      if texts != expected { return "the \(name) shows \(texts), not \(expected)" }
    }
    return nil
  }

  private func rows(
    _ sections: Int,
    _ count: (Int) -> Int,
    _ cell: (IndexPath) -> (any TableCell)?
  ) -> [[String]] {
    (0..<sections).map { section in
      (0..<count(section)).map { row in
        (cell(IndexPath(row: row, section: section)) as? Cell)?.name.text ?? "no cell"
      }
    }
  }
}
