import Binder

/// Plays changes as a table does, one after another and without regard to cost: deletions from the end of
/// the old list, insertions from the start of the new one.
enum SlowReplay {
  /// Applies a changeset; updated rows are taken from the new list.
  static func rows<Row>(_ changes: Changeset, old: [Row], new: [Row]) -> [Row] {
    var rows = old
    let leaving = changes.deletions + changes.moves.map(\.old)
    for row in leaving.sorted().reversed() { rows.remove(at: row) }
    let coming =
      changes.insertions.map { ($0, new[$0]) } + changes.moves.map { ($0.new, old[$0.old]) }
    for (row, value) in coming.sorted(by: { $0.0 < $1.0 }) { rows.insert(value, at: row) }
    for update in changes.updates { rows[update.new] = new[update.new] }
    return rows
  }

  /// Applies a changeset of sections and rows.
  static func sections<ID, Row>(
    _ changes: SectionedChangeset,
    old: [ListSection<ID, Row>],
    new: [ListSection<ID, Row>]
  ) -> [ListSection<ID, Row>] {
    var sections = old
    let leaving = changes.rowDeletions + changes.rowMoves.map(\.old)
    for row in leaving.sorted().reversed() { sections[row.section].rows.remove(at: row.row) }
    let staying = sections
    let leavingSections = changes.sectionDeletions + changes.sectionMoves.map(\.old)
    for section in leavingSections.sorted().reversed() { sections.remove(at: section) }
    let comingSections =
      changes.sectionInsertions.map { ($0, ListSection(new[$0].id, rows: [Row]())) }
      + changes.sectionMoves.map { ($0.new, staying[$0.old]) }
    for (section, value) in comingSections.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(value, at: section)
    }
    for (position, value) in comingRows(changes, old: old, new: new) {
      sections[position.section].rows.insert(value, at: position.row)
    }
    for update in changes.rowUpdates {
      sections[update.new.section].rows[update.new.row] =
        new[update.new.section].rows[update.new.row]
    }
    return sections
  }

  private static func comingRows<ID, Row>(
    _ changes: SectionedChangeset,
    old: [ListSection<ID, Row>],
    new: [ListSection<ID, Row>]
  ) -> [(RowPosition, Row)] {
    let moves = changes.rowMoves.map { ($0.new, old[$0.old.section].rows[$0.old.row]) }
    let arrivals = Set(changes.rowMoves.map(\.new))
    let absorbed = changes.sectionInsertions.flatMap { section in
      new[section].rows.indices.map { RowPosition(section: section, row: $0) }
    }
    let inserted = (changes.rowInsertions + absorbed.filter { !arrivals.contains($0) })
      .map { ($0, new[$0.section].rows[$0.row]) }
    return (moves + inserted).sorted { $0.0 < $1.0 }
  }
}
