/// Items, each of them once, in sections and in an order.
///
/// Items are the same if they are equal; the newer one then takes the place of the older one. Items that do
/// not differ in the order stand in the order in which they came. A copy costs nothing, so it can be worked on
/// in one place while another one is shown.
struct SortedSections<Item: Hashable, Key: Comparable> {
  /// An item, and when it came.
  struct Entry {
    let item: Item
    let number: Int
    let key: Key
  }

  /// A section: what its items have in common, and the items in their order.
  struct Section {
    let key: Key
    var entries = PersistentArray<Entry>()
  }

  /// What orders the items of a section.
  private(set) var areInIncreasingOrder: @Sendable (Item, Item) -> Bool
  private let key: @Sendable (Item) -> Key
  /// A section that is there even if it has no items.
  private let lasting: Key?
  private(set) var sections: [Section]
  private var known: [Item: Entry] = [:]
  private var nextNumber = 0

  /// Begins without items.
  ///
  /// - Parameters:
  ///   - lasting: The key of a section that is there from the beginning, and stays; nil for none.
  ///   - key: What the items of a section have in common.
  ///   - areInIncreasingOrder: What orders the items of a section.
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
  /// Of items of the list that are the same the first is taken.
  ///
  /// - Returns: What has changed: an item that stays where it is among the others is updated, one that does not
  ///   is deleted and inserted.
  /// - Complexity: O(*k* log *n*) for *k* items.
  mutating func add(_ items: [Item]) -> SectionedChangeset {
    change(adding: items, removing: [])
  }

  /// Lets items go that are the same as some others; those that are not there are ignored.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items.
  mutating func remove(_ items: [Item]) -> SectionedChangeset {
    change(adding: [], removing: items)
  }

  /// Takes items in the place of all.
  ///
  /// - Complexity: O((*n* + *k*) log *n*) for *k* items.
  mutating func reset(_ items: [Item]) -> SectionedChangeset {
    let staying = Set(items)
    return change(adding: items, removing: known.keys.filter { !staying.contains($0) })
  }

  /// Orders the items of every section in another way.
  ///
  /// - Complexity: O(*n* log *n*).
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

  /// Whether the sections have names: the one that is always there has none.
  var hasNamedSections: Bool { lasting == nil }

  private var lists: [ListSection<Int, Int>] {
    sections.enumerated().map { ListSection($0, rows: $1.entries.map(\.number)) }
  }

  private func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if areInIncreasingOrder(left.item, right.item) { return true }
    return left.number < right.number && !areInIncreasingOrder(right.item, left.item)
  }
}

extension SortedSections {
  private mutating func change(adding added: [Item], removing removed: [Item]) -> SectionedChangeset
  {
    let old = sections
    var seen: Set<Item> = []
    let leaving = removed.filter { seen.insert($0).inserted }.compactMap { known[$0] }
    var coming = added.filter { seen.insert($0).inserted }.map { item in
      Arrival(entry: entry(for: item), old: known[item].flatMap { place(of: $0, in: old) })
    }
    let left = leaving.compactMap { place(of: $0, in: old) }
    for entry in leaving { known[entry.item] = nil }
    // From the end on, a place stays what it is while others are taken out; from the beginning on, one that
    // something was put into stays what it is.
    for place in (left + coming.compactMap(\.old)).sorted(by: >) {
      sections[place.section].entries.remove(at: place.row)
    }
    coming.sort {
      $0.entry.key < $1.entry.key || $0.entry.key == $1.entry.key && isBefore($0.entry, $1.entry)
    }
    for arrival in coming {
      // An equal item is not the same item: the dictionary is to have the new one as its key, too.
      known[arrival.entry.item] = nil
      known[arrival.entry.item] = arrival.entry
    }
    let rows = coming.map { put($0.entry) }
    sections.removeAll { [lasting] in $0.entries.isEmpty && $0.key != lasting }
    return patch(from: old, leaving: left, coming: coming, rows: rows)
  }

  /// An entry that comes, and where the one was whose place it takes.
  private struct Arrival {
    let entry: Entry
    let old: RowPosition?
  }

  /// An item that is where it was in the order keeps its place among those that do not differ.
  private mutating func entry(for item: Item) -> Entry {
    let key = key(item)
    if let old = known[item], old.key == key, !areInIncreasingOrder(old.item, item),
      !areInIncreasingOrder(item, old.item)
    {
      return Entry(item: item, number: old.number, key: key)
    }
    nextNumber += 1
    return Entry(item: item, number: nextNumber, key: key)
  }

  /// Puts an entry in its place, and returns its row.
  private mutating func put(_ entry: Entry) -> Int {
    let section = sections.partitioningIndex { $0.key >= entry.key }
    if section == sections.count || sections[section].key != entry.key {
      sections.insert(Section(key: entry.key), at: section)
    }
    let row = sections[section].entries.position { !isBefore($0, entry) }
    sections[section].entries.insert(entry, at: row)
    return row
  }

  /// Where an entry is; nil if it has no section.
  private func place(of entry: Entry, in sections: [Section]) -> RowPosition? {
    guard let section = index(of: entry.key, in: sections) else { return nil }
    let row = sections[section].entries.position { !isBefore($0, entry) }
    return RowPosition(section: section, row: row)
  }

  private func patch(
    from old: [Section],
    leaving: [RowPosition],
    coming: [Arrival],
    rows: [Int]
  ) -> SectionedChangeset {
    var builder = PatchBuilder()
    for section in old.indices where index(of: old[section].key, in: sections) == nil {
      builder.sectionDeletions.append(section)
    }
    for section in sections.indices where index(of: sections[section].key, in: old) == nil {
      builder.sectionInsertions.append(section)
    }
    builder.rowDeletions = leaving
    for (arrival, row) in zip(coming, rows) {
      guard let section = index(of: arrival.entry.key, in: sections) else { continue }
      let new = RowPosition(section: section, row: row)
      builder.move(from: arrival.old, to: new)
      if let old = arrival.old { builder.rowUpdates.append(IndexPair(old: old, new: new)) }
    }
    return builder.patch
  }

  /// The position of a section; nil if there is none with that key.
  private func index(of key: Key, in sections: [Section]) -> Int? {
    let section = sections.partitioningIndex { $0.key >= key }
    return section < sections.count && sections[section].key == key ? section : nil
  }
}

extension SortedSections: Sendable where Item: Sendable, Key: Sendable {}
extension SortedSections.Entry: Sendable where Item: Sendable, Key: Sendable {}
extension SortedSections.Section: Sendable where Item: Sendable, Key: Sendable {}
