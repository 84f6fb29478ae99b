/// A value for every row of one section, which follows the rows when they are inserted, deleted and moved.
protocol RowStore {
  associatedtype Value

  /// Keeps values in their order.
  init(values: [Value])

  /// The value of a row.
  subscript(row: Int) -> Value { get }

  /// Forgets a row, and returns what was kept of it.
  @discardableResult
  mutating func remove(at row: Int) -> Value

  /// Keeps the value of an inserted row.
  mutating func insert(_ value: Value, at row: Int)
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

  @discardableResult
  mutating func remove(at row: Int) -> Bool {
    defer { removeSubrange(row..<(row + 1)) }
    return self[row]
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
      sections[position.section].remove(at: position.row)
      sections[position.section].insert(newValue, at: position.row)
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
    let moved = patch.rows.moves.map { (target: $0.new, value: self[$0.old]) }
    for row in (patch.rows.deletions + patch.rows.moves.map(\.old)).sorted(by: >) {
      sections[row.section].remove(at: row.row)
    }
    sections.apply(patch.sectionChanges) { _ in Store(values: []) }
    for section in patch.sections.updates.map(\.new) { sections[section] = Store(values: []) }
    var arrivals = moved + patch.rows.insertions.map { (target: $0, value: value($0)) }
    let carried = Set(moved.map(\.target))
    for section in patch.sections.insertions + patch.sections.updates.map(\.new) {
      for row in 0..<items.itemCount(inSection: section) {
        let position = RowPosition(section: section, row: row)
        if !carried.contains(position) { arrivals.append((position, value(position))) }
      }
    }
    for arrival in arrivals.sorted(by: { $0.target < $1.target }) {
      sections[arrival.target.section].insert(arrival.value, at: arrival.target.row)
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
