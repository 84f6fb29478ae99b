import Binder
import HeadlessTable

extension HeadlessTable {
  /// Announces operations in one batch, in their order.
  func perform(_ operations: [TableOperation], completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates(
      { for operation in operations { announce(operation) } },
      completion: completion
    )
  }

  private func announce(_ operation: TableOperation) {
    switch operation {
    case .insertRow(let path): insertRows(at: [path])
    case .deleteRow(let path): deleteRows(at: [path])
    case .reloadRow(let path): reloadRows(at: [path])
    case .reconfigureRow(let path): reconfigureRows(at: [path])
    case .moveRow(let from, let to): moveRow(at: from, to: to)
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}

extension HeadlessCollectionView {
  /// Announces operations in one batch, in their order, as code does it that knows no binder.
  func perform(_ operations: [TableOperation], changing data: () -> Void = {}) {
    performBatchUpdates {
      data()
      for operation in operations { announce(operation) }
    }
  }

  private func announce(_ operation: TableOperation) {
    switch operation {
    case .insertRow(let path): insertItems(at: [path])
    case .deleteRow(let path): deleteItems(at: [path])
    case .reloadRow(let path): reloadItems(at: [path])
    case .reconfigureRow(let path): reconfigureItems(at: [path])
    case .moveRow(let from, let to): moveItem(at: from, to: to)
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}
