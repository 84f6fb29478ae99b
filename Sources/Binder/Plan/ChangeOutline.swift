/// A change sorted by sections: the rows that stay, leave and arrive, and between which others.
///
/// The rows that stay in their section keep their order, so every content between the old and the new
/// one is these anchors with some of the edited rows between them.
struct ChangeOutline {
  var sections: [TrackedSection]
  private(set) var newOrder: [Int]
  var edits: [RowEdit] = []
  private(set) var moves = 0..<0
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
  let old: Int?
  var new: Int?
  var isMoved = false
  /// The number of rows that are never edited by themselves: they stay, or are inserted and deleted with the section.
  var anchorCount = 0
  var items = 0..<0

  var isDeleted: Bool { new == nil }
  var isInserted: Bool { old == nil }
}

/// An edited row at one of the places where it can be, between the anchors of a tracked section.
struct TrackItem {
  enum Kind: UInt8 {
    /// The row is here until its edit.
    case leave
    case arrive
    case update
  }

  let anchors: Int
  let edit: Int
  let kind: Kind
}

/// The change of one row that does not simply stay.
struct RowEdit {
  enum Kind: UInt8 {
    case deletion, insertion, move
    case update
  }

  /// The place of the row before or after its edit, by positions in the outline.
  struct Place {
    let section: Int
    var item = -1
  }

  let kind: Kind
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
