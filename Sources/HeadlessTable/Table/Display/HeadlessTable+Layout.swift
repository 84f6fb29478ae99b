import Binder

extension HeadlessTable {
  /// One layout: a pending reload, then views for whatever is visible.
  func layOut() {
    if needsReload { loadSections() }
    // Whoever was asked for counts may want another reload; it is for the next round.
    guard !needsReload else { return }
    let heightBefore = geometry.contentHeight
    if progress.layoutBegan() {
      replaceViews()
      layout.keepHeldRow()
      clampOffset(from: nil)
    }
    settle(contentHeight: heightBefore)
    progress.layoutEnded()
  }

  /// Displays what is visible until measured heights change nothing any more, then takes away what
  /// is not visible: what comes is asked for before what goes is pooled.
  private func settle(contentHeight: Double) {
    var contentHeight = contentHeight
    for _ in 0..<TableProgress.roundLimit {
      displayRowsAboveHeldRow()
      displayRows()
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

  /// Displays the visible rows that are not displayed yet, from the top to the bottom.
  private func displayRows() {
    var plan = plan
    var answers = ByPosition<RowPosition, Double>()
    var cursor: RowPosition?
    let asksHeightsFirst = plan.rows.contains { visible in
      let section = sections[visible.section]
      return section.estimatesRows && (section.dimensions.contains(.height) || rowHeight >= 0)
    }
    while asksHeightsFirst, !needsReload, let row = nextMissingRow(of: &plan, after: cursor) {
      cursor = row
      guard sections[row.section].estimatesRows else { continue }
      let height = heightOnDisplay(of: row, from: delegate)
      answers[row] = height
      if height >= 0 { layout.setHeight(height, of: row) }
    }
    cursor = nil
    while !needsReload, let row = nextMissingRow(of: &plan, after: cursor) {
      cursor = row
      guard requiredDataSource != nil else { return }
      displayMissing(row, height: answers[row])
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
      displayMissing(row, height: nil)
      layout.keepHeldRow()
    }
  }

  private func isUnknown(_ row: RowPosition) -> Bool {
    displayed.cells[row] == nil && layout.height(of: row).isEstimate
  }

  /// Asks for the cell of a row, and for its height unless that was asked for before, and displays it if it shows.
  private func displayMissing(_ row: RowPosition, height known: Double?) {
    let height: Double? =
      sections[row.section].estimatesRows
      ? known ?? heightOnDisplay(of: row, from: delegate) : nil
    if let height, height >= 0 {
      layout.setHeight(height, of: row)
      layout.keepHeldRow()
      guard layout.shows(row) else { return }
    }
    display(row, measuresItself: height == automaticDimension)
  }

  /// The first visible row, behind another, that has no cell; nil if there is none.
  ///
  /// Heights that are found out on the way down move the rows below: the rows of a former plan come first as long as
  /// they show, and only then is there a new plan.
  private func nextMissingRow(
    of plan: inout LayoutPlan,
    after cursor: RowPosition?
  ) -> RowPosition? {
    if let row = displayed.nextMissingRow(of: plan, after: cursor), layout.shows(row) { return row }
    plan = self.plan
    return displayed.nextMissingRow(of: plan, after: cursor)
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
