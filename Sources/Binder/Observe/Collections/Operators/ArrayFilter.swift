/// The items of an array that satisfy a predicate, kept up to date by what becomes of the array.
@usableFromInline
struct ArrayFilter<Item> {
  @usableFromInline var isIncluded: (Item) -> Bool
  @usableFromInline var source = PersistentArray<Item>()
  @usableFromInline var flags = FlagList()
  @usableFromInline var items = PersistentArray<Item>()

  @inlinable
  init(_ isIncluded: @escaping (Item) -> Bool) {
    self.isIncluded = isIncluded
  }

  /// Takes what became of the array.
  @inlinable
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
      let old = flags
      flags.apply(patch) { isIncluded(source[$0]) }
      return publish(old.changes(by: patch, to: flags))
    }
  }

  /// Takes another predicate.
  mutating func exchange(_ isIncluded: @escaping (Item) -> Bool) -> ObservableArrayEvent<Item> {
    self.isIncluded = isIncluded
    let old = flags
    flags = FlagList(where: isIncluded, of: source.forEachChunk)
    return publish(old.changes(to: flags))
  }

  @inlinable
  mutating func publish(_ patch: Changeset) -> ObservableArrayEvent<Item> {
    let (source, flags) = (source, flags)
    items.apply(patch) { source[flags.position(ofMarked: $0)] }
    return ObservableArrayEvent(source: items, change: CollectionChange(patch))
  }
}
