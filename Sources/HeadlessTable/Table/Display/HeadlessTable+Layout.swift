import Binder

extension HeadlessTable {
  /// One layout: a pending reload, then views for whatever is visible.
  ///
  /// - Parameter asksHeightsInTurn: Whether displayed rows are asked for their heights again, each before what is below it.
  func layOut(asksHeightsInTurn: Bool = false) {
    if needsReload { loadSections() }
    // Whoever was asked for counts may want another reload; it is for the next round.
    guard !needsReload else { return }
    let heightBefore = geometry.contentHeight
    if progress.layoutBegan() {
      replaceViews()
      layout.keepHeldRow()
      clampOffset(from: nil)
    }
    settle(contentHeight: heightBefore, asksHeightsInTurn: asksHeightsInTurn)
    progress.layoutEnded()
  }

  /// Displays what is visible until measured heights change nothing any more, then takes away what
  /// is not visible: what comes is asked for before what goes is pooled.
  private func settle(contentHeight: Double, asksHeightsInTurn: Bool) {
    var contentHeight = contentHeight
    for round in 0..<TableProgress.roundLimit {
      displayRowsAboveHeldRow()
      displayRows(askingDisplayed: asksHeightsInTurn && round == 0)
      let plan = plan
      displaySupplementaries(of: plan)
      guard !needsReload else { return }
      layout.keepHeldRow()
      if layout.takeMoveOfOffset() { tellScroll() }
      clampOffset(from: contentHeight)
      contentHeight = geometry.contentHeight
      guard self.plan != plan else {
        removeViews(outside: plan)
        placeViews(by: plan)
        return
      }
    }
    report(
      .error,
      "The layout of table '\(id)' does not settle: heights and offset still changed "
        + "after \(TableProgress.roundLimit) passes. Give a row the same height each time."
    )
  }

  /// Brings the offset back into its limits where the content has become shorter; nil after a reload.
  func clampOffset(from heightBefore: Double?) {
    if let limit = layout.offsetAfterShrinking(from: heightBefore) { move(to: limit) }
  }

  /// Displays the visible rows that are not displayed yet, from the top to the bottom: each is asked for its cell, then for
  /// its height, and is displayed before the next one is asked for anything.
  private func displayRows(askingDisplayed asksDisplayed: Bool) {
    var plan = plan
    var cursor: RowPosition?
    while !needsReload, let row = nextRow(of: &plan, after: cursor, orDisplayed: asksDisplayed) {
      cursor = row
      guard requiredDataSource != nil else { return }
      if let shown = displayed.cells[row] {
        measure(shown.cell, ofDisplayed: row, by: delegate)
      } else {
        display(row)
      }
    }
  }

  /// Displays the rows that come in at the top and are known by estimates alone, from the held row upwards: the offset
  /// follows the height of each, so that what is below stays where it is.
  private func displayRowsAboveHeldRow() {
    guard var lowest = layout.heldRow?.row else { return }
    while !needsReload, layout.heldRow != nil, requiredDataSource != nil,
      let row = plan.positions.last(where: { isUnknown($0) && $0 < lowest })
    {
      lowest = row
      display(row)
    }
  }

  private func isUnknown(_ row: RowPosition) -> Bool {
    displayed.cells[row] == nil && layout.height(of: row).isEstimate
  }

  /// The first visible row, behind another, that has no cell, or else any; nil if there is none.
  ///
  /// Heights that are found out on the way down move the rows below: the rows of a former plan come first as long as
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
    plan = self.plan
    return next(plan)
  }

  private func displaySupplementaries(of plan: LayoutPlan) {
    for kind in SupplementaryKind.allCases {
      let planned = plan.supplementaries(kind).map(\.section)
      let missing = (planned + unknownSections(kind)).filter { !displayed[kind].contains($0) }
      if missing.isEmpty { continue }
      for section in Set(missing).sorted() {
        guard !needsReload else { return }
        display(kind, section: section)
      }
    }
  }

  /// The sections in or at the viewport of which nobody has said whether they have a view.
  private func unknownSections(_ kind: SupplementaryKind) -> [Int] {
    guard delegate != nil else { return [] }
    return layout.unknownSections(kind)
  }
}
