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
    var ends = RowEndpoints(change)
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

  private mutating func addEdits(_ change: SectionedChangeset, _ ends: inout RowEndpoints) {
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
      ends.addLeaving(row.old.row, of: row.old.section, edit: RowEndpoint.noEdit)
    }
  }
}

extension ChangeOutline {
  /// Puts the edited rows of each section between its anchors.
  mutating func placeItems(_ ends: RowEndpoints, _ oldRowCounts: [Int], _ newRowCounts: [Int]) {
    items.reserveCapacity(ends.leaving.count + ends.arriving.count)
    var rest = RestOfEnds()
    for section in sections.indices {
      let first = items.count
      rest.leaves = 0
      rest.arrivals = 0
      placeItems(of: section, ends, &rest)
      sections[section].items = first..<items.count
      if let old = sections[section].old {
        sections[section].anchorCount = oldRowCounts[old] - rest.leaves
      } else if let new = sections[section].new {
        sections[section].anchorCount = newRowCounts[new] - rest.arrivals
      }
    }
  }

  /// The number of ends of rows that have become items.
  private struct RestOfEnds {
    /// The first ends that have not.
    var leaving = 0
    var arriving = 0
    /// The number of rows that leave and arrive further up in the section.
    var leaves = 0
    var arrivals = 0
  }

  private mutating func placeItems(
    of section: Int,
    _ ends: RowEndpoints,
    _ rest: inout RestOfEnds
  ) {
    var last = -1
    while rest.leaving < ends.leaving.count, ends.leaving[rest.leaving].place.section == section {
      let end = ends.leaving[rest.leaving]
      rest.leaving += 1
      let anchors = end.place.row - rest.leaves
      if end.edit != RowEndpoint.noEdit {
        placeArrivals(in: section, before: anchors, ends.arriving, &rest)
        edits[end.edit].before.item = items.count
        items.append(TrackItem(anchors: anchors, edit: end.edit, kind: .leave))
        rest.leaves += 1
      } else if end.place.row == last {
        edits[items[items.count - 1].edit].isUpdated = true
      } else {
        placeArrivals(in: section, before: anchors + 1, ends.arriving, &rest)
        placeUpdate(in: section, anchors: anchors)
      }
      last = end.place.row
    }
    placeArrivals(in: section, before: .max, ends.arriving, &rest)
  }

  private mutating func placeUpdate(in section: Int, anchors: Int) {
    var edit = RowEdit(.update, from: section, to: section)
    edit.before.item = items.count
    edit.after.item = items.count
    items.append(TrackItem(anchors: anchors, edit: edits.count, kind: .update))
    edits.append(edit)
  }

  private mutating func placeArrivals(
    in section: Int,
    before anchors: Int,
    _ arriving: [RowEndpoint],
    _ rest: inout RestOfEnds
  ) {
    while rest.arriving < arriving.count {
      let end = arriving[rest.arriving]
      let above = end.place.row - rest.arrivals
      guard end.place.section == section, above < anchors else { return }
      edits[end.edit].after.item = items.count
      items.append(TrackItem(anchors: above, edit: end.edit, kind: .arrive))
      rest.arriving += 1
      rest.arrivals += 1
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

/// The places where rows leave and where they arrive, by tracked sections and from top to bottom.
struct RowEndpoints {
  /// Also the rows that are updated.
  private(set) var leaving: [RowEndpoint] = []
  private(set) var arriving: [RowEndpoint] = []

  /// Makes room for the ends of a change.
  init(_ change: SectionedChangeset) {
    let moves = change.rowMoves.count
    leaving.reserveCapacity(change.rowDeletions.count + moves + change.rowUpdates.count)
    arriving.reserveCapacity(change.rowInsertions.count + moves)
  }

  mutating func addLeaving(_ row: Int, of section: Int, edit: Int) {
    leaving.append(RowEndpoint(place: RowPosition(section: section, row: row), edit: edit))
  }

  mutating func addArriving(_ row: Int, in section: Int, edit: Int) {
    arriving.append(RowEndpoint(place: RowPosition(section: section, row: row), edit: edit))
  }

  mutating func sortByPlace() {
    leaving = leaving.sorted(byRow: { $0.place })
    arriving = arriving.sorted(byRow: { $0.place })
  }
}

/// One end of an edit, or a row that is updated, at its place in a tracked section.
struct RowEndpoint {
  /// Stands for the edit of a row that is updated and has no other edit.
  static let noEdit = -1

  let place: RowPosition
  /// The position of the edit in the outline.
  let edit: Int
}
