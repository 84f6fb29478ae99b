/// The places where the rows of a change leave and where they arrive.
struct RowEnds {
  private var deletions = EndList()
  private var sources = EndList()
  private var updates = EndList()
  private var insertions = EndList()
  private var targets = EndList()
}

extension RowEnds {
  var count: Int {
    deletions.ends.count + sources.ends.count + updates.ends.count + insertions.ends.count
      + targets.ends.count
  }

  mutating func reserveCapacity(_ rows: Changes<RowPosition>) {
    deletions.ends.reserveCapacity(rows.deletions.count)
    insertions.ends.reserveCapacity(rows.insertions.count)
    sources.ends.reserveCapacity(rows.moves.count)
    targets.ends.reserveCapacity(rows.moves.count)
    updates.ends.reserveCapacity(rows.updates.count)
  }

  mutating func add(deletion row: RowPosition, edit: Int) {
    deletions.ends.append(RowEnd(place: row, edit: edit))
  }

  mutating func add(insertion row: RowPosition, edit: Int) {
    insertions.ends.append(RowEnd(place: row, edit: edit))
  }

  mutating func add(_ move: Move<RowPosition>, edit: Int) {
    sources.ends.append(RowEnd(place: move.old, edit: edit))
    targets.ends.append(RowEnd(place: move.new, edit: edit))
  }

  mutating func add(update row: RowPosition) {
    updates.ends.append(RowEnd(place: row, edit: RowEnd.noEdit))
  }

  /// Sorts the ends by their places; what ascends already costs one look at each.
  mutating func sort() {
    deletions.sort()
    sources.sort()
    updates.sort()
    insertions.sort()
    targets.sort()
  }
}

extension RowEnds {
  /// Goes to the rows of a section: to those that are in it before the change, and to those after it.
  ///
  /// - Complexity: O(log *k*) for *k* ends.
  mutating func begin(_ section: TrackedSection) {
    deletions.begin(section.old)
    sources.begin(section.old)
    updates.begin(section.old)
    insertions.begin(section.new)
    targets.begin(section.new)
  }

  mutating func nextLeaving() -> RowEnd? {
    let row = min(deletions.row, sources.row, updates.row)
    if row == .max { return nil }
    if deletions.row == row { return deletions.take() }
    return sources.row == row ? sources.take() : updates.take()
  }

  /// The row of the next end of the section where a row arrives; `Int.max` if there is none.
  var arrivingRow: Int { min(insertions.row, targets.row) }

  mutating func takeArriving() -> RowEnd {
    insertions.row < targets.row ? insertions.take() : targets.take()
  }
}

/// One end of an edit, or a row that is updated, at its place before or after the change.
struct RowEnd {
  static let noEdit = -1

  let place: RowPosition
  let edit: Int
}

/// Ends of one kind, which are taken section by section, from top to bottom.
private struct EndList {
  var ends: [RowEnd] = []
  private var next = 0
  private var section = -1
  /// The row of the next end of the section; `Int.max` if there is none.
  private(set) var row = Int.max

  mutating func sort() { ends = ends.sorted(byRow: { $0.place }) }

  mutating func begin(_ section: Int?) {
    self.section = section ?? -1
    next = section == nil ? ends.count : ends.partitioningIndex { $0.place.section >= self.section }
    findRow()
  }

  mutating func take() -> RowEnd {
    defer { findRow() }
    next += 1
    return ends[next - 1]
  }

  private mutating func findRow() {
    let isThere = next < ends.count && ends[next].place.section == section
    row = isThere ? ends[next].place.row : .max
  }
}
