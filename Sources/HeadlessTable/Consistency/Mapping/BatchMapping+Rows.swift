package import Binder

extension BatchMapping {
  /// Whether every row down to one has the position that it had; nil for all rows.
  ///
  /// So it is where rows are inserted, deleted and moved further down only, as by a page that is appended.
  ///
  /// - Complexity: O(1).
  package func keepsPositions(downTo last: RowPosition?) -> Bool {
    guard keepsSections else { return false }
    for changed in [oldRanks.excluded.ranges.first, newRanks.excluded.ranges.first] {
      if let changed, let last, changed.first > last { continue }
      if changed != nil { return false }
    }
    return true
  }

  /// Whether a row gets a new cell at the position that it has; one that keeps its position.
  package func isReloaded(_ row: RowPosition) -> Bool { operations.reloadedRows.contains(row) }

  /// The fate of a row, by its position before the batch.
  ///
  /// - Precondition: Its section existed before the batch.
  /// - Complexity: O(log k) for k operations.
  package func fate(of old: RowPosition) -> RowFate {
    guard let section = sections.newOfOld[old.section], !sections.absorbsOld(old.section) else {
      return .goes
    }
    if let rank = oldRanks.rank(of: old) {
      let new = newRanks.row(ofRank: rank, in: section)
      return operations.reloadedRows.contains(old) ? .reloaded(new) : .stays(new)
    }
    guard operations.moveSources.contains(old) else { return .goes }
    let move = operations.movesBySource[operations.moveSources.count(above: old)]
    return .stays(move.new)
  }

  /// The origin of a row, by its position after the batch.
  ///
  /// - Precondition: Its section exists after the batch.
  /// - Complexity: O(log k) for k operations.
  package func origin(of new: RowPosition) -> Origin {
    guard let section = sections.oldOfNew[new.section], !sections.absorbsNew(new.section) else {
      return .came
    }
    if let rank = newRanks.rank(of: new) {
      let old = oldRanks.row(ofRank: rank, in: section)
      return operations.reloadedRows.contains(old) ? .reloaded(old) : .stayed(old)
    }
    guard operations.moveTargets.contains(new) else { return .came }
    let move = operations.movesByTarget[operations.moveTargets.count(above: new)]
    return .stayed(move.old)
  }

  /// The position after the batch of a row before it; nil if the row or its section is deleted, or its
  /// section reloaded.
  package func newRow(of old: RowPosition) -> RowPosition? {
    switch fate(of: old) {
    case .stays(let row), .reloaded(let row): row
    case .goes: nil
    }
  }

  /// The position before the batch of a row after it; nil if the row or its section is inserted, or its
  /// section reloaded.
  package func oldRow(of new: RowPosition) -> RowPosition? {
    switch origin(of: new) {
    case .stayed(let row), .reloaded(let row): row
    case .came: nil
    }
  }

  /// The rows that are to show other content in the cells they have, by their positions before the
  /// batch, ascending.
  package var reconfiguredRows: [RowPosition] { Array(operations.reconfiguredRows.ascending) }
}
