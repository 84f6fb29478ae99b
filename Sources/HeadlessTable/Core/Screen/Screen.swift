import Binder

/// The screen of a table: it displays what the layout shows, and takes the rest off.
@MainActor
struct Screen: CorePart {
  let core: TableCore
}

extension Screen {
  /// One layout: a pending reload, then views for whatever is visible.
  ///
  /// - Parameter readsHeightsInTurn: Whether the heights of displayed rows are read again, each before what is below it.
  func layOut(readsHeightsInTurn: Bool = false) {
    if needsReload { core.loadSections() }
    // The data source may request another reload while it counts; it is for the next round.
    guard !needsReload else { return }
    let lengthBefore = layout.contentLength
    if progress.layoutBegan() {
      replaceViews()
      layout.keepHeldRow()
      clampOffset(from: nil)
    }
    layoutUntilStable(contentLength: lengthBefore, readsHeightsInTurn: readsHeightsInTurn)
    progress.layoutEnded()
  }

  /// The part of a reload that waits for the layout: what was displayed leaves the screen.
  ///
  /// With estimates off, counts and heights are read a second time, as `UITableView` does.
  private func replaceViews() {
    if core.sizing.readsContentTwice {
      let before = layout.rowCounts
      core.sizing.readContent()
      if layout.rowCounts != before {
        report(.countsChangedAfterReload(before: before, after: layout.rowCounts))
      }
    }
    endDisplayOfEverything()
  }

  /// Displays what is visible until measured heights change nothing any more, then takes away what
  /// is not visible: new views are made before those that leave are pooled.
  private func layoutUntilStable(contentLength: Double, readsHeightsInTurn: Bool) {
    var contentLength = contentLength
    var missing: (row: RowPosition?, cellCount: Int, placement: Int, offset: Double) = (
      nil, 0, 0, 0
    )
    let holdsFirstRow = holdFirstRow()
    defer { if holdsFirstRow { layout.hold(nil) } }
    for round in 0..<TableProgress.roundLimit {
      displayRowsAboveHeldRow()
      displayRows(readingDisplayed: readsHeightsInTurn && round == 0)
      let plan = layout.plan
      displaySupplementaries(of: plan)
      displayElements()
      core.sizing.measureEstimatedViews()
      guard !needsReload else { return }
      layout.keepHeldRow()
      if layout.takeMoveOfOffset() { callbacks.didScroll() }
      clampOffset(from: contentLength)
      contentLength = layout.contentLength
      let former = missing
      missing = (
        displayed.nextMissingRow(of: layout.plan, after: nil), displayed.cells.count,
        layout.placement, layout.offset
      )
      // A row for which there is no cell stays blank; one whose size has moved it away may be visible again.
      let isComplete = missing.row == nil || missing == former
      guard layout.plan != plan || !isComplete || !displayed.shows(core.sizing.elementsInSight)
      else {
        removeViews(outside: plan)
        placeViews(by: plan)
        return
      }
    }
    report(
      .error,
      "The layout of \(core.named) does not settle: heights and offset still changed "
        + "after \(TableProgress.roundLimit) passes. Give a row the same height each time."
    )
  }

  /// Keeps the first visible row in its place where the sizes of those below can move it: so not all that is visible is
  /// replaced again and again while it is measured.
  private func holdFirstRow() -> Bool {
    guard layout.heldRow == nil, layout.offset > layout.offsetLimits.lowerBound,
      let row = layout.plan.row(after: nil), layout.placesRowsByAverage(inSection: row.section)
    else { return false }
    layout.hold(row)
    return true
  }

  /// Brings the offset back into its limits where the content has become shorter; nil after a reload.
  func clampOffset(from lengthBefore: Double?) {
    if let limit = layout.offsetAfterShrinking(from: lengthBefore) { move(to: limit) }
  }

  /// Displays the visible rows that are not displayed yet, from the top to the bottom: of each the cell
  /// is made, the height read and the cell displayed before the next one.
  private func displayRows(readingDisplayed readsDisplayed: Bool) {
    var plan = layout.plan
    var cursor: RowPosition?
    while !needsReload, let row = nextRow(of: &plan, after: cursor, orDisplayed: readsDisplayed) {
      cursor = row
      guard core.requiredDataSource != nil else { return }
      if let shown = displayed.cells[row] {
        core.sizing.measureAgain(shown.cell, at: row)
      } else {
        display(row)
      }
    }
  }

  /// Displays the rows that enter at the top and are known by estimates alone, from the held row upwards: the offset
  /// follows the height of each, so that what is below stays where it is.
  private func displayRowsAboveHeldRow() {
    guard var lowest = layout.heldRow?.row else { return }
    while !needsReload, layout.heldRow != nil, core.requiredDataSource != nil,
      let row = layout.plan.positions.last(where: { isUnknown($0) && $0 < lowest })
    {
      lowest = row
      display(row)
    }
  }

  private func isUnknown(_ row: RowPosition) -> Bool {
    displayed.cells[row] == nil && layout.isEstimate(row)
  }

  /// The first visible row, behind another, that has no cell, or else any; nil if there is none.
  ///
  /// Heights that are found out on the way down move the rows below: the rows of a former plan are first as long as
  /// they show, and only then is there a new plan.
  private func nextRow(
    of plan: inout LayoutPlan,
    after cursor: RowPosition?,
    orDisplayed: Bool
  ) -> RowPosition? {
    func next(_ plan: LayoutPlan) -> RowPosition? {
      orDisplayed ? plan.row(after: cursor) : displayed.nextMissingRow(of: plan, after: cursor)
    }
    if let row = next(plan), layout.shows(row) { return row }
    plan = layout.plan
    return next(plan)
  }

  private func displaySupplementaries(of plan: LayoutPlan) {
    for kind in SupplementaryKind.allCases {
      let planned = plan.supplementaries(kind).map(\.section)
      let missing = (planned + core.sizing.unknownSections(kind)).filter {
        !displayed[kind].contains($0)
      }
      if missing.isEmpty { continue }
      for section in Set(missing).sorted() {
        guard !needsReload else { return }
        display(kind, section: section)
      }
    }
  }
}
