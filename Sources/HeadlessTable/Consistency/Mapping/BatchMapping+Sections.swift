import Binder

extension BatchMapping {
  /// The position after the batch of a section before it; nil if the section is deleted.
  package func newSection(of old: Int) -> Int? { sections.newOfOld[old] }

  /// The position before the batch of a section after it; nil if the section is inserted.
  package func oldSection(of new: Int) -> Int? { sections.oldOfNew[new] }

  /// Whether a section before the batch is reloaded: it stands somewhere after it, with other rows.
  package func isReloaded(oldSection: Int) -> Bool {
    sections.changesOfOld[oldSection] == .reloaded
  }

  /// Whether the sections are the ones before the batch, in their order, and none is reloaded.
  package var keepsSections: Bool { !operations.changesSections }

  /// The sections after the batch that have other rows, or rows in another order, than the section
  /// before it that they come from, ascending; without those that are inserted or reloaded.
  ///
  /// - Complexity: O(k) for k operations.
  package var sectionsWithChangedRows: [Int] {
    var found: [Int] = []
    for range in newRanks.excluded.ranges where found.last != range.section {
      if !sections.absorbsNew(range.section) { found.append(range.section) }
    }
    var last: Int?
    for range in oldRanks.excluded.ranges where last != range.section {
      last = range.section
      guard !sections.absorbsOld(range.section), let new = sections.newOfOld[range.section] else {
        continue
      }
      found.append(new)
    }
    return SectionPositions(found).ascending
  }

  /// The rows that leave a section, deleted or moved (also within the section), by their positions
  /// before the batch, ascending; for a section before the batch that is neither deleted nor
  /// reloaded.
  func rowsLeaving(oldSection: Int) -> [ClosedRange<Int>] {
    oldRanks.excluded.ranges(of: oldSection).map(\.rows)
  }

  /// The rows that are moved into a section, or within it, by ascending targets; for a section after
  /// the batch.
  func moves(intoNewSection section: Int) -> ArraySlice<RowMove> {
    let moves = operations.movesByTarget
    return moves[
      moves.partitioningIndex {
        $0.new.section >= section
      }..<moves.partitioningIndex { $0.new.section > section }
    ]
  }
}
