public import Binder

/// The data of a data source event: sections of items.
public protocol DataSourceProtocol {
  /// The number of sections.
  func numberOfSections() -> Int

  /// The number of items in a section.
  func numberOfItems(inSection section: Int) -> Int
}

/// A data source whose items can be looked up.
public protocol QueryableDataSourceProtocol: DataSourceProtocol {
  /// The type of the items.
  associatedtype Item

  /// The item at a place.
  func item(at indexPath: IndexPath) -> Item
}

/// An element of a data source signal: the data, and its change since the element before.
///
/// Such signals can be bound to a table in one line. Out of the box their elements are arrays, each of which is
/// taken as new, and the events of observable arrays.
public protocol DataSourceEventProtocol {
  /// The type of the data.
  associatedtype DataSource: DataSourceProtocol

  /// The data, as a value that later changes leave alone.
  var dataSource: DataSource { get }

  /// The change of the data since the event before.
  var sectionedChange: CollectionChange<SectionedChangeset> { get }
}

extension QueryableDataSourceProtocol where Self: RandomAccessCollection<Item>, Index == Int {
  /// One: an array is the items of one section.
  public func numberOfSections() -> Int { 1 }

  /// The number of elements, whatever the section.
  public func numberOfItems(inSection section: Int) -> Int { count }

  /// The element at the path's row.
  public func item(at indexPath: IndexPath) -> Element { self[indexPath.row] }
}

extension Array: QueryableDataSourceProtocol {
  /// The type of the elements.
  public typealias Item = Element
}

extension Array: DataSourceEventProtocol {
  /// The array itself.
  public var dataSource: [Element] { self }

  /// A reload: nothing is known of the array before.
  public var sectionedChange: CollectionChange<SectionedChangeset> { .reload }
}

extension PersistentArray: QueryableDataSourceProtocol {
  /// The type of the elements.
  public typealias Item = Element
}

/// One step of the change of a data source, for code that takes changes step by step.
///
/// Deletions and reloads are counted before the event, insertions after it, and moves lead from the one to the other.
public enum DataSourceEventKind: Hashable, Sendable {
  /// All data may be different; read it again.
  case reload

  /// Items were inserted.
  case insertItems([IndexPath])
  /// Items were deleted.
  case deleteItems([IndexPath])
  /// The content of items changed.
  case reloadItems([IndexPath])
  /// An item moved.
  case moveItem(IndexPath, IndexPath)

  /// Sections were inserted.
  case insertSections([Int])
  /// Sections were deleted.
  case deleteSections([Int])
  /// Sections show other items.
  case reloadSections([Int])
  /// A section moved.
  case moveSection(Int, Int)

  /// The steps up to `endUpdates` belong together.
  case beginUpdates
  /// The steps since `beginUpdates` belong together.
  case endUpdates
}

extension DataSourceEventProtocol {
  /// The change of the data, step by step: no steps if nothing changed, and several between `beginUpdates` and
  /// `endUpdates`.
  public var kinds: [DataSourceEventKind] {
    switch sectionedChange {
    case .reload: return [.reload]
    case .unchanged: return []
    case .patch(let patch):
      let steps = patch.steps(patch.rows.withoutUpdatedMoves)
      return steps.count > 1 ? [.beginUpdates] + steps + [.endUpdates] : steps
    }
  }
}

extension SectionedChangeset {
  /// The steps, with rows that both move and change deleted and inserted, as a table takes them in one batch.
  fileprivate func steps(_ rows: Changes<RowPosition>) -> [DataSourceEventKind] {
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
