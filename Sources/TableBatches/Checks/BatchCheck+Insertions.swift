import Binder

extension BatchCheck {
  /// Inserted rows, with the second halves of reloads, then sections likewise; each from the first to
  /// the last, by their positions after the batch.
  func checkInsertions() throws(TableInconsistency) {
    try checkInsertedRows()
    try checkInsertedSections()
  }

  /// A position after the batch that is inserted, or that a reload puts something into.
  private struct Insertion<Position> {
    var target: Position
    /// The position of the reloaded row or section before the batch; nil for a plain insertion.
    var reloaded: Position?
  }

  private func checkInsertedRows() throws(TableInconsistency) {
    for insertion in rowInsertions() {
      let row = insertion.target
      try checkAfter(insertion)
      if insertion.reloaded != nil || map.replaces(newSection: row.section) { continue }
      guard !map.rows.moveTargets.contains(row) else {
        throw violation(
          .insertedAndMovedRow,
          "attempt to perform an insert and a move to the same index path (\(row.uikitText))",
          hint: "Insertions and targets of moves are both counted after the batch. "
            + Self.duplicates
        )
      }
    }
  }

  private func rowInsertions() -> [Insertion<RowPosition>] {
    // The check ends at a row that is out of bounds, and a range may have more of these than fit in memory.
    var insertions: [Insertion<RowPosition>] = []
    for row in map.rows.insertions.ascending {
      insertions.append(Insertion(target: row))
      guard after.indices.contains(row.section), 0..<after[row.section] ~= row.row else { break }
    }
    guard !map.reloadedRows.isEmpty else { return insertions }
    for row in map.reloadedRows.ascending where !map.replaces(oldSection: row.section) {
      guard let section = map.new(ofSection: row.section),
        let rank = map.rows.oldRanks.rank(of: row)
      else { continue }
      let target = map.rows.newRanks.row(ofRank: rank, in: section)
      insertions.append(Insertion(target: target, reloaded: row))
    }
    return insertions.sorted { $0.target < $1.target }
  }

  private func checkAfter(_ insertion: Insertion<RowPosition>) throws(TableInconsistency) {
    let row = insertion.target
    var reloadHint: String? { insertion.reloaded.map(hints.lostReload(of:)) }
    guard after.indices.contains(row.section) else {
      throw violation(
        .insertedRowInMissingSection,
        "attempt to insert \(host.row) \(row.row) into section \(row.section), but there are only "
          + "\(after.count) sections after the update",
        hint: reloadHint ?? hints.missingAfter(section: row.section)
      )
    }
    guard row.row >= 0, row.row < after[row.section] else {
      throw violation(
        .insertedRowOutOfBounds,
        "attempt to insert \(host.row) \(row.row) into section \(row.section), but there are only "
          + "\(after[row.section]) \(host.rows) in section \(row.section) after the update",
        hint: reloadHint ?? hints.missingAfter(row)
      )
    }
  }

  private func checkInsertedSections() throws(TableInconsistency) {
    var insertions = map.sections.insertions.sections.map { Insertion(target: $0) }
    for section in map.reloadedSections.sections {
      guard let target = map.new(ofSection: section) else { continue }
      insertions.append(Insertion(target: target, reloaded: section))
    }
    for insertion in insertions.sorted(by: { $0.target < $1.target }) {
      try checkInserted(insertion)
    }
  }

  /// UIKit has no comma in the first sentence; the end of the second, the section, is presumed.
  private func checkInserted(_ insertion: Insertion<Int>) throws(TableInconsistency) {
    let section = insertion.target
    guard after.indices.contains(section) else {
      throw violation(
        .insertedSectionOutOfBounds,
        "attempt to insert section \(section) but there are only \(after.count) sections after "
          + "the update",
        hint: insertion.reloaded.map(hints.lostReload(ofSection:))
          ?? hints.missingAfter(section: section)
      )
    }
    guard insertion.reloaded != nil || !map.sections.moveTargets.contains(section: section) else {
      throw violation(
        .insertedAndMovedSection,
        "attempt to perform an insert and a move to the same section (\(section))",
        hint: "Insertions and targets of moves are both counted after the batch. "
          + Self.duplicates
      )
    }
  }

  /// Why two things are inserted at one place.
  static let duplicates = "Where a diff made them, two elements have the same identifier."
}
