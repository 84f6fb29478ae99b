import Binder

/// Items, each of them once, in sections and in an order.
///
/// Items are the same if they are equal; the newer one then replaces the older one. Items that are equal in the order stand in
/// the order in which they were added. A copy costs nothing, so it can be worked on in one place while another one is shown.
struct SortedSections<Item: Hashable, Key: Comparable> {
  /// An item with the number of its insertion; the same as another entry if the items are the same.
  struct Entry: Hashable {
    let item: Item
    var number: Int
    let key: Key

    static func == (left: Entry, right: Entry) -> Bool { left.item == right.item }

    func hash(into hasher: inout Hasher) { hasher.combine(item) }
  }

  struct Section {
    let key: Key
    var entries = PersistentArray<Entry>()
  }

  private(set) var areInIncreasingOrder: @Sendable (Item, Item) -> Bool
  let key: @Sendable (Item) -> Key
  /// A section that is there even if it has no items.
  let lasting: Key?
  var sections: [Section]
  var known: Set<Entry> = []
  var numberCount = 0
  /// Whether an item is not where its order says: an object has changed since it was inserted.
  private var isDisordered = false

  init(
    lasting: Key?,
    key: @escaping @Sendable (Item) -> Key,
    areInIncreasingOrder: @escaping @Sendable (Item, Item) -> Bool
  ) {
    self.lasting = lasting
    self.key = key
    self.areInIncreasingOrder = areInIncreasingOrder
    sections = lasting.map { [Section(key: $0)] } ?? []
  }

  /// Takes items, each in the place of the one that it is the same as, if there is one.
  ///
  /// Of items of the list that are the same the first is taken, and none whose key is NaN.
  mutating func add(_ items: [Item]) -> SectionedChangeset {
    change(adding: items, removing: [])
  }

  mutating func remove(_ items: [Item]) -> SectionedChangeset {
    change(adding: [], removing: items)
  }

  mutating func reset(_ items: [Item]) -> SectionedChangeset {
    let staying = Set(items)
    return change(adding: items, removing: known.map { $0.item }.filter { !staying.contains($0) })
  }

  mutating func reorder(
    by areInIncreasingOrder: @escaping @Sendable (Item, Item) -> Bool
  ) -> SectionedChangeset {
    self.areInIncreasingOrder = areInIncreasingOrder
    let old = lists
    for section in sections.indices {
      let entries = sections[section].entries.sorted(by: isBefore)
      sections[section].entries = PersistentArray(entries)
    }
    return SectionedChangeset(from: old, to: lists)
  }

  var hasNamedSections: Bool { lasting == nil }

  private var lists: [ListSection<Int, Int>] {
    sections.enumerated().map { ListSection($0, rows: $1.entries.map(\.number)) }
  }

  func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if areInIncreasingOrder(left.item, right.item) { return true }
    return left.number < right.number && !areInIncreasingOrder(right.item, left.item)
  }
}

extension SortedSections: Sendable where Item: Sendable, Key: Sendable {}
extension SortedSections.Entry: Sendable where Item: Sendable, Key: Sendable {}
extension SortedSections.Section: Sendable where Item: Sendable, Key: Sendable {}

extension SortedSections {
  /// An inserted entry, and the position of the one that it replaces.
  private struct Arrival {
    let entry: Entry
    let old: RowPosition?
    var kind = Kind.isPut

    // With two flags in the place of this, sorting arrivals takes twice as long.
    enum Kind {
      /// It is put where it belongs.
      case isPut
      /// It stands where the old one did.
      case isAtHome
      /// It is nothing new, and only has lost its place.
      case isStray
    }
  }

  // Items of the library's own type are not called through their protocols.
  @_specialize(where Item == DataSourceItem, Key == Int)
  mutating func change(adding added: [Item], removing removed: [Item]) -> SectionedChangeset {
    let old = sections
    var seen = Set<Item>(minimumCapacity: added.count + removed.count)
    // An item whose key is NaN, not equal to itself, has no section: it leaves the one that it had.
    let homeless = added.filter { [key] item in
      let key = key(item)
      return key != key
    }
    let leaving = (removed + homeless).filter { seen.insert($0).inserted }
      .compactMap { forget($0) }
    var coming = added.filter { seen.insert($0).inserted }.map { remember($0) }
    if isDisordered {
      coming += strayed(without: (leaving + coming.compactMap(\.old)).sorted())
    }
    coming.sort {
      $0.entry.key < $1.entry.key || $0.entry.key == $1.entry.key && isBefore($0.entry, $1.entry)
    }
    let removed = (leaving + coming.compactMap(\.old)).sorted()
    let rows = edit(removing: removed, inserting: coming)
    isDisordered = false
    sections.removeAll { [lasting] in $0.entries.isEmpty && $0.key != lasting }
    return patch(from: old, leaving: leaving, coming: coming, rows: rows)
  }

  private mutating func forget(_ item: Item) -> RowPosition? {
    guard let entry = known.remove(Entry(item: item, number: 0, key: key(item))),
      let place = place(of: entry)
    else { return nil }
    // An object that has changed may have hidden that another one stands in a wrong place.
    if !isInOrder(entry.item, at: place) { isDisordered = true }
    return place
  }

