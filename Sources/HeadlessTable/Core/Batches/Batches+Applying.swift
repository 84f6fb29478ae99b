import Binder

extension Batches {
  /// Checks a batch that has ended, and shows what it made of the table; false if it is refused.
  ///
  /// A reload in the middle of the batch takes its place.
  func apply(_ ended: OpenBatch, during outer: TableProgress.Activity) -> Bool {
    guard !needsReload else {
      core.loadSections()
      return true
    }
    beginUpdatePhase(during: outer)
    reports.forgetNames()
    let after = callbacks.rowCounts(ofSections: callbacks.sectionCount())
    let check = BatchCheck(
      before: ended.before,
      after: after,
      batch: ended.operations,
      strictness: core.strictness,
      host: core.host
    )
    do {
      let map = try check.validMap()
      note(update(ended, isValid: true, after: after))
      show(ended, map, counts: after)
      return true
    } catch {
      note(update(ended, isValid: false, after: after))
      progress.reloadNeeded()
      if let warning = error.warning { reports.report(warning) } else { report(error) }
      core.loadSections()
      return false
    }
  }

  /// Batches of one frame are in one phase; a batch in a tap belongs to the tap.
  func beginUpdatePhase(during outer: TableProgress.Activity) {
    guard outer != .touching else { return }
    reports.beginUpdatePhase(isInFrame: outer == .updating)
  }

  private func update(_ ended: OpenBatch, isValid: Bool, after: [Int]) -> Call {
    let batch = Call.Batch(
      ended.operations,
      animations: ended.animations,
      headersAndFooters: ended.headersAndFooters.sorted(),
      isValid: isValid,
      sectionsBefore: ended.before.count,
      rowsBefore: ended.before.reduce(0, +)
    )
    return .update(
      Call.Update(kind: .batch(batch), sections: after.count, rows: after.reduce(0, +))
    )
  }

  private func show(_ ended: OpenBatch, _ map: ChangeMap, counts: [Int]) {
    let lengthBefore = layout.contentLength
    let hadFrames = displayed.placement == layout.placement
    let batch = CheckedBatch(
      map: map,
      counts: counts,
      reconfigured: RowRanges(ended.operations.rows(.reconfigure)).ascending.compactMap(
        map.new(of:)
      ),
      headersAndFooters: ended.headersAndFooters
    )
    let keepsPositions = map.keepsPositions(downTo: displayed.rows.last)
    let keepsSizes = core.sizing.apply(batch)
    if keepsPositions, keepsSizes, hadFrames { displayed.placement = layout.placement }
    assert(layout.rowCounts == counts, "The batch was taken, but its rows are not those after it")
    selection.follow(map.newKeepingCell)
    core.touches.follow(map)
    core.prefetching.forget()
    var readsInTurn = false
    if !progress.work.replacesViews {
      displayed.apply(batch, place: renamed)
      for row in batch.reconfigured { core.screen.reconfigure(row) }
      if ended.operations.changesMoreThanCells {
        // A row can be held in its place only by heights that are known.
        readsInTurn = layout.heldRow == nil
        core.sizing.readDisplayedRows(exceptEstimated: readsInTurn)
      } else if ended.operations.isEmpty, ended.headersAndFooters.isEmpty {
        core.sizing.readAgain(ofDisplayedRows: true)
      }
      layout.keepHeldRow()
      core.screen.clampOffset(from: lengthBefore)
    }
    core.screen.layOut(readsHeightsInTurn: readsInTurn)
    core.screen.endDisplayOfLeavingViews()
    core.touches.swiping.closeIfLost()
  }

  /// The place of something that was named before the batch, without a callback for its name.
  private func renamed(_ place: Call.Place, at row: RowPosition) -> Call.Place {
    var moved = place
    moved.section = row.section
    if moved.row != nil { moved.row = row.row }
    if reports.log.isRecording { moved.sectionName = core.name(ofSection: row.section) }
    return moved
  }
}
