import Binder

extension HeadlessTable {
  /// One layout: a pending reload, then views for whatever is visible.
  func layOut() {
    if needsReload { loadSections() }
    needsLayout = false
    let heightBefore = geometry.contentHeight
    if replacesViews {
      replaceViews()
      clampOffset(from: nil)
    }
    settle(contentHeight: heightBefore)
    if !needsReload { hasLoaded = hasLoaded || hasHadDataSource }
  }

  /// What the viewport shows, by what is known of the heights now.
  package var plan: LayoutPlan {
    LayoutPlan(
      geometry: geometry,
      style: style,
      viewport: Viewport(offset: offset, height: size.height, inset: contentInset)
    )
  }

  /// Displays what is visible until measured heights change nothing any more, then takes away what
  /// is not visible: what comes is asked for before what goes is pooled.
  private func settle(contentHeight: Double) {
    var contentHeight = contentHeight
    var plan = plan
    for _ in 0..<UpdateQueue.roundLimit {
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
          + "after \(UpdateQueue.roundLimit) passes. Give a row the same height each time."
      )
    )
  }

  /// Brings the offset back into its limits where the content has become shorter.
  ///
  /// An offset that was beyond the limits before stays where the program has put it; nil, after a
  /// reload, makes no such difference.
  func clampOffset(from heightBefore: Double?) {
    let limit = offsetLimits.upperBound
    guard offset > limit else { return }
    if let heightBefore {
      guard geometry.contentHeight < heightBefore,
        offset <= offsetLimits(contentHeight: heightBefore).upperBound
      else { return }
    }
    move(to: limit)
  }

  /// Displays the rows of a plan that are not displayed yet, from the top to the bottom.
  private func displayRows(of plan: inout LayoutPlan) {
    var answers: [RowPosition: Double] = [:]
    var cursor: RowPosition?
    while !needsReload, let row = nextMissingRow(in: plan, after: cursor) {
      cursor = row
      guard sections[row.section].estimatesRows else { continue }
      let height = heightOnDisplay(of: row)
      answers[row] = height
      if height >= 0, setHeight(height, of: row) { plan = self.plan }
    }
    cursor = nil
    while !needsReload, let row = nextMissingRow(in: plan, after: cursor) {
      cursor = row
      guard requiredDataSource != nil else { return }
      let height: Double? =
        sections[row.section].estimatesRows ? answers[row] ?? heightOnDisplay(of: row) : nil
      if let height, height >= 0, setHeight(height, of: row) {
        plan = self.plan
        guard plan.contains(row) else { continue }
      }
      if display(row, measuresItself: height == automaticDimension) { plan = self.plan }
    }
  }

  /// The first row of a plan, behind another, that has no cell yet.
  private func nextMissingRow(in plan: LayoutPlan, after cursor: RowPosition?) -> RowPosition? {
    for visible in plan.rows where visible.section >= cursor?.section ?? 0 {
      var start = visible.range.lowerBound
      if let cursor, cursor.section == visible.section { start = max(start, cursor.row + 1) }
      guard start < visible.range.upperBound else { continue }
      for row in start..<visible.range.upperBound {
        let position = RowPosition(section: visible.section, row: row)
        if displayed.cells[position] == nil { return position }
      }
    }
    return nil
  }

  private func displaySupplementaries(of plan: LayoutPlan) {
    for kind in SupplementaryKind.allCases {
      let sections = plan.supplementaries(kind).map(\.section)
      for section in Set(sections).union(unknownSections(kind)).sorted()
      where displayed[kind][section] == nil {
        guard !needsReload else { return }
        display(kind, section: section)
      }
    }
  }

  /// The sections in or at the viewport of which nobody has said whether they have a view.
  private func unknownSections(_ kind: SupplementaryKind) -> [Int] {
    guard delegate != nil else { return [] }
    return sectionsTouchingViewport.filter {
      sections[$0][kind].isUnknown && displayed[kind][$0] == nil && mayShow(kind, section: $0)
    }
  }

  /// Whether a header or footer of a visible section would be visible if it had a height.
  private func mayShow(_ kind: SupplementaryKind, section: Int) -> Bool {
    guard style != .plain else { return true }
    let span =
      kind == .header ? geometry.span(ofHeader: section) : geometry.span(ofFooter: section)
    return span.maxY >= offset && span.y <= offset + size.height
  }

  private var sectionsTouchingViewport: Range<Int> {
    var range = geometry.visibleSections(from: offset, to: offset + size.height)
    while range.lowerBound > 0, geometry.section(range.lowerBound - 1).height == 0 {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < geometry.sectionCount,
      geometry.span(ofSection: range.upperBound).y <= offset + size.height,
      geometry.section(range.upperBound).height == 0
    {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }
}
