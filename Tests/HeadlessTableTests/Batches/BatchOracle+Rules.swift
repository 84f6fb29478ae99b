import Binder

@testable import TableBatches

extension BatchOracle {
  func deletion() -> Verdict? {
    for section in sections.reversed() {
      for row in rows.reversed() {
        if let verdict = deletion(of: [section, row]) { return verdict }
      }
    }
    for path in reconfigured.sorted(by: >) {
      if let verdict = missing(path, .reloadedRowOutOfBounds) { return verdict }
    }
    for section in sections.reversed() where isThrownAway(section) {
      guard before.indices.contains(section) else {
        return broken(.deletedSectionOutOfBounds, nil, section, before.count)
      }
      if has(.deleteSection(section)) && has(.reloadSection(section)) {
        return broken(.deletedAndReloadedSection, nil, (section, Int.max))
      }
      if sectionMoves.contains(where: { $0.from == section }) {
        return broken(.deletedAndMovedSection, nil, section)
      }
    }
    return nil
  }

  private func deletion(of path: IndexPath) -> Verdict? {
    let deletes = has(.deleteRow(path))
    let reloads = has(.reloadRow(path))
    guard deletes || reloads else { return nil }
    let kind = deletes ? Kind.deletedRowOutOfBounds : .reloadedRowOutOfBounds
    if let verdict = missing(path, kind) { return verdict }
    if isThrownAway(path[0]) { return nil }
    if deletes && reloads { return broken(.deletedAndReloadedRow, nil, path.pair) }
    guard rowMoves.contains(where: { $0.from == path }) else { return nil }
    return broken(.deletedAndMovedRow, nil, path.pair)
  }

  /// What is said of a row that is not there before the batch.
  private func missing(_ path: IndexPath, _ kind: Kind) -> Verdict? {
    let (section, row) = path.pair
    guard before.indices.contains(section) else {
      return broken(.deletedRowInMissingSection, nil, row, section, before.count)
    }
    return (0..<before[section]).contains(row)
      ? nil : broken(kind, nil, row, section, before[section])
  }

  func insertion() -> Verdict? {
    let returning = before.indices.flatMap(reloadedRows)
    for section in sections {
      for row in rows
      where has(.insertRow([section, row])) || returning.contains([section, row]) {
        guard after.indices.contains(section) else {
          return broken(.insertedRowInMissingSection, nil, row, section, after.count)
        }
        guard (0..<after[section]).contains(row) else {
          return broken(.insertedRowOutOfBounds, nil, row, section, after[section], section)
        }
        let path: IndexPath = [section, row]
        if has(.insertRow(path)), !isBroughtAlong(section),
          rowMoves.contains(where: { $0.to == path })
        {
          return broken(.insertedAndMovedRow, nil, path.pair)
        }
      }
    }
    for section in sections {
      let isReload = sectionsAfter[section].map(isReload) ?? false
      guard has(.insertSection(section)) || isReload else { continue }
      guard after.indices.contains(section) else {
        return broken(.insertedSectionOutOfBounds, nil, section, after.count)
      }
      if has(.insertSection(section)), sectionMoves.contains(where: { $0.to == section }) {
        return broken(.insertedAndMovedSection, nil, section)
      }
    }
    return nil
  }

  private func isReload(_ token: Token) -> Bool {
    guard case .old(let old) = token else { return false }
    return has(.reloadSection(old)) && !has(.deleteSection(old))
  }

  /// Where the reloaded rows of a section before the batch are put back.
  private func reloadedRows(of old: Int) -> [IndexPath] {
    guard !isThrownAway(old), let new = place(ofSection: old) else { return [] }
    return rowsAfter(in: new, from: old).compactMap { row, token in
      guard case .old(let oldRow) = token, has(.reloadRow([old, oldRow])) else { return nil }
      return [new, row]
    }
  }

  func move() -> Verdict? {
    for move in rowMoves {
      if let verdict = bounds(of: move) { return verdict }
      if isThrownAway(move.from[0]) { return broken(.movedFromDeletedSection, nil, move.from[0]) }
      if host == .table || isStrict, isBroughtAlong(move.to[0]) {
        return broken(.movedIntoInsertedSection, nil, move.to[0])
      }
      if let verdict = ends(of: move) { return verdict }
    }
    for move in sectionMoves {
      guard before.indices.contains(move.from) else {
        return broken(.movedSectionOutOfBounds, nil, move.from, before.count)
      }
      guard after.indices.contains(move.to) else {
        return broken(.sectionMoveTargetOutOfBounds, nil, move.from, move.to, after.count)
      }
      if let verdict = ends(of: move) { return verdict }
    }
    return nil
  }

