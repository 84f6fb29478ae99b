/// The items of an array that satisfy a predicate, kept up to date by what becomes of the array.
struct ArrayFilter<Item> {
  private var isIncluded: (Item) -> Bool
  private var source = PersistentArray<Item>()
  private var flags = FlagList()
  private var items = PersistentArray<Item>()

  init(_ isIncluded: @escaping (Item) -> Bool) {
    self.isIncluded = isIncluded
  }

  /// Takes what became of the array.
  mutating func receive(
    source: PersistentArray<Item>,
    change: CollectionChange<Changeset>
  ) -> ObservableArrayEvent<Item> {
    self.source = source
    switch change {
    case .reload:
      flags = FlagList(source.lazy.map(isIncluded))
      items = PersistentArray(zip(source, flags).lazy.filter(\.1).map(\.0))
      return ObservableArrayEvent(source: items)
    case .unchanged:
      return ObservableArrayEvent(source: items, change: .unchanged)
    case .patch(let patch):
      return publish(apply(patch))
    }
  }

  /// Takes another predicate.
  mutating func exchange(_ isIncluded: @escaping (Item) -> Bool) -> ObservableArrayEvent<Item> {
    self.isIncluded = isIncluded
    let new = FlagList(source.lazy.map(isIncluded))
    var deletions: [Int] = []
    var insertions: [Int] = []
    var (oldCount, newCount) = (0, 0)
    for (was, isNow) in zip(flags, new) {
      if was, !isNow { deletions.append(oldCount) }
      if !was, isNow { insertions.append(newCount) }
      oldCount += was ? 1 : 0
      newCount += isNow ? 1 : 0
    }
    flags = new
    return publish(Changeset(deletions: deletions, insertions: insertions))
  }

  private mutating func publish(_ patch: Changeset) -> ObservableArrayEvent<Item> {
    let (source, flags) = (source, flags)
    items.apply(patch) { source[flags.position(ofMarked: $0)] }
    return ObservableArrayEvent(source: items, change: CollectionChange(patch))
  }

  /// Brings the flags up to date, and says what that means for the items that are left.
  private mutating func apply(_ patch: Changeset) -> Changeset {
    let old = flags
    flags.apply(patch) { isIncluded(source[$0]) }
    var changes = OriginChanges()
    func place(_ rank: Int) -> RowPosition { RowPosition(section: 0, row: rank) }
    func follow(_ pair: IndexPair<Int>, isMoved: Bool, isUpdated: Bool) {
      let from = old[pair.old] ? place(old.rank(of: pair.old)) : nil
      let to = flags[pair.new] ? place(flags.rank(of: pair.new)) : nil
      switch (from, to) {
      case (let from?, let to?) where isMoved:
        changes.move(from: from, to: to, isHome: true, isUpdated: isUpdated)
      case (let from?, let to?): changes.update(from: from, to: to)
      case (let from?, nil): changes.delete(from)
      case (nil, let to?): changes.insert(to)
      case (nil, nil): break
      }
    }
    for row in patch.deletions where old[row] { changes.delete(place(old.rank(of: row))) }
    for row in patch.insertions where flags[row] { changes.insert(place(flags.rank(of: row))) }
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
