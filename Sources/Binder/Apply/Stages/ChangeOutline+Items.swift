extension ChangeOutline {
  /// One end of an edit, or an update that is not an edit yet.
  private struct End {
    let section: Int
    let row: Int
    /// The edit; nil for an update.
    let edit: Int?

    /// Orders by place; an update comes after the edit of the same row.
    static func precedes(_ left: End, _ right: End) -> Bool {
      if left.section != right.section { return left.section < right.section }
      if left.row != right.row { return left.row < right.row }
      return left.edit != nil && right.edit == nil
    }
  }

  /// Puts the edited rows of each section between its anchors.
  mutating func sortItems(
    _ change: SectionedChangeset,
    _ oldRowCounts: [Int],
    _ newRowCounts: [Int]
  ) {
    let leaving = sortedLeavingEnds(change.rowUpdates)
    let arriving = sortedArrivingEnds()
    items.reserveCapacity(leaving.count + arriving.count)
    var nextLeaving = 0
    var nextArriving = 0
    for section in sections.indices {
      let first = items.count
      let leavingEnd = end(of: section, in: leaving, from: nextLeaving)
      let arrivingEnd = end(of: section, in: arriving, from: nextArriving)
      let edited = merge(
        leaving[nextLeaving..<leavingEnd],
        arriving[nextArriving..<arrivingEnd],
        into: section
      )
      nextLeaving = leavingEnd
      nextArriving = arrivingEnd
      sections[section].items = first..<items.count
      if let old = sections[section].old {
        sections[section].anchorCount = oldRowCounts[old] - edited.leaves
      } else if let new = sections[section].new {
        sections[section].anchorCount = newRowCounts[new] - edited.arrivals
      }
    }
  }

  private func sortedLeavingEnds(_ updates: [IndexPair<RowPosition>]) -> [End] {
    var ends: [End] = []
    ends.reserveCapacity(edits.count + updates.count)
    for (index, edit) in edits.enumerated() where edit.kind != .insertion {
      ends.append(End(section: edit.source, row: edit.from.row, edit: index))
    }
    for row in updates {
      ends.append(End(section: row.old.section, row: row.old.row, edit: nil))
    }
    ends.sort(by: End.precedes)
    return ends
  }

  private func sortedArrivingEnds() -> [End] {
    var ends: [End] = []
    ends.reserveCapacity(edits.count)
    for (index, edit) in edits.enumerated() where edit.kind != .deletion {
      ends.append(End(section: edit.target, row: edit.to.row, edit: index))
    }
    ends.sort(by: End.precedes)
    return ends
  }

  private func end(of section: Int, in ends: [End], from start: Int) -> Int {
    var end = start
    while end < ends.count, ends[end].section == section { end += 1 }
    return end
  }

  private mutating func merge(
    _ leaving: ArraySlice<End>,
    _ arriving: ArraySlice<End>,
    into section: Int
  ) -> (leaves: Int, arrivals: Int) {
    var leaves = 0
    var arrivals = Arrivals(ends: arriving)
    var lastRow = -1
    for end in leaving {
      let anchors = end.row - leaves
      if let edit = end.edit {
        arrivals.emit(before: anchors, into: &items)
        items.append(TrackItem(kind: .leave, anchors: anchors, edit: edit))
        leaves += 1
      } else if end.row == lastRow {
        if let last = items.last { markUpdated(last.edit) }
      } else if let old = sections[section].old, let new = sections[section].new {
        arrivals.emit(before: anchors + 1, into: &items)
        let edit = addUpdate(
          from: RowPosition(section: old, row: end.row),
          to: RowPosition(section: new, row: anchors + arrivals.count)
        )
        items.append(TrackItem(kind: .update, anchors: anchors, edit: edit))
      }
      lastRow = end.row
    }
    arrivals.emit(before: .max, into: &items)
    return (leaves, arrivals.count)
  }

  /// The rows that arrive in one section, from top to bottom.
  private struct Arrivals {
    var ends: ArraySlice<End>
    /// How many have been emitted.
    var count = 0

    init(ends: ArraySlice<End>) {
      self.ends = ends
    }

    mutating func emit(before anchors: Int, into items: inout [TrackItem]) {
      while let end = ends.first, let edit = end.edit, end.row - count < anchors {
        items.append(TrackItem(kind: .arrive, anchors: end.row - count, edit: edit))
        count += 1
        ends.removeFirst()
      }
    }
  }
}
