/// The row of a screen that an update leaves where it is.
struct AnchorRow {
  let row: RowMove
  let isBelowNoChange: Bool

  /// Chooses the first visible row that stays, else the first that moves, alone or with its section, else the first place with
  /// a row again after its section was reloaded; nil if none is left.
  ///
  /// A row that is updated may get another height, and at a reload a table forgets all heights. If the top edge of such a row is
  /// hidden, all that can be seen of it would move, so another row that stays is chosen before it.
  ///
  /// - Complexity: O(*v* log *k* + *k* log *k*) for *v* visible rows and *k* changes.
  init?(
    of visible: [RowPosition],
    hiddenTops: Int,
    after change: ContentChange?,
    byReload isReload: Bool
  ) {
    guard let change else {
      let whole = isReload ? visible.dropFirst(hiddenTops).first : nil
      guard let first = whole ?? visible.first else { return nil }
      (row, isBelowNoChange) = (RowMove(old: first, new: first), true)
      return
    }
    let updated = hiddenTops > 0 && !isReload ? Set(change.structure.rowUpdates.map(\.old)) : []
    let row = Self.row(of: visible, after: change) {
      $0 < hiddenTops && (isReload || updated.contains(visible[$0]))
    }
    guard let row else { return nil }
    self.row = row
    isBelowNoChange = !change.reaches(above: row)
  }

  private static func row(
    of visible: [RowPosition],
    after change: ContentChange,
    mayMoveAllThatShows: (Int) -> Bool
  ) -> RowMove? {
    let structure = change.structure
    let map = ChangeMap(structure)
    let movedRows = Set(structure.rowMoves.map(\.old))
    let movedSections = Set(structure.sectionMoves.map(\.old))
    let reloaded = Set(structure.sectionUpdates.map(\.old))
    var (hidden, moved, again): (RowMove?, RowMove?, RowMove?)
    for (index, old) in visible.enumerated() {
      guard let new = map.new(of: old) else { continue }
      let row = RowMove(old: old, new: new)
      if reloaded.contains(old.section) {
        if again == nil, new.row < change.newRowCounts[new.section] { again = row }
      } else if movedRows.contains(old) || movedSections.contains(old.section) {
        moved = moved ?? row
      } else if mayMoveAllThatShows(index) {
        hidden = row
      } else {
        return row
      }
    }
    return hidden ?? moved ?? again
  }
}

extension ContentChange {
  /// Whether something changes above a row: a row, a section, or the header of its section.
  fileprivate func reaches(above row: RowMove) -> Bool {
    let (sections, rows) = (structure.sections, structure.rows)
    let (old, new) = (row.old, row.new)
    return old != new || !sections.moves.isEmpty
      || sections.deletions.contains { $0 < old.section }
      || sections.insertions.contains { $0 < new.section }
      || sections.updates.contains { $0.old <= old.section }
      || headersAndFooters.contains { $0.new <= new.section }
      || rows.deletions.contains { $0 < old } || rows.insertions.contains { $0 < new }
      || rows.updates.contains { $0.old < old }
      || rows.moves.contains { $0.old < old || $0.new < new }
  }
}
