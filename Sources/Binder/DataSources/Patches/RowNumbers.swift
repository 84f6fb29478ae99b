/// A number for every row and every section of a source, which they keep for as long as they are there.
struct RowNumbers {
  private var rows = RowTracking<PersistentArray<Int>>(NoItems<Never>()) { _ in 0 }
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

  /// Follows a patch: what comes gets a new number.
  mutating func apply(_ patch: SectionedChangeset, to items: any SectionedItems) {
    var next = next
    rows.apply(patch, to: items) { _ in
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