  private func bounds(of move: (from: IndexPath, to: IndexPath)) -> Verdict? {
    let (from, to) = (move.from, move.to)
    guard before.indices.contains(from[0]) else {
      return broken(.movedRowInMissingSection, nil, from.pair, before.count)
    }
    guard (0..<before[from[0]]).contains(from[1]) else {
      return broken(.movedRowOutOfBounds, nil, from.pair, before[from[0]], from[0])
    }
    let start =
      "attempt to move index path (#) to index path (#) that does not exist - there are only"
    guard after.indices.contains(to[0]) else {
      let pattern = "\(start) # sections after the update"
      return broken(.moveTargetOutOfBounds, pattern, from.pair, to.pair, after.count)
    }
    if (0..<after[to[0]]).contains(to[1]) { return nil }
    let pattern = "\(start) # items in section # after the update"
    return broken(.moveTargetOutOfBounds, pattern, from.pair, to.pair, after[to[0]], to[0])
  }

  private func ends(of move: (from: IndexPath, to: IndexPath)) -> Verdict? {
    let targets = rowMoves.filter { $0.from == move.from }.map(\.to.pair)
    let sources = rowMoves.filter { $0.to == move.to }.map(\.from.pair)
    let start = "attempt to move both item at index path (#)"
    if targets.count > 1 {
      let pattern = "\(start) to index path (#) and to index path (#)"
      return broken(.rowMovesShareEnd, pattern, move.from.pair, targets[0], targets[1])
    }
    let pattern = "\(start) and item at index path (#) to index path (#)"
    return sources.count > 1
      ? broken(.rowMovesShareEnd, pattern, move.from.pair, sources[1], move.to.pair) : nil
  }

  private func ends(of move: (from: Int, to: Int)) -> Verdict? {
    let targets = sectionMoves.filter { $0.from == move.from }.map(\.to)
    let sources = sectionMoves.filter { $0.to == move.to }.map(\.from)
    if targets.count > 1 {
      let pattern = "attempt to move both section # to section # and to section #"
      return broken(.sectionMovesShareEnd, pattern, move.from, targets[0], targets[1])
    }
    let pattern = "attempt to move both section # and section # to section #"
    return sources.count > 1
      ? broken(.sectionMovesShareEnd, pattern, sources[0], sources[1], move.to) : nil
  }

  /// The arrays that the operations make are as long as those of the data source, or not.
  func mismatch() -> Verdict? {
    let start = host == .collection && strictness == .lenient ? Self.lenient : ""
    guard sectionsAfter.values.count(where: { $0 != .empty }) == after.count else {
      if host == .table, onlyRows, hasRowChange, after.count < before.count {
        return broken(.sectionsLost, nil, before.count, after.count)
      }
      let reloads = before.indices.count {
        has(.reloadSection($0)) && place(ofSection: $0) != nil
      }
      let pattern = start + Self.sectionCounts
      let inserted = sections.count { has(.insertSection($0)) } + reloads
      let deleted = sections.count { has(.deleteSection($0)) } + reloads
      return broken(.sectionCountMismatch, pattern, after.count, before.count, inserted, deleted)
    }
    for old in before.indices where !isThrownAway(old) {
      guard let new = place(ofSection: old) else { continue }
      let rows = rowsAfter(in: new, from: old).values.count { $0 != .empty }
      guard rows != after[new] else { continue }
      return rowCounts(.rowCountMismatch, start, old, new, named: old, isPutBack: true)
    }
    return nil
  }

  /// The sentence for the number of rows in a section.
  func rowCounts(
    _ kind: Kind,
    _ start: String,
    _ old: Int,
    _ new: Int,
    named section: Int,
    isPutBack: Bool
  ) -> Verdict {
    let reloads = rows.count { has(.reloadRow([old, $0])) }
    return broken(
      kind,
      start + Self.itemCounts,
      section,
      after[new],
      before[old],
      rows.count { has(.insertRow([new, $0])) } + (isPutBack ? reloads : 0),
      rows.count { has(.deleteRow([old, $0])) } + reloads,
      Set(rowMoves.map(\.to).filter { $0[0] == new }).count,
      Set(rowMoves.map(\.from).filter { $0[0] == old }).count
    )
  }

  private var onlyRows: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .insertRow, .reloadRow, .moveRow, .reconfigureRow: true
      default: false
      }
    }
  }

  private var hasRowChange: Bool { operations.count > reconfigured.count }
}

extension IndexPath {
  /// Section and row.
  var pair: (Int, Int) { (self[0], self[1]) }
}
