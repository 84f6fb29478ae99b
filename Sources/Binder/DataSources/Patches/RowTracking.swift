/// A value for every row of one section, which follows the rows when they are inserted, deleted and moved.
protocol RowStore {
  associatedtype Value

  /// Keeps values in their order.
  init(values: [Value])

  /// The value of a row.
  subscript(row: Int) -> Value { get }

  /// Forgets rows, and keeps the values of inserted ones.
  mutating func edit(_ edits: ListEdits<Value>)
}

extension PersistentArray: RowStore {
  init(values: [Element]) {
    self.init(values)
  }
}

extension BitVector: RowStore {
  init(values: [Bool]) {
    self.init(values)
  }
}

/// Something that is kept of every row of a source.
///
/// A copy costs O(sections), and following a patch O(sections + *k* log rows) for *k* changes.
struct RowTracking<Store: RowStore> {
  /// The values, section by section.
  private(set) var sections: [Store]

  /// Keeps what is known of the rows of each section.
  init(_ sections: [Store]) {
    self.sections = sections
  }

  /// Keeps what a function says of each row.
  init(_ items: any SectionedItems, _ value: (RowPosition) -> Store.Value) {
    sections = (0..<items.sectionCount).map { section in
      Self.store(section, rowCount: items.itemCount(inSection: section), value)
    }
  }

  private static func store(
    _ section: Int,
    rowCount: Int,
    _ value: (RowPosition) -> Store.Value
  ) -> Store {
    Store(values: (0..<rowCount).map { value(RowPosition(section: section, row: $0)) })
  }

  /// The value of a row.
  subscript(position: RowPosition) -> Store.Value {
    get { sections[position.section][position.row] }
    set {
      sections[position.section].edit(
        ListEdits(removals: [position.row], insertions: [(position.row, newValue)])
      )
    }
  }

  /// Follows a patch.
  ///
  /// - Parameters:
  ///   - patch: What has changed.
  ///   - items: What it led to.
  ///   - value: The value of an inserted row, by its new position; rows that move keep theirs.
  mutating func apply(
    _ patch: SectionedChangeset,
    to items: any SectionedItems,
    _ value: (RowPosition) -> Store.Value
  ) {
    let moved = patch.rows.moves.map { (source: $0.old, target: $0.new, value: self[$0.old]) }
    let leaving = Dictionary(grouping: patch.rows.deletions + moved.map(\.source), by: \.section)
    for (section, rows) in leaving {
      let removals = rows.map(\.row).sorted()
      sections[section].edit(ListEdits(removals: removals[...], insertions: []))
    }
    sections.apply(patch.sectionChanges) { _ in Store(values: []) }
    for section in patch.sections.updates.map(\.new) { sections[section] = Store(values: []) }
    var arrivals = moved.map { (target: $0.target, value: $0.value) }
    arrivals += patch.rows.insertions.map { ($0, value($0)) }
    let carried = Set(moved.map(\.target))
    for section in patch.sections.insertions + patch.sections.updates.map(\.new) {
      for row in 0..<items.itemCount(inSection: section) {
        let position = RowPosition(section: section, row: row)
        if !carried.contains(position) { arrivals.append((position, value(position))) }
      }
    }
    for (section, arrivals) in Dictionary(grouping: arrivals, by: \.target.section) {
      let inOrder = arrivals.sorted { $0.target < $1.target }.enumerated()
      let insertions = inOrder.map { (position: $1.target.row - $0, element: $1.value) }
      sections[section].edit(ListEdits(removals: [], insertions: insertions[...]))
    }
  }
}

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

  /// Follows a patch: inserted rows and sections get new numbers.
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
