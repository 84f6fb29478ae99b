/// Sections of items at one moment, as a value: what a ``DataSource`` shows.
///
/// A copy stays as it is when the source changes. The values of combined sources refer to those of the
/// sources that they are made of, so making one costs nothing an item.
public protocol SectionedItems<Item> {
  /// What the sections are made of.
  associatedtype Item

  /// How many sections there are.
  var sectionCount: Int { get }

  /// How many items a section has.
  func itemCount(inSection section: Int) -> Int

  /// The item at a position.
  func item(at position: RowPosition) -> Item

  /// The name of a section; nil for one without a name.
  func name(ofSection section: Int) -> String?

  /// Calls a function with each item of a section, in their order.
  ///
  /// The same as asking for one after the other; a value that can be faster than that says so here.
  func forEachItem(inSection section: Int, _ body: (Item) -> Void)
}

extension SectionedItems {
  /// How many items there are in all sections; O(sections).
  public var itemCount: Int {
    (0..<sectionCount).reduce(0) { $0 + itemCount(inSection: $1) }
  }

  /// Asks for one item after the other.
  public func forEachItem(inSection section: Int, _ body: (Item) -> Void) {
    for row in 0..<itemCount(inSection: section) {
      body(item(at: RowPosition(section: section, row: row)))
    }
  }

  /// The items of a section, in their order.
  public func items(inSection section: Int) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(itemCount(inSection: section))
    forEachItem(inSection: section) { items.append($0) }
    return items
  }

  /// The items of every section.
  public var itemsBySection: [[Item]] { (0..<sectionCount).map(items(inSection:)) }

  /// The names of the sections.
  public var sectionNames: [String?] { (0..<sectionCount).map(name(ofSection:)) }

  /// How many items each section has.
  var itemCounts: [Int] { (0..<sectionCount).map(itemCount(inSection:)) }

  /// The positions of all items, section by section.
  var positions: [RowPosition] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).map { RowPosition(section: section, row: $0) }
    }
  }

  /// Whether there is such an item.
  func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < sectionCount && position.row >= 0
      && position.row < itemCount(inSection: position.section)
  }
}

/// No sections.
struct NoItems<Item>: SectionedItems {
  var sectionCount: Int { 0 }

  func itemCount(inSection section: Int) -> Int { 0 }

  func item(at position: RowPosition) -> Item {
    preconditionFailure("There is no item at \(position): there are no sections")
  }

  func name(ofSection section: Int) -> String? { nil }
}
