extension SectionedChangeMerger {
  /// Takes a change as if its operations were told one by one.
  ///
  /// - Parameters:
  ///   - patch: The change.
  ///   - oldRowCounts: How many rows each section has before it.
  ///   - newRowCounts: How many rows each section has after it.
  mutating func apply(
    _ patch: SectionedChangeset,
    oldRowCounts: [Int],
    newRowCounts: [Int]
  ) {
    let moved = takeRows(patch, oldRowCounts)
    applySections(patch)
    putRows(patch, moved, newRowCounts)
    for update in patch.sectionUpdates { replaceSection(update.new) }
  }

  /// Takes out what leaves its place and returns the rows that move, by where they go.
  private mutating func takeRows(
    _ patch: SectionedChangeset,
    _ rowCounts: [Int]
  ) -> [RowPosition: OriginRun] {
    var leaving = Dictionary(grouping: patch.rowDeletions.map { ($0, nil as RowPosition?) }) {
      $0.0.section
    }
    for move in patch.rowMoves {
      leaving[move.old.section, default: []].append((move.old, move.new))
    }
    var moved: [RowPosition: OriginRun] = [:]
    for (section, rows) in leaving {
      changeRows(in: section, rowCount: rowCounts[section]) { list, deletions in
        for (place, target) in rows.sorted(by: { $0.0 > $1.0 }) {
          if let target {
            moved[target] = list.take(at: place.row)
          } else {
            list.remove(place.row..<(place.row + 1), &deletions)
          }
        }
      }
    }
    return moved
  }

  private mutating func applySections(_ patch: SectionedChangeset) {
    let order = PatchOrder(
      Changeset(
        deletions: patch.sectionDeletions,
        insertions: patch.sectionInsertions,
        moves: patch.sectionMoves
      )
    )
    var moved: [Int: SectionOrigin] = [:]
    for leaving in order.leaving {
      switch leaving {
      case .deletions(let range): removeSections(range)
      case .move(let move): moved[move.new] = takeSection(at: move.old)
      }
    }
    for arriving in order.arriving {
      switch arriving {
      case .insertions(let range): insertSections(count: range.count, at: range.lowerBound)
      case .move(let move): moved[move.new].map { putSection($0, at: move.new) }
      }
    }
  }

  private mutating func putRows(
    _ patch: SectionedChangeset,
    _ moved: [RowPosition: OriginRun],
    _ rowCounts: [Int]
  ) {
    let arriving = Dictionary(
      grouping: patch.rowInsertions + patch.rowMoves.map(\.new),
      by: \.section
    )
    for (section, places) in arriving {
      var isKept = false
      changeRows(in: section, rowCount: rowCounts[section] - places.count) { list, _ in
        isKept = true
        for place in places.sorted() {
          list.put(moved[place] ?? OriginRun(origin: nil, count: 1), at: place.row)
        }
      }
      if !isKept { forget(places.compactMap { moved[$0] }) }
    }
    for (section, updates) in Dictionary(grouping: patch.rowUpdates, by: \.new.section) {
      changeRows(in: section, rowCount: rowCounts[section]) { list, _ in
        for update in updates { list.update(update.new.row..<(update.new.row + 1)) }
      }
    }
  }
}
