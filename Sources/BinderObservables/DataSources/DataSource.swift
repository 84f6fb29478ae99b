public import Binder

/// Sections of items that report their changes.
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
public protocol DataSource<Item>: PositionMapping, SignalRows {
  /// The type of the items.
  associatedtype Item

  /// The sections and their items as they are now.
  var items: any SectionedItems<Item> { get }

  /// Delivers the sections as a reload, and then each change.
  var changes: SafeSignal<DataSourceChange<Item>> { get }
}

/// A change of a ``DataSource``: the items after it, and the patch.
public struct DataSourceChange<Item> {
  /// The sections and their items after the change.
  public let items: any SectionedItems<Item>

  /// The change; `unchanged` if nothing that is shown is different.
  public let change: CollectionChange<SectionedChangeset>

  /// Makes a change.
  public init(items: any SectionedItems<Item>, change: CollectionChange<SectionedChangeset>) {
    self.items = items
    self.change = change
  }
}

extension DataSource {
  /// The number of sections.
  public var numberOfSections: Int { items.sectionCount }

  /// The number of items in all sections; O(sections).
  public var count: Int { items.itemCount }

  /// The number of items in a section.
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

/// A source that converts positions of its rows to its upstream sources and back.
@MainActor
public protocol PositionMapping: AnyObject {
  /// The origin of a row, one step back; nil for a row without one.
  func origin(of position: RowPosition) -> SourcePosition?

  /// The position at which a row of a direct upstream is shown; nil if it is not shown.
  func position(of origin: SourcePosition) -> RowPosition?

  /// The sources that this one is directly made of.
  var upstreams: [any PositionMapping] { get }
}

/// A row of a source.
@MainActor
public struct SourcePosition {
  /// The source that has the row.
  public let source: any PositionMapping
  /// The position of the row in the source.
  public let position: RowPosition

  /// Names a row of a source.
  public init(source: any PositionMapping, position: RowPosition) {
    self.source = source
    self.position = position
  }
}

extension PositionMapping {
  /// Nil: this source has no upstream.
  public func origin(of position: RowPosition) -> SourcePosition? { nil }

  /// Nil: this source has no upstream.
  public func position(of origin: SourcePosition) -> RowPosition? { nil }

  /// Nothing.
  public var upstreams: [any PositionMapping] { [] }

  /// The position of one of these rows in a source that this one is made of, however many steps back; nil if it is of none.
  ///
  ///     let tapped = shown.convert(RowPosition(section: 1, row: 0), to: contacts)
  public func convert(
    _ position: RowPosition,
    to source: some PositionMapping
  ) -> RowPosition? {
    if source === self { return position }
    guard let origin = origin(of: position) else { return nil }
    return origin.source.convert(origin.position, to: source)
  }

  /// The position here of a row of a source that this one is made of, however many steps back; nil if it is not shown.
  public func convert(
    _ position: RowPosition,
    from source: some PositionMapping
  ) -> RowPosition? {
    if source === self { return position }
    for upstream in upstreams {
      guard let found = upstream.convert(position, from: source) else { continue }
      let origin = SourcePosition(source: upstream, position: found)
      if let position = self.position(of: origin) { return position }
    }
    return nil
  }
}
