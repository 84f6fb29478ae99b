/// The items of a source at one moment, as the data of an event that can be bound to a table.
public struct SourceItems<Item>: QueryableDataSourceProtocol {
  let items: any SectionedItems<Item>

  /// How many sections there are.
  public func numberOfSections() -> Int { items.sectionCount }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    items.itemCount(inSection: section)
  }

  /// The item at a path.
  public func item(at indexPath: IndexPath) -> Item {
    items.item(at: RowPosition(section: indexPath.section, row: indexPath.row))
  }

  /// The name of a section; nil for one without a name.
  public func nameOfSection(_ section: Int) -> String? { items.name(ofSection: section) }
}

extension DataSourceChange: DataSourceEventProtocol {
  /// The items after the change.
  public var dataSource: SourceItems<Item> { SourceItems(items: items) }

  /// What is different.
  public var sectionedChange: CollectionChange<SectionedChangeset> { change }
}
