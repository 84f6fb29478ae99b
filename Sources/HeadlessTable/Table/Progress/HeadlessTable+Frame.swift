import Binder

extension HeadlessTable {
  /// Does all pending work now: scheduled updates, a pending reload, and the layout.
  ///
  /// Whatever reads or drives the table does this first; there is seldom a reason to call it.
  public func layoutIfNeeded() {
    guard progress.isFree else { return }
    progress.frameBegan()
    while true {
      switch progress.nextStep() {
      case .rest: return
      case .endCycle: return endCycle()
      case .layOut: during(.asking) { layOut() }
      case .runUpdates:
        reports.frameBegan()
        during(.updating) {
          for update in progress.takeUpdates() { update() }
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
    guard progress.batch == nil else { return warnOfReloadInBatch() }
    guard progress.canLoad else { return }
    during(.asking) { loadSections() }
  }

  /// Runs work before the next frame, which comes when the table is read or driven.
  public func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    progress.schedule(update, origin: originOfWork)
  }

  /// Does something during which the table is not idle.
  func during<Result>(_ activity: TableProgress.Activity, _ body: () -> Result) -> Result {
    progress.during(activity, body)
  }

  /// Whether everything is to be asked for again.
  var needsReload: Bool { progress.work.needsReload }

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
    switch progress.activity {
    case .idle: "outside of the table"
    case .updating: "in an update"
    case .touching: "in a call of the data source or the delegate"
    case .asking:
      views.request?.row.map { "while asked for the cell of \(text(of: $0))" }
        ?? "in a call of the data source or the delegate"
    }
  }

  private func endCycle() {
    let origin =
      progress.endCycle().map { "an update was scheduled again, \($0)" }
      ?? "a layout asked for another one"
    report(
      TableDiagnostic(
        severity: .error,
        message: """
          Table '\(id)' does not come to rest: after \(TableProgress.roundLimit) rounds \(origin). \
          Change the data only when it differs, and not in a handler that the change itself calls.
          """
      )
    )
  }
}
