public import Binder

// The sections of a source in a chain by `onSections(of:)` and in a screen by `Sections(of:)`.
extension DataSource {
  /// Delivers the sections as a reload, and then after each change; the source is kept alive.
  public func observeSections(
    _ observer: @escaping ([ObservedSection<Item>], CollectionChange<SectionedChangeset>) -> Void
  ) -> AnyObject {
    var rows: [PersistentArray<Item>] = []
    let bag = DisposeBag()
    bag.add(
      keepingChanges.observeNext { change in
        rows = change.rows(after: rows)
        let sections = rows.enumerated().map { number, rows in
          ObservedSection(change.items.name(ofSection: number), rows: rows)
        }
        observer(sections, change.change)
      }
    )
    return bag
  }
}

extension Observable2DArray {
  /// Delivers the sections as a reload, and then after each change; metadata that is a text is a section's name.
  public func observeSections(
    _ observer: @escaping ([ObservedSection<Item>], CollectionChange<SectionedChangeset>) -> Void
  ) -> AnyObject {
    let bag = DisposeBag()
    bag.add(
      beginningWithReload().observeNext { event in
        let sections = event.source.sections.map {
          ObservedSection($0.metadata as? String, rows: $0.items)
        }
        observer(Array(sections), event.change)
      }
    )
    return bag
  }
}

extension SectionedChangeMerger {
  static func join(_ changes: [SectionedChangeset], rowCounts: [[Int]]) -> SectionedChangeset {
    var merger = SectionedChangeMerger(sectionCount: rowCounts.first?.count ?? 0)
    for (number, change) in changes.enumerated() {
      merger.apply(
        change,
        oldRowCounts: rowCounts[number],
        newRowCounts: rowCounts[number + 1]
      )
    }
    return merger.changeset
  }
}

extension DataSourceChange {
  /// The items of each section, made of those before the change; O(*k* log *n*) for *k* rows of a patch.
  fileprivate func rows(after old: [PersistentArray<Item>]) -> [PersistentArray<Item>] {
    guard case .patch(let patch) = change.after(old.map(\.count), leadingTo: items.itemCounts)
    else {
      if change == .unchanged { return old }
      return (0..<items.sectionCount).map { PersistentArray(items.items(inSection: $0)) }
    }
    let leaving = Dictionary(
      grouping: patch.rowDeletions + patch.rowMoves.map(\.old),
      by: \.section
    )
    let arriving = Dictionary(
      grouping: patch.rowInsertions + patch.rowMoves.map(\.new),
      by: \.section
    )
    let updates = Dictionary(grouping: patch.rowUpdates, by: \.new.section)
    let (map, replaced) = (ChangeMap(patch), Set(patch.sectionUpdates.map(\.new)))
    return (0..<items.sectionCount).map { new in
      guard let section = map.old(ofSection: new), !replaced.contains(new) else {
        return PersistentArray(items.items(inSection: new))
      }
      var changes = Changeset()
      changes.deletions = (leaving[section] ?? []).map(\.row).sorted()
      changes.insertions = (arriving[new] ?? []).map(\.row).sorted()
      let item = { (row: Int) in items.item(at: RowPosition(section: new, row: row)) }
      var rows = old[section]
      if !changes.isEmpty { rows.apply(changes, element: item) }
      for update in updates[new] ?? [] {
        let row = update.new.row
        rows.replaceSubrange(row..<(row + 1), with: CollectionOfOne(item(row)))
      }
      return rows
    }
  }
}
