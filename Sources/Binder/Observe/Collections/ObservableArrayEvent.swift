/// What an observable array tells its observers: what it is now, and how it came about.
///
/// Printed in a sentence it reads as `array: ["Steve", "Tim"], change: inserts([1])` does.
public struct ObservableArrayEvent<Item>: ObservableArrayEventProtocol {
  /// The array at that moment, as a value that later changes leave alone.
  public let source: PersistentArray<Item>

  /// What became of the array since the event before.
  public let change: CollectionChange<Changeset>

  /// Makes an event; by default one that says nothing of how the array came about.
  public init(source: PersistentArray<Item>, change: CollectionChange<Changeset> = .reload) {
    self.source = source
    self.change = change
  }
}

/// The events of observable arrays, whatever is in them: what the operators on such events work on.
public protocol ObservableArrayEventProtocol: DataSourceEventProtocol {
  /// What is in the array.
  associatedtype Item

  /// The array at that moment.
  var source: PersistentArray<Item> { get }

  /// What became of the array since the event before.
  var change: CollectionChange<Changeset> { get }
}

extension ObservableArrayEventProtocol {
  /// The array, as the items of one section.
  public var dataSource: PersistentArray<Item> { source }

  /// What became of the array, as the first of the table's sections.
  public var sectionedChange: CollectionChange<SectionedChangeset> {
    change.map(SectionedChangeset.init)
  }
}

extension ObservableArrayEvent: Sendable where Item: Sendable {}
extension ObservableArrayEvent: Equatable where Item: Equatable {}
