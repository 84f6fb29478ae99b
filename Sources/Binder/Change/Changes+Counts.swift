// An operator can leave events out, as `debounce` does, or repeat one. A change that then does not lead from what is known to
// what there is now says nothing about it.

extension Changes {
  /// Whether the changes lead from one number of elements to another.
  func leads(from old: Int, to new: Int) -> Bool {
    old - deletions.count + insertions.count == new
  }
}

extension SectionedChangeset {
  /// Whether the changes lead from sections with so many rows to others.
  ///
  /// - Parameters:
  ///   - old: The number of rows of each section before the changes.
  ///   - new: The number of rows of each section after them.
  /// - Returns: Whether each section has as many rows as the changes say.
  /// - Complexity: O(sections + changes), and O(sections) for each section that is inserted, deleted or moved.
  func leads(from old: [Int], to new: [Int]) -> Bool {
    let former = sections.deletions + sections.moves.map(\.old) + sections.updates.map(\.old)
    guard sections.leads(from: old.count, to: new.count), former.allSatisfy(old.indices.contains),
      rows.deletions.allSatisfy({ old.indices.contains($0.section) }),
      rows.moves.allSatisfy({ old.indices.contains($0.old.section) })
    else { return false }
    var counts = old
    for row in rows.deletions { counts[row.section] -= 1 }
    for move in rows.moves { counts[move.old.section] -= 1 }
    counts.apply(sectionChanges) { new[$0] }
    guard counts.count == new.count else { return false }
    for row in rows.insertions + rows.moves.map(\.new) {
      guard counts.indices.contains(row.section) else { return false }
      counts[row.section] += 1
    }
    for section in sections.insertions + sections.updates.map(\.new) {
      guard counts.indices.contains(section) else { return false }
      counts[section] = new[section]
    }
    return counts == new
  }
}
