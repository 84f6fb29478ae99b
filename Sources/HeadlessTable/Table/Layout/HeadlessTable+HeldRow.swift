public import Binder

extension HeadlessTable {
  /// Whether the top edge of a row is on the screen, where no bar covers it.
  public func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let row = position(of: indexPath), contains(row) else { return false }
    let top = layout.rect(of: row).minY
    return top >= layout.viewport.insetMinY && top < offset + size.height
  }

  /// Runs updates, and scrolls so that a row is where it was on the screen, within the limits of scrolling.
  ///
  ///     table.holdRow(at: IndexPath(row: 0, section: 0), movedTo: IndexPath(row: 20, section: 0)) {
  ///       table.performBatchUpdates { table.insertRows(at: earlier, with: .none) }
  ///     }
  ///
  /// The calls of the table have `holdRow` with the row and the offset at the end. It is what a binder uses to keep
  /// the visible rows in place.
  ///
  /// - Parameters:
  ///   - indexPath: The row, by its path before the updates.
  ///   - newIndexPath: The path of the same row after them.
  ///   - animated: Nothing is animated here.
  ///   - updates: Any number of batches or reloads; run once, at once.
  public func holdRow(
    at indexPath: IndexPath,
    movedTo newIndexPath: IndexPath,
    animated: Bool = false,
    during updates: () -> Void
  ) {
    layoutIfNeeded()
    let isFree = progress.activity != .asking && progress.batch == nil && !needsReload
    guard isFree, let old = position(of: indexPath), contains(old) else { return updates() }
    let (distance, before) = (layout.rect(of: old).minY - offset, offset)
    layout.hold(old, atDistance: distance)
    updates()
    hold(position(of: newIndexPath), atDistance: distance)
    layout.hold(nil)
    if offset != before { noteHold(of: newIndexPath) }
  }

  /// Brings a row back to its place, and lays out what is visible then.
  private func hold(_ row: RowPosition?, atDistance distance: Double) {
    guard progress.activity != .asking, progress.batch == nil else { return }
    during(.asking) {
      if needsReload { loadSections() }
      guard !needsReload, let row, contains(row) else { return }
      layout.hold(row, atDistance: distance)
      layOut()
    }
  }

  private func noteHold(of indexPath: IndexPath) {
    guard let row = position(of: indexPath), contains(row) else { return }
    let event = Call.Event(kind: .holdRow, place: place(of: row), text: offset.pointsText)
    note(.event(event))
  }
}
