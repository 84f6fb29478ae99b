@testable import Binder

/// Does slowly, by the rules for a batch of a table, what a change says; nil for one that a table would refuse.
func replay<Element: Equatable>(
  _ change: CollectionChange<Changeset>,
  on old: [Element],
  to new: [Element]
) -> [Element]? {
  switch change {
  case .reload: new
  case .unchanged: old
  case .patch(let patch): replay(patch, on: old, to: new)
  }
}

private func replay<Element: Equatable>(
  _ patch: Changeset,
  on old: [Element],
  to new: [Element]
) -> [Element]? {
  guard var rows = place(patch, old, inserted: { new[$0] }) else { return nil }
  for update in patch.updates {
    guard !patch.deletions.contains(update.old), rows.indices.contains(update.new),
      rows[update.new] == old[update.old]
    else { return nil }
    rows[update.new] = new[update.new]
  }
  return rows
}

/// Does slowly, by the rules for a batch of a table, what a change of sections says.
///
/// Rows that are neither inserted nor updated are those of the old sections.
func replay<Element: Equatable>(
  _ patch: SectionedChangeset,
  on old: [[Element]],
  to new: [[Element]]
) -> [[Element]]? {
  let sections = Changeset(
    deletions: patch.sectionDeletions,
    insertions: patch.sectionInsertions,
    moves: patch.sectionMoves
  )
  guard
    let places = place(sections, old.indices.map { $0 }, inserted: { _ in -1 }),
    places.count == new.count
  else { return nil }
  for others in [patch.rowMoves, patch.rowUpdates] {
    let touched = patch.rowDeletions + others.map(\.old)
    guard Set(touched).count == touched.count else { return nil }
  }
  let quiet = Set(patch.sectionDeletions + patch.sectionUpdates.map(\.old))
  // A row that moves out of a deleted section can be updated as well.
  let moved = Set(patch.rowMoves.map(\.old))
  let updated = patch.rowUpdates.map(\.old).filter { !moved.contains($0) }
  guard (patch.rowDeletions + updated).allSatisfy({ !quiet.contains($0.section) })
  else { return nil }
  var result: [[Element]] = []
  for (index, source) in places.enumerated() {
    let isReplaced = patch.sectionUpdates.contains { $0.new == index && $0.old == source }
    guard source >= 0, !isReplaced else {
      guard (patch.rowInsertions + patch.rowMoves.map(\.new)).allSatisfy({ $0.section != index })
      else { return nil }
      result.append(new[index])
      continue
    }
    guard let rows = rows(of: patch, source, index, old, new) else { return nil }
    result.append(rows)
  }
  return result
}

private func rows<Element: Equatable>(
  of patch: SectionedChangeset,
  _ source: Int,
  _ index: Int,
  _ old: [[Element]],
  _ new: [[Element]]
) -> [Element]? {
  let arrivals = Dictionary(
    uniqueKeysWithValues: patch.rowMoves.filter { $0.new.section == index }
      .map { ($0.new.row, old[$0.old.section][$0.old.row]) }
  )
  let leaving =
    patch.rowDeletions.filter { $0.section == source }.map(\.row)
    + patch.rowMoves.map(\.old).filter { $0.section == source }.map(\.row)
  let coming =
    patch.rowInsertions.filter { $0.section == index }.map(\.row) + Array(arrivals.keys)
  let changes = Changeset(deletions: leaving.sorted(), insertions: coming.sorted())
  let inserted = { (row: Int) in arrivals[row] ?? new[index][row] }
  guard var rows = place(changes, old[source], inserted: inserted) else { return nil }
  for update in patch.rowUpdates where update.new.section == index {
    guard update.old.section == source || patch.rowMoves.contains(update),
      rows.indices.contains(update.new.row),
      rows[update.new.row] == old[update.old.section][update.old.row]
    else { return nil }
    rows[update.new.row] = new[index][update.new.row]
  }
  return rows
}

/// Takes elements out and puts elements in; nil if a position is named twice or is not there.
private func place<Element>(
  _ changes: Changeset,
  _ old: [Element],
  inserted: (Int) -> Element
) -> [Element]? {
  var rows = old.map(Optional.some)
  for position in changes.deletions + changes.moves.map(\.old) {
    guard rows.indices.contains(position), rows[position] != nil else { return nil }
    rows[position] = nil
  }
  let staying = rows.compactMap { $0 }
  rows = Array(
    repeating: nil,
    count: staying.count + changes.insertions.count + changes.moves.count
  )
  func put(_ element: Element, at position: Int) -> Bool {
    guard rows.indices.contains(position), rows[position] == nil else { return false }
    rows[position] = element
    return true
  }
  guard changes.insertions.allSatisfy({ put(inserted($0), at: $0) }),
    changes.moves.allSatisfy({ put(old[$0.old], at: $0.new) })
  else { return nil }
  var rest = staying.makeIterator()
  return rows.compactMap { $0 ?? rest.next() }
}
