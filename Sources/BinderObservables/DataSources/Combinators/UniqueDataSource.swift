import Binder

extension DataSource {
  /// Shows each item once: the first of those for which a function returns the same value.
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

/// A source without the items that occur further up; sections stay, also empty ones.
///
/// A change calls the function for every item again.
public final class UniqueDataSource<Item>: RearrangedDataSource<Item, Int> {
  private let firstPositions: (any SectionedItems<Item>) -> [[RowPosition]]

  init<ID: Hashable>(_ upstream: some DataSource<Item>, by id: @escaping (Item) -> ID) {
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
