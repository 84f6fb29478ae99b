extension ChangeOutline {
  /// Puts the edited rows of each section between its anchors.
  mutating func placeItems(_ ends: RowEnds, _ oldRowCounts: [Int], _ newRowCounts: [Int]) {
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

  /// How far the ends of rows have become items.
  private struct RestOfEnds {
    /// The first ends that have not.
    var leaving = 0
    var arriving = 0
    /// How many rows leave and arrive further up in the section.
    var leaves = 0
    var arrivals = 0
  }

  private mutating func placeItems(
    of section: Int,
    _ ends: RowEnds,
    _ rest: inout RestOfEnds
  ) {
    var last = -1
    while rest.leaving < ends.leaving.count, ends.leaving[rest.leaving].place.section == section {
      let end = ends.leaving[rest.leaving]
      rest.leaving += 1
      let anchors = end.place.row - rest.leaves
      if end.edit != RowEnd.noEdit {
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
    _ arriving: [RowEnd],
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
