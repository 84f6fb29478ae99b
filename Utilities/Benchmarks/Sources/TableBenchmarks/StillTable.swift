import Binder

/// A table that takes every change and shows nothing: what a refresh costs on it is finding the change and
/// its stages.
@MainActor
final class StillTable: TableHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?
  let attachments = TableAttachments()
  private var updates: [@MainActor () -> Void] = []

  func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { updates.append(update) }

  func layoutIfNeeded() {
    while !updates.isEmpty { updates.removeFirst()() }
  }

  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    updates()
    completion?(true)
  }

  func insertRows(in ranges: [RowRange], with animation: RowAnimation) {}

  func deleteRows(in ranges: [RowRange], with animation: RowAnimation) {}

  func moveRows(_ moves: [RowMove]) {}

  func reloadData() {}

  func register<Cell: TableCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String) {}

  func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    made(type)
  }

  func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    made(type)
  }

  var indexPathsForVisibleRows: [IndexPath]? { nil }

  func cellForRow(at indexPath: IndexPath) -> (any TableCell)? { nil }

  func indexPath(for cell: any TableCell) -> IndexPath? { nil }

  private func made<View: AnyObject>(_ type: View.Type) -> View {
    guard let view = makeView(type) else { preconditionFailure("A \(type) needs an init().") }
    return view
  }
}
