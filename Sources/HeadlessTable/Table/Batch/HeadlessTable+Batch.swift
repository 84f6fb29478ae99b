import Binder

extension HeadlessTable {
  /// Changes rows and sections together, and shows the change at once.
  ///
  /// Inside of the updates the table answers with what it showed before. At the end of the outermost
  /// batch the data source is asked for its counts; if they are not what the operations make of the
  /// counts before, the batch is refused as `onInconsistency` says, and a table that goes on reloads.
  /// The rows that stay on the screen are asked for their heights again.
  /// The number of rows before the batch is what the table knows: data that has changed already, on a
  /// table that has to reload, counts as the data before.
  ///
  /// A batch may begin in a handler of a tap. In the middle of a question for a cell, a view, a height
  /// or a count it may not: that is an error, the updates run, and the table reloads.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and announces each change; runs at once.
  ///   - completion: Called once, when the outermost batch is shown and its call has returned: before the table is read or
  ///     driven next, as UIKit calls it in a later turn of the run loop, with or without an animation. The outer batch's
  ///     comes before those of the batches in it, and these before one of a batch that a completion begins; with false if
  ///     the change was refused.
  /// - Complexity: O(sections + k log n) for k operations, and what is visible.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard beginBatch() else {
      updates()
      if let completion { complete([completion], false) }
      return
    }
    if let completion { progress.addCompletion(completion) }
    updates()
    endBatch()
  }

  /// Asks for heights again and for no cell, when called with nil: a batch without operations.
  public func performBatchUpdates(_ updates: Never?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({}, completion: completion)
  }

  /// Whether changes can be announced now: not in a question of the table, and not in the middle of a batch, which names rows
  /// as they are before and after all of it.
  public var acceptsUpdates: Bool { progress.acceptsUpdates }

  /// Begins a batch, or one inside of it; see `performBatchUpdates(_:completion:)`.
  public func beginUpdates() {
    _ = beginBatch()
  }

  /// Ends what the last `beginUpdates()` has begun.
  ///
  /// An outermost batch without operations asks for heights again and for no cell.
  public func endUpdates() {
    guard progress.batch != nil else {
      guard progress.activity != .asking else { return }
      return report(
        .error,
        "endUpdates() of table '\(id)' was called without beginUpdates(). Call each as "
          + "often as the other."
      )
    }
    endBatch()
  }

  /// False, with a message, in the middle of a question.
  private func beginBatch() -> Bool {
    guard progress.acceptsBatches else {
      refuseBatch()
      return false
    }
    loadIfNeeded()
    progress.beginBatch(rowCounts: layout.rowCounts)
    return true
  }

  private func refuseBatch() {
    setNeedsReload()
    report(
      .error,
      "Table '\(id)' can't be updated \(originOfWork), because it is in the middle of "
        + "showing what there is. Hand the change to scheduleUpdate(_:), which runs it before the "
        + "next frame."
    )
  }

  private func endBatch() {
    guard let ended = progress.endBatch() else { return }
    let outer = progress.activity
    let isValid = during(.asking) { apply(ended, during: outer) }
    complete(ended.completions, isValid)
  }

  private func complete(_ completions: [(Bool) -> Void], _ isValid: Bool) {
    for completion in completions { scheduleUpdate { completion(isValid) } }
  }

  /// Adds operations to the batch; without one, they are a batch of their own.
  func announce(
    with animation: RowAnimation?,
    headersAndFooters: some Sequence<Int> = EmptyCollection(),
    _ change: (inout Batch) -> Void
  ) {
    guard beginBatch() else { return }
    progress.announce(with: animation, headersAndFooters: headersAndFooters, change)
    endBatch()
  }
}
