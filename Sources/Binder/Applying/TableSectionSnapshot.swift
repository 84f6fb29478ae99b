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
  /// The place of an item in the outline.
  struct Entry {
    var parent: Item?
    var children = PersistentArray<Item>()
    var isExpanded = false
  }

  private(set) var entries = PersistentMap<Item, Entry>()
  private(set) var roots = PersistentArray<Item>()

  /// The problems of the edits so far, in their order; the first hundred.
  public private(set) var problems: [SnapshotProblem] = []

  /// Makes an outline without items.
  public init() {}

  /// The items at the top level; O(*k*) for *k* of them.
  public var rootItems: [Item] { Array(roots) }

  /// All items, each one in front of those below it, whether they are shown or not; O(*n*).
  public var items: [Item] { list { _ in true } }

  /// The items that are shown: those at the top level, and those below expanded items that are shown.
  ///
  /// - Complexity: O(*v*) for *v* of them.
  public var visibleItems: [Item] { list(below: \.isExpanded) }

  private func list(below isOpen: (Entry) -> Bool) -> [Item] {
    list(from: roots, below: isOpen)
  }

  /// Items, each one in front of those below it.
  private func list(from start: PersistentArray<Item>, below isOpen: (Entry) -> Bool) -> [Item] {
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

  /// The item that an item is directly below; nil for an item at the top level, or none.
  public func parent(of child: Item) -> Item? { entries[child]?.parent }

  /// The number of items that an item is below, one above the other: 0 at the top level.
  ///
  /// It is a programmer's error to ask for an item that is not in the outline.
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

extension TableSectionSnapshot {
  /// Puts items at the end of those directly below another one.
  ///
  /// - Parameters:
  ///   - items: The items, in their order.
  ///   - parent: The item; nil for the top level.
  /// - Complexity: O(*k* log *n*) for *k* items.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    if let parent, !contains(parent) { return refuse(.notFound("parentItem")) }
    insert(arriving(items).map { ($0, Entry()) }, below: parent, at: nil)
  }

  /// Puts items in front of another one, on its level.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *k* items in front of one that has *s* neighbours on its level.
  public mutating func insert(_ items: [Item], before item: Item) {
    insert(items, beside: item, distance: 0)
  }

  /// Puts items behind another one and all that are below it, on its level.
  public mutating func insert(_ items: [Item], after item: Item) {
    insert(items, beside: item, distance: 1)
  }

  private mutating func insert(_ items: [Item], beside item: Item, distance: Int) {
    guard let position = position(of: item) else { return refuse(.notFound("index")) }
    let parent = parent(of: item)
    insert(arriving(items).map { ($0, Entry()) }, below: parent, at: position + distance)
  }

  /// Puts another outline in front of an item, on its level.
  public mutating func insert(_ snapshot: TableSectionSnapshot, before item: Item) {
    insert(snapshot, beside: item, distance: 0)
  }

  /// Puts another outline behind an item and all that are below it, on its level.
  public mutating func insert(_ snapshot: TableSectionSnapshot, after item: Item) {
    insert(snapshot, beside: item, distance: 1)
  }

  private mutating func insert(
    _ snapshot: TableSectionSnapshot,
    beside item: Item,
    distance: Int
  ) {
    guard let position = position(of: item) else { return refuse(.notFound("index")) }
    graft(snapshot, below: parent(of: item), at: position + distance)
  }

  /// Puts another outline in the place of all that is below an item.
  public mutating func replace(childrenOf parent: Item, using snapshot: TableSectionSnapshot) {
    guard let entry = entries[parent] else { return refuse(.notFound("parentItem")) }
    delete(Array(entry.children))
    graft(snapshot, below: parent, at: 0)
  }

  /// Takes items out, with all that are below them; those that are not in the outline are ignored.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *k* items that have *s* neighbours on their levels.
  public mutating func delete(_ items: [Item]) {
    let leaving = Set(items.filter(contains))
    let parents = Set(leaving.map { entries[$0]?.parent })
    for parent in parents { changeChildren(of: parent) { $0.removeAll(where: leaving.contains) } }
    for item in list(from: PersistentArray(leaving), below: { _ in true }) { entries[item] = nil }
  }

  /// Takes all items out; O(1).
  public mutating func deleteAll() {
    entries = PersistentMap()
    roots = []
  }

  /// Has the items below others shown; those that are not in the outline are ignored.
  public mutating func expand(_ items: [Item]) {
    for item in items { change(item) { $0.isExpanded = true } }
  }

  /// Has the items below others not shown; what is expanded below them stays expanded.
  public mutating func collapse(_ items: [Item]) {
    for item in items { change(item) { $0.isExpanded = false } }
  }
}

extension TableSectionSnapshot {
  private mutating func refuse(_ problem: SnapshotProblem) {
    if problems.count < 100 { problems.append(problem) }
  }

  /// Items that are to be put in, each once, without those that are in the outline.
  private mutating func arriving(_ items: [Item]) -> [Item] {
    var (seen, named): (Set<Item>, Set<Item>) = ([], [])
    let arriving = items.filter { !contains($0) && seen.insert($0).inserted }
    if arriving.count == items.count { return items }
    seen = []
    let refused = items.filter {
      let isNew = seen.insert($0).inserted
      return (!isNew || contains($0)) && named.insert($0).inserted
    }
    refuse(.repeatedInSection(refused.map(displayName)))
    return arriving
  }

  /// The position of an item among those directly below the same one; nil if it is not there.
  private func position(of item: Item) -> Int? {
    guard let entry = entries[item] else { return nil }
    return children(of: entry.parent).firstIndex(of: item)
  }

  private func children(of parent: Item?) -> PersistentArray<Item> {
    parent.map { entries[$0]?.children ?? [] } ?? roots
  }

  private mutating func change(_ item: Item, _ change: (inout Entry) -> Void) {
    guard var entry = entries[item] else { return }
    change(&entry)
    entries[item] = entry
  }

  private mutating func changeChildren(
    of parent: Item?,
    _ change: (inout PersistentArray<Item>) -> Void
  ) {
    if let parent {
      self.change(parent) { change(&$0.children) }
    } else {
      change(&roots)
    }
  }

  /// Puts new items directly below another one; without a position, at the end.
  private mutating func insert(
    _ items: [(item: Item, entry: Entry)],
    below parent: Item?,
    at position: Int?
  ) {
    for (item, entry) in items {
      entries[item] = entry
      change(item) { $0.parent = parent }
    }
    changeChildren(of: parent) {
      $0.insert(contentsOf: items.map(\.item), at: position ?? $0.count)
    }
  }

  /// Puts another outline below an item; what is in this one already is left out, with all that is below it.
  private mutating func graft(_ other: TableSectionSnapshot, below parent: Item?, at position: Int)
  {
    let known = other.items.filter(contains)
    var other = other
    if !known.isEmpty {
      refuse(.repeatedInSection(known.map(displayName)))
      other.delete(known)
    }
    for item in other.items { entries[item] = other.entries[item] }
    insert(
      other.roots.map { ($0, other.entries[$0] ?? Entry()) },
      below: parent,
      at: position
    )
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
