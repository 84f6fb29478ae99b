package import Binder

extension BatchMapping {
  /// The fate of a row, by its path before the batch.
  ///
  /// - Precondition: The path has two indices, and its section existed before the batch.
  /// - Complexity: O(log k) for k operations.
  package func fate(of old: IndexPath) -> RowFate {
    let row = RowPosition(section: old[0], row: old[1])
    guard let section = sections.newOfOld[row.section], !sections.absorbsOld(row.section) else {
      return .goes
    }
    if let rank = oldRanks.rank(of: row) {
      let path = newRanks.row(ofRank: rank, in: section).indexPath
      return operations.reloadedRows.contains(row) ? .reloaded(path) : .stays(path)
    }
    guard operations.moveSources.contains(row) else { return .goes }
    let move = operations.movesBySource[operations.moveSources.count(above: row)]
    return .stays(move.new.indexPath)
  }

  /// The origin of a row, by its path after the batch.
  ///
  /// - Precondition: The path has two indices, and its section exists after the batch.
  /// - Complexity: O(log k) for k operations.
  package func origin(of new: IndexPath) -> Origin {
    let row = RowPosition(section: new[0], row: new[1])
    guard let section = sections.oldOfNew[row.section], !sections.absorbsNew(row.section) else {
      return .came
    }
    if let rank = newRanks.rank(of: row) {
      let old = oldRanks.row(ofRank: rank, in: section)
      return operations.reloadedRows.contains(old)
        ? .reloaded(old.indexPath) : .stayed(old.indexPath)
    }
    guard operations.moveTargets.contains(row) else { return .came }
    let move = operations.movesByTarget[operations.moveTargets.count(above: row)]
    return .stayed(move.old.indexPath)
  }

  /// The path after the batch of a row before it; nil if the row or its section is deleted, or its
  /// section reloaded.
  package func newPath(of old: IndexPath) -> IndexPath? {
    switch fate(of: old) {
    case .stays(let path), .reloaded(let path): path
    case .goes: nil
    }
  }

  /// The path before the batch of a row after it; nil if the row or its section is inserted, or its
  /// section reloaded.
  package func oldPath(of new: IndexPath) -> IndexPath? {
    switch origin(of: new) {
    case .stayed(let path), .reloaded(let path): path
    case .came: nil
    }
  }

  /// The rows that are to show other content in the cells they have, by their paths before the
  /// batch, ascending.
  package var reconfiguredRows: [IndexPath] {
    operations.reconfiguredRows.ascending.map(\.indexPath)
  }
}
