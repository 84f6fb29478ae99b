package import Binder

extension ChangeMap {
  /// Prepares the look-up of a batch.
  ///
  /// Operations that contradict each other make a map that is good enough for the checks up to the one that finds them.
  ///
  /// - Complexity: O(k log k) for k operations; O(k) where those of each kind ascend.
  package init(_ batch: Batch) {
    self.init(
      sections: PositionMap(
        deletions: RowRanges(sections: batch.sections(.delete)),
        insertions: RowRanges(sections: batch.sections(.insert)),
        moves: batch.sectionMoves.map {
          RowMove(
            old: RowPosition(section: 0, row: $0.old),
            new: RowPosition(section: 0, row: $0.new)
          )
        }
      ),
      rows: PositionMap(
        deletions: RowRanges(batch.rows(.delete)),
        insertions: RowRanges(batch.rows(.insert)),
        moves: batch.rowMoves
      ),
      reloadedSections: RowRanges(sections: batch.sections(.reload)),
      reloadedRows: RowRanges(batch.rows(.reload))
    )
  }

  /// Whether the sections are the ones before the change, in their order, and none is reloaded.
  package var keepsSections: Bool { sections.isEmpty && reloadedSections.isEmpty }

  /// Whether every row down to one has the position that it had; nil for all rows.
  ///
  /// So it is where rows are inserted, deleted and moved further down only, as by a page that is appended.
  ///
  /// - Complexity: O(1).
  package func keepsPositions(downTo last: RowPosition?) -> Bool {
    guard keepsSections else { return false }
    for changed in [rows.oldRanks.excluded.ranges.first, rows.newRanks.excluded.ranges.first] {
      if let changed, let last, changed.first > last { continue }
      if changed != nil { return false }
    }
    return true
  }

  /// The position after the change of a row that keeps its cell; nil if it is deleted or reloaded.
  package func newKeepingCell(of old: RowPosition) -> RowPosition? {
    isReloaded(old) ? nil : new(of: old)
  }

  /// The row after the change that is where a row before it was, or would; nil if its section was deleted or reloaded.
  package func gap(leftBy old: RowPosition) -> RowPosition? {
    guard !replaces(oldSection: old.section), let section = new(ofSection: old.section) else {
      return nil
    }
    return rows.newRanks.row(ofRank: rows.oldRanks.countingRows(above: old), in: section)
  }
}

extension ChangeMap {
  /// Whether a section is deleted or reloaded, so that operations on its rows have no meaning of their own.
  package func replaces(oldSection section: Int) -> Bool {
    sections.deletions.contains(RowPosition(section: 0, row: section))
      || isReloaded(oldSection: section)
  }

  /// Whether a section after the change is inserted or reloaded.
  package func replaces(newSection section: Int) -> Bool {
    sections.insertions.contains(RowPosition(section: 0, row: section))
      || old(ofSection: section).map(isReloaded(oldSection:)) ?? false
  }

  /// The sections after the change that have other rows, or rows in another order, than the section before it that they are
  /// from, ascending; without those that are inserted or reloaded.
  ///
  /// - Complexity: O(k log k) for k operations.
  package var sectionsWithChangedRows: [Int] {
    var found: [Int] = []
    for range in rows.newRanks.excluded.ranges where found.last != range.section {
      if !replaces(newSection: range.section) { found.append(range.section) }
    }
    var last: Int?
    for range in rows.oldRanks.excluded.ranges where last != range.section {
      last = range.section
      guard !replaces(oldSection: range.section), let new = new(ofSection: range.section) else {
        continue
      }
      found.append(new)
    }
    return RowRanges(sections: found).sections
  }

  /// The rows that leave a section, deleted or moved (also within the section), by their positions before the change,
  /// ascending; for a section before the change that is neither deleted nor reloaded.
  package func rowsLeaving(oldSection: Int) -> [ClosedRange<Int>] {
    rows.oldRanks.excluded.ranges(of: oldSection).map(\.rows)
  }

  /// The rows that are moved into a section, or within it, by ascending targets; for a section after the change.
  package func moves(intoNewSection section: Int) -> ArraySlice<RowMove> {
    let moves = rows.movesByTarget
    return moves[
      moves.partitioningIndex {
        $0.new.section >= section
      }..<moves.partitioningIndex { $0.new.section > section }
    ]
  }
}

extension RowRanges {
  /// Takes sections, as the rows of one list.
  package init(sections: [Int]) {
    self.init(sections.lazy.map { RowPosition(section: 0, row: $0) })
  }

  /// What was taken as sections, ascending.
  package var sections: [Int] { ascending.map(\.row) }

  package func isRepeated(section: Int) -> Bool {
    isRepeated(RowPosition(section: 0, row: section))
  }

  package func contains(section: Int) -> Bool { contains(RowPosition(section: 0, row: section)) }
}
