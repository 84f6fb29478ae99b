package import Binder

/// The effect of the last update on the rows that are there after all its batches.
package struct UpdateMarks {
  private var rows: [RowPosition: Set<TableScene.Change>] = [:]
  private var sections: [Int: Set<TableScene.Change>] = [:]
  /// The number of rows that were deleted from above a row, or from below the last one.
  private var deletions: [RowPosition: Int] = [:]

  /// The positions of rows that were there before the update; nil for one that it deleted.
  private var places: [RowPosition: RowPosition?] = [:]

  /// Follows the rows through batches; one that was refused shows everything again and leaves no mark.
  package init(_ updates: [Call.Update], following old: [RowPosition] = []) {
    for row in old { places[row] = .some(row) }
    for update in updates {
      guard case .batch(let batch) = update.kind, batch.isValid else {
        self = UpdateMarks([])
        continue
      }
      follow(batch)
    }
  }

  /// The marks of a row that was followed, by its position before the update.
  package func changes(ofRowBefore row: RowPosition) -> [TableScene.Change] {
    switch places[row] {
    case nil: []
    case .some(nil): [.deleted]
    case .some(let place?): changes(of: place)
    }
  }

  /// The marks of a row, by its position after the update: `[.moved, .reloaded]` for one that moved and shows another amount.
  package func changes(of row: RowPosition) -> [TableScene.Change] {
    let own = rows[row, default: []]
    var changes = own.union(sections[row.section, default: []])
    // That a row is new says all; one that moved into a new section has moved.
    if own.contains(.moved) { changes.remove(.inserted) }
    if changes.contains(.inserted) { return [.inserted] }
    return TableScene.Change.allCases.filter(changes.contains)
  }

  /// The number of rows deleted from right above a position, which may be the one after the last row.
  package func deletions(above row: RowPosition) -> Int { deletions[row] ?? 0 }

  private mutating func follow(_ batch: Call.Batch) {
    let map = ChangeMap(batch.announced)
    carry(through: map)
    for operation in batch.operations { add(operation, map) }
  }

  private mutating func carry(through map: ChangeMap) {
    var carriedDeletions: [RowPosition: Int] = [:]
    for (row, count) in deletions {
      if let place = map.gap(leftBy: row) { carriedDeletions[place, default: 0] += count }
    }
    rows = rows.moved(map.new(of:))
    sections = sections.moved(map.new(ofSection:))
    deletions = carriedDeletions
    for case (let old, let row?) in places {
      if let new = map.new(of: row) {
        places[old] = .some(new)
      } else if map.new(ofSection: row.section) != nil,
        map.isReloaded(oldSection: row.section)
      {
        places[old] = nil
      } else {
        places[old] = .some(nil)
      }
    }
  }

  private mutating func add(_ operation: TableOperation, _ map: ChangeMap) {
    switch operation {
    case .insertRow(let path): mark(RowPosition(exactly: path), .inserted)
    case .moveRow(_, let path): mark(RowPosition(exactly: path), .moved)
    case .reloadRow(let path): mark(RowPosition(exactly: path).flatMap(map.new(of:)), .reloaded)
    case .reconfigureRow(let path):
      mark(RowPosition(exactly: path).flatMap(map.new(of:)), .reconfigured)
    case .deleteRow(let path):
      if let row = RowPosition(exactly: path), let place = map.gap(leftBy: row) {
        deletions[place, default: 0] += 1
      }
    case .insertSection(let section): mark(section, .inserted)
    case .moveSection(_, let section): mark(section, .moved)
    case .reloadSection(let section): mark(map.new(ofSection: section), .reloaded)
    case .deleteSection: break
    }
  }

  /// Marks a row; one that an earlier batch of the update has inserted stays new.
  private mutating func mark(_ row: RowPosition?, _ change: TableScene.Change) {
    guard let row, rows[row]?.contains(.inserted) != true else { return }
    rows[row, default: []].insert(change)
  }

  private mutating func mark(_ section: Int?, _ change: TableScene.Change) {
    guard let section else { return }
    sections[section, default: []].insert(change)
  }
}

extension Dictionary {
  /// The values by other keys, without those that have none any more.
  func moved(_ newKey: (Key) -> Key?) -> [Key: Value] {
    Dictionary(compactMap { key, value in newKey(key).map { ($0, value) } }) { _, last in last }
  }
}
