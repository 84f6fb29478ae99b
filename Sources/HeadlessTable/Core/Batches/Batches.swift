import Binder

/// The batches of a table: announced, checked and shown.
@MainActor
struct Batches: CorePart {
  let core: TableCore
}

extension Batches {
  func perform(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard begin() else {
      updates()
      if let completion { complete([completion], false) }
      return
    }
    if let completion { progress.addCompletion(completion) }
    updates()
    end()
  }

  /// Ends a batch that code has begun without a closure.
  func endUpdates() {
    guard progress.batch == nil else { return end() }
    guard progress.activity != .reading else { return }
    report(
      .error,
      "endUpdates() of \(core.named) was called without beginUpdates(). Call each as "
        + "often as the other."
    )
  }

  /// False, with a message, in the middle of a callback.
  func begin() -> Bool {
    guard progress.acceptsBatches else {
      refuse()
      return false
    }
    core.loadIfNeeded()
    progress.beginBatch(rowCounts: layout.rowCounts)
    return true
  }

  private func refuse() {
    progress.reloadNeeded()
    report(
      .error,
      "\(core.title) can't be updated \(core.originOfWork), because it is in the middle of "
        + "showing what there is. Hand the change to scheduleUpdate(_:), which runs it before the "
        + "next frame."
    )
  }

  func end() {
    guard let ended = progress.endBatch() else { return }
    // Only a binder, which knows no collection views, announces with animations to one.
    if core.host == .collection, !ended.animations.isEmpty { ended.replaceReloadedSections() }
    let outer = progress.activity
    let isValid = core.during(.reading) { apply(ended, during: outer) }
    complete(ended.completions, isValid)
  }

  private func complete(_ completions: [(Bool) -> Void], _ isValid: Bool) {
    for completion in completions { core.scheduleUpdate { completion(isValid) } }
  }

  /// Adds operations to the batch; without one, they are a batch of their own.
  func announce(
    with animation: RowAnimation?,
    headersAndFooters: some Sequence<Int> = EmptyCollection(),
    _ change: (inout Batch) -> Void
  ) {
    guard begin() else { return }
    progress.announce(with: animation, headersAndFooters: headersAndFooters, change)
    end()
  }
}

extension Batches {
  func updateHeights(ofDisplayedRows readsDisplayedRows: Bool) {
    guard progress.activity != .reading, progress.batch == nil else {
      return core.scheduleUpdate { [weak core] in
        core?.batches.updateHeights(ofDisplayedRows: true)
      }
    }
    let outer = progress.activity
    core.during(.reading) {
      guard !needsReload else { return }
      // Nothing is displayed yet, and all heights have been read.
      if progress.work.replacesViews { return core.sizing.readAgain(ofDisplayedRows: false) }
      beginUpdatePhase(during: outer)
      let (placement, lengthBefore) = (layout.placement, layout.contentLength)
      core.sizing.readAgain(ofDisplayedRows: readsDisplayedRows)
      // After a batch they have just been filled.
      if readsDisplayedRows, !displayed.elements.isEmpty {
        displayed.leaveElements()
        progress.layoutNeeded()
      }
      if layout.placement == placement, !progress.work.isDue { return }
      layout.keepHeldRow()
      core.screen.clampOffset(from: lengthBefore)
      core.screen.layOut()
      core.screen.endDisplayOfLeavingViews()
    }
  }

  /// Runs updates, and scrolls so that a row is where it was on the screen.
  func hold(_ indexPath: IndexPath, _ newIndexPath: IndexPath, during updates: () -> Void) {
    core.layoutIfNeeded()
    let isFree = progress.activity != .reading && progress.batch == nil && !needsReload
    guard isFree, let old = core.position(of: indexPath), layout.contains(old) else {
      return updates()
    }
    let (distance, before) = (layout.distance(of: old), layout.offset)
    layout.hold(old, atDistance: distance)
    updates()
    hold(core.position(of: newIndexPath), atDistance: distance)
    layout.hold(nil)
    if layout.offset != before { noteHold(of: newIndexPath) }
  }

  private func hold(_ row: RowPosition?, atDistance distance: Double) {
    guard progress.activity != .reading, progress.batch == nil else { return }
    core.during(.reading) {
      if needsReload { core.loadSections() }
      guard !needsReload, let row, layout.contains(row) else { return }
      layout.hold(row, atDistance: distance)
      core.screen.layOut()
    }
  }

  private func noteHold(of indexPath: IndexPath) {
    guard let row = core.position(of: indexPath), layout.contains(row) else { return }
    note(.holdRow, row, layout.offset.pointsText)
  }
}
