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

  /// Removes items, with all that are below them; those that are not in the outline are ignored.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *k* items that have *s* neighbours on their levels.
  public mutating func delete(_ items: [Item]) {
    let leaving = Set(items.filter(contains))
    let parents = Set(leaving.map { entries[$0]?.parent })
    for parent in parents { changeChildren(of: parent) { $0.removeAll(where: leaving.contains) } }
    for item in list(from: PersistentArray(leaving), below: { _ in true }) { entries[item] = nil }
  }

  /// Removes all items; O(1).
  public mutating func deleteAll() {
    entries = PersistentMap()
    roots = []
  }

  /// Expands items: those below them are shown; items that are not in the outline are ignored.
  public mutating func expand(_ items: [Item]) {
    for item in items { change(item) { $0.isExpanded = true } }
  }

  /// Collapses items: those below them are hidden; expanded items below them stay expanded.
  public mutating func collapse(_ items: [Item]) {
    for item in items { change(item) { $0.isExpanded = false } }
  }
}

extension TableSectionSnapshot {
  private mutating func refuse(_ problem: SnapshotProblem) {
    if problems.count < 100 { problems.append(problem) }
  }

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

  private func position(of item: Item) -> Int? {
    guard let entry = entries[item] else { return nil }
    return children(of: entry.parent).firstIndex(of: item)
  }

  private func children(of parent: Item?) -> PersistentArray<Item> {
    parent.map { entries[$0]?.children ?? [] } ?? roots
  }

  mutating func change(_ item: Item, _ change: (inout Entry) -> Void) {
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
