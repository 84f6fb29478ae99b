import Binder

/// A number for every row and every section of a source, which they keep for as long as they are there.
struct RowNumbers {
  private var rows = RowTracking<PersistentArray<Int>>([])
  private(set) var sections: [Int] = []
  private var next = 0

  init() {}

  init(_ items: any SectionedItems) {
    rows = RowTracking(items) { _ in take() }
    sections = (0..<items.sectionCount).map { _ in take() }
  }

  subscript(row: RowPosition) -> Int { rows[row] }

  private mutating func take() -> Int {
    next += 1
    return next
  }

  mutating func apply(_ patch: SectionedChangeset, to items: any SectionedItems) {
    var next = next
    rows.apply(patch, rowCount: items.itemCount(inSection:)) { _ in
      next += 1
      return next
    }
    sections.apply(patch.sectionChanges) { _ in
      next += 1
      return next
    }
    self.next = next
  }
}

extension RowTracking {
  init(_ items: any SectionedItems, _ value: (RowPosition) -> Store.Value) {
    self.init(
      (0..<items.sectionCount).map { section in
        Store(
          values: (0..<items.itemCount(inSection: section)).map {
            value(RowPosition(section: section, row: $0))
          }
        )
      }
    )
  }
}

extension RowTracking {
  mutating func follow(
    _ change: CollectionChange<SectionedChangeset>,
    to items: any SectionedItems,
    _ value: (RowPosition) -> Store.Value
  ) {
    switch change {
    case .reload: self = RowTracking(items, value)
    case .unchanged: break
    case .patch(let patch): follow(patch, rowCount: items.itemCount(inSection:), value)
    }
  }
}

extension PatchBuilder {
  init<ID>(
    from old: [ListSection<ID, Int>],
    to new: [ListSection<ID, Int>],
    updates: Set<Int>
  ) {
    told = SectionedChangeset(from: old, to: new)
    let places = (old: old.positions(of: updates), new: new.positions(of: updates))
    for number in updates {
      guard let old = places.old[number], let new = places.new[number] else { continue }
      told.rows.updates.append(Move(old: old, new: new))
    }
  }
}

extension Array {
  fileprivate func positions<ID>(of rows: Set<Int>) -> [Int: RowPosition]
  where Element == ListSection<ID, Int> {
    var positions: [Int: RowPosition] = [:]
    if rows.isEmpty { return positions }
    for (section, list) in enumerated() {
      for (row, number) in list.rows.enumerated() where rows.contains(number) {
        positions[number] = RowPosition(section: section, row: row)
      }
    }
    return positions
  }
}
