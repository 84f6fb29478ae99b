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
    for row in newRanks.excluded.ascending where found.last != row.section {
      if !sections.absorbsNew(row.section) { found.append(row.section) }
    }
    var last: Int?
    for row in oldRanks.excluded.ascending where last != row.section {
      last = row.section
      guard !sections.absorbsOld(row.section), let new = sections.newOfOld[row.section] else {
        continue
      }
      found.append(new)
    }
    return Positions(found).ascending
  }

  /// The rows that leave a section, deleted or moved (also within the section), by their positions
  /// before the batch, ascending; for a section before the batch that is neither deleted nor
  /// reloaded.
  package func rowsLeaving(oldSection: Int) -> [Int] {
    oldRanks.excludedRows(of: oldSection).map(\.row)
  }

  /// The rows that enter a section, inserted or moved (also within the section), by their positions
  /// after the batch, ascending; for a section after the batch that is neither inserted nor reloaded.
  ///
  /// Taking out the rows that leave from the last to the first, and then putting in those that enter
  /// from the first to the last, makes the section what it is after the batch.
  package func rowsEntering(newSection: Int) -> [Int] {
    newRanks.excludedRows(of: newSection).map(\.row)
  }

  /// The rows that are moved into a section, or within it, by ascending targets; for a section after
  /// the batch.
  func moves(intoNewSection section: Int) -> [BatchOperations.RowMove] {
    let targets = operations.moveTargets
    let start = targets.count(below: BatchRow(section: section, row: 0))
    let end = targets.count(below: BatchRow(section: section, row: .max))
    return (start..<end).map { index in
      BatchOperations.RowMove(source: sourcesByTarget[index], target: targets.ascending[index])
    }
  }
}