  /// Notes the insertion of an item.
  ///
  /// One whose order has not changed keeps its place among those that are equal to it.
  private mutating func remember(_ item: Item) -> Arrival {
    var entry = Entry(item: item, number: numberCount, key: key(item))
    guard let old = known.update(with: entry) else {
      numberCount += 1
      return Arrival(entry: entry, old: nil)
    }
    let place = place(of: old)
    let isLikeOld =
      old.key == entry.key && !areInIncreasingOrder(old.item, item)
      && !areInIncreasingOrder(item, old.item)
    let isAtHome = isLikeOld && place.map { isInOrder(item, at: $0) } ?? false
    if isLikeOld, !isAtHome { isDisordered = true }
    if isAtHome {
      entry.number = old.number
      known.update(with: entry)
    } else {
      numberCount += 1
    }
    return Arrival(entry: entry, old: place, kind: isAtHome ? .isAtHome : .isPut)
  }

  /// The position of an entry; nil if it has no section.
  ///
  /// An object may have another place in the order by now than when it was inserted; its section is then searched
  /// from the start.
  private mutating func place(of entry: Entry) -> RowPosition? {
    guard let section = index(of: entry.key, in: sections) else { return nil }
    let entries = sections[section].entries
    let row = entries.position { !isBefore($0, entry) }
    if row < entries.count, entries[row].number == entry.number {
      return RowPosition(section: section, row: row)
    }
    isDisordered = true
    return entries.firstIndex { $0.number == entry.number }.map {
      RowPosition(section: section, row: $0)
    }
  }

  /// The entries that are to be put in their places again, as an object has changed.
  private func strayed(without others: [RowPosition]) -> [Arrival] {
    return sections.indices.flatMap { section in
      let places = sections[section].entries.indices.map { RowPosition(section: section, row: $0) }
        .filter { place in
          let index = others.partitioningIndex { $0 >= place }
          return index == others.count || others[index] != place
        }
      let entries = places.map { sections[section].entries[$0.row] }
      let isInOrder = zip(entries, entries.dropFirst()).allSatisfy { !isBefore($1, $0) }
      if isInOrder { return [] as [Arrival] }
      return zip(entries, places).map { Arrival(entry: $0, old: $1, kind: .isStray) }
    }
  }

  private func isInOrder(_ item: Item, at place: RowPosition) -> Bool {
    let (entries, row) = (sections[place.section].entries, place.row)
    if row > 0, areInIncreasingOrder(item, entries[row - 1].item) { return false }
    return row + 1 == entries.count || !areInIncreasingOrder(entries[row + 1].item, item)
  }

  private mutating func edit(removing removed: [RowPosition], inserting coming: [Arrival]) -> [Int]
  {
    var (removed, coming) = (removed[...], coming[...])
    let keys = sections.map(\.key)
    var rows: [Int] = []
    func nextKey() -> Key? {
      let keys = (old: removed.first.map { keys[$0.section] }, new: coming.first?.entry.key)
      guard let old = keys.old, let new = keys.new else { return keys.old ?? keys.new }
      return min(old, new)
    }
    while let key = nextKey() {
      let section = indexOfSection(key)
      let removals = removed.prefix { keys[$0.section] == key }.map(\.row)
      let insertions = coming.prefix { $0.entry.key == key }.map { arrival in
        (
          position: row(of: arrival, in: sections[section], without: removals),
          element: arrival.entry
        )
      }
      for (index, insertion) in insertions.enumerated() {
        let removed = removals.partitioningIndex { $0 >= insertion.position }
        rows.append(insertion.position - removed + index)
      }
      sections[section].entries.edit(
        ListEdits(removals: removals[...], insertions: insertions[...])
      )
      removed.removeFirst(removals.count)
      coming.removeFirst(insertions.count)
    }
    return rows
  }

  private func row(of arrival: Arrival, in section: Section, without removals: [Int]) -> Int {
    let belongsBelow = { (entry: Entry) in isBefore(arrival.entry, entry) }
    if !isDisordered {
      if arrival.kind == .isAtHome, let old = arrival.old { return old.row }
      return section.entries.position(where: belongsBelow)
    }
    // Only the rows that stay are in order.
    let row = { (rank: Int) in
      rank + removals.indices.partitioningIndex { removals[$0] - $0 > rank }
    }
    let count = section.entries.count - removals.count
    let rank = (0..<count).partitioningIndex { belongsBelow(section.entries[row($0)]) }
    return rank == count ? section.entries.count : row(rank)
  }

  private mutating func indexOfSection(_ key: Key) -> Int {
    let section = sections.partitioningIndex { $0.key >= key }
    if section == sections.count || sections[section].key != key {
      sections.insert(Section(key: key), at: section)
    }
    return section
  }

  private func patch(
    from old: [Section],
    leaving: [RowPosition],
    coming: [Arrival],
    rows: [Int]
  ) -> SectionedChangeset {
    var builder = PatchBuilder()
    for section in old.indices where index(of: old[section].key, in: sections) == nil {
      builder.told.sections.deletions.append(section)
    }
    for section in sections.indices where index(of: sections[section].key, in: old) == nil {
      builder.told.sections.insertions.append(section)
    }
    builder.told.rows.deletions = leaving
    for (arrival, row) in zip(coming, rows) {
      guard let section = index(of: arrival.entry.key, in: sections) else { continue }
      let new = RowPosition(section: section, row: row)
      builder.move(from: arrival.old, to: new)
      if let old = arrival.old, arrival.kind != .isStray {
        builder.told.rows.updates.append(Move(old: old, new: new))
      }
    }
    return builder.patch
  }

  private func index(of key: Key, in sections: [Section]) -> Int? {
    let section = sections.partitioningIndex { $0.key >= key }
    return section < sections.count && sections[section].key == key ? section : nil
  }
}
