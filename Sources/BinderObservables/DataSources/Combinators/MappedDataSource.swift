import Binder

extension DataSource {
  /// Shows the result of a function for each item, at the same position.
  ///
  /// The function runs once for each item, and again when the item is updated: what it has made is kept.
  public func map<Result>(_ transform: @escaping (Item) -> Result) -> MappedDataSource<Result> {
    MappedDataSource(self, transform)
  }
}

/// A source of the results of a function, one for each item of another source.
///
/// A change of *k* rows costs O(sections + *k* log rows), and *k* calls of the function.
public final class MappedDataSource<Item>: DerivedDataSource<Item> {
  private var made = KeptItems<Item>()

  init<Upstream: DataSource>(
    _ upstream: Upstream,
    _ transform: @escaping (Upstream.Item) -> Item
  ) {
    super.init(of: [upstream])
    follow(upstream) { [weak self] change in
      guard let self else { return }
      made = made.following(change, transform)
      show(made, change.change)
    }
  }
}

/// Values that were made of items when the items were read: the items may be objects that have changed since.
struct KeptItems<Item>: SectionedItems {
  private var names: any SectionedItems = ArrayItems<Item>()
  private var rows = RowTracking<PersistentArray<Item>>([])

  var sections: [PersistentArray<Item>] { rows.sections }

  var sectionCount: Int { rows.sections.count }

  func itemCount(inSection section: Int) -> Int { rows.sections[section].count }

  func item(at position: RowPosition) -> Item { rows[position] }

  func name(ofSection section: Int) -> String? { names.name(ofSection: section) }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    rows.sections[section].forEachChunk(body)
  }

  /// The values after a change: those of inserted and updated items are made.
  func following<Base>(
    _ change: DataSourceChange<Base>,
    _ make: (Base) -> Item
  ) -> KeptItems {
    var new = self
    let items = change.items
    new.names = items
    if change.change == .reload {
      new.rows = RowTracking(
        (0..<items.sectionCount).map { PersistentArray(items.items(inSection: $0).map(make)) }
      )
    } else {
      new.rows.follow(change.change, to: items) { make(items.item(at: $0)) }
    }
    return new
  }
}
