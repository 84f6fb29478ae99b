import Binder

extension BatchCheck {
  /// Deleted and reloaded rows, then reconfigured rows, then sections; each from the last to the
  /// first, by their positions before the batch.
  func checkDeletions() throws(TableInconsistency) {
    try checkDeletedRows()
    for row in reconfigured.ascending.reversed() {
      try checkBefore(row, kind: .reloadedRowOutOfBounds)
    }
    try checkDeletedSections()
  }

  private func checkDeletedRows() throws(TableInconsistency) {
    for row in map.rows.deletions.union(map.reloadedRows).ascending.reversed() {
      let isDeleted = map.rows.deletions.contains(row)
      let isReloaded = map.reloadedRows.contains(row)
      try checkBefore(row, kind: isDeleted ? .deletedRowOutOfBounds : .reloadedRowOutOfBounds)
      if map.replaces(oldSection: row.section) { continue }
      if isDeleted && isReloaded { throw deletedAndReloaded(row) }
      if map.rows.moveSources.contains(row) { throw deletedAndMoved(row, isReload: isReloaded) }
    }
  }

  /// UIKit has no sentence for a reload out of bounds: it says that it deletes.
  private func checkBefore(
    _ row: RowPosition,
    kind: TableInconsistency.Kind
  ) throws(TableInconsistency) {
    guard before.indices.contains(row.section) else {
      throw violation(
        .deletedRowInMissingSection,
        "attempt to delete \(host.row) \(row.row) from section \(row.section), but there are only "
          + "\(before.count) sections before the update",
        hint: hints.missingBefore(section: row.section)
      )
    }
    guard row.row >= 0, row.row < before[row.section] else {
      throw violation(
        kind,
        "attempt to delete \(host.row) \(row.row) from section \(row.section) which only contains "
          + "\(before[row.section]) \(host.rows) before the update",
        hint: hints.missingBefore(row, isReload: kind == .reloadedRowOutOfBounds)
      )
    }
  }

  private func deletedAndReloaded(_ row: RowPosition) -> TableInconsistency {
    violation(
      .deletedAndReloadedRow,
      "attempt to delete and reload the same index path (\(row.uikitText))",
      hint: "A reload is counted before the batch, as a deletion is. If the \(host.row) that is at "
        + "\(row.shortText) after the batch was meant, reload it by its old path; if not, leave "
        + "out the reload."
    )
  }

  private func deletedAndMoved(_ row: RowPosition, isReload: Bool) -> TableInconsistency {
    violation(
      .deletedAndMovedRow,
      "attempt to perform a delete and a move from the same index path (\(row.uikitText))",
      hint: isReload
        ? "A reload is a deletion and an insertion, so \(host.aRow) that moves can't be reloaded. Move it "
          + "in this batch, and reload it at its new path in the next."
        : "\(host.rowTitle) \(row.shortText) is deleted and moved. Leave out one of the two."
    )
  }

  private func checkDeletedSections() throws(TableInconsistency) {
    let gone = map.sections.deletions.union(map.reloadedSections)
    for section in gone.sections.reversed() {
      guard before.indices.contains(section) else {
        throw violation(
          .deletedSectionOutOfBounds,
          "attempt to delete section \(section), but there are only \(before.count) sections "
            + "before the update",
          hint: hints.missingBefore(section: section)
        )
      }
      if map.sections.deletions.contains(section: section),
        map.reloadedSections.contains(section: section)
      {
        throw deletedAndReloaded(section)
      }
      guard !map.sections.moveSources.contains(section: section) else {
        throw deletedAndMoved(section)
      }
    }
  }

  /// The sentence's start is known; that it ends in the path that UIKit has for a section, with `NSNotFound` as its row, is
  /// presumed.
  private func deletedAndReloaded(_ section: Int) -> TableInconsistency {
    violation(
      .deletedAndReloadedSection,
      "attempt to delete and reload the same index path "
        + "(\(RowPosition(section: section, row: .max).uikitText))",
      hint: "A reload is counted before the batch, as a deletion is. Leave out one of the two."
    )
  }

  /// The sentence's end, the section, is presumed.
  private func deletedAndMoved(_ section: Int) -> TableInconsistency {
    let isReload = !map.sections.deletions.contains(section: section)
    return violation(
      .deletedAndMovedSection,
      "attempt to perform a delete and a move from the same section (\(section))",
      hint: isReload
        ? "A reload is a deletion and an insertion, so a section that moves can't be reloaded. "
          + "Move it in this batch, and reload it at its new position in the next."
        : "Section \(section) is deleted and moved. Leave out one of the two."
    )
  }
}
