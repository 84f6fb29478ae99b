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

/// One step of what became of a data source, for code that takes events step by step.
///
/// Deletions and reloads are counted before the event, insertions after it, and moves lead from the one to the other.
public enum DataSourceEventKind: Hashable, Sendable {
  /// Everything is to be read anew.
  case reload

  /// Items have come.
  case insertItems([IndexPath])
  /// Items have gone.
  case deleteItems([IndexPath])
  /// Items show something else.
  case reloadItems([IndexPath])
  /// An item has gone from a place to another.
  case moveItem(IndexPath, IndexPath)

  /// Sections have come.
  case insertSections([Int])
  /// Sections have gone.
  case deleteSections([Int])
  /// Sections show other items.
  case reloadSections([Int])
  /// A section has gone from a place to another.
  case moveSection(Int, Int)

  /// The steps up to `endUpdates` belong together.
  case beginUpdates
  /// The steps since `beginUpdates` belong together.
  case endUpdates
}

extension DataSourceEventProtocol {
  /// What became of the data, step by step: none if it is as it was, and several between `beginUpdates` and
  /// `endUpdates`.
  public var kinds: [DataSourceEventKind] {
    switch sectionedChange {
    case .reload: return [.reload]
    case .unchanged: return []
    case .patch(let patch):
      let steps = patch.steps
      return steps.count > 1 ? [.beginUpdates] + steps + [.endUpdates] : steps
    }
  }
}

extension SectionedChangeset {
  fileprivate var steps: [DataSourceEventKind] {
    let path = { (row: RowPosition) in IndexPath(row: row.row, section: row.section) }
    var steps: [DataSourceEventKind] = []
    if !rows.deletions.isEmpty { steps.append(.deleteItems(rows.deletions.map(path))) }
    if !rows.insertions.isEmpty { steps.append(.insertItems(rows.insertions.map(path))) }
    if !rows.updates.isEmpty { steps.append(.reloadItems(rows.updates.map { path($0.old) })) }
    steps += rows.moves.map { .moveItem(path($0.old), path($0.new)) }
    if !sections.deletions.isEmpty { steps.append(.deleteSections(sections.deletions)) }
    if !sections.insertions.isEmpty { steps.append(.insertSections(sections.insertions)) }
    if !sections.updates.isEmpty { steps.append(.reloadSections(sections.updates.map(\.old))) }
    steps += sections.moves.map { .moveSection($0.old, $0.new) }
    return steps
  }
}
