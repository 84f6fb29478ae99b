/// The batches that lead a table from one content to another.
struct TableUpdate: Sendable {
  /// What is announced in one batch, and what the table shows after it.
  struct Batch: Sendable {
    let operations: OperationGroups
    let content: StageContent
  }

  /// The batches in their order; none if rows and sections stay as they are.
  let batches: [Batch]
  /// The sections whose header or footer is to be shown anew, positions after all batches.
  let headersAndFooters: [Int]
  /// What is different.
  private(set) var change: ContentChange

  /// Plans an update.
  init(_ change: ContentChange, updates form: UpdateForm) {
    let batch = UpdateBatch(
      change.structure,
      oldRowCounts: change.oldRowCounts,
      newRowCounts: change.newRowCounts,
      updates: form
    )
    batches = batch.stages.map { Batch(operations: $0.groups, content: $0.content) }
    headersAndFooters = change.headersAndFooters.map(\.new)
    self.change = change
    self.change.structure = batch.change
  }
}
