import Binder

/// A value for every row of one section, which follows the rows when they are inserted, deleted and moved.
protocol RowStore {
  associatedtype Value

  init(values: [Value])

  subscript(row: Int) -> Value { get }

  mutating func edit(_ edits: ListEdits<Value>)
}

extension PersistentArray: RowStore {
  init(values: [Element]) { self.init(values) }
}

extension BitVector: RowStore {
  init(values: [Bool]) { self.init(values) }
}

/// Something that is kept of every row of some sections.
///
/// A copy costs O(sections), and following a patch O(sections + *k* log rows) for *k* changes.
struct RowTracking<Store: RowStore> {
  private(set) var sections: [Store]

  init(_ sections: [Store]) {
    self.sections = sections
  }

  subscript(position: RowPosition) -> Store.Value {
    get { sections[position.section][position.row] }
    set {
      sections[position.section].edit(
        ListEdits(removals: [position.row], insertions: [(position.row, newValue)])
      )
    }
  }

  /// Follows a patch; rows that are updated keep their values.
  mutating func apply(
    _ patch: SectionedChangeset,
    rowCount: (_ section: Int) -> Int,
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
      for row in 0..<rowCount(section) {
        let position = RowPosition(section: section, row: row)
        if !carried.contains(position) { arrivals.append((position, value(position))) }
      }
    }
    for (section, arrivals) in Dictionary(grouping: arrivals, by: \.target.section) {
      let inOrder = arrivals.sorted(byRow: { $0.target }).enumerated()
      let insertions = inOrder.map { (position: $1.target.row - $0, element: $1.value) }
      sections[section].edit(ListEdits(removals: [], insertions: insertions[...]))
    }
  }

  /// Follows a patch, and keeps something new of the rows that are updated.
  mutating func follow(
    _ patch: SectionedChangeset,
    rowCount: (_ section: Int) -> Int,
    _ value: (RowPosition) -> Store.Value
  ) {
    apply(patch, rowCount: rowCount, value)
    let updates = patch.rows.updates.map { (target: $0.new, value: value($0.new)) }
    for (section, updates) in Dictionary(grouping: updates, by: \.target.section) {
      let updates = updates.sorted(byRow: { $0.target })
      let insertions = updates.map { (position: $0.target.row, element: $0.value) }
      sections[section].edit(
        ListEdits(removals: updates.map(\.target.row)[...], insertions: insertions[...])
      )
    }
  }
}
