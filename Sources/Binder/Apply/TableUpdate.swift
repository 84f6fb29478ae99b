/// The batches that lead a table from one content to another.
@MainActor
struct TableUpdate {
  /// What is announced in one batch, and what the table shows after it.
  struct Batch {
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
  init<Section>(from old: TableContent<Section>, to new: TableContent<Section>) {
    var change = ContentChange(from: old, to: new, countsReloadedRows: false)
    var stages = Self.stages(change, from: old, to: new, countsReloadedRows: false)
    let reloads = change.reloads
    if !reloads.isEmpty, stages.count > 1 || !change.structure.sectionMoves.isEmpty {
      change = ContentChange(from: old, to: new, countsReloadedRows: true)
      stages = Self.stages(change, from: old, to: new, countsReloadedRows: true)
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

  private static func stages<Section>(
    _ change: ContentChange,
    from old: TableContent<Section>,
    to new: TableContent<Section>,
    countsReloadedRows: Bool
  ) -> [Batch] {
    var oldCounts = old.sections.map(\.rowCount)
    let newCounts = new.sections.map(\.rowCount)
    if !countsReloadedRows {
      for reload in change.reloads { oldCounts[reload.old] = newCounts[reload.new] }
    }
    let batch = UpdateBatch(change.structure, oldRowCounts: oldCounts, newRowCounts: newCounts)
    return batch.stages.map { Batch(operations: $0.groups, content: $0.content) }
  }
}
