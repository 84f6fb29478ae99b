// An operator can leave events out, or repeat one. A change whose numbers then do not lead from the known count to the new one
// is of no use.

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
  /// - Complexity: O(1) for one section; else O(sections + changes), and O(sections) for each section that is inserted,
  ///   deleted or moved.
  func leads(from old: [Int], to new: [Int]) -> Bool {
    if sections.isEmpty, old.count == 1, new.count == 1 {
      return rows.leads(from: old[0], to: new[0])
    }
    guard sections.leads(from: old.count, to: new.count), var counts = remainders(of: old, to: new)
    else { return false }
    func add(_ row: RowPosition) -> Bool {
      guard counts.indices.contains(row.section) else { return false }
      counts[row.section] += 1
      return true
    }
    for row in rows.insertions where !add(row) { return false }
    for move in rows.moves where !add(move.new) { return false }
    for section in sections.insertions { counts[section] = new[section] }
    for update in sections.updates {
      guard counts.indices.contains(update.new) else { return false }
      counts[update.new] = new[update.new]
    }
    return counts == new
  }

  /// The rows that stay in each section, at the sections' new positions; nil if there are no such rows or sections.
  private func remainders(of old: [Int], to new: [Int]) -> [Int]? {
    var counts = old
    func take(_ row: RowPosition) -> Bool {
      guard counts.indices.contains(row.section) else { return false }
      counts[row.section] -= 1
      return true
    }
    for row in rows.deletions where !take(row) { return nil }
    for move in rows.moves where !take(move.old) { return nil }
    guard sections.deletions.allSatisfy(old.indices.contains),
      sections.moves.allSatisfy({ old.indices.contains($0.old) && new.indices.contains($0.new) }),
      sections.insertions.allSatisfy(new.indices.contains)
    else { return nil }
    counts.apply(sectionChanges) { _ in 0 }
    return counts.count == new.count ? counts : nil
  }
}
