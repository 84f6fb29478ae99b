extension ChangeOutline {
  /// Puts the edited rows of each section between its anchors.
  mutating func placeItems(
    _ change: SectionedChangeset,
    _ oldRowCounts: [Int],
    _ newRowCounts: [Int]
  ) {
    let leaving = leavingEnds(change.rowUpdates)
    arrivals = arrivingEnds()
    items.reserveCapacity(leaving.count + arrivals.count)
    var places = ItemPlaces()
    for section in sections.indices {
      let first = items.count
      places.begin()
      placeItems(of: section, leaving, &places)
      sections[section].items = first..<items.count
      if let old = sections[section].old {
        sections[section].anchorCount = oldRowCounts[old] - places.leaves
      } else if let new = sections[section].new {
        sections[section].anchorCount = newRowCounts[new] - places.arrivals
      }
    }
  }

  /// Where rows leave, and those that are updated, by tracked sections and from top to bottom.
  ///
  /// An update is not an edit yet, and comes after the edit of the same row.
  private func leavingEnds(_ updates: [IndexPair<RowPosition>]) -> [RowEnd] {
    var ends: [RowEnd] = []
    ends.reserveCapacity(edits.count + updates.count)
    for (index, edit) in edits.enumerated() where edit.kind != .insertion {
      ends.append(RowEnd(section: edit.source, row: edit.from, edit: index))
    }
    for row in updates {
      ends.append(RowEnd(section: row.old.section, row: row.old.row, edit: RowEnd.noEdit))
    }
    ends.sortByPlace(sectionCount: sections.count)
    return ends
  }

  private func arrivingEnds() -> [RowEnd] {
    var ends: [RowEnd] = []
    ends.reserveCapacity(edits.count)
    for (index, edit) in edits.enumerated() where edit.kind != .deletion {
      ends.append(RowEnd(section: edit.target, row: edit.to, edit: index))
    }
    ends.sortByPlace(sectionCount: sections.count)
    return ends
  }

  /// How far the ends of rows have become items.
  private struct ItemPlaces {
    /// The first ends that have not.
    var nextLeaving = 0
    var nextArrival = 0
    /// How many rows have left, and how many have arrived, in the section so far.
    var leaves = 0
    var arrivals = 0

    mutating func begin() {
      leaves = 0
      arrivals = 0
    }
  }

  private mutating func placeItems(
    of section: Int,
    _ leaving: [RowEnd],
    _ places: inout ItemPlaces
  ) {
    var last = -1
    while places.nextLeaving < leaving.count, leaving[places.nextLeaving].section == section {
      let end = leaving[places.nextLeaving]
      places.nextLeaving += 1
      let anchors = end.row - places.leaves
      if end.edit != RowEnd.noEdit {
        placeArrivals(in: section, before: anchors, &places)
        items.append(TrackItem(anchors: anchors, edit: end.edit, kind: .leave))
        places.leaves += 1
      } else if end.row == last {
        edits[items[items.count - 1].edit].isUpdated = true
      } else {
        placeArrivals(in: section, before: anchors + 1, &places)
        items.append(TrackItem(anchors: anchors, edit: edits.count, kind: .update))
        addEdit(.update, from: end.row, of: section, to: anchors + places.arrivals, of: section)
      }
      last = end.row
    }
    placeArrivals(in: section, before: .max, &places)
  }

  private mutating func placeArrivals(
    in section: Int,
    before anchors: Int,
    _ places: inout ItemPlaces
  ) {
    while places.nextArrival < arrivals.count {
      let end = arrivals[places.nextArrival]
      let above = end.row - places.arrivals
      guard end.section == section, above < anchors else { return }
      items.append(TrackItem(anchors: above, edit: end.edit, kind: .arrive))
      places.nextArrival += 1
      places.arrivals += 1
    }
  }
}
