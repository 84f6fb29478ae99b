import TestSupport

@testable import Binder

extension SectionedChangeset {
  /// The same change with a mistake in it.
  ///
  /// - Parameters:
  ///   - old: The number of rows of each section before the change.
  ///   - new: The number of rows of each section after it.
  ///   - generator: Chooses the mistake.
  /// - Returns: A change that leads from no such rows to others.
  func mistaken(
    from old: [Int],
    to new: [Int],
    using generator: inout SplitMix64
  ) -> SectionedChangeset {
    let number =
      [-1, .min, .max, old.count + new.count, 1_000].randomElement(using: &generator) ?? -1
    var (before, after) = (Self.row(old, &generator), Self.row(new, &generator))
    let isTwice = Bool.random(using: &generator)
    if !isTwice {
      if Bool.random(using: &generator) { before.row = number } else { before.section = number }
      if Bool.random(using: &generator) { after.row = number } else { after.section = number }
    }
    let both = [before, before]
    var (sections, rows) = (sections, rows)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      (rows.deletions, rows.insertions) = (rows.deletions + both, rows.insertions + [after, after])
    case 1: rows.deletions += both
    case 2: rows.insertions += [after, after]
    case 3: rows.moves += [Move(old: before, new: after), Move(old: before, new: after)]
    case 4: rows.updates += [Move(old: before, new: after), Move(old: before, new: after)]
    case 5: sections.deletions += [number, number]
    case 6:
      (sections.deletions, sections.insertions) = (
        sections.deletions + [number], sections.insertions + [number]
      )
    case 7: sections.moves += [Move(old: number, new: number), Move(old: 0, new: number)]
    default: sections.updates += [Move(old: number, new: number)]
    }
    // As an app makes it: sorted.
    return SectionedChangeset(
      sections: Changes(
        deletions: sections.deletions,
        insertions: sections.insertions,
        moves: sections.moves,
        updates: sections.updates
      ),
      rows: Changes(
        deletions: rows.deletions,
        insertions: rows.insertions,
        moves: rows.moves,
        updates: rows.updates
      )
    )
  }

  private static func row(_ counts: [Int], _ generator: inout SplitMix64) -> RowPosition {
    let section = counts.indices.randomElement(using: &generator) ?? 0
    let row =
      counts.isEmpty ? 0 : (0..<max(1, counts[section])).randomElement(using: &generator) ?? 0
    return RowPosition(section: section, row: row)
  }
}

extension Changes<Int> {
  /// The same change of a list with a mistake in it.
  func mistaken(from old: Int, to new: Int, using generator: inout SplitMix64) -> Changeset {
    let change = SectionedChangeset(self).mistaken(from: [old], to: [new], using: &generator).rows
    // A section that there is not is no mistake in a list: the rows are twice then.
    let rows = change.map(\.row)
    return rows == self ? Changes(deletions: deletions + [-1], insertions: insertions + [-1]) : rows
  }
}
