import Binder

@testable import TableBatches

extension BatchOracle {
  func combination() -> Verdict? {
    if isStrict, let verdict = repetition() { return verdict }
    if let verdict = changeInMovedSection() { return verdict }
    guard isStrict else { return nil }
    if host == .collection, let verdict = reloadedSection() { return verdict }
    guard let first = reconfigured.min(), reconfigured.count < operations.count else { return nil }
    return broken(.reconfiguredInChangingBatch, nil, first.pair)
  }

  var reconfigured: [IndexPath] {
    operations.compactMap { operation in
      if case .reconfigureRow(let path) = operation { path } else { nil }
    }
  }

  private func repetition() -> Verdict? {
    let paths = sections.flatMap { section in rows.map { [section, $0] as IndexPath } }
    if let path = paths.last(where: { times(.deleteRow($0)) > 1 }) {
      return broken(.rowDeletedTwice, nil, path.pair)
    }
    if let section = sections.last(where: { times(.deleteSection($0)) > 1 }) {
      return broken(.sectionDeletedTwice, nil, section)
    }
    if let path = paths.first(where: { times(.insertRow($0)) > 1 }) {
      return broken(.rowInsertedTwice, nil, path.pair)
    }
    if let section = sections.first(where: { times(.insertSection($0)) > 1 }) {
      return broken(.sectionInsertedTwice, nil, section)
    }
    let targets = rowMoves.map(\.to).filter { has(.reloadRow($0)) && !isThrownAway($0[0]) }
    return targets.max().map { broken(.reloadedMoveTarget, nil, $0.pair) }
  }

  /// Rows of a section that moves, and reloads in one that this shifts.
  private func changeInMovedSection() -> Verdict? {
    if sectionMoves.isEmpty { return nil }
    let (sources, targets) = (sectionMoves.map(\.from), sectionMoves.map(\.to))
    let paths = sections.flatMap { section in rows.map { [section, $0] as IndexPath } }
    for path in paths.reversed() where has(.reloadRow(path)) {
      guard let new = place(ofSection: path[0]), !isThrownAway(path[0]) else { continue }
      guard sources.contains(path[0]) || new != path[0] else { continue }
      return rowCounts(.changedRowInMovedSection, "", path[0], new, named: new, isPutBack: false)
    }
    if let path = paths.last(where: { has(.deleteRow($0)) && sources.contains($0[0]) }) {
      return inMovedSection("delete item # from", path[1], path[0])
    }
    if let path = paths.first(where: { has(.insertRow($0)) && targets.contains($0[0]) }) {
      return inMovedSection("insert item # into", path[1], path[0])
    }
    for move in rowMoves {
      if sources.contains(move.from[0]) { return leavingMovedSection(move) }
      if targets.contains(move.to[0]) {
        return inMovedSection("move an item to item # of", move.to[1], move.to[0])
      }
    }
    return nil
  }

  private func inMovedSection(_ action: String, _ row: Int, _ section: Int) -> Verdict {
    let pattern = "attempt to \(action) section #, which is moved in the same update"
    return broken(.changedRowInMovedSection, pattern, row, section)
  }

  /// A collection view that moves a section to its own place counts a row too many.
  private func leavingMovedSection(_ move: (from: IndexPath, to: IndexPath)) -> Verdict {
    let section = move.from[0]
    guard host == .collection, place(ofSection: section) == section, move.to[0] != section else {
      return inMovedSection("move item # from", move.from[1], section)
    }
    let items = after.reduce(0, +)
    let pattern =
      "request for index path for global index # when there are only # items in the collection view"
    return broken(.changedRowInMovedSection, pattern, items, items)
  }

  /// A section that is reloaded beside something else, K19 where one stays empty.
  private func reloadedSection() -> Verdict? {
    let reloads = sections.filter { has(.reloadSection($0)) }
    let isAlone = operations.allSatisfy { operation in
      if case .reloadSection = operation { true } else { false }
    }
    guard let first = reloads.first, !isAlone else { return nil }
    let staysEmpty = reloads.contains { section in
      before[section] == 0 && place(ofSection: section).map { after[$0] } == 0
    }
    return staysEmpty
      ? broken(.reloadedSectionInChangingBatch, "attempt to create view animation for nil view")
      : broken(
        .reloadedSectionInChangingBatch,
        "attempt to reload sections in an update that changes others (#)",
        first
      )
  }
}
