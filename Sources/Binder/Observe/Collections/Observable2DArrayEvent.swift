/// What an observable array of sections tells its observers: what it is now, and how it came about.
public struct Observable2DArrayEvent<Metadata, Item>: Observable2DArrayEventProtocol {
  /// The sections at that moment, as a value that later changes leave alone.
  public let source: Array2D<Metadata, Item>

  /// What became of the sections and their items since the event before.
  public let change: CollectionChange<SectionedChangeset>

  /// Makes an event; by default one that says nothing of how the sections came about.
  public init(
    source: Array2D<Metadata, Item>,
    change: CollectionChange<SectionedChangeset> = .reload
  ) {
    self.source = source
    self.change = change
  }
}

/// The events of observable arrays of sections: what the operators on such events work on.
public protocol Observable2DArrayEventProtocol: DataSourceEventProtocol {
  /// What is known of a section beside its items.
  associatedtype Metadata
  /// What is in a section.
  associatedtype Item

  /// The sections at that moment.
  var source: Array2D<Metadata, Item> { get }

  /// What became of the sections and their items since the event before.
  var change: CollectionChange<SectionedChangeset> { get }
}

extension Observable2DArrayEventProtocol {
  /// The sections.
  public var dataSource: Array2D<Metadata, Item> { source }

  /// What became of the sections and their items.
  public var sectionedChange: CollectionChange<SectionedChangeset> { change }
}

extension Observable2DArrayEvent: Sendable where Metadata: Sendable, Item: Sendable {}
extension Observable2DArrayEvent: Equatable where Metadata: Equatable, Item: Equatable {}
