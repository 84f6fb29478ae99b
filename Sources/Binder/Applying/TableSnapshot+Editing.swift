extension TableSnapshot {
  /// Puts items at the end of a section; those that are in the snapshot already are moved there.
  ///
  /// - Parameters:
  ///   - items: The items, in their order.
  ///   - section: The section; nil for the last one.
  /// - Complexity: O(*k* log *n*) for *k* items, as for the other edits of items.
  @_alwaysEmitIntoClient public mutating func appendItems(
    _ items: [Item],
    toSection section: Section? = nil
  ) {
    guard let target = section ?? storage.sections.tree.last?.identifier else {
      return refuse(.noSection)
    }
    guard storage.contains(target) else { return refuse(.notFound("section")) }
    storage.insert(arriving(items), .end(of: target))
  }

  /// Puts items in front of another one; those that are in the snapshot already are moved there.
  @_alwaysEmitIntoClient public mutating func insertItems(_ items: [Item], beforeItem item: Item) {
    insert(items, beside: item) { .before($0) }
  }

  /// Puts items behind another one; those that are in the snapshot already are moved there.
  @_alwaysEmitIntoClient public mutating func insertItems(_ items: [Item], afterItem item: Item) {
    insert(items, beside: item) { .after($0) }
  }

  @inlinable mutating func insert(
    _ items: [Item],
    beside item: Item,
    _ place: (Item) -> SnapshotStorage<Section, Item>.Place
  ) {
    guard storage.contains(item) else { return refuse(.notFound("section")) }
    guard items.contains(item) else { return storage.insert(arriving(items), place(item)) }
    refuse(.destinationInserted(displayName(of: item), among: items.map(displayName)))
    storage.insert(arriving(items.filter { $0 != item }), place(item))
  }

  @inlinable mutating func arriving(_ items: [Item]) -> [Item] {
    let items = unique(items) { .repeatedItems($0) }
    let known = items.filter { storage.contains($0) }
    if !known.isEmpty { refuse(.existingItems(known.map(displayName))) }
    for item in known { storage.remove(item) }
    return items
  }

  /// Removes items; those that are not in the snapshot are ignored.
  @_alwaysEmitIntoClient public mutating func deleteItems(_ items: [Item]) {
    for item in items { storage.remove(item) }
  }

  /// Removes all items and all sections; O(1).
  @_alwaysEmitIntoClient public mutating func deleteAllItems() {
    storage = SnapshotStorage()
  }

  @inlinable mutating func replaceItems(ofSection section: Section, with items: [Item]) {
    storage.removeItems(of: section)
    storage.insert(arriving(items), .end(of: section))
  }

  /// Moves an item in front of another one, in whichever sections they are.
  @_alwaysEmitIntoClient public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    move(item, beside: other, .before(other))
  }

  /// Moves an item behind another one, in whichever sections they are.
  @_alwaysEmitIntoClient public mutating func moveItem(_ item: Item, afterItem other: Item) {
    move(item, beside: other, .after(other))
  }

  @inlinable mutating func move(
    _ item: Item,
    beside other: Item,
    _ place: SnapshotStorage<Section, Item>.Place
  ) {
    guard storage.contains(item) else { return refuse(.notFound("fromIndex")) }
    guard storage.contains(other) else { return refuse(.notFound("toIndex")) }
    guard item != other else {
      return refuse(.destinationInserted(displayName(of: item), among: [displayName(of: item)]))
    }
    storage.remove(item)
    storage.insert([item], place)
  }

  /// Reloads items, with new cells, when the snapshot is applied.
  @_alwaysEmitIntoClient public mutating func reloadItems(_ items: [Item]) {
    for item in items {
      if storage.contains(item) {
        reloadedItems.insert(item)
      } else {
        refuse(.unknownItem(displayName(of: item), .reload))
      }
    }
  }

  /// Reconfigures items when the snapshot is applied: their cells are filled again, and keep their state.
  @_alwaysEmitIntoClient public mutating func reconfigureItems(_ items: [Item]) {
    for item in items {
      if storage.contains(item) {
        reconfiguredItems.insert(item)
      } else {
        refuse(.unknownItem(displayName(of: item), .reconfigure))
      }
    }
  }
}

extension TableSnapshot {
  /// Puts sections without items at the end.
  ///
  /// - Complexity: O(*k* log *s*) for *k* of *s* sections, as for the other edits of sections.
  @_alwaysEmitIntoClient public mutating func appendSections(_ sections: [Section]) {
    storage.insert(arriving(sections), .end)
  }

  /// Puts sections without items in front of another one.
  @_alwaysEmitIntoClient public mutating func insertSections(
    _ sections: [Section],
    beforeSection section: Section
  ) {
    guard storage.contains(section) else { return refuse(.notFound("insertIndex")) }
    storage.insert(arriving(sections), .before(section))
  }

  /// Puts sections without items behind another one.
  @_alwaysEmitIntoClient public mutating func insertSections(
    _ sections: [Section],
    afterSection section: Section
  ) {
    guard storage.contains(section) else { return refuse(.notFound("insertIndex")) }
    storage.insert(arriving(sections), .after(section))
  }

  @inlinable mutating func arriving(_ sections: [Section]) -> [Section] {
    let sections = unique(sections) { .repeatedSections($0) }
    let known = sections.filter { storage.contains($0) }
    if known.isEmpty { return sections }
    refuse(.existingSections(known.map(displayName)))
    return sections.filter { !storage.contains($0) }
  }

  /// Removes sections with their items; those that are not in the snapshot are ignored.
  @_alwaysEmitIntoClient public mutating func deleteSections(_ sections: [Section]) {
    for section in sections { storage.remove(section) }
  }

  /// Moves a section with its items in front of another one.
  @_alwaysEmitIntoClient public mutating func moveSection(
    _ section: Section,
    beforeSection other: Section
  ) {
    move(section, beside: other, .before(other))
  }

  /// Moves a section with its items behind another one.
  @_alwaysEmitIntoClient public mutating func moveSection(
    _ section: Section,
    afterSection other: Section
  ) {
    move(section, beside: other, .after(other))
  }

  @inlinable mutating func move(
    _ section: Section,
    beside other: Section,
    _ place: SnapshotStorage<Section, Item>.SectionPlace
  ) {
    guard storage.contains(section) else { return refuse(.notFound("fromSection")) }
    guard storage.contains(other) else { return refuse(.notFound("toSection")) }
    guard section != other else {
      let name = displayName(of: section)
      return refuse(.destinationInserted(name, among: [name]))
    }
    storage.move(section, place)
  }

  /// Reloads sections, with new cells, when the snapshot is applied.
  @_alwaysEmitIntoClient public mutating func reloadSections(_ sections: [Section]) {
    for section in sections {
      if storage.contains(section) {
        reloadedSections.insert(section)
      } else {
        refuse(.unknownSection(displayName(of: section)))
      }
    }
  }

  @usableFromInline mutating func refuse(_ problem: SnapshotProblem) {
    if problems.count < 100 { problems.append(problem) }
  }

  @inlinable mutating func unique<Identifier: Hashable>(
    _ identifiers: [Identifier],
    _ problem: ([String]) -> SnapshotProblem
  ) -> [Identifier] {
    if identifiers.count < 2 { return identifiers }
    var seen: Set<Identifier> = []
    let unique = identifiers.filter { seen.insert($0).inserted }
    if unique.count == identifiers.count { return identifiers }
    seen = []
    var named: Set<Identifier> = []
    let repeated = identifiers.filter { !seen.insert($0).inserted && named.insert($0).inserted }
    refuse(problem(repeated.map(displayName)))
    return unique
  }
}
