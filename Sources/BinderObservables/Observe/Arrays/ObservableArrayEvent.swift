public import Binder

/// An event of an observable array: its items, and the change since the event before.
///
/// Printed in a sentence it reads as `array: ["Steve", "Tim"], change: inserts([1])` does.
public struct ObservableArrayEvent<Item>: ObservableArrayEventProtocol {
  /// The array at that moment, as a value that later changes leave alone.
  public let source: PersistentArray<Item>

  /// The change of the array since the event before.
  public let change: CollectionChange<Changeset>

  /// Makes an event, by default a reload.
  @inlinable
  public init(source: PersistentArray<Item>, change: CollectionChange<Changeset> = .reload) {
    self.source = source
    self.change = change
  }
}

/// An event of an observable array: operators are defined for these.
public protocol ObservableArrayEventProtocol: DataSourceEventProtocol, ObservableRowsEvent {
  /// The array at that moment.
  var source: PersistentArray<Item> { get }

  /// The change of the array since the event before.
  var change: CollectionChange<Changeset> { get }
}

extension ObservableArrayEventProtocol {
  /// The array, as the items of one section.
  public var dataSource: PersistentArray<Item> { source }

  /// The change of the array, as that of the first of the table's sections.
  public var sectionedChange: CollectionChange<SectionedChangeset> {
    change.map(SectionedChangeset.init)
  }
}

extension ObservableArrayEvent: Sendable where Item: Sendable {}
extension ObservableArrayEvent: Equatable where Item: Equatable {}

extension ObservableArrayEvent: CollectionEvent {
  /// Makes a reload.
  public init(reloading source: PersistentArray<Item>) { self.init(source: source) }
}
