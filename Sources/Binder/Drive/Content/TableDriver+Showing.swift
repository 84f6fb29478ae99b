// Showing content: how a table is led from what it shows to what was read.
extension TableDriver {
  func begin(_ first: TableContent) {
    reader.applied.wasShown(first.requested.version)
    reader.warnOfRepeatedIdentities(in: first, after: TableContent())
    updater.show(first)
    methods = reader.features.methods
  }

  func show(
    _ new: TableContent,
    in tableView: any TableHost,
    by plan: UpdatePlan? = nil
  ) {
    guard isDriving(tableView) else { return }
    let old = content
    let form = reader.applied.form
    reader.applied.wasShown(new.requested.version)
    batchAskedForHeights = false
    prefetching.updateBegins(with: new, byReload: reloads(as: form))
    holdingRow(in: tableView, from: old, to: new, by: plan, as: form) { plan in
      withDelegateMethods(in: tableView) { lead(tableView, from: old, to: new, by: plan, as: form) }
      guard isDriving(tableView) else { return }
      if reader.isRefreshed, reader.features.mapsWhenFilling { fillOutdated(in: tableView) }
      if isDriving(tableView) { fillOtherContents(in: tableView) }
      if isDriving(tableView) { askForHeights(in: tableView) }
    }
    prefetching.updateEnded()
  }

  private func reloads(as form: AppliedSnapshots.Form?) -> Bool {
    !configuration.animateChanges || form == .reload
  }

  /// Changes the table, and leaves the visible rows where they are, if that is wanted and one of them stays; the change
  /// receives the update, if it is known by then.
  private func holdingRow(
    in tableView: any TableHost,
    from old: TableContent,
    to new: TableContent,
    by plan: UpdatePlan?,
    as form: AppliedSnapshots.Form?,
    _ change: (UpdatePlan?) -> Void
  ) {
    guard configuration.keepsVisibleRowsInPlace, let visible = tableView.indexPathsForVisibleRows,
      isDriving(tableView)
    else { return change(plan) }
    let isSame = plan == nil && new.shows(sameAs: old)
    let plan = isSame ? nil : plan ?? comparing(old, with: new).update()
    let hidden = visible.prefix { !tableView.showsTopEdge(ofRowAt: $0) }.count
    let rows = visible.map { RowPosition($0) }
    let kept = AnchorRow(
      of: rows,
      hiddenTops: hidden,
      after: plan?.change,
      byReload: reloads(as: form)
    )
    guard let kept else { return change(plan) }
    tableView.holdRow(
      at: IndexPath(kept.row.old),
      movedTo: IndexPath(kept.row.new),
      animated: kept.isBelowNoChange && !reloads(as: form),
      during: { change(plan) }
    )
  }

  func showRow(
    at old: RowPosition,
    movedTo new: RowPosition,
    keepingCell keepsCell: Bool
  ) -> Bool {
    guard let moved = content.moving(old, to: new, keepingCell: keepsCell) else { return false }
    updater.show(moved)
    return true
  }

  /// Has the table show the content again that the user has moved a row out of to where it cannot be.
  func takeBack(_ move: Move<RowPosition>, in tableView: any TableHost) {
    updater.show(move)
    tableView.scheduleUpdate { [weak self, weak tableView] in
      guard let self, let tableView, isDriving(tableView) else { return }
      updater.show(content)
      tableView.reloadData()
    }
  }

  func comparing(_ old: TableContent, with new: TableContent) -> ContentComparison {
    ContentComparison(
      from: old,
      to: new,
      reader.declaration.backgroundComparisons,
      updates: configuration.rowUpdates
    )
  }

  /// Has the table use the delegate methods of both declarations while it changes, and then those of the new one.
  private func withDelegateMethods(in tableView: any TableHost, _ change: () -> Void) {
    let (old, new) = (methods, reader.features.methods)
    guard old != new else { return change() }
    methods = old.union(new)
    if methods != old { tableView.delegateAnswersChanged() }
    change()
    methods = new
    guard isDriving(tableView) else { return }
    if old.union(new) != new { tableView.delegateAnswersChanged() }
    tableView.updateHeights()
  }

