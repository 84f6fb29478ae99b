import Binder

extension DataSource {
  /// Shows the items of all sections in sections of another kind: one for each result of a function.
  ///
  ///     let byLetter = contacts.grouped(by: { $0.name.prefix(1) }, named: { String($0) })
  ///
  /// The sections stand in the order of their first items, unless there is another one. Items whose key is not equal to itself,
  /// as `.nan`, are in no section.
  public func grouped<Key: Hashable>(
    by key: @escaping (Item) -> Key,
    named name: @escaping (Key) -> String? = { "\($0)" },
    sectionsInOrder areInIncreasingOrder: ((Key, Key) -> Bool)? = nil
  ) -> GroupedDataSource<Item, Key> {
    GroupedDataSource(self, by: key, named: name, sectionsInOrder: areInIncreasingOrder)
  }
}

/// A source with all items in a section for each key, except items whose key is NaN.
///
/// A change calls the function for every item again.
public final class GroupedDataSource<Item, Key: Hashable>: RearrangedDataSource<Item, Key> {
  private let key: (Item) -> Key
  private let name: (Key) -> String?
  private let areInIncreasingOrder: ((Key, Key) -> Bool)?

  init(
    _ upstream: some DataSource<Item>,
    by key: @escaping (Item) -> Key,
    named name: @escaping (Key) -> String?,
    sectionsInOrder areInIncreasingOrder: ((Key, Key) -> Bool)?
  ) {
    self.key = key
    self.name = name
    self.areInIncreasingOrder = areInIncreasingOrder
    super.init(upstream)
  }

  /// The rows in a section for each key.
  public override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Key>] {
    var keys: [Key] = []
    var groups: [Key: [RowPosition]] = [:]
    for section in sections.indices {
      for (row, item) in items.items(inSection: section).enumerated() {
        let key = key(item)
        // A key such as `.nan` is in no section, as none would be found by it.
        guard key == key else { continue }
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(RowPosition(section: section, row: row))
      }
    }
    if let areInIncreasingOrder { keys.sort(by: areInIncreasingOrder) }
    return keys.map { ArrangedSection(id: $0, name: name($0), rows: groups[$0] ?? []) }
  }
}
