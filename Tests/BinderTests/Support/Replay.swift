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
  case .patch(let patch): replay(SectionedChangeset(patch), on: [old], to: [new])?.first
  }
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
  let touched =
    patch.rowDeletions + patch.rowMoves.map(\.old) + patch.rowUpdates.map(\.old)
  guard Set(touched).count == touched.count else { return nil }
  let quiet = Set(patch.sectionDeletions + patch.sectionUpdates.map(\.old))
  guard (patch.rowDeletions + patch.rowUpdates.map(\.old)).allSatisfy({ !quiet.contains($0.section) })
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
    guard update.old.section == source, rows.indices.contains(update.new.row),
      rows[update.new.row] == old[source][update.old.row]
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
  let leaving = changes.deletions + changes.moves.map(\.old)
  let coming = changes.insertions + changes.moves.map(\.new)
  guard Set(leaving).count == leaving.count, Set(coming).count == coming.count,
    leaving.allSatisfy(old.indices.contains)
  else { return nil }
  let moved = Dictionary(
    changes.moves.map { ($0.new, old[$0.old]) },
    uniquingKeysWith: { first, _ in first }
  )
  var rows = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
  for position in coming.sorted() {
    guard position >= 0, position <= rows.count else { return nil }
    rows.insert(moved[position] ?? inserted(position), at: position)
  }
  return rows
}
