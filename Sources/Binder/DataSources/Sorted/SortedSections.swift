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
