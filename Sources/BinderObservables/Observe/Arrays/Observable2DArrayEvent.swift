public import Binder

/// An event of an observable array of sections: its sections, and the change since the event before.
public struct Observable2DArrayEvent<Metadata, Item>: Observable2DArrayEventProtocol {
  /// The sections at that moment, as a value that later changes leave alone.
  public let source: Array2D<Metadata, Item>

  /// The change of the sections and their items since the event before.
  public let change: CollectionChange<SectionedChangeset>

  /// Makes an event, by default a reload.
  public init(
    source: Array2D<Metadata, Item>,
    change: CollectionChange<SectionedChangeset> = .reload
  ) {
    self.source = source
    self.change = change
  }
}

/// An event of an observable array of sections: operators are defined for these.
public protocol Observable2DArrayEventProtocol: DataSourceEventProtocol {
  /// The type of a section's metadata.
  associatedtype Metadata
  /// The type of the items of a section.
  associatedtype Item

  /// The sections at that moment.
  var source: Array2D<Metadata, Item> { get }

  /// The change of the sections and their items since the event before.
  var change: CollectionChange<SectionedChangeset> { get }
}

extension Observable2DArrayEventProtocol {
  /// The sections.
  public var dataSource: Array2D<Metadata, Item> { source }

  /// The change of the sections and their items.
  public var sectionedChange: CollectionChange<SectionedChangeset> { change }
}

extension Observable2DArrayEvent: Sendable where Metadata: Sendable, Item: Sendable {}
extension Observable2DArrayEvent: Equatable where Metadata: Equatable, Item: Equatable {}

extension Observable2DArrayEvent: CollectionEvent {
  /// Makes a reload.
  public init(reloading source: Array2D<Metadata, Item>) { self.init(source: source) }
}
