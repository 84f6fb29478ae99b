extension TableDriver {
  /// The snapshot that was applied last.
  var applied: AppliedSnapshots { running.applied }

  /// Takes a snapshot, which the table shows at the next frame; before binding has ended, when it ends.
  ///
  /// - Parameters:
  ///   - take: Gives the snapshot to what holds it.
  ///   - completion: Runs when the table shows it.
  func apply(
    _ take: (AppliedSnapshots) -> Void,
    completion: (() -> Void)?
  ) {
    take(applied)
    if let completion { waiters.add(completion) }
    showApplied()
    if completion != nil, hasFinished { updateSoon() }
  }

  /// Takes a snapshot, and waits until the table shows it.
  func applyAndWait(_ take: (AppliedSnapshots) -> Void) async {
    apply(take, completion: nil)
    await waitForUpdate()
  }

  /// The item of a snapshot, or the model, that a row shows when all that is pending is done; nil if there is no such row,
  /// or the row has another type.
  func item<Item>(at path: IndexPath, _ type: Item.Type) -> Item? {
    tableView?.layoutIfNeeded()
    guard path.count == 2, let rows = content.section(at: path.section)?.rows, path.row >= 0,
      path.row < rows.count
    else { return nil }
    return rows.models(as: type)(path.row)
  }
}
