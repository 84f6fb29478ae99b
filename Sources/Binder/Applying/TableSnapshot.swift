/// The sections and rows of a table, named by identifiers: edited like a list, and applied to a binder or a screen.
///
/// It is what `NSDiffableDataSourceSnapshot` is in UIKit, call by call. Every section and every item is in a snapshot
/// once; the two kinds of identifiers are distinguished.
///
/// ```swift
/// var snapshot = TableSnapshot<Shelf, Book.ID>()
/// snapshot.appendSections([.read, .unread])
/// snapshot.appendItems([7, 9], toSection: .read)
/// snapshot.insertItems([8], beforeItem: 9)
/// binder.apply(snapshot)
/// ```
///
/// Copies share storage: a copy costs nothing, and an edit of a copy or a look-up O(log *n*), a few microseconds in a
/// snapshot of a million items.
///
/// An edit that UIKit refuses by an exception does what is left of it that makes sense, and is listed in ``problems``;
/// where the snapshot is applied, each of them is a warning. Two snapshots are equal if they have the same sections and
/// items in the same order, whatever is to be reloaded.
public struct TableSnapshot<Section: Hashable, Item: Hashable> {
  @usableFromInline var storage = SnapshotStorage<Section, Item>()
  @usableFromInline var reloadedItems = Marks<Item>()
  @usableFromInline var reconfiguredItems = Marks<Item>()
  @usableFromInline var reloadedSections = Marks<Section>()

  /// The problems of the edits so far, in their order; the first hundred.
  public internal(set) var problems: [SnapshotProblem] = []

  /// Makes a snapshot without sections.
  @_alwaysEmitIntoClient public init() {}

  /// Identifiers that are marked, in the order of the calls, each once.
  @usableFromInline
  struct Marks<Identifier: Hashable> {
    @usableFromInline var list: [Identifier] = []
    @usableFromInline var known: Set<Identifier> = []

    @inlinable
    init() {}

    @inlinable
    mutating func insert(_ identifier: Identifier) {
      if known.insert(identifier).inserted { list.append(identifier) }
    }
  }
}

extension TableSnapshot {
  /// The number of sections; O(1).
  @inlinable public var numberOfSections: Int { storage.sections.extent.elements }

  /// The number of items in all sections; O(1).
  @inlinable public var numberOfItems: Int { storage.sections.extent.count }

  /// The sections, from top to bottom; O(*s*).
  @inlinable public var sectionIdentifiers: [Section] { storage.sections.map(\.identifier) }

  /// The items of all sections, from top to bottom; O(*n*).
  @inlinable public var itemIdentifiers: [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems)
    for section in storage.sections {
      for chunk in section.items.chunks { items += chunk.items }
    }
    return items
  }

  /// The number of items in a section; O(1).
  ///
  /// A section that is not in the snapshot is a programmer's error: check with `indexOfSection(_:)` first.
  @_alwaysEmitIntoClient public func numberOfItems(inSection section: Section) -> Int {
    items(of: section).count
  }

  /// The items of a section, from top to bottom; O(*k*) for *k* of them.
  ///
  /// A section that is not in the snapshot is a programmer's error: check with `indexOfSection(_:)` first.
  @_alwaysEmitIntoClient public func itemIdentifiers(inSection section: Section) -> [Item] {
    items(of: section).array
  }

  @inlinable func items(of section: Section) -> SnapshotItems<Item> {
    guard let items = storage.section(section)?.element.items else {
      preconditionFailure(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)"
      )
    }
    return items
  }

  /// The section that an item is in; nil if it is in none.
  ///
  /// - Complexity: O(log *n*), as for the other look-ups.
  @_alwaysEmitIntoClient public func sectionIdentifier(containingItem item: Item) -> Section? {
    storage.section(containing: item)
  }

  /// The position of an item among those of all sections; nil if it is not in the snapshot.
  @_alwaysEmitIntoClient public func indexOfItem(_ item: Item) -> Int? {
    guard let location = storage.location(of: item) else { return nil }
    return (storage.section(location.section)?.start.count ?? 0) + location.row
  }

  /// The position of a section; nil if it is not in the snapshot.
  @_alwaysEmitIntoClient public func indexOfSection(_ section: Section) -> Int? {
    storage.section(section)?.start.elements
  }

  /// The items to reload, in the order of the calls.
  @inlinable public var reloadedItemIdentifiers: [Item] {
    reloadedItems.list.filter { storage.contains($0) }
  }

  /// The items to reconfigure, in the order of the calls.
  @inlinable public var reconfiguredItemIdentifiers: [Item] {
    reconfiguredItems.list.filter { storage.contains($0) }
  }

  /// The sections to reload, in the order of the calls.
  @inlinable public var reloadedSectionIdentifiers: [Section] {
    reloadedSections.list.filter { storage.contains($0) }
  }

  var unmarked: TableSnapshot {
    var snapshot = TableSnapshot()
    snapshot.storage = storage
    return snapshot
  }
}

extension TableSnapshot: Equatable {
  /// True for the same sections and items in the same order; O(*n*).
  @_alwaysEmitIntoClient public static func == (left: TableSnapshot, right: TableSnapshot) -> Bool {
    guard left.numberOfSections == right.numberOfSections,
      left.numberOfItems == right.numberOfItems
    else { return false }
    return zip(left.storage.sections, right.storage.sections).allSatisfy { left, right in
      left.identifier == right.identifier
        && (left.items.isUnchanged(since: right.items) || left.items.elementsEqual(right.items))
    }
  }
}

extension TableSnapshot: CustomStringConvertible {
  /// A line for each section with the number of its items, and below it a line for each item; behind a name, what is to
  /// be done with it.
  ///
  ///     read · 2 items
  ///       7
  ///       9 · reload
  public var description: String {
    let reloads = Set(reloadedItems.list)
    let reconfigures = Set(reconfiguredItems.list)
    let sections = Set(reloadedSections.list)
    var lines: [String] = []
    for section in storage.sections {
      let count = section.items.count
      let mark = sections.contains(section.identifier) ? " · reload" : ""
      lines.append(
        "\(displayName(of: section.identifier)) · \(count == 1 ? "1 item" : "\(count) items")\(mark)"
      )
      for item in section.items {
        let mark =
          reloads.contains(item)
          ? " · reload" : reconfigures.contains(item) ? " · reconfigure" : ""
        lines.append("  \(displayName(of: item))\(mark)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension TableSnapshot.Marks: Sendable where Identifier: Sendable {}
extension TableSnapshot: Sendable where Section: Sendable, Item: Sendable {}
