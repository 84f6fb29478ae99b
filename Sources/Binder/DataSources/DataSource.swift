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

/// Something that finds its rows again in what it is made of, and the other way round.
@MainActor
public protocol PositionMapping: AnyObject {
  /// Where a row comes from, one step back; nil for a row that comes from nowhere else.
  func origin(of position: RowPosition) -> SourcePosition?

  /// Where a row of something that this is directly made of is shown; nil if it is not.
  func position(of origin: SourcePosition) -> RowPosition?

  /// What this is directly made of.
  var upstreams: [any PositionMapping] { get }
}

/// A row of a source.
@MainActor
public struct SourcePosition {
  /// The source that has the row.
  public let source: any PositionMapping
  /// Where the row is in it.
  public let position: RowPosition

  /// Names a row of a source.
  public init(source: any PositionMapping, position: RowPosition) {
    self.source = source
    self.position = position
  }
}

extension PositionMapping {
  /// Nowhere: this is made of nothing else.
  public func origin(of position: RowPosition) -> SourcePosition? { nil }

  /// Nowhere: this is made of nothing else.
  public func position(of origin: SourcePosition) -> RowPosition? { nil }

  /// Nothing.
  public var upstreams: [any PositionMapping] { [] }

  /// Where one of these rows comes from in a source that this is made of, however many steps back.
  ///
  ///     let tapped = shown.convert(RowPosition(section: 1, row: 0), to: contacts)
  ///
  /// - Returns: The row's position in that source; nil if it does not come from there.
  public func convert(
    _ position: RowPosition,
    to source: some PositionMapping
  ) -> RowPosition? {
    if source === self { return position }
    guard let origin = origin(of: position) else { return nil }
    return origin.source.convert(origin.position, to: source)
  }

  /// Where a row of a source that this is made of, however many steps back, is shown here.
  ///
  /// - Returns: The position here; nil if the row is not shown.
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
