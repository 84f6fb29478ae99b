import Binder

extension HeadlessListView {
  /// Does all pending work now: scheduled updates, a pending reload, and the layout.
  ///
  /// Whatever reads or drives the table does this first; there is seldom a reason to call it.
  public func layoutIfNeeded() { core.layoutIfNeeded() }

  /// Forgets what is displayed, and reads everything from the data source again.
  ///
  /// A table reads counts, and heights where estimates are off, before this returns; a collection view does so when the next
  /// layout or batch needs them. The next layout makes the cells. The selection is cleared, the content offset kept.
  /// Inside a callback, all of it waits for the end of the callback. Inside a batch it replaces the batch, with a warning if the
  /// program has begun the batch.
  public func reloadData() { core.reload() }

  /// Runs work before the next frame, which is when the table is read or driven.
  public func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    core.scheduleUpdate(update)
  }
}

extension HeadlessListView {
  /// Changes rows and sections together, and shows the change at once.
  ///
  /// Inside of the updates the table shows what it showed before. At the end of the outermost
  /// batch the table reads the counts of the data source; if they are not what the operations make of the
  /// counts before, the batch is refused as `onInconsistency` says, and a table that continues reloads.
  /// The heights of the rows that stay on the screen are read again.
  /// The number of rows before the batch is what the table has read: data that has changed already, on a
  /// table that has to reload, counts as the data before.
  ///
  /// A batch may begin in a handler of a tap. In the middle of a callback for a cell, a view, a height
  /// or a count it may not: that is an error, the updates run, and the table reloads.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and announces each change; runs at once.
  ///   - completion: Called once, when the outermost batch is shown and its call has returned: before the table is read or
  ///     driven next, as UIKit calls it in a later turn of the run loop, with or without an animation. The outer batch's
  ///     is before those of the batches in it, and these before one of a batch that a completion begins; with false if
  ///     the change was refused.
  /// - Complexity: O(sections + k log n) for k operations, and what is visible.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { core.batches.perform(updates, completion) }

  /// With nil, reads the heights again and makes no cell: a batch without operations.
  public func performBatchUpdates(_ updates: Never?, completion: ((Bool) -> Void)? = nil) {
    core.batches.perform({}, completion)
  }

  /// Announces a section that has moved from a position before the batch to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    core.batches.announce(with: nil) { $0.append(.moveSection(from: section, to: newSection)) }
  }

  /// Whether changes can be announced now: not inside a callback of the table, and not inside a batch.
  public var acceptsUpdates: Bool { core.progress.acceptsUpdates }
}
