import Binder
@testable import BinderObservables
import HeadlessTable

/// A strict table and a strict collection view of one source of records.
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

  init(_ source: some DataSource<Record>, updates: UpdateForm = .reload) {
    table.onInconsistency = .collect
    items.onInconsistency = .collect
    source.bind(to: table, cellType: Cell.self, updates: updates) { $0.name.text = $1.text }
    source.bind(to: items, cellType: Cell.self, updates: updates) { $0.name.text = $1.text }
    layOut()
  }

  private func layOut() {
    table.layoutIfNeeded()
    items.layoutIfNeeded()
  }

  /// What is wrong with what the two show; nil if nothing is.
  func problem(_ expected: [[String]]) -> String? {
    layOut()
    if let wrong = table.inconsistencies.first { return "table: \(wrong)" }
    if let wrong = items.inconsistencies.first { return "collection view: \(wrong)" }
    let texts = (
      table: rows(table.numberOfSections, table.numberOfRows) { table.cellForRow(at: $0) },
      items: rows(items.numberOfSections, items.numberOfItems) { items.cellForItem(at: $0) }
    )
    if texts.table != expected { return "the table shows \(texts.table), not \(expected)" }
    if texts.items != expected {
      return "the collection view shows \(texts.items), not \(expected)"
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
