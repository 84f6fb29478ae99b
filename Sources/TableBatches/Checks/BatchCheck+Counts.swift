import Binder

extension BatchCheck {
  /// The number of sections, and the number of rows in each that stays, from the first to the last.
  func checkCounts() throws(TableInconsistency) {
    let expected =
      before.count + map.sections.insertions.count
      - map.sections.deletions.count
    guard after.count == expected else { throw sectionMismatch(expected: expected) }
    let rows = expectedRows()
    for (section, expected) in rows.enumerated() where !map.replaces(oldSection: section) {
      guard let new = map.new(ofSection: section), after.indices.contains(new) else { continue }
      if after[new] != expected {
        throw rowMismatch(RowCounts(of: section, now: new, expected: expected, in: self))
      }
    }
  }

  /// The number of rows that the operations lead to, for each section before the batch.
  ///
  /// - Precondition: The rows are where there are rows.
  /// - Complexity: O(sections + k) for k ranges of rows.
  func expectedRows() -> [Int] {
    var rows = before
    for range in map.rows.oldRanks.excluded.ranges { rows[range.section] -= range.rows.count }
    for range in map.rows.newRanks.excluded.ranges {
      guard let old = old(ofSection: range.section) else { continue }
      rows[old] += range.rows.count
    }
    return rows
  }

  private func rowMismatch(_ counts: RowCounts) -> TableInconsistency {
    mismatch(.rowCountMismatch, counts.uikitText, hint: hints.rowMismatch(counts))
  }

  /// With ``Strictness/lenient`` a collection view logs a mismatch, and reloads.
  private func mismatch(
    _ kind: TableInconsistency.Kind,
    _ uikitText: String,
    hint: String
  ) -> TableInconsistency {
    guard host == .collection, strictness == .lenient else {
      return violation(kind, uikitText, hint: hint)
    }
    let fallback = "[UICollectionView] Performing reloadData as a fallback — "
    var warning = violation(kind, fallback + uikitText, hint: hint)
    warning.isWarning = true
    return warning
  }

  /// Of two sentences for the same mismatch, the one that was seen in tables: sections that are missing after
  /// row operations without a deletion give the "internal bug"; which one applies is inferred.
  private func sectionMismatch(expected: Int) -> TableInconsistency {
    let isLost =
      host == .table && after.count < before.count && map.keepsSections
      && map.rows.deletions.isEmpty
      && batch.changesMoreThanCells
    if isLost {
      return violation(
        .sectionsLost,
        "UITableView internal bug: unable to generate a new section map with old section "
          + "count: \(before.count) and new section count: \(after.count)",
        hint: hints.sectionMismatch(expected: expected)
      )
    }
    let reloaded = map.reloadedSections.sections.count { map.new(ofSection: $0) != nil }
    return mismatch(
      .sectionCountMismatch,
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(host.view) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(host.view) before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted "
        + "(\(map.sections.insertions.count + reloaded) inserted, "
        + "\(map.sections.deletions.count + reloaded) deleted).",
      hint: hints.sectionMismatch(expected: expected)
    )
  }
}
