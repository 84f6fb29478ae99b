/// Maps positions of sections and rows across a change: from before to after, and back.
///
/// ```swift
/// let map = ChangeMap(SectionedChangeset(rowDeletions: [RowPosition(section: 0, row: 1)]))
/// map.new(of: RowPosition(section: 0, row: 2))   // 0.1
/// map.new(of: RowPosition(section: 0, row: 1))   // nil
/// ```
///
/// Its memory depends on the number of changes, and not on that of sections and rows.
package struct ChangeMap: Sendable {
  package let sections: PositionMap
  package let rows: PositionMap
  /// The sections that are shown again as a whole, as the rows of one list, by their positions before the change: they
  /// stay, and their rows are others.
  package let reloadedSections: RowRanges
  package let reloadedRows: RowRanges

  package init(
    sections: PositionMap,
    rows: PositionMap,
    reloadedSections: RowRanges,
    reloadedRows: RowRanges
  ) {
    self.sections = sections
    self.rows = rows
    self.reloadedSections = reloadedSections
    self.reloadedRows = reloadedRows
  }

  /// Prepares the look-up, in which updated sections and rows count as such that stay; O(*k* log *k*) for *k* changes.
  package init(_ change: SectionedChangeset) {
    self.init(
      sections: PositionMap(change.sections.map { RowPosition(section: 0, row: $0) }),
      rows: PositionMap(change.rows),
      reloadedSections: RowRanges([RowRange]()),
      reloadedRows: RowRanges([RowRange]())
    )
  }

  /// The position after the change of a section before it; nil if it is deleted.
  ///
  /// - Complexity: O(log *k*) for *k* changes, as for the other look-ups.
  package func new(ofSection old: Int) -> Int? {
    sections.new(of: RowPosition(section: 0, row: old), in: 0)?.row
  }

  package func old(ofSection new: Int) -> Int? {
    sections.old(of: RowPosition(section: 0, row: new), in: 0)?.row
  }

  package func new(of old: RowPosition) -> RowPosition? {
    isReloaded(oldSection: old.section)
      ? nil : rows.new(of: old, in: new(ofSection: old.section))
  }

  package func old(of new: RowPosition) -> RowPosition? {
    let section = old(ofSection: new.section)
    if let section, isReloaded(oldSection: section) { return nil }
    return rows.old(of: new, in: section)
  }

  package func isReloaded(oldSection section: Int) -> Bool {
    reloadedSections.contains(RowPosition(section: 0, row: section))
  }

  package func isReloaded(_ row: RowPosition) -> Bool { reloadedRows.contains(row) }
}

package struct PositionMap: Sendable {
  package let deletions: RowRanges
  package let insertions: RowRanges
  package let moveSources: RowRanges
  package let moveTargets: RowRanges
  package let movesByTarget: [RowMove]
  private let movesBySource: [RowMove]
  package let oldRanks: RowRanks
  package let newRanks: RowRanks

  /// - Complexity: O(*k* log *k*) for *k* ranges and moves, O(*k*) where the moves ascend.
  package init(deletions: RowRanges, insertions: RowRanges, moves: [RowMove]) {
    self.deletions = deletions
    self.insertions = insertions
    let bySource = moves.sorted(byRow: { $0.old })
    let byTarget = moves.sorted(byRow: { $0.new })
    moveSources = RowRanges(bySource.lazy.map(\.old))
    moveTargets = RowRanges(byTarget.lazy.map(\.new))
    // Moves that share a source or a target are refused later; until then the last one counts.
    movesBySource = moveSources.repeated.isEmpty ? bySource : bySource.keepingLast { $0.old }
    movesByTarget = moveTargets.repeated.isEmpty ? byTarget : byTarget.keepingLast { $0.new }
    oldRanks = RowRanks(excluded: deletions.union(moveSources).countedFromZero)
    newRanks = RowRanks(excluded: insertions.union(moveTargets).countedFromZero)
  }

  fileprivate init(_ changes: Changes<RowPosition>) {
    self.init(
      deletions: RowRanges(changes.deletions),
      insertions: RowRanges(changes.insertions),
      moves: changes.moves
    )
  }

  package var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moveSources.isEmpty }

  fileprivate func new(of old: RowPosition, in section: Int?) -> RowPosition? {
    if moveSources.contains(old) { return movesBySource[moveSources.count(above: old)].new }
    guard let section, let rank = oldRanks.rank(of: old) else { return nil }
    return newRanks.row(ofRank: rank, in: section)
  }

  fileprivate func old(of new: RowPosition, in section: Int?) -> RowPosition? {
    if moveTargets.contains(new) { return movesByTarget[moveTargets.count(above: new)].old }
    guard let section, let rank = newRanks.rank(of: new) else { return nil }
    return oldRanks.row(ofRank: rank, in: section)
  }
}

extension [RowMove] {
  fileprivate func keepingLast(_ position: (RowMove) -> RowPosition) -> [RowMove] {
    indices.filter { $0 + 1 == count || position(self[$0]) != position(self[$0 + 1]) }
      .map { self[$0] }
  }
}
