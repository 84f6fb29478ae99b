import Binder

@testable import TableBatches

extension BatchOracle {
  func deletion() -> Kind? {
    for section in sections.reversed() {
      for row in rows.reversed() {
        if let kind = deletion(of: [section, row]) { return kind }
      }
    }
    for path in operations.compactMap({ operation -> IndexPath? in
      if case .reconfigureRow(let path) = operation { path } else { nil }
    }).sorted(by: >) {
      guard before.indices.contains(path[0]) else { return .deletedRowInMissingSection }
      guard (0..<before[path[0]]).contains(path[1]) else { return .reloadedRowOutOfBounds }
    }
    for section in sections.reversed() where isThrownAway(section) {
      guard before.indices.contains(section) else { return .deletedSectionOutOfBounds }
      if has(.deleteSection(section)) && has(.reloadSection(section)) {
        return .deletedAndReloadedSection
      }
      if sectionMoves.contains(where: { $0.from == section }) { return .deletedAndMovedSection }
    }
    return nil
  }

  private func deletion(of path: IndexPath) -> Kind? {
    let deletes = has(.deleteRow(path))
    let reloads = has(.reloadRow(path))
    guard deletes || reloads else { return nil }
    if !before.indices.contains(path[0]) { return .deletedRowInMissingSection }
    if path[1] < 0 || path[1] >= before[path[0]] {
      return deletes ? .deletedRowOutOfBounds : .reloadedRowOutOfBounds
    }
    if isThrownAway(path[0]) { return nil }
    if deletes && reloads { return .deletedAndReloadedRow }
    return rowMoves.contains { $0.from == path } ? .deletedAndMovedRow : nil
  }

  func insertion() -> Kind? {
    let returning = before.indices.flatMap(reloadedRows)
    for section in sections {
      for row in rows
      where has(.insertRow([section, row])) || returning.contains([section, row]) {
        guard after.indices.contains(section) else { return .insertedRowInMissingSection }
        guard (0..<after[section]).contains(row) else { return .insertedRowOutOfBounds }
        let path: IndexPath = [section, row]
        if has(.insertRow(path)), !isBroughtAlong(section),
          rowMoves.contains(where: { $0.to == path })
        {
          return .insertedAndMovedRow
        }
      }
    }
    for section in sections {
      let isReload = sectionsAfter[section].map(isReload) ?? false
      guard has(.insertSection(section)) || isReload else { continue }
      guard after.indices.contains(section) else { return .insertedSectionOutOfBounds }
      if has(.insertSection(section)), sectionMoves.contains(where: { $0.to == section }) {
        return .insertedAndMovedSection
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

  func move() -> Kind? {
    for move in rowMoves {
      guard before.indices.contains(move.from[0]) else { return .movedRowInMissingSection }
      guard (0..<before[move.from[0]]).contains(move.from[1]) else { return .movedRowOutOfBounds }
      guard after.indices.contains(move.to[0]), (0..<after[move.to[0]]).contains(move.to[1]) else {
        return .moveTargetOutOfBounds
      }
      if isThrownAway(move.from[0]) { return .movedFromDeletedSection }
      if host == .table || isStrict, isBroughtAlong(move.to[0]) { return .movedIntoInsertedSection }
      if rowMoves.count(where: { $0.from == move.from }) > 1
        || rowMoves.count(where: { $0.to == move.to }) > 1
      {
        return .rowMovesShareEnd
      }
    }
    for move in sectionMoves {
      guard before.indices.contains(move.from) else { return .movedSectionOutOfBounds }
      guard after.indices.contains(move.to) else { return .sectionMoveTargetOutOfBounds }
      if sectionMoves.count(where: { $0.from == move.from }) > 1
        || sectionMoves.count(where: { $0.to == move.to }) > 1
      {
        return .sectionMovesShareEnd
      }
    }
    return nil
  }

  func combination() -> Kind? {
    if isStrict, let kind = repetition() { return kind }
    if sectionMoves.contains(where: touches) || shiftsReload { return .changedRowInMovedSection }
    if host == .collection, isStrict {
      let reloads = operations.count { if case .reloadSection = $0 { true } else { false } }
      if reloads > 0, reloads < operations.count { return .reloadedSectionInChangingBatch }
    }
    let reconfigures = operations.count { if case .reconfigureRow = $0 { true } else { false } }
    let isAlone = reconfigures == 0 || reconfigures == operations.count
    return isStrict && !isAlone ? .reconfiguredInChangingBatch : nil
  }

  /// Whether a row is reloaded in a section that has another place when another section has moved.
  private var shiftsReload: Bool {
    !sectionMoves.isEmpty
      && operations.contains { operation in
        guard case .reloadRow(let path) = operation, !isThrownAway(path[0]) else { return false }
        return place(ofSection: path[0]).map { $0 != path[0] } ?? false
      }
  }

  private func repetition() -> Kind? {
    if operations.contains(where: { isRowDeletion($0) && times($0) > 1 }) {
      return .rowDeletedTwice
    }
    if sections.contains(where: { times(.deleteSection($0)) > 1 }) { return .sectionDeletedTwice }
    if operations.contains(where: { isRowInsertion($0) && times($0) > 1 }) {
      return .rowInsertedTwice
    }
    if sections.contains(where: { times(.insertSection($0)) > 1 }) { return .sectionInsertedTwice }
    let reloadsTarget = rowMoves.contains { has(.reloadRow($0.to)) && !isThrownAway($0.to[0]) }
    return reloadsTarget ? .reloadedMoveTarget : nil
  }

  private func isRowDeletion(_ operation: TableOperation) -> Bool {
    if case .deleteRow = operation { true } else { false }
  }

  private func isRowInsertion(_ operation: TableOperation) -> Bool {
    if case .insertRow = operation { true } else { false }
  }

  private func touches(_ move: (from: Int, to: Int)) -> Bool {
    operations.contains { operation in
      switch operation {
      case .deleteRow(let path), .reloadRow(let path): path[0] == move.from
      case .insertRow(let path): path[0] == move.to
      case .moveRow(let from, let to): from[0] == move.from || to[0] == move.to
      default: false
      }
    }
  }

  /// The arrays that the operations make are as long as those of the data source, or not.
  func mismatch() -> Kind? {
    let sections = sectionsAfter
    guard sections.values.count(where: { $0 != .empty }) == after.count else {
      let onlyRows = operations.allSatisfy { isRowInsertion($0) || isReloadOrMove($0) }
      return host == .table && onlyRows && hasRowChange && after.count < before.count
        ? .sectionsLost : .sectionCountMismatch
    }
    for old in before.indices where !isThrownAway(old) {
      guard let new = place(ofSection: old) else { continue }
      let rows = rowsAfter(in: new, from: old).values.count { $0 != .empty }
      if rows != after[new] { return .rowCountMismatch }
    }
    return nil
  }

  private var hasRowChange: Bool {
    operations.contains { isRowInsertion($0) || (isReloadOrMove($0) && !isReconfigure($0)) }
  }

  private func isReconfigure(_ operation: TableOperation) -> Bool {
    if case .reconfigureRow = operation { true } else { false }
  }

  private func isReloadOrMove(_ operation: TableOperation) -> Bool {
    switch operation {
    case .reloadRow, .moveRow, .reconfigureRow: true
    default: false
    }
  }
}
