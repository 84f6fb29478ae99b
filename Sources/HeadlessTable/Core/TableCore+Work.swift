package import Binder

// The work of a table: updates that wait, a reload and the layout.

extension TableCore {
  /// Does all pending work now: scheduled updates, a pending reload, and the layout.
  func layoutIfNeeded() {
    guard progress.isFree else { return loadIfNeeded() }
    guard progress.isWorkDue else { return }
    progress.frameBegan()
    while true {
      switch progress.nextStep() {
      case .rest: return
      case .endCycle: return endCycle()
      case .layOut: during(.reading) { screen.layOut() }
      case .runUpdates:
        reports.frameBegan()
        during(.updating) {
          for update in progress.takeUpdates() { update() }
        }
      }
    }
  }

  /// The core with all pending work done.
  var settled: TableCore {
    layoutIfNeeded()
    return self
  }

  /// Reads everything again, after a callback or a batch that is under way.
  func reload() {
    progress.reloadNeeded()
    guard progress.batch == nil else { return warnOfReloadInBatch() }
    guard progress.canLoad, host == .table else { return }
    during(.reading) { loadSections() }
  }

  func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    progress.schedule(update, origin: originOfWork)
  }

  func during<Result>(_ activity: TableProgress.Activity, _ body: () -> Result) -> Result {
    progress.during(activity, body)
  }

  /// Reads the counts if that is left to do, so that a batch begins with what was there before it.
  func loadIfNeeded() {
    if progress.canLoad, needsReload { during(.reading) { loadSections() } }
  }
}

extension TableCore {
  /// The part of a reload that happens at once: counts, and heights where estimates are off.
  func loadSections() {
    beginPhase(progress.hasLoaded ? "reload" : "load")
    progress.loadBegan()
    layout.hold(nil)
    selection.forget()
    touches.forget()
    prefetching.forget()
    sizing.readContent()
    touches.swiping.closeIfLost()
    guard progress.hasLoaded else { return }
    note(
      .update(
        Call.Update(
          kind: .reload,
          sections: layout.sectionCount,
          rows: layout.rowCount
        )
      )
    )
  }
}

extension TableCore {
  private func warnOfReloadInBatch() {
    guard !touches.dragging.isDropping else { return }
    report(
      .warning,
      "\(title) was reloaded in the middle of a batch of updates: the operations "
        + "of the batch are dropped, and everything is shown again. Announce all changes, or "
        + "reload without a batch."
    )
  }

  var originOfWork: String {
    switch progress.activity {
    case .idle: "outside of the table"
    case .updating: "in an update"
    case .touching: "in a call of the data source or the delegate"
    case .reading:
      views.request?.row.map { "while it requested the cell of \(text(of: $0))" }
        ?? "in a call of the data source or the delegate"
    }
  }

  /// Ends a frame that has no end, and says so when the table was at rest before.
  private func endCycle() {
    let wasCycling = progress.isCycling
    let lastUpdate = progress.endCycle()
    if wasCycling { return }
    let origin =
      lastUpdate.map { "an update was scheduled again, \($0)" }
      ?? "a layout requested another one"
    report(
      .error,
      """
      \(title) does not come to rest: after \(TableProgress.roundLimit) rounds \(origin). \
      Change the data only when it differs, and not in a handler that the change itself calls.
      """
    )
  }
}

extension TableCore {
  var lostDataSource: String {
    "The data source of \(named) is gone, because a \(host.name) holds it weakly: "
      + "keep the binder, screen or data source in a property."
  }

  /// The table or the collection view in a message: `table 'mail'`.
  package var named: String { "\(host.name) '\(id)'" }

  package var title: String { named.capitalizedFirst }

  package var requiredDataSource: (any TableDataSource)? {
    if let dataSource { return dataSource }
    guard progress.hasHadDataSource else { return nil }
    reportLostDataSource()
    return nil
  }

  func reportLostDataSource() {
    report(once: .dataSourceGone, .error, lostDataSource)
  }

  func refuseSize(_ size: TableSize) {
    let text = "\(size.width.snapshotText)×\(size.height.snapshotText)"
    report(
      .error,
      "\(title) can't have the size \(text). Use a width and a height of "
        + "0 to \(Double.mostPoints.snapshotText) points."
    )
  }

  func refuse(_ inset: TableEdgeInsets) {
    let sides = [inset.top, inset.left, inset.bottom, inset.right].map(\.snapshotText)
    report(
      .error,
      "\(title) can't have the insets \(sides.joined(separator: ",")). Use numbers of "
        + "up to \(Double.mostPoints.snapshotText) points."
    )
  }

  func settleUnrecorded() {
    guard progress.activity == .idle else { return }
    reports.unrecorded { layoutIfNeeded() }
  }
}
