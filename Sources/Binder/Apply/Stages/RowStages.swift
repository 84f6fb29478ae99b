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
    first.moveSources = change.rowMoves.map { IndexPath($0.old) }
    first.moveTargets = change.rowMoves.map { IndexPath($0.new) }
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
    return [(first, Self.content(before: updates, newRowCounts)), (second, .new)]
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

  /// The new content, but for the rows that are not updated yet.
  private static func content(
    before updates: [IndexPair<RowPosition>],
    _ newRowCounts: [Int]
  ) -> StageContent {
    var updates = updates[...]
    return .mixed(
      newRowCounts.enumerated().map { section, count in
        var content = StageSection(source: .old(section))
        var row = 0
        while let update = updates.first, update.new.section == section {
          updates.removeFirst()
          let above = RowPosition(section: section, row: row)
          content.append(.new(above), count: update.new.row - row)
          content.append(.old(update.old), count: 1)
          row = update.new.row + 1
        }
        content.append(.new(RowPosition(section: section, row: row)), count: count - row)
        return content
      }
    )
  }
}

extension IndexPath {
  /// The path of a row.
  init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}
