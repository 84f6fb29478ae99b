/// What makes a new list of sections out of an old one: changes of sections and changes of rows.
///
/// Deletions and the old halves of pairs are positions before the change; insertions and the new halves
/// are positions after it. The rows of a deleted section are not listed as deletions, nor the rows of
/// an inserted section as insertions, but a row that leaves the one or enters the other is a move.
public struct SectionedChangeset: Hashable, Sendable {
  /// The sections that are only in the old list, ascending.
  public let sectionDeletions: [Int]
  /// The sections that are only in the new list, ascending.
  public let sectionInsertions: [Int]
  /// The sections that changed their place among those that stay, ascending in the new list.
  public let sectionMoves: [IndexPair<Int>]
  /// The sections that are in both lists with other rows, of which nothing more is known, ascending in the
  /// old list.
  ///
  /// Their rows are not listed, nor is the half of a move that leaves or enters one.
  public package(set) var sectionUpdates: [IndexPair<Int>]
  /// The rows that left a section which stays, ascending.
  public private(set) var rowDeletions: [RowPosition]
  /// The rows that are new in a section which was there before, ascending.
  public private(set) var rowInsertions: [RowPosition]
  /// The rows that moved in their section or to another one, ascending in the new list.
  public private(set) var rowMoves: [IndexPair<RowPosition>]
  /// The rows that are in both lists with different content, ascending in the old list.
  ///
  /// A row that also moves is here and in ``rowMoves``.
  public private(set) var rowUpdates: [IndexPair<RowPosition>]

  /// Makes a changeset out of changes that are known already.
  public init(
    sectionDeletions: [Int] = [],
    sectionInsertions: [Int] = [],
    sectionMoves: [IndexPair<Int>] = [],
    sectionUpdates: [IndexPair<Int>] = [],
    rowDeletions: [RowPosition] = [],
    rowInsertions: [RowPosition] = [],
    rowMoves: [IndexPair<RowPosition>] = [],
    rowUpdates: [IndexPair<RowPosition>] = []
  ) {
    self.sectionDeletions = sectionDeletions
    self.sectionInsertions = sectionInsertions
    self.sectionMoves = sectionMoves
    self.sectionUpdates = sectionUpdates
    self.rowDeletions = rowDeletions
    self.rowInsertions = rowInsertions
    self.rowMoves = rowMoves
    self.rowUpdates = rowUpdates
  }

  /// Whether the two lists are the same.
  public var isEmpty: Bool {
    sectionDeletions.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty
      && sectionUpdates.isEmpty && rowDeletions.isEmpty && rowInsertions.isEmpty && rowMoves.isEmpty
      && rowUpdates.isEmpty
  }

  /// The same change, with the rows that are added to or removed from the end of the sections that are updated as
  /// changes of their own.
  package func countingUpdatedRows(oldCounts: [Int], newCounts: [Int]) -> SectionedChangeset {
    var change = self
    for pair in sectionUpdates {
      let (old, new) = (oldCounts[pair.old], newCounts[pair.new])
      let common = min(old, new)
      change.rowDeletions += (common..<old).map { RowPosition(section: pair.old, row: $0) }
      change.rowInsertions += (common..<new).map { RowPosition(section: pair.new, row: $0) }
    }
    change.rowDeletions.sort()
    change.rowInsertions.sort()
    return change
  }

  /// Adds what became of the rows of sections of both lists that it says nothing of.
  package mutating func add(_ patches: [IndexPair<Int>: Changeset]) {
    guard !patches.isEmpty else { return }
    for (section, rows) in patches where !rows.isEmpty {
      let old = { (row: Int) in RowPosition(section: section.old, row: row) }
      let new = { (row: Int) in RowPosition(section: section.new, row: row) }
      rowDeletions += rows.deletions.map(old)
      rowInsertions += rows.insertions.map(new)
      rowMoves += rows.moves.map { IndexPair(old: old($0.old), new: new($0.new)) }
      rowUpdates += rows.updates.map { IndexPair(old: old($0.old), new: new($0.new)) }
    }
    rowDeletions.sort()
    rowInsertions.sort()
    rowMoves.sort { $0.new < $1.new }
    rowUpdates.sort { $0.old < $1.old }
  }
}
