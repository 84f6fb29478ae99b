/// A change sorted by sections: who stays, who leaves and who arrives, and between which rows.
///
/// The rows that stay in their section keep their order, so every content between the old and the new
/// one is these anchors with some of the edited rows between them.
struct ChangeOutline {
  /// The old sections in their order, then the inserted ones.
  var sections: [TrackedSection]
  /// The tracked sections in their new order.
  private(set) var newOrder: [Int]
  /// Deletions, insertions, moves and updates, in this order.
  var edits: [RowEdit] = []
  /// The edited rows of all sections, from top to bottom; at one place first leave, then arrive.
  var items: [TrackItem] = []

  /// Sorts a change between contents with so many rows in each section.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ change: SectionedChangeset, oldRowCounts: [Int], newRowCounts: [Int]) {
    sections = oldRowCounts.indices.map { TrackedSection(old: $0, new: nil) }
    newOrder = Array(repeating: -1, count: newRowCounts.count)
    pairSections(change)
    var ends = RowEnds(change)
    addEdits(change, &ends)
    ends.sortByPlace()
    placeItems(ends, oldRowCounts, newRowCounts)
  }

  private mutating func pairSections(_ change: SectionedChangeset) {
    for new in change.sectionInsertions {
      newOrder[new] = sections.count
      sections.append(TrackedSection(old: nil, new: new))
    }
    for move in change.sectionMoves {
      newOrder[move.new] = move.old
      sections[move.old].new = move.new
      sections[move.old].isMoved = true
    }
    var isDeleted = Array(repeating: false, count: sections.count)
    for old in change.sectionDeletions { isDeleted[old] = true }
    var new = 0
    for old in sections.indices
    where !(sections[old].isInserted || sections[old].isMoved || isDeleted[old]) {
      while newOrder[new] >= 0 { new += 1 }
      newOrder[new] = old
      sections[old].new = new
    }
  }

  private mutating func addEdits(_ change: SectionedChangeset, _ ends: inout RowEnds) {
    edits.reserveCapacity(
      change.rowDeletions.count + change.rowInsertions.count + change.rowMoves.count
        + change.rowUpdates.count
    )
    for row in change.rowDeletions where !sections[row.section].isDeleted {
      ends.addLeaving(row.row, of: row.section, edit: edits.count)
      edits.append(RowEdit(.deletion, from: row.section, to: row.section))
    }
    for row in change.rowInsertions {
      let section = newOrder[row.section]
      guard !sections[section].isInserted else { continue }
      ends.addArriving(row.row, in: section, edit: edits.count)
      edits.append(RowEdit(.insertion, from: section, to: section))
    }
    for move in change.rowMoves {
      let target = newOrder[move.new.section]
      ends.addLeaving(move.old.row, of: move.old.section, edit: edits.count)
      ends.addArriving(move.new.row, in: target, edit: edits.count)
      edits.append(RowEdit(.move, from: move.old.section, to: target))
    }
    // An update is not an edit yet, and comes after the edit of the same row.
    for row in change.rowUpdates {
      ends.addLeaving(row.old.row, of: row.old.section, edit: RowEnd.noEdit)
    }
  }
}
