import Binder

/// What has been announced since a batch began.
struct TextBatch {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var refilledRows: Set<IndexPath> = []
  /// From the target, after the batch, to the source, before it.
  var rowMoves: [IndexPath: IndexPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var sectionMoves: [Int: Int] = [:]
  /// The completion handlers of this batch, and those of batches within it.
  var completions: [(Bool) -> Void] = []

  /// Puts inserted elements between those that stay, at their positions after the batch.
  ///
  /// Returns nil if a position is beyond the end, which means that the batch is wrong.
  static func merged<Element>(_ staying: [Element], _ coming: [Int: Element]) -> [Element]? {
    var merged = staying
    for (position, element) in coming.sorted(by: { $0.key < $1.key }) {
      guard position <= merged.count else { return nil }
      merged.insert(element, at: position)
    }
    return merged
  }
}

extension TextTable {
  /// Announces operations, as a batch of their own where there is none.
  private func announce(_ change: (inout TextBatch) -> Void) {
    guard var open = batch else {
      return performBatchUpdates({ announce(change) }, completion: nil)
    }
    change(&open)
    batch = open
  }

  func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { $0.insertedRows.formUnion(indexPaths) }
  }

  func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { $0.deletedRows.formUnion(indexPaths) }
  }

  func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { $0.reloadedRows.formUnion(indexPaths) }
  }

  func reconfigureRows(at indexPaths: [IndexPath]) {
    announce { $0.refilledRows.formUnion(indexPaths) }
  }

  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce { $0.rowMoves[newIndexPath] = indexPath }
  }

  func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    announce { $0.insertedSections.formUnion(sections) }
  }

  func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    announce { $0.deletedSections.formUnion(sections) }
  }

  func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    announce { $0.reloadedSections.formUnion(sections) }
  }

  func moveSection(_ section: Int, toSection newSection: Int) {
    announce { $0.sectionMoves[newSection] = section }
  }
}