  private func lead(
    _ tableView: any TableHost,
    from old: TableContent,
    to new: TableContent,
    by plan: UpdatePlan?,
    as form: AppliedSnapshots.Form?
  ) {
    guard !reloads(as: form) else {
      _ = reader.takeOtherHeights()
      updater.show(new)
      reader.warnOfRepeatedIdentities(in: new, after: old)
      tableView.reloadData()
      return
    }
    if plan == nil, new.shows(sameAs: old) { return updater.show(new) }
    let plan = plan ?? comparing(old, with: new).update()
    if plan.change.insertsRows { reader.warnOfRepeatedIdentities(in: new, after: old) }
    reader.warnOfUnmatchedModels(in: new, after: plan.change)
    let animations = form == .plain ? UpdateAnimations(all: .none) : configuration.animations
    updater.update(tableView, from: old, to: new, by: plan, with: animations) {
      isDriving(tableView)
    }
    batchAskedForHeights = plan.batches.last?.changesMoreThanCells ?? false
    guard isDriving(tableView) else { return }
    // A section that is reloaded has its header and footer made again by that.
    let reloaded = Set(plan.change.structure.sectionUpdates.map(\.new))
    let ends = plan.change.headersAndFooters.map(\.new).filter { !reloaded.contains($0) }
    showEnds(ofSections: ends, in: tableView)
    // A row that an earlier batch has updated was filled in the section that it was in then.
    fillAgain(plan, but: plan.batches.last?.change.rowUpdates ?? [], in: tableView)
  }

  /// Has cells filled again that other code fills now, but for rows that it has filled already; in editing mode also those that
  /// get the controls of another section.
  private func fillAgain(
    _ plan: UpdatePlan,
    but filled: [Move<RowPosition>],
    in tableView: any TableHost
  ) {
    guard !plan.filledAgain.isEmpty, isDriving(tableView) else { return }
    let again = plan.filledAgain.whileEditing(tableView.isEditing)
    guard !again.isEmpty, let visible = tableView.indexPathsForVisibleRows else { return }
    let updated = Set(filled.map(\.new))
    let rows = visible.lazy.map { RowPosition($0) }.filter {
      again.contains($0) && !updated.contains($0)
    }
    fill(rows.filter { !again.keepsControls($0) }, in: tableView, reloading: tableView.isEditing)
    fill(rows.filter { again.keepsControls($0) }, in: tableView, reloading: false)
  }

  private func fillOutdated(in tableView: any TableHost) {
    let outdated = (tableView.indexPathsForVisibleRows ?? []).filter { path in
      guard let rows = content.section(at: path.section)?.rows,
        let cell = tableView.cellForRow(at: path)
      else { return false }
      return rows.isOutdated(cell, at: path.row)
    }
    fill(outdated.map { RowPosition($0) }, in: tableView, reloading: tableView.isEditing)
  }

  /// Has cells filled again; a cell that is filled again keeps its controls, which may be those of other code, and a reloaded one
  /// does not.
  private func fill(_ rows: [RowPosition], in tableView: any TableHost, reloading: Bool) {
    guard !rows.isEmpty, isDriving(tableView) else { return }
    if content.showsContents, !reloading { return fill(rows.map { IndexPath($0) }, in: tableView) }
    tableView.performBatchUpdates(
      {
        if reloading {
          tableView.reloadRows(at: rows.map { IndexPath($0) }, with: .none)
        } else {
          tableView.reconfigureRows(rows)
        }
      },
      completion: nil
    )
  }

  private func showEnds(ofSections sections: [Int], in tableView: any TableHost) {
    guard !sections.isEmpty else { return }
    tableView.reconfigureHeadersAndFooters(
      inSections: sections,
      with: configuration.animations.sectionHeaderFooterUpdate
    )
  }

  /// Updates the heights of what is displayed after a refresh and after another run of a screen's body: a height may depend on
  /// more than its row.
  private func askForHeights(in tableView: any TableHost) {
    guard reader.takeOtherHeights() else { return }
    if batchAskedForHeights {
      tableView.updateHeightsAfterBatch()
    } else {
      tableView.updateHeights()
    }
  }
}
