extension FlagList {
  /// What other flags of the same elements mean for the elements with set flags.
  @usableFromInline
  func changes(to new: FlagList) -> Changeset {
    let (old, new) = (FlagWords(self), FlagWords(new))
    return Changeset(
      deletions: old.ranks(ofThoseClearIn: new),
      insertions: new.ranks(ofThoseClearIn: old)
    )
  }

  /// What a change of the elements means for those with set flags.
  ///
  /// - Parameters:
  ///   - patch: The change of the elements.
  ///   - new: The flags after it.
  /// - Returns: The change of the elements with set flags.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  @usableFromInline
  func changes(by patch: Changeset, to new: FlagList) -> Changeset {
    var changes = OriginChanges()
    func place(_ rank: Int) -> RowPosition { RowPosition(section: 0, row: rank) }
    func follow(_ pair: IndexPair<Int>, isMoved: Bool, isUpdated: Bool) {
      let from = self[pair.old] ? place(rank(of: pair.old)) : nil
      let to = new[pair.new] ? place(new.rank(of: pair.new)) : nil
      switch (from, to) {
      case (let from?, let to?) where isMoved:
        changes.move(from: from, to: to, isHome: true, isUpdated: isUpdated)
      case (let from?, let to?): changes.update(from: from, to: to)
      case (let from?, nil): changes.delete(from)
      case (nil, let to?): changes.insert(to)
      case (nil, nil): break
      }
    }
    for row in patch.deletions where self[row] { changes.delete(place(rank(of: row))) }
    for row in patch.insertions where new[row] { changes.insert(place(new.rank(of: row))) }
    let moved = Set(patch.moves.map(\.old))
    let updated = Set(patch.updates.map(\.old))
    for pair in patch.moves { follow(pair, isMoved: true, isUpdated: updated.contains(pair.old)) }
    for pair in patch.updates where !moved.contains(pair.old) {
      follow(pair, isMoved: false, isUpdated: true)
    }
    changes.finish()
    return Changeset(changes)
  }
}
