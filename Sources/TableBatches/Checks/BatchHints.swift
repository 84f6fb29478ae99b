import Binder

/// The usual cause of an invalid batch, guessed from its counts and operations.
struct BatchHints {
  let check: BatchCheck

  private var host: HostKind { check.host }

  /// For a section that is deleted, reloaded, or that something is moved out of.
  func missingBefore(section: Int) -> String {
    if countsAreEarly { return early }
    if check.after.indices.contains(section) {
      return "Section \(section) is there only after the batch. \(Self.countedBefore)."
    }
    return "\(Self.countedBefore), whatever the order of the calls; the \(host.name) had "
      + "\(counted(check.before.count, "section")) then."
  }

  /// For a row that is deleted, reloaded or moved.
  func missingBefore(_ row: RowPosition, isReload: Bool) -> String {
    if countsAreEarly { return early }
    if let new = check.map.new(ofSection: row.section), check.after.indices.contains(new),
      row.row >= 0, row.row < check.after[new]
    {
      return "\(host.rowTitle) \(row.shortText) is there only after the batch. "
        + "\(Self.countedBefore)." + (isReload ? " Reload it by its old path." : "")
    }
    return "\(Self.countedBefore), whatever the order of the calls; section \(row.section) had "
      + "\(counted(check.before[row.section], host.row)) then."
  }

  /// For a section that is inserted, or that something is moved to.
  func missingAfter(section: Int) -> String {
    if countsAreEarly { return early }
    return "\(Self.countedAfter); the data source has "
      + "\(counted(check.after.count, "section")) then."
  }

  /// For a row that is inserted, or that a row is moved to.
  func missingAfter(_ row: RowPosition) -> String {
    if countsAreEarly { return early }
    let hint =
      "\(Self.countedAfter); section \(row.section) has "
      + "\(counted(check.after[row.section], host.row)) then."
    guard let old = check.old(ofSection: row.section), row.row <= check.before[old],
      !check.map.rows.oldRanks.excluded.ranges(of: old).isEmpty
    else { return hint }
    return "\(hint) \(host.rowTitle)s that are deleted do not count any more."
  }

  /// For a reloaded row that is put back where no row is.
  func lostReload(of row: RowPosition) -> String {
    "Nothing is inserted here: the reload of \(host.row) \(row.shortText) puts it back where it should be "
      + "after the batch. Announce what is gone with delete\(host.rowTitle)s(at:) and deleteSections(_:)."
  }

  /// For a reloaded section that is put back where no section is.
  func lostReload(ofSection section: Int) -> String {
    "Nothing is inserted here: the reload of section \(section) puts it back where it should be "
      + "after the batch. Announce what is gone with deleteSections(_:)."
  }

  /// For a number of sections that is not what the operations make of it.
  func sectionMismatch(expected: Int) -> String {
    if check.before.count == check.after.count {
      return "The \(host.name) counted as many sections before the batch as after it: "
        + Self.tooEarly
    }
    if check.after.count < expected, let section = emptiedSections.first {
      return "Every \(host.row) of section \(section) leaves it, and the data source has fewer "
        + "sections than the operations say. Announce a section that is gone with deleteSections(_:)."
    }
    if check.after.count > expected, !check.map.sections.deletions.isEmpty {
      return "The data source still has a section that the operations delete, perhaps without "
        + "\(host.rows). Remove it from the data too, or delete only its \(host.rows)."
    }
    return "The operations make \(counted(expected, "section")) of \(check.before.count), and "
      + "the data source has \(check.after.count). Announce every inserted and every "
      + "deleted section once, with insertSections(_:) and deleteSections(_:)."
  }

  /// For a number of rows that is not what the operations make of it.
  func rowMismatch(_ counts: RowCounts) -> String {
    let changes = counts.inserted + counts.deleted + counts.movedIn + counts.movedOut
    if counts.before == counts.after {
      return "Section \(counts.section) has as many \(host.rows) after the batch as before it: "
        + Self.tooEarly
    }
    let remedy = "with insert\(host.rowTitle)s(at:) and delete\(host.rowTitle)s(at:)"
    if changes == 0, counts.reloaded > 0 {
      return "A reload keeps the number of \(host.rows). "
        + "Announce insertions and deletions \(remedy)."
    }
    if changes == 0 {
      return "No operation changes the number of \(host.rows) in section \(counts.section). "
        + "Announce insertions and deletions \(remedy), or call reloadData()."
    }
    return "The operations make \(counted(counts.expected, host.row)) of \(counts.before), and the "
      + "data source has \(counts.after). Announce every inserted and every deleted \(host.row) once, "
      + "\(remedy)."
  }
}

extension BatchHints {
  /// Whether the counts before the batch are those after it, although rows or sections are inserted or deleted.
  private var countsAreEarly: Bool {
    check.before == check.after
      && (check.map.rows.insertions.count != check.map.rows.deletions.count
        || check.map.sections.insertions.count != check.map.sections.deletions.count)
  }

  /// The sections before the batch that have no row left, and get none.
  private var emptiedSections: [Int] {
    check.before.indices.filter { section in
      guard !check.map.replaces(oldSection: section), let new = check.map.new(ofSection: section)
      else {
        return false
      }
      let left = check.map.rows.oldRanks.excluded.count(of: section)
      return left > 0 && left == check.before[section]
        && check.map.rows.newRanks.excluded.ranges(of: new).isEmpty
    }
  }

  private static let countedBefore =
    "Deletions, reloads and sources of moves are counted before the batch"

  private static let countedAfter = "Insertions and targets of moves are counted after the batch"

  private static let tooEarly =
    "the data was changed before the batch began, or not at all. Change it inside the batch."

  private var early: String {
    "The \(host.name) counted as many \(host.rows) before the batch as after it: \(Self.tooEarly)"
  }
}

extension BatchCheck {
  var hints: BatchHints { BatchHints(check: self) }
}
