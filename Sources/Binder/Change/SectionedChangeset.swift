/// The changes between two lists of sections: those of sections, and those of rows.
///
/// Deletions and the old halves of pairs are positions before the change; insertions and the new halves are positions
/// after it. The rows of a deleted section are not listed as deletions, nor the rows of an inserted section as
/// insertions, but a row that leaves the one or enters the other is a move.
public struct SectionedChangeset: Hashable, Sendable {
  /// The changes of sections.
  ///
  /// Its updates are sections of both lists whose rows cannot be compared; reload them. Their rows are not listed, nor
  /// is the half of a move that leaves or enters one.
  public package(set) var sections: Changes<Int>
  /// The changes of rows, in sections that are in both lists.
  public package(set) var rows: Changes<RowPosition>

  /// Combines changes of sections with changes of rows.
  public init(sections: Changes<Int> = Changes(), rows: Changes<RowPosition> = Changes()) {
    self.sections = sections
    self.rows = rows
  }

  /// A change of a list as that of the first of its sections.
  public init(_ rows: Changeset) {
    self.init(rows: rows.map { RowPosition(section: 0, row: $0) })
  }

  /// Whether the two lists are the same.
  public var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

  package var sectionChanges: Changes<Int> {
    Changes(
      deletions: sections.deletions,
      insertions: sections.insertions,
      moves: sections.moves
    )
  }

  package var count: Int { sections.count + rows.count }
}

extension SectionedChangeset {
  /// Lists changes that are known already.
  public init(
    sectionDeletions: [Int] = [],
    sectionInsertions: [Int] = [],
    sectionMoves: [Move<Int>] = [],
    sectionUpdates: [Move<Int>] = [],
    rowDeletions: [RowPosition] = [],
    rowInsertions: [RowPosition] = [],
    rowMoves: [Move<RowPosition>] = [],
    rowUpdates: [Move<RowPosition>] = []
  ) {
    self.init(
      sections: Changes(
        deletions: sectionDeletions,
        insertions: sectionInsertions,
        moves: sectionMoves,
        updates: sectionUpdates
      ),
      rows: Changes(
        deletions: rowDeletions,
        insertions: rowInsertions,
        moves: rowMoves,
        updates: rowUpdates
      )
    )
  }

  /// The sections that are only in the old list, ascending.
  public var sectionDeletions: [Int] { sections.deletions }
  /// The sections that are only in the new list, ascending.
  public var sectionInsertions: [Int] { sections.insertions }
  /// The sections of both lists whose order changed, ascending in the new list.
  public var sectionMoves: [Move<Int>] { sections.moves }
  /// The sections of both lists whose rows cannot be compared, ascending in the old list; reload them.
  public var sectionUpdates: [Move<Int>] { sections.updates }
  /// The rows that left a section which is in both lists, ascending.
  public var rowDeletions: [RowPosition] { rows.deletions }
  /// The rows that are new in a section which is in both lists, ascending.
  public var rowInsertions: [RowPosition] { rows.insertions }
  /// The rows that moved in their section or to another one, ascending in the new list.
  public var rowMoves: [Move<RowPosition>] { rows.moves }
  /// The rows of both lists with different content, ascending in the old list.
  ///
  /// A row that also moves is here and in ``rowMoves``.
  public var rowUpdates: [Move<RowPosition>] { rows.updates }
}

extension SectionedChangeset: CustomStringConvertible {
  /// The changes on one line, sections first, as in `§−1 §2→1 −0.3 +1.2 0.1→2.0 ~0.4`.
  ///
  /// An update is named by its position in the old list.
  public var description: String {
    let words = words()
    return words.isEmpty ? "no changes" : words.joined(separator: " ")
  }

  /// A word for each change; an update of a row begins with a sign.
  func words(rowUpdate: String = "~") -> [String] {
    sections.words(prefix: "§") + rows.words(prefix: "", update: rowUpdate)
  }
}

extension SectionedChangeset {
  /// The same change, with the rows that are added to or removed from the end of the updated sections as changes of
  /// their own.
  package func countingUpdatedRows(oldCounts: [Int], newCounts: [Int]) -> SectionedChangeset {
    var change = self
    for pair in sectionUpdates {
      let (old, new) = (oldCounts[pair.old], newCounts[pair.new])
      let common = min(old, new)
      change.rows.deletions += (common..<old).map { RowPosition(section: pair.old, row: $0) }
      change.rows.insertions += (common..<new).map { RowPosition(section: pair.new, row: $0) }
    }
    change.rows.deletions.sort()
    change.rows.insertions.sort()
    return change
  }

  /// Adds the changes of rows in sections that are in both lists, and have no changes of rows yet, and changes of rows in all
  /// sections of a source.
  package mutating func add(
    _ patches: [(section: Move<Int>, patch: Changeset)],
    _ others: Changes<RowPosition> = Changes()
  ) {
    guard !patches.isEmpty || !others.isEmpty else { return }
    rows.deletions += others.deletions
    rows.insertions += others.insertions
    rows.moves += others.moves
    rows.updates += others.updates
    for (section, patch) in patches {
      let old = { (row: Int) in RowPosition(section: section.old, row: row) }
      let new = { (row: Int) in RowPosition(section: section.new, row: row) }
      rows.deletions += patch.deletions.lazy.map(old)
      rows.insertions += patch.insertions.lazy.map(new)
      rows.moves += patch.moves.lazy.map { Move(old: old($0.old), new: new($0.new)) }
      rows.updates += patch.updates.lazy.map { Move(old: old($0.old), new: new($0.new)) }
    }
    rows.deletions.sort()
    rows.insertions.sort()
    rows.moves = rows.moves.sorted(byRow: { $0.new })
    rows.updates = rows.updates.sorted(byRow: { $0.old })
  }
}
