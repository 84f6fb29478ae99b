/// The items of an array in another order, kept up to date by what becomes of the array.
///
/// Items that do not differ in the order are in the order in which they came.
struct ArraySorting<Item> {
  /// An item, and when it came.
  private struct Entry {
    let item: Item
    let number: Int
  }

  private var areInIncreasingOrder: (Item, Item) -> Bool
  /// The items as they are in the array.
  private var source = PersistentArray<Entry>()
  /// The items in their order.
  private var sorted = PersistentArray<Entry>()
  private var items = PersistentArray<Item>()
  private var nextNumber = 0

  init(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) {
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  /// Takes what became of the array.
  mutating func receive(
    source: PersistentArray<Item>,
    change: CollectionChange<Changeset>
  ) -> ObservableArrayEvent<Item> {
    switch change {
    case .reload:
      self.source = PersistentArray(source.map { makeEntry($0) })
      sorted = PersistentArray(self.source.sorted(by: isBefore))
      items = PersistentArray(sorted.lazy.map(\.item))
      return ObservableArrayEvent(source: items)
    case .unchanged:
      return ObservableArrayEvent(source: items, change: .unchanged)
    case .patch(let patch):
      let patch = apply(patch, source)
      items.apply(patch) { sorted[$0].item }
      return ObservableArrayEvent(source: items, change: CollectionChange(patch))
    }
  }

  /// Takes another order.
  mutating func exchange(
    _ areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> ObservableArrayEvent<Item> {
    self.areInIncreasingOrder = areInIncreasingOrder
    let old = Array(sorted)
    let new = source.sorted(by: isBefore)
    sorted = PersistentArray(new)
    items = PersistentArray(new.lazy.map(\.item))
    let patch = Changeset(from: old.map(\.number), to: new.map(\.number))
    return ObservableArrayEvent(source: items, change: CollectionChange(patch))
  }

  private mutating func makeEntry(_ item: Item) -> Entry {
    defer { nextNumber += 1 }
    return Entry(item: item, number: nextNumber)
  }

  private func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if areInIncreasingOrder(left.item, right.item) { return true }
    return left.number < right.number && !areInIncreasingOrder(right.item, left.item)
  }

  /// Brings the order up to date, and says what that means for the sorted items.
  private mutating func apply(
    _ patch: Changeset,
    _ new: PersistentArray<Item>
  ) -> Changeset {
    let leaving = patch.deletions.map { source[$0] }
    let before = patch.updates.map { source[$0.old] }
    let oldSorted = sorted
    source.apply(patch) { row in Entry(item: new[row], number: -1) }
    let coming = patch.insertions.map { row in number(row, makeEntry(new[row])) }
    let after = zip(patch.updates, before).map { update, entry in
      number(update.new, Entry(item: new[update.new], number: entry.number))
    }
    for entry in leaving + before { sorted.remove(at: position(of: entry)) }
    for entry in coming + after { sorted.insert(entry, at: position(of: entry)) }
    var changes = OriginChanges()
    func place(_ entry: Entry, in sorted: PersistentArray<Entry>) -> RowPosition {
      RowPosition(section: 0, row: sorted.position { !isBefore($0, entry) })
    }
    for entry in leaving { changes.delete(place(entry, in: oldSorted)) }
    for entry in coming { changes.insert(place(entry, in: sorted)) }
    for (old, new) in zip(before, after) {
      changes.move(
        from: place(old, in: oldSorted),
        to: place(new, in: sorted),
        isHome: true,
        isUpdated: true
      )
    }
    changes.finish()
    return Changeset(changes)
  }

  /// Gives the entry of a row its number.
  private mutating func number(_ row: Int, _ entry: Entry) -> Entry {
    source[row] = entry
    return entry
  }

  private func position(of entry: Entry) -> Int {
    sorted.position { !isBefore($0, entry) }
  }
}
