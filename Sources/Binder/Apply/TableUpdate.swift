/// The batches that lead a table from one content to another.
struct TableUpdate: Sendable {
  /// What is announced in one batch, and what the table shows after it.
  struct Batch: Sendable {
    var operations: OperationGroups
    let content: StageContent
  }

  /// The batches in their order; none if rows and sections stay as they are.
  let batches: [Batch]
  /// The sections whose header or footer is to be shown anew, positions after all batches.
  let headersAndFooters: [Int]
  /// What is different.
  let change: ContentChange

  /// Plans an update.
  ///
  /// Sections are reloaded in the one batch that there is, or in a last one of their own.
  init(_ change: ContentChange) {
    var change = change
    var oldRowCounts = change.oldRowCounts
    for pair in change.reloads { oldRowCounts[pair.old] = change.newRowCounts[pair.new] }
    var stages = Self.stages(change, oldRowCounts: oldRowCounts)
    let reloads = change.reloads
    if !reloads.isEmpty, stages.count > 1 || !change.structure.sectionMoves.isEmpty {
      change = change.countingReloadedRows()
      stages = Self.stages(change, oldRowCounts: change.oldRowCounts)
      stages.append(
        Batch(operations: OperationGroups(reloadedSections: reloads.map(\.new)), content: .new)
      )
    } else if !reloads.isEmpty {
      if stages.isEmpty { stages = [Batch(operations: OperationGroups(), content: .new)] }
      stages[0].operations.reloadedSections = reloads.map(\.old)
    }
    self.change = change
    batches = stages
    headersAndFooters = change.headersAndFooters.map(\.new)
  }

  private static func stages(_ change: ContentChange, oldRowCounts: [Int]) -> [Batch] {
    UpdateBatch(
      change.structure,
      oldRowCounts: oldRowCounts,
      newRowCounts: change.newRowCounts
    )
    .stages.map { Batch(operations: $0.groups, content: $0.content) }
  }
}
