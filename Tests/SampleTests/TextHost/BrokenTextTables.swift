import Binder

@testable import samples

extension TextTableTests {
  /// Hosts that are wrong in one thing each, and the rule that they break.
  nonisolated static let broken: [(@MainActor () -> TextTable, String)] = [
    (
      { StrongTable() },
      "The data source, the delegate and the prefetch data source are held weakly"
    ),
    (
      { EagerTable() }, "The data source, the delegate and the prefetch data source are held weakly"
    ),
    ({ HastyTable() }, "A change while a cell is filled waits for the end of the question"),
    ({ HastyTable() }, "Scheduled work is done later"),
    ({ WastefulTable() }, "The cell of a row that has gone is made ready and used again"),
    ({ LazyTable() }, "A batch with a row to be filled again leads to the rows"),
    ({ LostTable() }, "The first rows are requested once"),
    ({ BlindTable() }, "A declaration is shown"),
    ({ ForgetfulTable() }, "A batch with a deletion leads to the rows of the data source"),
    ({ WastefulTable() }, "The end of display is reported for cells that a refused batch finds"),
    ({ ImpatientTable() }, "A batch within another one ends with it, and is refused with it"),
    ({ StrictTable() }, "A row that may not be deselected stays selected"),
    ({ CarelessTable() }, "A batch that does not lead to what the data source says is refused"),
  ]
}

/// Keeps its data source alive.
private final class StrongTable: TextTable {
  private var kept: (any TableDataSource)?
  override func reloadData() {
    kept = dataSource
    super.reloadData()
  }
}

/// Keeps its prefetch data source alive.
private final class EagerTable: TextTable {
  private var kept: (any TableDataSourcePrefetching)?
  override var prefetchDataSource: (any TableDataSourcePrefetching)? {
    didSet { kept = prefetchDataSource }
  }
}

/// Runs scheduled work at once.
private final class HastyTable: TextTable {
  override func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { update() }
}

/// Tells nobody that a cell has gone, and never uses it again.
private final class WastefulTable: TextTable {
  override func endDisplay(_ row: TextRow) { row.cell = nil }
}

/// Does not fill cells again.
private final class LazyTable: TextTable {
  override func refill(_ row: TextRow, at path: IndexPath) {}
}

/// Takes every cell for the first one.
private final class LostTable: TextTable {
  override func indexPath(for cell: any TableCell) -> IndexPath? { IndexPath(row: 0, section: 0) }
}

/// Shows no cell to anybody.
private final class BlindTable: TextTable {
  override func cellForRow(at indexPath: IndexPath) -> (any TableCell)? { nil }
}

/// Shows everything again after each batch.
private final class ForgetfulTable: TextTable {
  override func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
    reloadData()
  }
}

/// Takes every batch for a right one.
private final class CarelessTable: TextTable {
  override func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates) { _ in completion?(true) }
  }
}

/// Tells of the end of a batch within another one at once.
private final class ImpatientTable: TextTable {
  override func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard batch != nil else { return super.performBatchUpdates(updates, completion: completion) }
    updates()
    completion?(true)
  }
}

/// Keeps no more than one row selected.
private final class StrictTable: TextTable {
  override func isSelected(_ row: TextRow) -> Bool { selected.last === row }
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    for row in selected.dropLast() { row.cell?.setSelected(false, animated: false) }
  }
}
