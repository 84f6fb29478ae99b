/// A change sorted by sections: the rows that stay, leave and arrive, and between which others.
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
  /// The positions of the moves among the edits.
  private(set) var moves = 0..<0
  /// The edited rows of all sections, from top to bottom; at one place first leave, then arrive.
  var items: [TrackItem] = []

  /// Sorts a change between contents with so many rows in each section.
  ///
  /// - Complexity: O(*s* log *k* + *k* log *k*) for *s* sections and *k* operations.
  init(_ change: SectionedChangeset, oldRowCounts: [Int], newRowCounts: [Int]) {
    sections = oldRowCounts.indices.map { TrackedSection(old: $0, new: nil) }
    newOrder = Array(repeating: -1, count: newRowCounts.count)
    pairSections(change)
    var ends = addEdits(change)
    ends.sort()
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

  /// Lists the edits, and returns the places of their rows.
  private mutating func addEdits(_ change: SectionedChangeset) -> RowEnds {
    edits.reserveCapacity(change.rows.count)
    var ends = RowEnds()
    ends.reserveCapacity(change.rows)
    for row in change.rowDeletions where !sections[row.section].isDeleted {
      ends.add(deletion: row, edit: edits.count)
      edits.append(RowEdit(.deletion, from: row.section, to: row.section))
    }
    for row in change.rowInsertions {
      let section = newOrder[row.section]
      guard !sections[section].isInserted else { continue }
      ends.add(insertion: row, edit: edits.count)
      edits.append(RowEdit(.insertion, from: section, to: section))
    }
    moves = edits.count..<edits.count + change.rowMoves.count
    for move in change.rowMoves {
      ends.add(move, edit: edits.count)
      edits.append(RowEdit(.move, from: move.old.section, to: newOrder[move.new.section]))
    }
    // An update is not an edit yet, and comes after the edit of the same row.
    for row in change.rowUpdates { ends.add(update: row.old) }
    return ends
  }
}

extension ChangeOutline {
  /// Puts the edited rows of each section between its anchors.
  private mutating func placeItems(
    _ ends: RowEnds,
    _ oldRowCounts: [Int],
    _ newRowCounts: [Int]
  ) {
    var ends = ends
    items.reserveCapacity(ends.count)
    for section in sections.indices {
      let first = items.count
      ends.begin(sections[section])
      let rows = placeItems(of: section, &ends)
      sections[section].items = first..<items.count
      if let old = sections[section].old {
        sections[section].anchorCount = oldRowCounts[old] - rows.leaving
      } else if let new = sections[section].new {
        sections[section].anchorCount = newRowCounts[new] - rows.arriving
      }
    }
  }

  /// Puts the edited rows of a section between its anchors, and returns the numbers of those that leave and arrive.
  private mutating func placeItems(
    of section: Int,
    _ ends: inout RowEnds
  ) -> (leaving: Int, arriving: Int) {
    var count = (leaving: 0, arriving: 0)
    var last = -1
    while let end = ends.nextLeaving() {
      let anchors = end.place.row - count.leaving
      if end.edit != RowEnd.noEdit {
        placeArrivals(before: anchors, &ends, &count.arriving)
        edits[end.edit].before.item = items.count
        items.append(TrackItem(anchors: anchors, edit: end.edit, kind: .leave))
        count.leaving += 1
      } else if end.place.row == last {
        edits[items[items.count - 1].edit].isUpdated = true
      } else {
        placeArrivals(before: anchors + 1, &ends, &count.arriving)
        placeUpdate(in: section, anchors: anchors)
      }
      last = end.place.row
    }
    placeArrivals(before: .max, &ends, &count.arriving)
    return count
  }

  private mutating func placeUpdate(in section: Int, anchors: Int) {
    var edit = RowEdit(.update, from: section, to: section)
    edit.before.item = items.count
    edit.after.item = items.count
    items.append(TrackItem(anchors: anchors, edit: edits.count, kind: .update))
    edits.append(edit)
  }

  private mutating func placeArrivals(
    before anchors: Int,
    _ ends: inout RowEnds,
    _ count: inout Int
  ) {
    while ends.arrivingRow < .max, ends.arrivingRow - count < anchors {
      let end = ends.takeArriving()
      edits[end.edit].after.item = items.count
      items.append(TrackItem(anchors: end.place.row - count, edit: end.edit, kind: .arrive))
      count += 1
    }
  }
}

/// A section through all batches of a change, whatever its position is at the moment.
struct TrackedSection {
  /// The position in the old content; nil if the section is inserted.
  let old: Int?
  /// The position in the new content; nil if the section is deleted.
  var new: Int?
  var isMoved = false
  /// The number of rows that are never edited by themselves: they stay, or are inserted and deleted with the section.
  var anchorCount = 0
  /// The edited rows, as a part of the outline's items.
  var items = 0..<0

  var isDeleted: Bool { new == nil }
  var isInserted: Bool { old == nil }
}

/// An edited row at one of the places where it can be, between the anchors of a tracked section.
struct TrackItem {
  enum Kind: UInt8 {
    /// The row is here until its edit.
    case leave
    /// The row is here from its edit on.
    case arrive
    /// The row is an anchor itself, with other content from its edit on.
    case update
  }

  /// The number of anchors above the row.
  let anchors: Int
  /// The position of the row's edit in the outline.
  let edit: Int
  let kind: Kind
}

/// The change of one row that does not simply stay.
struct RowEdit {
  enum Kind: UInt8 {
    case deletion, insertion, move
    /// The row keeps its place among the rows that stay, and its content changes.
    case update
  }

  /// The place of the row before or after its edit, by positions in the outline.
  struct Place {
    /// The tracked section.
    let section: Int
    /// The item in the section; -1 where a row is not in the table.
    var item = -1
  }

  let kind: Kind
  /// True if the row is kept and its content changes.
  var isUpdated: Bool
  var before: Place
  var after: Place

  init(_ kind: Kind, from source: Int, to target: Int) {
    self.kind = kind
    isUpdated = kind == .update
    before = Place(section: source)
    after = Place(section: target)
  }
}
