import Binder

/// A number for every row and every section of a source, which they keep for as long as they are there.
struct RowNumbers {
  private var rows = RowTracking<PersistentArray<Int>>([])
  /// The numbers of the sections.
  private(set) var sections: [Int] = []
  private var next = 0

  /// Numbers nothing.
  init() {}

  /// Numbers what there is.
  init(_ items: any SectionedItems) {
    rows = RowTracking(items) { _ in take() }
    sections = (0..<items.sectionCount).map { _ in take() }
  }

  /// The number of a row.
  subscript(row: RowPosition) -> Int { rows[row] }

  private mutating func take() -> Int {
    next += 1
    return next
  }

  /// Follows a patch: inserted rows and sections get new numbers.
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
  /// Keeps what a function says of each row.
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
  /// Follows a change of items, and keeps what a function says of each new or updated row.
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
  /// The difference between two orders of rows, by their numbers.
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - updates: Those that show something else.
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
  /// The positions of some of the rows.
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
