import Binder

extension BatchCheck {
  /// Combinations of operations each of which is legal.
  ///
  /// UIKit stops for changes in a section that moves, and accepts the others and may display them wrongly. The wordings
  /// are this library's, but for a reload in a section that moves and for items that a collection view miscounts.
  func checkCombinations() throws(TableInconsistency) {
    if strictness == .strict {
      try checkRepeatedDeletions()
      try checkRepeatedInsertions()
      try checkReloadsOfMoveTargets()
    }
    try checkMovedSections()
    if strictness == .strict {
      try checkReloadedSections()
      try checkReconfiguring()
    }
  }

  private func checkRepeatedDeletions() throws(TableInconsistency) {
    if let row = map.rows.deletions.repeated.last?.last {
      throw violation(
        .rowDeletedTwice,
        "attempt to delete the same index path twice (\(row.uikitText))",
        hint: "Deleted \(host.rows) are counted as they were before the batch: \(host.rows) that "
          + "follow each other are 0, 1 and 2, and not 0, 0 and 0."
      )
    }
    if let section = map.sections.deletions.repeated.last?.last.row {
      throw violation(
        .sectionDeletedTwice,
        "attempt to delete the same section twice (\(section))",
        hint: "Deleted sections are counted as they were before the batch: sections that follow "
          + "each other are 0, 1 and 2, and not 0, 0 and 0."
      )
    }
  }

  private func checkRepeatedInsertions() throws(TableInconsistency) {
    if let row = map.rows.insertions.repeated.first?.first {
      throw violation(
        .rowInsertedTwice,
        "attempt to insert the same index path twice (\(row.uikitText))",
        hint: "Inserted \(host.rows) are counted as they are after the batch, so each has a place "
          + "of its own. \(Self.duplicates)"
      )
    }
    if let section = map.sections.insertions.repeated.first?.first.row {
      throw violation(
        .sectionInsertedTwice,
        "attempt to insert the same section twice (\(section))",
        hint: "Inserted sections are counted as they are after the batch, so each has a place of "
          + "its own. \(Self.duplicates)"
      )
    }
  }

  private func checkReloadsOfMoveTargets() throws(TableInconsistency) {
    guard !map.reloadedRows.isEmpty, !batch.rowMoves.isEmpty else { return }
    let row = map.reloadedRows.ascending.last {
      map.rows.moveTargets.contains($0) && !map.replaces(oldSection: $0.section)
    }
    guard let row else { return }
    throw violation(
      .reloadedMoveTarget,
      "attempt to reload an index path that is the target of a move (\(row.uikitText))",
      hint: "A reload is counted before the batch, and this path looks as if it were counted after "
        + "it. Move the \(host.rows) in this batch, and reload in the next."
    )
  }

  private func checkMovedSections() throws(TableInconsistency) {
    guard !batch.sectionMoves.isEmpty else { return }
    for row in map.reloadedRows.ascending.reversed()
    where isMoved(old: row.section) || isShifted(row.section) {
      throw reloadedInMovedSection(row)
    }
    for row in map.rows.deletions.ascending.reversed() where isMoved(old: row.section) {
      throw inMovedSection("delete \(host.row) \(row.row) from", row.section)
    }
    for row in map.rows.insertions.ascending where isMoved(new: row.section) {
      throw inMovedSection("insert \(host.row) \(row.row) into", row.section)
    }
    for move in batch.rowMoves {
      if isMoved(old: move.old.section) {
        throw leavingMovedSection(move)
      }
      if isMoved(new: move.new.section) {
        throw inMovedSection(
          "move \(host.aRow) to \(host.row) \(move.new.row) of",
          move.new.section
        )
      }
    }
  }

  private func isMoved(old section: Int) -> Bool {
    map.sections.moveSources.contains(section: section)
  }

  private func isMoved(new section: Int) -> Bool {
    map.sections.moveTargets.contains(section: section)
  }

  /// Whether a section that stays gets another position.
  private func isShifted(_ section: Int) -> Bool {
    guard let new = map.new(ofSection: section) else { return false }
    return new != section && !map.replaces(oldSection: section)
  }

  /// Of a reload, UIKit counts the deletion in the section that moves, and the insertion elsewhere; it names the section by its
  /// new position.
  private func reloadedInMovedSection(_ row: RowPosition) -> TableInconsistency {
    let new = map.new(ofSection: row.section) ?? row.section
    var counts = RowCounts(of: row.section, now: new, expected: before[row.section], in: self)
    counts.section = new
    counts.deleted += counts.reloaded
    counts.reloaded = 0
    return violation(
      .changedRowInMovedSection,
      counts.uikitText,
      hint: "\(host.rowTitle) \(row.shortText) is reloaded, and its section is "
        + "\(isMoved(old: row.section) ? "moved" : "shifted by a move") in the same update. "
        + apartFromMove
    )
  }

  /// A collection view that moves a section to its own place requests an item that is not there; which one is presumed.
  private func leavingMovedSection(_ move: RowMove) -> TableInconsistency {
    let (section, items) = (move.old.section, after.reduce(0, +))
    let isMovedAway = map.new(ofSection: section) != section
    if host == .table || isMovedAway || move.new.section == section {
      return inMovedSection("move \(host.row) \(move.old.row) from", section)
    }
    return violation(
      .changedRowInMovedSection,
      "request for index path for global index \(items) when there are only \(items) items in the "
        + "collection view",
      hint: apartFromMove
    )
  }

  private func inMovedSection(_ action: String, _ section: Int) -> TableInconsistency {
    violation(
      .changedRowInMovedSection,
      "attempt to \(action) section \(section), which is moved in the same update",
      hint: apartFromMove
    )
  }

  private var apartFromMove: String {
    "Move the section in one batch, and change its \(host.rows) in the batch before or after."
  }

  /// A collection view stops where one of the sections is empty and stays so; the wording for others is this library's.
  private func checkReloadedSections() throws(TableInconsistency) {
    let sections = map.reloadedSections.sections
    guard host == .collection, let first = sections.first, batch.changesMoreThanReloadedSections
    else { return }
    let staysEmpty = sections.contains { section in
      before[section] == 0 && map.new(ofSection: section).map { after[$0] } == 0
    }
    throw violation(
      .reloadedSectionInChangingBatch,
      staysEmpty
        ? "attempt to create view animation for nil view"
        : "attempt to reload sections in an update that changes others (\(first))",
      hint: "Reload section \(first) in a batch of its own, or delete it and insert it again."
    )
  }

  private func checkReconfiguring() throws(TableInconsistency) {
    guard let row = reconfigured.ascending.first, batch.changesMoreThanCells else {
      return
    }
    throw violation(
      .reconfiguredInChangingBatch,
      "attempt to reconfigure \(host.rows) in an update that changes others (\(row.uikitText))",
      hint: "Whether the path is counted before or after the update is not known. Reconfigure in a "
        + "batch of its own."
    )
  }
}
