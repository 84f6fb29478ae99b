public import Binder

extension HeadlessTable {
  /// Begins a batch, or one inside another; see `performBatchUpdates(_:completion:)`.
  public func beginUpdates() { _ = core.batches.begin() }

  /// Ends what the last `beginUpdates()` has begun.
  ///
  /// An outermost batch without operations reads heights again, and makes no cell.
  public func endUpdates() { core.batches.endUpdates() }
}

// Outside of a batch, each of these is a batch of its own: it is checked before the call returns.

extension HeadlessTable {
  /// Announces inserted rows, by their paths after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    core.batches.announce(with: animation) { $0.append(.insert, indexPaths) }
  }

  /// Announces deleted rows, by their paths before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    core.batches.announce(with: animation) { $0.append(.delete, indexPaths) }
  }

  /// Announces reloaded rows, by their paths before the batch.
  ///
  /// A visible row's new cell is made before the old one is pooled. The rows are deselected;
  /// the delegate is not called.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    core.batches.announce(with: animation) { $0.append(.reload, indexPaths) }
  }

  /// Announces reconfigured rows, by their paths before the batch.
  ///
  /// The data source fills the cell of a visible row again: a dequeue returns the cell that the row has, without
  /// `prepareForReuse()`; then it is measured again. Rows stay selected.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    core.batches.announce(with: nil) { $0.append(.reconfigure, indexPaths) }
  }

  /// Announces a row that has moved from a place before the batch to one after it; it keeps its cell.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    core.batches.announce(with: nil) { $0.append(.moveRow(from: indexPath, to: newIndexPath)) }
  }

  /// Announces rows that have moved; they keep their cells.
  public func moveRows(_ moves: [RowMove]) {
    core.batches.announce(with: nil) { $0.append(moves) }
  }

  /// Announces inserted rows as ranges of positions after the batch.
  public func insertRows(in ranges: [RowRange], with animation: RowAnimation = .automatic) {
    core.batches.announce(with: animation) { $0.append(.insert, ranges) }
  }

  /// Announces deleted rows as ranges of positions before the batch.
  public func deleteRows(in ranges: [RowRange], with animation: RowAnimation = .automatic) {
    core.batches.announce(with: animation) { $0.append(.delete, ranges) }
  }

  /// Announces inserted sections, by their positions after the batch.
  public func insertSections(
    _ sections: some Sequence<Int>,
    with animation: RowAnimation = .automatic
  ) {
    core.batches.announce(with: animation) { $0.append(.insert, sections: Array(sections)) }
  }

  /// Announces deleted sections, by their positions before the batch.
  public func deleteSections(
    _ sections: some Sequence<Int>,
    with animation: RowAnimation = .automatic
  ) {
    core.batches.announce(with: animation) { $0.append(.delete, sections: Array(sections)) }
  }

  /// Announces reloaded sections, with their headers and footers.
  ///
  /// The positions are those before the batch. The rows are deselected; the delegate is not called.
  public func reloadSections(
    _ sections: some Sequence<Int>,
    with animation: RowAnimation = .automatic
  ) {
    core.batches.announce(with: animation) { $0.append(.reload, sections: Array(sections)) }
  }

  /// Announces sections whose headers and footers are reloaded, but not their rows.
  ///
  /// The positions are those after the batch.
  public func reconfigureHeadersAndFooters(
    inSections sections: some Sequence<Int>,
    with animation: RowAnimation = .none
  ) {
    core.batches.announce(with: animation, headersAndFooters: sections) { _ in }
  }
}

extension HeadlessTable {
  /// Reads the heights of displayed views again, and makes no cell; without estimates, those of all views.
  ///
  /// In the middle of a callback it waits for the end of that.
  public func updateHeights() { core.batches.updateHeights(ofDisplayedRows: true) }

  /// Reads the heights that the last batch has not read: of headers and footers, and without estimates of rows not visible.
  public func updateHeightsAfterBatch() { core.batches.updateHeights(ofDisplayedRows: false) }

  /// Whether the top edge of a row is on the screen, where no bar covers it.
  public func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool {
    core.screen.showsTopEdge(of: indexPath)
  }

  /// Runs updates, and scrolls so that a row is where it was on the screen, within the limits of scrolling.
  ///
  ///     table.holdRow(at: IndexPath(row: 0, section: 0), movedTo: IndexPath(row: 20, section: 0)) {
  ///       table.performBatchUpdates { table.insertRows(at: earlier, with: .none) }
  ///     }
  ///
  /// The calls of the table have `holdRow` with the row and the offset at the end. It is what a binder uses to keep
  /// the visible rows in place. The updates are any number of batches or reloads.
  public func holdRow(
    at indexPath: IndexPath,
    movedTo newIndexPath: IndexPath,
    animated: Bool = false,
    during updates: () -> Void
  ) { core.batches.hold(indexPath, newIndexPath, during: updates) }
}
