/// The rows of one section as an outline: items that are below other items, and are shown while these are expanded.
///
/// It is what `NSDiffableDataSourceSectionSnapshot` is in UIKit, call by call.
///
/// ```swift
/// var outline = TableSectionSnapshot<String>()
/// outline.append(["Fruit", "Nuts"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// outline.visibleItems            // ["Fruit", "Apple", "Pear", "Nuts"]
/// binder.apply(outline, to: .pantry)
/// ```
///
/// Copies share storage: a copy costs nothing, and an edit of a copy or a look-up O(log *n*). An edit that UIKit refuses
/// by an exception does what is left of it that makes sense, and is listed in ``problems``.
public struct TableSectionSnapshot<Item: Hashable> {
  struct Entry {
    var parent: Item?
    var children = PersistentArray<Item>()
    var isExpanded = false
  }

  var entries = PersistentMap<Item, Entry>()
  var roots = PersistentArray<Item>()

  /// The problems of the edits so far, in their order; the first hundred.
  public internal(set) var problems: [SnapshotProblem] = []

  /// Makes an outline without items.
  public init() {}

  /// The items at the top level; O(*k*) for *k* of them.
  public var rootItems: [Item] { Array(roots) }

  /// All items, each one in front of those below it, whether they are shown or not; O(*n*).
  public var items: [Item] { list(from: roots) { _ in true } }

  /// The items that are shown: those at the top level, and those below expanded items that are shown.
  ///
  /// - Complexity: O(*v*) for *v* of them.
  public var visibleItems: [Item] { list(from: roots, below: \.isExpanded) }

  func list(from start: PersistentArray<Item>, below isOpen: (Entry) -> Bool) -> [Item] {
    var found: [Item] = []
    var waiting = [start.makeIterator()]
    while var items = waiting.popLast() {
      guard let item = items.next() else { continue }
      waiting.append(items)
      found.append(item)
      guard let entry = entries[item], !entry.children.isEmpty, isOpen(entry) else { continue }
      waiting.append(entry.children.makeIterator())
    }
    return found
  }

  /// Whether an item is in the outline; O(log *n*).
  public func contains(_ item: Item) -> Bool { entries[item] != nil }

  /// Whether the items below an item are shown when it is shown; false for an item that is not in the outline.
  public func isExpanded(_ item: Item) -> Bool { entries[item]?.isExpanded ?? false }

  /// Whether an item is shown: every item above it is expanded.
  ///
  /// - Complexity: O(*d* log *n*) for *d* items above it.
  public func isVisible(_ item: Item) -> Bool {
    guard var entry = entries[item] else { return false }
    while let parent = entry.parent {
      guard let next = entries[parent], next.isExpanded else { return false }
      entry = next
    }
    return true
  }

  /// The parent of an item; nil for an item at the top level or not in the outline.
  public func parent(of child: Item) -> Item? { entries[child]?.parent }

  /// The level of an item in the outline: 0 at the top.
  ///
  /// An item that is not in the outline is a programmer's error.
  ///
  /// - Complexity: O(*d* log *n*) for the level *d*.
  public func level(of item: Item) -> Int {
    guard var entry = entries[item] else {
      preconditionFailure("Invalid parameter not satisfying: index != NSNotFound")
    }
    var level = 0
    while let parent = entry.parent, let next = entries[parent] {
      level += 1
      entry = next
    }
    return level
  }

  /// The position of an item among all items; nil if it is not in the outline; O(*n*).
  public func index(of item: Item) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The outline below an item; empty for an item that is not in the outline.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is in it, at the top level.
  /// - Returns: The outline, with what is expanded.
  /// - Complexity: O(*k* log *n*) for *k* items.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> TableSectionSnapshot {
    var part = TableSectionSnapshot()
    guard let entry = entries[parent] else { return part }
    part.roots = includingParent ? [parent] : entry.children
    for item in list(from: part.roots, below: { _ in true }) {
      part.entries[item] = entries[item]
    }
    for root in part.roots { part.change(root) { $0.parent = nil } }
    return part
  }
}

extension TableSectionSnapshot: Equatable {
  /// True for the same items in the same order, below the same ones, with the same ones expanded; O(*n*).
  public static func == (left: TableSectionSnapshot, right: TableSectionSnapshot) -> Bool {
    let items = left.items
    return items == right.items
      && items.allSatisfy {
        let (left, right) = (left.entries[$0], right.entries[$0])
        return left?.parent == right?.parent && left?.isExpanded == right?.isExpanded
      }
  }
}

extension TableSectionSnapshot: CustomStringConvertible {
  /// A line for each item, two spaces further in for each level: `-` is expanded, `+` is not, `*` has nothing below it.
  ///
  ///     - Fruit
  ///       * Apple
  ///     + Nuts
  public var description: String {
    items.map { item in
      let entry = entries[item] ?? Entry()
      let sign = entry.children.isEmpty ? "*" : entry.isExpanded ? "-" : "+"
      let indent = String(repeating: "  ", count: level(of: item))
      return "\(indent)\(sign) \(displayName(of: item))"
    }
    .joined(separator: "\n")
  }
}

extension TableSectionSnapshot.Entry: Sendable where Item: Sendable {}
extension TableSectionSnapshot: Sendable where Item: Sendable {}
