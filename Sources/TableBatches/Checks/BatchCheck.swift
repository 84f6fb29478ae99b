package import Binder

/// The check that a host makes of a batch of updates before it takes it, as `UITableView` and `UICollectionView` do.
///
/// It reads the counts and the operations, and no host. Bounds are checked before conflicts of single
/// operations, those before unsafe combinations, and the equations of the counts last.
package struct BatchCheck: Sendable {
  let before: [Int]
  let after: [Int]
  let batch: Batch
  let strictness: Strictness
  let host: HostKind
  let map: ChangeMap
  /// The rows whose cells are filled again.
  let reconfigured: RowRanges

  /// Prepares the check.
  ///
  /// - Complexity: O(sections + k log k) for k operations; O(sections + k) where the operations of
  ///   each kind ascend.
  package init(
    before: [Int],
    after: [Int],
    batch: Batch,
    strictness: Strictness = .strict,
    host: HostKind = .table
  ) {
    self.before = before
    self.after = after
    self.batch = batch
    self.strictness = strictness
    self.host = host
    map = ChangeMap(batch)
    reconfigured = RowRanges(batch.rows(.reconfigure))
  }

  package init(
    before: [Int],
    after: [Int],
    operations: [TableOperation],
    strictness: Strictness = .strict
  ) {
    self.init(before: before, after: after, batch: Batch(operations), strictness: strictness)
  }

  /// The map of rows and sections, if the batch is valid; else the first thing that is wrong.
  ///
  /// - Complexity: O(sections + k log k) for k operations; O(sections + k) for k ranges of rows where
  ///   ``isPlain`` is true.
  package func validMap() throws(TableInconsistency) -> ChangeMap {
    if isPlain { return map }
    try checkStepByStep()
    return map
  }

  /// Each rule in its order, until one is broken.
  func checkStepByStep() throws(TableInconsistency) {
    if let path = batch.malformedPath { throw inBatch(.invalidIndexPath(path, host: host)) }
    try checkDeletions()
    try checkInsertions()
    try checkMoves()
    try checkCombinations()
    try checkCounts()
  }

  /// The first thing that is wrong; nil if the batch is valid.
  package var inconsistency: TableInconsistency? {
    do {
      _ = try validMap()
      return nil
    } catch {
      return error
    }
  }

  /// The position before the batch of a section after it; nil if it is inserted, or if there is none.
  func old(ofSection new: Int) -> Int? {
    map.old(ofSection: new).flatMap { before.indices.contains($0) ? $0 : nil }
  }

  /// An inconsistency with the counts and operations of this batch.
  func violation(
    _ kind: TableInconsistency.Kind,
    _ uikitText: String,
    hint: String
  ) -> TableInconsistency {
    inBatch(TableInconsistency(host, kind, uikitText, hint: hint))
  }

  private func inBatch(_ inconsistency: TableInconsistency) -> TableInconsistency {
    var inconsistency = inconsistency
    inconsistency.before = before
    inconsistency.after = after
    inconsistency.batch = batch
    return inconsistency
  }
}
