/// The stages of a change in which sections stay as they are: one, or two where rows are updated that
/// can't be in the first.
///
/// Nothing has to be planned here: rows come, go and move in the first stage, and what can't be updated
/// there is updated in the second, where rows have the places that they keep.
struct RowStages {
  private let change: SectionedChangeset
  private let form: UpdateForm

  /// Takes a change; nil if sections come, go or move.
  init?(_ change: SectionedChangeset, updates form: UpdateForm) {
    guard change.sectionDeletions.isEmpty, change.sectionInsertions.isEmpty,
      change.sectionMoves.isEmpty
    else { return nil }
    self.change = change
    self.form = form
  }

  /// The operations of each stage, and what the table shows after it.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  func stages(newRowCounts: [Int]) -> [(OperationGroups, StageContent)] {
    var first = OperationGroups()
    first.deletedRows = [RowRange](joining: change.rowDeletions)
    first.insertedRows = [RowRange](joining: change.rowInsertions)
    first.movedRows = change.rowMoves.map { RowMove(from: $0.old, to: $0.new) }
    if updatesShareStage {
      first.reloadedRows = change.rowUpdates.map { IndexPath($0.old) }
      return [(first, .new)]
    }
    let updates = change.rowUpdates.sorted { $0.new < $1.new }
    let paths = updates.map { IndexPath($0.new) }
    let second =
      form == .reload
      ? OperationGroups(reloadedRows: paths) : OperationGroups(reconfiguredRows: paths)
    guard changesStructure else { return [(second, .new)] }
    let rows = RowsBeforeUpdates(updates)
    return [(first, .mixed(rows.sections(newRowCounts))), (second, .new)]
  }

  private var changesStructure: Bool {
    !(change.rowDeletions.isEmpty && change.rowInsertions.isEmpty && change.rowMoves.isEmpty)
  }

  /// Whether the rows can be updated where they are, in the stage that changes the others.
  ///
  /// A table refuses the reload of a row that moves, and of a place that a row moves to.
  private var updatesShareStage: Bool {
    if change.rowUpdates.isEmpty { return true }
    guard form == .reload else { return false }
    if change.rowMoves.isEmpty { return true }
    let ends = Set(change.rowMoves.lazy.flatMap { [$0.old, $0.new] })
    return !change.rowUpdates.contains { ends.contains($0.old) }
  }
}

/// The rows of a new content, but for those that are not updated yet.
private final class RowsBeforeUpdates: StageRows {
  /// Ascending in the new content.
  private let updates: [IndexPair<RowPosition>]

  init(_ updates: [IndexPair<RowPosition>]) {
    self.updates = updates
  }

  func sections(_ rowCounts: [Int]) -> [StageSection] {
    rowCounts.enumerated().map { section, count in
      StageSection(source: .old(section), rowCount: count, rows: self, section: section)
    }
  }

  func source(ofRow row: Int, inSection section: Int) -> RowSource {
    let row = RowPosition(section: section, row: row)
    let next = updates.partitioningIndex { $0.new >= row }
    guard next < updates.count, updates[next].new == row else { return .new(row) }
    return .old(updates[next].old)
  }
}

extension IndexPath {
  /// The path of a row.
  init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}
