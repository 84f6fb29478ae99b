extension DataSource {
  /// Shows the items of each section in another order; equal ones stay in theirs.
  public func sorted(
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> SortedDataSource<Item> {
    SortedDataSource(self, by: areInIncreasingOrder)
  }
}

extension DataSource where Item: Comparable {
  /// Shows the items of each section in ascending order; equal ones stay in theirs.
  public func sorted() -> SortedDataSource<Item> {
    SortedDataSource(self) { $0 < $1 }
  }
}

/// A source with the items of each section in another order.
///
/// Each change sorts the sections again, and results in a patch with the fewest moves.
public final class SortedDataSource<Item>: RearrangedDataSource<Item, Int> {
  /// The order of the items; setting it shows the difference as a patch.
  public var areInIncreasingOrder: (Item, Item) -> Bool {
    didSet { rearrange() }
  }

  /// Makes a source that sorts.
  public init(
    _ upstream: some DataSource<Item>,
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) {
    self.areInIncreasingOrder = areInIncreasingOrder
    super.init(upstream)
  }

  /// The rows of each section, sorted.
  public override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Int>] {
    sections.enumerated().map { section, id in
      let elements = items.items(inSection: section)
      let rows = elements.indices.sorted {
        if areInIncreasingOrder(elements[$0], elements[$1]) { return true }
        return $0 < $1 && !areInIncreasingOrder(elements[$1], elements[$0])
      }
      return ArrangedSection(
        id: id,
        name: items.name(ofSection: section),
        rows: rows.map { RowPosition(section: section, row: $0) }
      )
    }
  }
}

extension DataSource {
  /// Shows the items of all sections in sections of another kind: one for each answer of a function.
  ///
  ///     let byLetter = contacts.grouped(by: { $0.name.prefix(1) }, named: { String($0) })
  ///
  /// - Parameters:
  ///   - key: The value that the items of a section have in common.
  ///   - name: The name of a section; the key as text if it is not given.
  /// - Returns: Sections in the order in which their first items stand.
  public func grouped<Key: Hashable>(
    by key: @escaping (Item) -> Key,
    named name: @escaping (Key) -> String? = { "\($0)" }
  ) -> GroupedDataSource<Item, Key> {
    GroupedDataSource(self, by: key, named: name, sectionsInOrder: nil)
  }

  /// Shows the items of all sections in sections of another kind, which are sorted.
  ///
  /// - Parameters:
  ///   - key: The value that the items of a section have in common.
  ///   - name: The name of a section; the key as text if it is not given.
  ///   - areInIncreasingOrder: The order of the sections.
  /// - Returns: Sections in that order.
  public func grouped<Key: Hashable>(
    by key: @escaping (Item) -> Key,
    named name: @escaping (Key) -> String? = { "\($0)" },
    sectionsInOrder areInIncreasingOrder: @escaping (Key, Key) -> Bool
  ) -> GroupedDataSource<Item, Key> {
    GroupedDataSource(self, by: key, named: name, sectionsInOrder: areInIncreasingOrder)
  }
}

/// A source with all items in sections of what they have in common.
///
/// A change costs asking every item again.
public final class GroupedDataSource<Item, Key: Hashable>: RearrangedDataSource<Item, Key> {
  private let key: (Item) -> Key
  private let name: (Key) -> String?
  private let areInIncreasingOrder: ((Key, Key) -> Bool)?

  /// Makes a source that groups.
  public init(
    _ upstream: some DataSource<Item>,
    by key: @escaping (Item) -> Key,
    named name: @escaping (Key) -> String? = { "\($0)" },
    sectionsInOrder areInIncreasingOrder: ((Key, Key) -> Bool)? = nil
  ) {
    self.key = key
    self.name = name
    self.areInIncreasingOrder = areInIncreasingOrder
    super.init(upstream)
  }

  /// The rows in sections of what their items have in common.
  public override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Key>] {
    var keys: [Key] = []
    var groups: [Key: [RowPosition]] = [:]
    for section in sections.indices {
      for (row, item) in items.items(inSection: section).enumerated() {
        let key = key(item)
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(RowPosition(section: section, row: row))
      }
    }
    if let areInIncreasingOrder { keys.sort(by: areInIncreasingOrder) }
    return keys.map { ArrangedSection(id: $0, name: name($0), rows: groups[$0] ?? []) }
  }
}

extension DataSource {
  /// Shows each item once: the first of those for which a function has the same answer.
  public func removingDuplicates<ID: Hashable>(
    by id: @escaping (Item) -> ID
  ) -> UniqueDataSource<Item> {
    UniqueDataSource(self, by: id)
  }
}

extension DataSource where Item: Identifiable {
  /// Shows each item once: the first of those with the same `id`.
  public func removingDuplicates() -> UniqueDataSource<Item> {
    UniqueDataSource(self) { $0.id }
  }
}

/// A source without the items that stand further up already; sections stay, also empty ones.
///
/// A change costs asking every item again.
public final class UniqueDataSource<Item>: RearrangedDataSource<Item, Int> {
  private let firstPositions: (any SectionedItems<Item>) -> [[RowPosition]]

  /// Makes a source that shows each item once.
  public init<ID: Hashable>(_ upstream: some DataSource<Item>, by id: @escaping (Item) -> ID) {
    firstPositions = { items in
      var seen: Set<ID> = []
      return (0..<items.sectionCount).map { section in
        items.items(inSection: section).enumerated()
          .filter { seen.insert(id($0.element)).inserted }
          .map { RowPosition(section: section, row: $0.offset) }
      }
    }
    super.init(upstream)
  }

  /// The first row of each kind, in the section where it is.
  public override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Int>] {
    let rows = firstPositions(items)
    return sections.enumerated().map { section, id in
      ArrangedSection(id: id, name: items.name(ofSection: section), rows: rows[section])
    }
  }
}
