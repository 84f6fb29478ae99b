package import Binder

/// The check that a table makes of a batch of updates before it takes it, as `UITableView` does.
///
/// It knows the counts and the operations, and no table. Bounds come before conflicts of single
/// operations, those before unsafe combinations, and the equations of the counts come last.
package struct BatchCheck: Sendable {
  /// The number of rows of each section before the batch.
  let before: [Int]

  /// The number of rows of each section after it.
  let after: [Int]

  let operations: OperationRuns
  let strictness: Strictness
  let sorted: BatchOperations
  let mapping: BatchMapping

  /// Prepares the check of operations in the order of their calls.
  ///
  /// - Complexity: O(sections + k log k) for k operations; O(sections + k) where the operations of
  ///   each kind ascend.
  package init(
    before: [Int],
    after: [Int],
    operations: OperationRuns,
    strictness: Strictness = .strict
  ) {
    self.before = before
    self.after = after
    self.operations = operations
    self.strictness = strictness
    sorted = BatchOperations(operations)
    mapping = BatchMapping(
      sections: SectionMap(before: before.count, after: after.count, operations: sorted),
      operations: sorted
    )
  }

  /// Prepares the check of operations that are listed one by one.
  package init(
    before: [Int],
    after: [Int],
    operations: [TableOperation],
    strictness: Strictness = .strict
  ) {
    let runs = OperationRuns(operations)
    self.init(before: before, after: after, operations: runs, strictness: strictness)
  }

  /// The map of rows and sections, if the batch is valid; else the first thing that is wrong.
  ///
  /// - Complexity: O(sections + k log k) for k operations; O(sections + k) for k ranges of rows where
  ///   ``isPlain`` is true.
  package func validMapping() throws(TableInconsistency) -> BatchMapping {
    if isPlain { return mapping }
    try checkStepByStep()
    return mapping
  }

  /// Each rule in its order, until one is broken.
  func checkStepByStep() throws(TableInconsistency) {
    if let path = sorted.malformedPath { throw inBatch(.invalidIndexPath(path)) }
    try checkDeletions()
    try checkInsertions()
    try checkMoves()
    try checkCombinations()
    try checkCounts()
  }

  /// The first thing that is wrong; nil if the batch is valid.
  package var inconsistency: TableInconsistency? {
    do {
      _ = try validMapping()
      return nil
    } catch {
      return error
    }
  }

  var sections: SectionMap { mapping.sections }

  /// An inconsistency with the counts and operations of this batch.
  func violation(
    _ kind: TableInconsistency.Kind,
    _ uikitText: String,
    hint: String
  ) -> TableInconsistency {
    inBatch(TableInconsistency(kind: kind, uikitText: uikitText, hint: hint))
  }

  private func inBatch(_ inconsistency: TableInconsistency) -> TableInconsistency {
    var inconsistency = inconsistency
    inconsistency.before = before
    inconsistency.after = after
    inconsistency.runs = operations
    return inconsistency
  }
}
