/// Sections of items, as many as there are: what data source events carry.
public protocol DataSourceProtocol {
  /// How many sections there are.
  func numberOfSections() -> Int

  /// How many items a section has.
  func numberOfItems(inSection section: Int) -> Int
}

/// A data source whose items can be looked up.
public protocol QueryableDataSourceProtocol: DataSourceProtocol {
  /// What is looked up.
  associatedtype Item

  /// The item at a place.
  func item(at indexPath: IndexPath) -> Item
}

/// An element of a data source signal: the data as it is now, and how it came about.
///
/// Such signals can be bound to a table in one line. Out of the box their elements are arrays, each of which is
/// taken as new, and the events of observable arrays.
public protocol DataSourceEventProtocol {
  /// What the data is.
  associatedtype DataSource: DataSourceProtocol

  /// The data, as a value that later changes leave alone.
  var dataSource: DataSource { get }

  /// What became of the data since the event before.
  var sectionedChange: CollectionChange<SectionedChangeset> { get }
}

extension Array: QueryableDataSourceProtocol {
  /// One: an array is the items of one section.
  public func numberOfSections() -> Int { 1 }

  /// The number of elements, whatever the section.
  public func numberOfItems(inSection section: Int) -> Int { count }

  /// The element at the path's row.
  public func item(at indexPath: IndexPath) -> Element { self[indexPath.row] }
}

extension Array: DataSourceEventProtocol {
  /// The array itself.
  public var dataSource: [Element] { self }

  /// A reload: nothing is known of the array before.
  public var sectionedChange: CollectionChange<SectionedChangeset> { .reload }
}

extension PersistentArray: QueryableDataSourceProtocol {
  /// One: an array is the items of one section.
  public func numberOfSections() -> Int { 1 }

  /// The number of elements, whatever the section.
  public func numberOfItems(inSection section: Int) -> Int { count }

  /// The element at the path's row.
  public func item(at indexPath: IndexPath) -> Element { self[indexPath.row] }
}
