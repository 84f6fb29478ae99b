/// Items, each of them once, in sections and in an order.
///
/// Items are the same if they are equal; the newer one then takes the place of the older one. Items that do
/// not differ in the order stand in the order in which they came. A copy costs nothing, so it can be worked on
/// in one place while another one is shown.
struct SortedSections<Item: Hashable, Key: Comparable> {
  /// An item, and when it came; the same as another entry if the items are the same.
  struct Entry: Hashable {
    let item: Item
    var number: Int
    let key: Key

    static func == (left: Entry, right: Entry) -> Bool { left.item == right.item }

    func hash(into hasher: inout Hasher) { hasher.combine(item) }
  }

  /// A section: what its items have in common, and the items in their order.
  struct Section {
    let key: Key
    var entries = PersistentArray<Entry>()
  }

  /// What orders the items of a section.
  private(set) var areInIncreasingOrder: @Sendable (Item, Item) -> Bool
  let key: @Sendable (Item) -> Key
  /// A section that is there even if it has no items.
  let lasting: Key?
  var sections: [Section]
  /// The entries of all sections.
  var known: Set<Entry> = []
  /// How many numbers were given to items.
  var numberCount = 0

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
    return change(adding: items, removing: known.map { $0.item }.filter { !staying.contains($0) })
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

  func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if areInIncreasingOrder(left.item, right.item) { return true }
    return left.number < right.number && !areInIncreasingOrder(right.item, left.item)
  }
}

extension SortedSections: Sendable where Item: Sendable, Key: Sendable {}
extension SortedSections.Entry: Sendable where Item: Sendable, Key: Sendable {}
extension SortedSections.Section: Sendable where Item: Sendable, Key: Sendable {}

extension SortedSections {
  /// An entry that comes, and where the one was whose place it takes.
  private struct Arrival {
    let entry: Entry
    let old: RowPosition?
    /// Whether it stands where the old one did.
    let isAtHome: Bool
  }

  // Items of the type that comes with the library need not be asked through their protocols.
  @_specialize(where Item == DataSourceItem, Key == Int)
  mutating func change(adding added: [Item], removing removed: [Item]) -> SectionedChangeset {
    let old = sections
    var seen = Set<Item>(minimumCapacity: added.count + removed.count)
    let leaving = removed.filter { seen.insert($0).inserted }.compactMap { forget($0) }
    var coming = added.filter { seen.insert($0).inserted }.map { remember($0) }
    coming.sort {
      $0.entry.key < $1.entry.key || $0.entry.key == $1.entry.key && isBefore($0.entry, $1.entry)
    }
    let gone = (leaving + coming.compactMap(\.old)).sorted()
    let rows = edit(removing: gone, inserting: coming)
    sections.removeAll { [lasting] in $0.entries.isEmpty && $0.key != lasting }
    return patch(from: old, leaving: leaving, coming: coming, rows: rows)
  }

  /// Takes note that an item goes, and returns where it is; nil if it is not there.
  private mutating func forget(_ item: Item) -> RowPosition? {
    known.remove(Entry(item: item, number: 0, key: key(item))).flatMap(place(of:))
  }

  /// Takes note of an item that comes.
  ///
  /// One that is where it was in the order keeps its place among those that do not differ.
  private mutating func remember(_ item: Item) -> Arrival {
    var entry = Entry(item: item, number: numberCount, key: key(item))
    guard let old = known.update(with: entry) else {
      numberCount += 1
      return Arrival(entry: entry, old: nil, isAtHome: false)
    }
    let isAtHome =
      old.key == entry.key && !areInIncreasingOrder(old.item, item)
      && !areInIncreasingOrder(item, old.item)
    if isAtHome {
      entry.number = old.number
      known.update(with: entry)
    } else {
      numberCount += 1
    }
    return Arrival(entry: entry, old: place(of: old), isAtHome: isAtHome)
  }

  /// Where an entry is; nil if it has no section.
  private func place(of entry: Entry) -> RowPosition? {
    guard let section = index(of: entry.key, in: sections) else { return nil }
    let row = sections[section].entries.position { !isBefore($0, entry) }
    return RowPosition(section: section, row: row)
  }

  /// Lets entries go and come.
  ///
  /// - Parameters:
  ///   - gone: Where those are that go, ascending.
  ///   - coming: Those that come, in the order in which they are to stand.
  /// - Returns: The rows of those that have come.
  private mutating func edit(removing gone: [RowPosition], inserting coming: [Arrival]) -> [Int] {
    var (gone, coming) = (gone[...], coming[...])
    let keys = sections.map(\.key)
    var rows: [Int] = []
    func nextKey() -> Key? {
      let keys = (gone: gone.first.map { keys[$0.section] }, coming: coming.first?.entry.key)
      guard let gone = keys.gone, let coming = keys.coming else { return keys.gone ?? keys.coming }
      return min(gone, coming)
    }
    while let key = nextKey() {
      let section = indexOfSection(key)
      let removals = gone.prefix { keys[$0.section] == key }.map(\.row)
      let insertions = coming.prefix { $0.entry.key == key }.map { arrival in
        (position: row(of: arrival, in: sections[section]), element: arrival.entry)
      }
      for (index, insertion) in insertions.enumerated() {
        let removed = removals.partitioningIndex { $0 >= insertion.position }
        rows.append(insertion.position - removed + index)
      }
      sections[section].entries.edit(
        ListEdits(removals: removals[...], insertions: insertions[...])
      )
      gone.removeFirst(removals.count)
      coming.removeFirst(insertions.count)
    }
    return rows
  }

  /// The row that an entry comes in front of.
  private func row(of arrival: Arrival, in section: Section) -> Int {
    if arrival.isAtHome, let old = arrival.old { return old.row }
    // It came later than all that do not differ from it.
    return section.entries.position { areInIncreasingOrder(arrival.entry.item, $0.item) }
  }

  /// The position of a section, which comes if it is not there.
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
      if let old = arrival.old { builder.told.rows.updates.append(Move(old: old, new: new)) }
    }
    return builder.patch
  }

  /// The position of a section; nil if there is none with that key.
  private func index(of key: Key, in sections: [Section]) -> Int? {
    let section = sections.partitioningIndex { $0.key >= key }
    return section < sections.count && sections[section].key == key ? section : nil
  }
}
