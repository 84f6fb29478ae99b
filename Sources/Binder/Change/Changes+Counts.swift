// Patches enter from outside: from an app's own signals and sources, and from operators that leave events out or repeat one. Here
// they are checked, where they enter; a patch that does not lead from the known rows to the new ones becomes a reload.

extension Changes {
  /// Whether every position is one of the lists, and is named once.
  ///
  /// - Complexity: O(*k*) for *k* changes without moves, else O(*k* log *k*).
  fileprivate func isWithin(old isOld: (Position) -> Bool, new isNew: (Position) -> Bool) -> Bool {
    func areThere(
      _ ascending: [Position],
      _ others: [Position],
      _ isThere: (Position) -> Bool
    ) -> Bool {
      let all = others.isEmpty ? ascending : (ascending + others).sorted()
      return all.allSatisfy(isThere) && zip(all, all.dropFirst()).allSatisfy(<)
    }
    return areThere(deletions, moves.map(\.old), isOld)
      && areThere(insertions, moves.map(\.new), isNew)
      && areThere(updates.map(\.old), [], isOld)
  }

  fileprivate var hasUpdatesAlone: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty
  }
}

extension Changeset {
  /// Whether the changes lead from one number of elements to another.
  ///
  /// - Complexity: O(*k*) for *k* deletions and insertions, or *k* updates; else O(*k* log *k*).
  package func leads(from old: Int, to new: Int) -> Bool {
    guard old - deletions.count + insertions.count == new,
      isWithin(old: { 0 <= $0 && $0 < old }, new: { 0 <= $0 && $0 < new })
    else { return false }
    if updates.isEmpty { return true }
    if hasUpdatesAlone { return updates.allSatisfy { $0.old == $0.new } }
    let map = ChangeMap(SectionedChangeset(self))
    return updates.allSatisfy {
      map.new(of: RowPosition(section: 0, row: $0.old)) == RowPosition(section: 0, row: $0.new)
    }
  }
}

extension SectionedChangeset {
  /// Whether the changes lead from sections with so many rows to others.
  ///
  /// - Complexity: O(sections + changes), with the logarithm of their number where something moves.
  package func leads(from old: [Int], to new: [Int]) -> Bool {
    guard sections.leads(from: old.count, to: new.count) else { return false }
    let updated = (old: Set(sections.updates.map(\.old)), new: Set(sections.updates.map(\.new)))
    guard
      rows.isWithin(
        old: { old.has($0) && !updated.old.contains($0.section) },
        new: { new.has($0) && !updated.new.contains($0.section) }
      ),
      !rows.deletions.contains(inOneOf: sections.deletions),
      !rows.insertions.contains(inOneOf: sections.insertions)
    else { return false }
    return hasCounts(old, new, updated.new) && hasUpdatesInPlace
  }

  private func hasCounts(_ old: [Int], _ new: [Int], _ updated: Set<Int>) -> Bool {
    if sections.isEmpty, old.count == 1 {
      return old[0] - rows.deletions.count + rows.insertions.count == new[0]
    }
    var counts = old
    for row in rows.deletions { counts[row.section] -= 1 }
    for move in rows.moves { counts[move.old.section] -= 1 }
    counts.apply(sectionChanges) { _ in 0 }
    for row in rows.insertions { counts[row.section] += 1 }
    for move in rows.moves { counts[move.new.section] += 1 }
    for section in sections.insertions { counts[section] = new[section] }
    for section in updated { counts[section] = new[section] }
    return counts == new
  }

  private var hasUpdatesInPlace: Bool {
    if rows.updates.isEmpty { return true }
    if sections.hasUpdatesAlone, rows.hasUpdatesAlone {
      return rows.updates.allSatisfy { $0.old == $0.new }
    }
    let map = ChangeMap(self)
    return rows.updates.allSatisfy { map.new(of: $0.old) == $0.new }
  }
}

extension [Int] {
  /// Whether there is a row in sections with so many rows.
  package func has(_ row: RowPosition) -> Bool {
    indices.contains(row.section) && row.row >= 0 && row.row < self[row.section]
  }
}

extension [RowPosition] {
  fileprivate func contains(inOneOf sections: [Int]) -> Bool {
    if isEmpty || sections.isEmpty { return false }
    let sections = Set(sections)
    return contains { sections.contains($0.section) }
  }
}

/// What is said of patches from outside that are wrong.
package enum WrongPatch {
  @TaskLocal package static var warn: @Sendable (_ sentence: String) -> Void = { sentence in
    #if DEBUG
      print("warning: \(sentence)")
    #endif
  }

  static func report(_ patch: some CollectionPatch, _ old: String, _ new: String) {
    let text = patch.operationsText
    warn(
      "A patch does not lead from \(old) to \(new), so that everything is shown again: \(text.prefix(200))"
        + "\(text.count > 200 ? "…" : ""). Name each position once: that of a deletion or an update as it was before the patch, "
        + "that of an insertion as it is after it."
    )
  }
}
