public import Binder

/// A section of a two-dimensional array: its items and its metadata.
///
/// ```swift
/// let cities = Observable2DArraySection<String, String>(metadata: "Cities", items: ["Paris", "Berlin"])
/// ```
public struct Observable2DArraySection<Metadata, Item> {
  /// The metadata of the section: the title of its header, for example.
  public var metadata: Metadata
  /// The items, from first to last; a copy costs nothing.
  public var items: PersistentArray<Item>

  /// Makes a section of metadata and items.
  public init(metadata: Metadata, items: some Sequence<Item>) {
    self.metadata = metadata
    self.items = PersistentArray(items)
  }

  /// Makes a section without items.
  public init(metadata: Metadata) {
    self.metadata = metadata
    items = PersistentArray()
  }
}

/// A section is the collection of its items.
extension Observable2DArraySection: RandomAccessCollection, MutableCollection {
  /// The position of the first item: 0.
  public var startIndex: Int { 0 }

  /// The position after the last item: the number of items.
  public var endIndex: Int { items.count }

  /// The item at a position; O(log *n*).
  public subscript(position: Int) -> Item {
    get { items[position] }
    set { items[position] = newValue }
  }

  /// Goes through the items; O(1) an item.
  public func makeIterator() -> PersistentArray<Item>.Iterator { items.makeIterator() }
}

extension Observable2DArraySection: Sendable where Metadata: Sendable, Item: Sendable {}
extension Observable2DArraySection: Equatable where Metadata: Equatable, Item: Equatable {}

/// An array of sections, whose copies share storage.
public struct Array2D<Metadata, Item> {
  /// A section.
  public typealias Section = Observable2DArraySection<Metadata, Item>

  /// The sections, from first to last.
  public var sections: PersistentArray<Section>

  /// Makes an array of sections.
  public init(_ sections: some Sequence<Section>) {
    self.sections = PersistentArray(sections)
  }

  /// Makes an array of sections, each from its metadata and its items.
  ///
  ///     let places = Array2D(sectionsWithItems: [("Cities", ["Paris", "Berlin"]), ("Countries", ["Chile"])])
  public init(sectionsWithItems sections: some Sequence<(Metadata, some Sequence<Item>)>) {
    self.init(sections.map { Section(metadata: $0, items: $1) })
  }

  /// Makes an array without sections.
  public init() {
    sections = PersistentArray()
  }

  /// The number of all items, whatever their section; O(sections).
  public var count: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Whether there are no items at all, though there may be sections.
  public var isEmpty: Bool { sections.allSatisfy(\.items.isEmpty) }

  /// The section at a position; O(log *n*).
  public subscript(section: Int) -> Section {
    get { sections[section] }
    set { sections[section] = newValue }
  }

  /// The item at a path; O(log *n*).
  public subscript(path: IndexPath) -> Item {
    get { sections[path.section].items[path.row] }
    set { sections[path.section].items[path.row] = newValue }
  }

  /// The places of all items, in order.
  public var indexPaths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.items.indices.map { IndexPath(row: $0, section: section) }
    }
  }
}

extension Array2D: QueryableDataSourceProtocol {
  /// The number of sections.
  public func numberOfSections() -> Int { sections.count }

  /// The number of items in a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// The item at a path.
  public func item(at indexPath: IndexPath) -> Item { self[indexPath] }
}

extension Array2D: CustomStringConvertible {
  /// Each section as its metadata and its items: `[(Cities, ["Paris", "Berlin"])]`.
  public var description: String {
    let sections = sections.map { "(\($0.metadata), \($0.items))" }
    return "[\(sections.joined(separator: ", "))]"
  }
}

extension Array2D: Sendable where Metadata: Sendable, Item: Sendable {}
extension Array2D: Equatable where Metadata: Equatable, Item: Equatable {}
