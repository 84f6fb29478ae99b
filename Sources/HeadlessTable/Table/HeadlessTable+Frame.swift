import Binder

extension HeadlessTable {
  /// Does all pending work now: scheduled updates, a pending reload, and the layout.
  ///
  /// Whatever reads or drives the table does this first; there is seldom a reason to call it.
  public func layoutIfNeeded() {
    guard activity == .idle, batch == nil else { return }
    updates.lastOrigin = nil
    var rounds = 0
    while !updates.isEmpty || needsLayout {
      rounds += 1
      guard rounds <= UpdateQueue.roundLimit else { return breakCycle() }
      if updates.isEmpty {
        during(.asking) { layOut() }
      } else {
        reports.frameBegan()
        during(.updating) {
          for update in updates.takeAll() { update() }
        }
      }
    }
  }

  /// Forgets what is displayed and asks the data source for everything again.
  ///
  /// Counts, and heights where estimates are off, are asked before this returns; cells are asked by
  /// the next layout. The selection is cleared, the content offset kept. Called in the middle of a
  /// question or a tap, all of it waits for the end of that. In the middle of a batch it takes the
  /// batch's place, with a warning.
  public func reloadData() {
    setNeedsReload()
    guard batch == nil else { return warnOfReloadInBatch() }
    guard activity == .idle || activity == .updating else { return }
    during(.asking) { loadSections() }
  }

  /// Runs work before the next frame, which comes when the table is read or driven.
  public func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    updates.add(update, origin: originOfWork)
  }

  /// Does something during which the table is not idle.
  func during<Result>(_ newActivity: Activity, _ body: () -> Result) -> Result {
    let outer = activity
    activity = newActivity
    defer { activity = outer }
    return body()
  }

  private func warnOfReloadInBatch() {
    report(
      TableDiagnostic(
        severity: .warning,
        message: "Table '\(id)' was reloaded in the middle of a batch of updates: the operations "
          + "of the batch are dropped, and everything is shown anew. Announce all changes, or "
          + "reload without a batch."
      )
    )
  }

  /// What the table is doing, for a message about who scheduled what.
  var originOfWork: String {
    switch activity {
    case .idle: "outside of the table"
    case .updating: "in an update"
    case .touching: "in a call of the data source or the delegate"
    case .asking:
      views.request?.row.map { "while asked for the cell of \(text(of: $0))" }
        ?? "in a call of the data source or the delegate"
    }
  }

  private func breakCycle() {
    let origin =
      updates.lastOrigin.map { "an update was scheduled again, \($0)" }
      ?? "a layout asked for another one"
    _ = updates.takeAll()
    needsLayout = false
    report(
      TableDiagnostic(
        severity: .error,
        message: """
          Table '\(id)' does not come to rest: after \(UpdateQueue.roundLimit) rounds \(origin). \
          Change the data only when it differs, and not in a handler that the change itself calls.
          """
      )
    )
  }
}
