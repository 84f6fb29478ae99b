/// Maps positions of sections and rows across a change: from before to after, and back.
///
/// ```swift
/// let map = ChangeMap(SectionedChangeset(rowDeletions: [RowPosition(section: 0, row: 1)]))
/// map.new(of: RowPosition(section: 0, row: 2))   // 0.1
/// map.new(of: RowPosition(section: 0, row: 1))   // nil
/// ```
package struct ChangeMap: Sendable {
  private let sections: PositionMap
  private let rows: PositionMap

  /// Prepares the look-up; O(*k* log *k*) for *k* changes.
  package init(_ change: SectionedChangeset) {
    sections = PositionMap(change.sections.map { RowPosition(section: 0, row: $0) })
    rows = PositionMap(change.rows)
  }

  /// The position after the change of a section before it; nil if it is deleted.
  ///
  /// - Complexity: O(log *k*) for *k* changes, as for the other look-ups.
  package func new(ofSection old: Int) -> Int? {
    sections.new(of: RowPosition(section: 0, row: old), in: 0)?.row
  }

  /// The position before the change of a section after it; nil if it is inserted.
  package func old(ofSection new: Int) -> Int? {
    sections.old(of: RowPosition(section: 0, row: new), in: 0)?.row
  }

  /// The position after the change of a row before it; nil if it is deleted, or its section is.
  package func new(of old: RowPosition) -> RowPosition? {
    rows.new(of: old, in: new(ofSection: old.section))
  }

  /// The position before the change of a row after it; nil if it is inserted, or its section is.
  package func old(of new: RowPosition) -> RowPosition? {
    rows.old(of: new, in: old(ofSection: new.section))
  }
}

/// Maps positions of one kind across a change.
private struct PositionMap: Sendable {
  private let oldRanks: RowRanks
  private let newRanks: RowRanks
  private let newOfMoved: [RowPosition: RowPosition]
  private let oldOfMoved: [RowPosition: RowPosition]

  init(_ changes: Changes<RowPosition>) {
    let leaving = changes.deletions + changes.moves.map(\.old)
    let entering = changes.insertions + changes.moves.map(\.new)
    oldRanks = RowRanks(excluded: RowRanges(leaving.sorted()))
    newRanks = RowRanks(excluded: RowRanges(entering.sorted()))
    newOfMoved = Dictionary(changes.moves.map { ($0.old, $0.new) }) { first, _ in first }
    oldOfMoved = Dictionary(changes.moves.map { ($0.new, $0.old) }) { first, _ in first }
  }

  /// The new position of what stays in a section, which is at a position after the change, or moves.
  func new(of old: RowPosition, in section: Int?) -> RowPosition? {
    if let moved = newOfMoved[old] { return moved }
    guard let section, let rank = oldRanks.rank(of: old) else { return nil }
    return newRanks.row(ofRank: rank, in: section)
  }

  /// The old position of what stays in a section, which is at a position before the change, or moves.
  func old(of new: RowPosition, in section: Int?) -> RowPosition? {
    if let moved = oldOfMoved[new] { return moved }
    guard let section, let rank = newRanks.rank(of: new) else { return nil }
    return oldRanks.row(ofRank: rank, in: section)
  }
}
