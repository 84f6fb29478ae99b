public import Binder

/// Sections of items at one moment, as a value: what a ``DataSource`` shows.
///
/// A copy stays as it is when the source changes. The values of combined sources refer to those of the
/// sources that they are made of, so making one costs nothing an item.
public protocol SectionedItems<Item> {
  /// The type of the items.
  associatedtype Item

  /// The number of sections.
  var sectionCount: Int { get }

  /// The number of items in a section.
  func itemCount(inSection section: Int) -> Int

  /// The item at a position, which is within the numbers above.
  func item(at position: RowPosition) -> Item

  /// The name of a section; nil for one without a name.
  func name(ofSection section: Int) -> String?

  /// Calls a function with all items of a section, several neighbours at a time, in their order.
  ///
  /// The same as reading one after the other; a value that has items in arrays passes those here.
  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void)
}

extension SectionedItems {
  /// The number of items in all sections; O(sections).
  public var itemCount: Int {
    (0..<sectionCount).reduce(0) { $0 + itemCount(inSection: $1) }
  }

  /// Reads one item after the other, and delivers them in chunks.
  public func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    let count = itemCount(inSection: section)
    for start in stride(from: 0, to: count, by: ArrayChunk<Item>.capacity) {
      let rows = start..<min(start + ArrayChunk<Item>.capacity, count)
      body(rows.map { item(at: RowPosition(section: section, row: $0)) }[...])
    }
  }

  /// The items of a section, in their order.
  public func items(inSection section: Int) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(itemCount(inSection: section))
    forEachChunk(inSection: section) { items += $0 }
    return items
  }

  /// The items of every section.
  public var itemsBySection: [[Item]] { (0..<sectionCount).map(items(inSection:)) }

  /// The names of the sections.
  public var sectionNames: [String?] { (0..<sectionCount).map(name(ofSection:)) }

  package var itemCounts: [Int] { (0..<sectionCount).map(itemCount(inSection:)) }

  var positions: [RowPosition] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).map { RowPosition(section: section, row: $0) }
    }
  }

  func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < sectionCount && position.row >= 0
      && position.row < itemCount(inSection: position.section)
  }
}

/// The items of a source at one moment, as the data of an event that can be bound to a table.
public struct SourceItems<Item>: QueryableDataSourceProtocol {
  let items: any SectionedItems<Item>

  /// The number of sections.
  public func numberOfSections() -> Int { items.sectionCount }

  /// The number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    items.itemCount(inSection: section)
  }

  /// The item at a path.
  public func item(at indexPath: IndexPath) -> Item {
    items.item(at: RowPosition(indexPath))
  }

  /// The name of a section; nil for one without a name.
  public func nameOfSection(_ section: Int) -> String? { items.name(ofSection: section) }
}

extension DataSourceChange: DataSourceEventProtocol {
  /// The items after the change.
  public var dataSource: SourceItems<Item> { SourceItems(items: items) }

  /// The change.
  public var sectionedChange: CollectionChange<SectionedChangeset> { change }
}

extension DataSourceChange: CollectionEvent {
  /// The items after the change.
  public var source: any SectionedItems<Item> { items }

  /// Makes a reload.
  public init(reloading source: any SectionedItems<Item>) {
    self.init(items: source, change: .reload)
  }
}
