import Binder

/// Makes one valid change out of changes of sections and rows that follow one another.
///
/// Rows follow the rules of ``ChangeMerger``, and sections follow them among themselves; one that moves and is replaced is
/// deleted and inserted. Edits of rows in a section that is
/// inserted, deleted or replaced are part of that. Of a row that moves between such a section and another one, only the other
/// one's insertion or deletion is left. A row that moves out of a deleted section moves.
///
/// - Complexity: O(log *k*) an operation, O(*k* log *k*) for the change of *k* operations, however many rows.
struct SectionedChangeMerger: Sendable {
  private var sections: SumTree<SectionPiece>
  private var sectionDeletions: [RowPosition] = []
  private var rowDeletions: [RowPosition] = []

  init(sectionCount: Int) {
    let all = SectionPiece(origin: 0, count: sectionCount)
    sections = SumTree(sectionCount > 0 ? [all] : [])
  }

  mutating func insertSections(count: Int, at position: Int) {
    guard count > 0 else { return }
    sections.replaceSubrange(position..<position, with: SumTree([.inserted(count)]))
  }

  mutating func removeSections(_ range: Range<Int>) {
    for section in sections.replaceSubrange(range, with: SumTree()) {
      rowDeletions.append(originsOf: section.rowsFromElsewhere)
      sectionDeletions.append(originsOf: [section.run])
    }
  }

  /// Moves a section to a position that is counted without it.
  mutating func moveSection(from source: Int, to target: Int) {
    guard source != target else { return }
    guard let section = takeSection(at: source) else { return }
    putSection(section, at: target)
  }

  mutating func takeSection(at position: Int) -> SectionPiece? {
    let removed = sections.replaceSubrange(position..<(position + 1), with: SumTree())
    guard var section = removed.first else { return nil }
    section.isMoved = section.origin != nil
    return section
  }

  mutating func putSection(_ section: SectionPiece, at position: Int) {
    sections.replaceSubrange(position..<position, with: SumTree([section]))
  }

  mutating func replaceSection(_ position: Int) {
    change(position) { section, deletions in
      deletions.append(originsOf: section.rowsFromElsewhere)
      section.rows = .replaced
    }
  }

  mutating func changeRows(
    in section: Int,
    rowCount: Int,
    _ change: (inout PieceTable, inout [RowPosition]) -> Void
  ) {
    self.change(section) { origin, deletions in
      guard var rows = origin.rows(count: rowCount) else { return }
      change(&rows, &deletions)
      origin.rows = .touched(rows)
    }
  }

  /// Moves a row to a place that is counted without it.
  mutating func moveRow(
    from source: RowPosition,
    to target: RowPosition,
    rowCounts: (source: Int, target: Int)
  ) {
    guard source != target else { return }
    var row = OriginPiece(origin: nil, count: 1)
    changeRows(in: source.section, rowCount: rowCounts.source) { rows, _ in
      row = rows.take(at: source.row)
    }
    let targetCount = rowCounts.target - (source.section == target.section ? 1 : 0)
    var isKept = false
    changeRows(in: target.section, rowCount: targetCount) { rows, _ in
      rows.put(row, at: target.row)
      isKept = true
    }
    if !isKept { forget([row]) }
  }

  mutating func forget(_ rows: [OriginPiece]) {
    rowDeletions.append(originsOf: rows)
  }

  private mutating func change(
    _ position: Int,
    _ body: (inout SectionPiece, inout [RowPosition]) -> Void
  ) {
    let removed = sections.replaceSubrange(position..<(position + 1), with: SumTree())
    guard var section = removed.first else { return }
    body(&section, &rowDeletions)
    putSection(section, at: position)
  }

  var changeset: SectionedChangeset {
    var order = OriginChanges(deletions: sectionDeletions)
    order.add(sections.lazy.map(\.run), in: 0, from: 0)
    let sectionChanges = order.settled().withoutUpdatedMoves.map(\.row)
    let replaced = Set(sectionChanges.updates.map(\.old))
    let deleted = Set(sectionChanges.deletions)
    var rows = OriginChanges(deletions: rowDeletions)
    var position = 0
    for section in sections {
      if let touched = section.touchedRows, let old = section.origin {
        rows.add(touched, in: position, from: old) { replaced.contains($0.section) }
      }
      position += section.count
    }
    var rowChanges = rows.settled()
    rowChanges.deletions.removeAll { replaced.contains($0.section) || deleted.contains($0.section) }
    return SectionedChangeset(sections: sectionChanges, rows: rowChanges)
  }
}

extension SectionPiece {
  /// The rows as they are known, of a section that has so many; nil if nothing is to be known of them.
  fileprivate func rows(count: Int) -> PieceTable? {
    switch rows {
    case .untouched: PieceTable(section: origin ?? 0, count: count)
    case .touched(let rows): rows
    case .replaced: nil
    }
  }
}

extension SectionedChangeMerger {
  /// Takes a change as if its operations followed one another.
  mutating func apply(
    _ patch: SectionedChangeset,
    oldRowCounts: [Int],
    newRowCounts: [Int]
  ) {
    let moved = takeRows(patch, oldRowCounts)
    applySections(patch)
    putRows(patch, moved, newRowCounts)
    for update in patch.sections.updates { replaceSection(update.new) }
  }

  private mutating func takeRows(
    _ patch: SectionedChangeset,
    _ rowCounts: [Int]
  ) -> [RowPosition: OriginPiece] {
    var leaving = Dictionary(grouping: patch.rows.deletions.map { ($0, nil as RowPosition?) }) {
      $0.0.section
    }
    for move in patch.rows.moves {
      leaving[move.old.section, default: []].append((move.old, move.new))
    }
    var moved: [RowPosition: OriginPiece] = [:]
    for (section, rows) in leaving {
      changeRows(in: section, rowCount: rowCounts[section]) { list, deletions in
        for (place, target) in rows.sorted(by: { $0.0 > $1.0 }) {
          if let target {
            moved[target] = list.take(at: place.row)
          } else {
            list.remove(place.row..<(place.row + 1), &deletions)
          }
        }
      }
    }
    return moved
  }

  private mutating func applySections(_ patch: SectionedChangeset) {
    let order = PatchOrder(patch.sections)
    var moved: [Int: SectionPiece] = [:]
    for leaving in order.leaving {
      switch leaving {
      case .deletions(let range): removeSections(range)
      case .move(let move): moved[move.new] = takeSection(at: move.old)
      }
    }
    for arriving in order.arriving {
      switch arriving {
      case .insertions(let range): insertSections(count: range.count, at: range.lowerBound)
      case .move(let move): moved[move.new].map { putSection($0, at: move.new) }
      }
    }
  }

  private mutating func putRows(
    _ patch: SectionedChangeset,
    _ moved: [RowPosition: OriginPiece],
    _ rowCounts: [Int]
  ) {
    let arriving = Dictionary(
      grouping: patch.rows.insertions + patch.rows.moves.map(\.new),
      by: \.section
    )
    for (section, places) in arriving {
      var isKept = false
      changeRows(in: section, rowCount: rowCounts[section] - places.count) { list, _ in
        isKept = true
        for place in places.sorted() {
          list.put(moved[place] ?? OriginPiece(origin: nil, count: 1), at: place.row)
        }
      }
      if !isKept { forget(places.compactMap { moved[$0] }) }
    }
    for (section, updates) in Dictionary(grouping: patch.rows.updates, by: \.new.section) {
      changeRows(in: section, rowCount: rowCounts[section]) { list, _ in
        for update in updates { list.update(update.new.row..<(update.new.row + 1)) }
      }
    }
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
