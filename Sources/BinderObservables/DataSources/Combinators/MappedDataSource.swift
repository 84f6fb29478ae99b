public import Binder

extension DataSource {
  /// Shows the result of a function for each item, at the same position.
  ///
  /// - Parameter transform: Runs each time an item is read.
  /// - Returns: A source of the results.
  public func map<Result>(_ transform: @escaping (Item) -> Result) -> MappedDataSource<Result> {
    MappedDataSource(self, transform)
  }
}

/// A source of the results of a function, one for each item of another source.
///
/// A change costs nothing more; an item is made when it is read.
public final class MappedDataSource<Item>: DerivedDataSource<Item> {
  /// Makes a source of the results of a function, one for each item of another source.
  public init<Upstream: DataSource>(
    _ upstream: Upstream,
    _ transform: @escaping (Upstream.Item) -> Item
  ) {
    super.init(of: [upstream])
    follow(upstream) { [weak self] in
      self?.show(MappedItems(base: $0.items, transform: transform), $0.change)
    }
  }
}

/// The results of a function, one for each of other items.
struct MappedItems<Base, Item>: SectionedItems {
  let base: any SectionedItems<Base>
  let transform: (Base) -> Item

  var sectionCount: Int { base.sectionCount }

  func itemCount(inSection section: Int) -> Int { base.itemCount(inSection: section) }

  func item(at position: RowPosition) -> Item { transform(base.item(at: position)) }

  func name(ofSection section: Int) -> String? { base.name(ofSection: section) }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    base.forEachChunk(inSection: section) { body($0.map(transform)[...]) }
  }
}
