/// Sections of items that change, and say how.
///
/// Arrays, observable arrays and everything that can be fetched are sources, and what is made of
/// sources is a source again:
///
///     let shown = contacts
///       .filter { $0.isFavourite }
///       .hidingEmptySections()
///       .concatenated(with: suggestions)
///     shown.bind(to: table, cellType: ContactCell.self) { cell, contact in
///       cell.nameLabel.text = contact.name
///     }
///
/// A source keeps the sources that it is made of alive, and not the other way round.
@MainActor
public protocol DataSource<Item>: PositionMapping, ObservableRows {
  /// What the sections are made of.
  associatedtype Item

  /// The sections and their items as they are now.
  var items: any SectionedItems<Item> { get }

  /// First the sections as they are, as a reload, then every change.
  var changes: SafeSignal<DataSourceChange<Item>> { get }
}

/// A change of a ``DataSource``: what it led to, and how.
public struct DataSourceChange<Item> {
  /// The sections and their items after the change.
  public let items: any SectionedItems<Item>

  /// What is different; ``CollectionChange/unchanged`` if nothing that can be seen is.
  public let change: CollectionChange<SectionedChangeset>

  /// Makes a change.
  public init(items: any SectionedItems<Item>, change: CollectionChange<SectionedChangeset>) {
    self.items = items
    self.change = change
  }
}

extension DataSource {
  /// How many sections there are.
  public var numberOfSections: Int { items.sectionCount }

  /// How many items there are in all sections; O(sections).
  public var count: Int { items.itemCount }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    items.itemCount(inSection: section)
  }

  /// The name of a section; nil for one without a name.
  public func nameOfSection(_ section: Int) -> String? {
    items.name(ofSection: section)
  }

  /// The item at a position.
  public func item(at position: RowPosition) -> Item {
    items.item(at: position)
  }

  /// The position of the first item for which a condition holds; nil if there is none.
  ///
  /// - Complexity: O(items before it).
  public func firstPosition(where isFound: (Item) -> Bool) -> RowPosition? {
    for section in 0..<items.sectionCount {
      for row in 0..<items.itemCount(inSection: section) {
        let position = RowPosition(section: section, row: row)
        if isFound(items.item(at: position)) { return position }
      }
    }
    return nil
  }
}
