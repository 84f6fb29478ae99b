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
      clampOffset(from: nil)
    }
    settle(contentHeight: heightBefore)
    progress.layoutEnded()
  }

  /// Displays what is visible until measured heights change nothing any more, then takes away what
  /// is not visible: what comes is asked for before what goes is pooled.
  private func settle(contentHeight: Double) {
    var contentHeight = contentHeight
    var plan = plan
    for _ in 0..<TableProgress.roundLimit {
      displayRows(of: &plan)
      displaySupplementaries(of: plan)
      guard !needsReload else { return }
      clampOffset(from: contentHeight)
      contentHeight = geometry.contentHeight
      let next = self.plan
      guard next != plan else {
        removeViews(outside: plan)
        placeViews(by: plan)
        return
      }
      plan = next
    }
    report(
      TableDiagnostic(
        severity: .error,
        message: "The layout of table '\(id)' does not settle: heights and offset still changed "
          + "after \(TableProgress.roundLimit) passes. Give a row the same height each time."
      )
    )
  }

  /// Brings the offset back into its limits where the content has become shorter; nil after a reload.
  func clampOffset(from heightBefore: Double?) {
    if let limit = layout.offsetAfterShrinking(from: heightBefore) { move(to: limit) }
  }

  /// Displays the rows of a plan that are not displayed yet, from the top to the bottom.
  private func displayRows(of plan: inout LayoutPlan) {
    var answers: [RowPosition: Double] = [:]
    var cursor: RowPosition?
    let asksHeightsFirst = plan.rows.contains { sections[$0.section].estimatesRows }
    while asksHeightsFirst, !needsReload, let row = nextMissingRow(in: plan, after: cursor) {
      cursor = row
      guard sections[row.section].estimatesRows else { continue }
      let height = heightOnDisplay(of: row)
      answers[row] = height
      if height >= 0, layout.setHeight(height, of: row) { plan = self.plan }
    }
    cursor = nil
    while !needsReload, let row = nextMissingRow(in: plan, after: cursor) {
      cursor = row
      guard requiredDataSource != nil else { return }
      let height: Double? =
        sections[row.section].estimatesRows ? answers[row] ?? heightOnDisplay(of: row) : nil
      if let height, height >= 0, layout.setHeight(height, of: row) {
        plan = self.plan
        guard plan.contains(row) else { continue }
      }
      if display(row, measuresItself: height == automaticDimension) { plan = self.plan }
    }
  }

  /// The first row of a plan, behind another, that has no cell yet.
  private func nextMissingRow(in plan: LayoutPlan, after cursor: RowPosition?) -> RowPosition? {
    layout.nextRow(in: plan, after: cursor) { displayed.firstMissingRow(of: $0, inSection: $1) }
  }

  private func displaySupplementaries(of plan: LayoutPlan) {
    for kind in SupplementaryKind.allCases {
      let sections = plan.supplementaries(kind).map(\.section) + unknownSections(kind)
      if sections.isEmpty { continue }
      for section in Set(sections).sorted() where !displayed[kind].contains(section) {
        guard !needsReload else { return }
        display(kind, section: section)
      }
    }
  }

  /// The sections in or at the viewport of which nobody has said whether they have a view.
  private func unknownSections(_ kind: SupplementaryKind) -> [Int] {
    guard delegate != nil else { return [] }
    return layout.unknownSections(kind).filter { !displayed[kind].contains($0) }
  }
}
