import Binder

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

  init(
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
      let rows = items.items(inSection: section).stableOrder(by: areInIncreasingOrder)
      return ArrangedSection(id: id, name: items.name(ofSection: section), section: section, rows)
    }
  }
}
