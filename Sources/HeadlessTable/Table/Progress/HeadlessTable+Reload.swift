import Binder

extension HeadlessTable {
  /// The part of a reload that happens at once: counts, and heights where estimates are off.
  func loadSections() {
    beginPhase(progress.hasLoaded ? "reload" : "load")
    progress.loadBegan()
    interaction.forget()
    askContent()
    guard progress.hasLoaded else { return }
    note(
      .update(
        Call.Update(kind: .reload, sections: geometry.sectionCount, rows: geometry.rowCount)
      )
    )
  }

  /// The part of a reload that waits for the layout: what was displayed leaves the screen.
  ///
  /// With estimates off, counts and heights are asked a second time, as `UITableView` does.
  func replaceViews() {
    if sections.contains(where: { !$0.estimatesRows }) {
      let before = layout.rowCounts
      askContent()
      if layout.rowCounts != before {
        report(.countsChangedAfterReload(before: before, after: layout.rowCounts))
      }
    }
    endDisplayOfEverything()
  }

  /// Asks for the counts of all sections, then for their dimensions, the first section first.
  ///
  /// `UITableView` has been seen to ask the last section first; nobody should rely on either.
  private func askContent() {
    reports.forgetNames()
    let counts = askCounts()
    var states: [SectionState] = []
    var stacks: [SectionGeometry] = []
    for (section, rowCount) in counts.enumerated() {
      let (state, stack) = askDimensions(ofSection: section, rowCount: rowCount)
      states.append(state)
      stacks.append(stack)
    }
    layout.replace(states, TableGeometry(sections: stacks))
  }

  func askCounts() -> [Int] {
    guard let dataSource = requiredDataSource else { return [] }
    let sectionCount = valid(
      count: dataSource.numberOfSections(in: self),
      of: "sections in the table",
      most: Self.mostSections
    )
    note(.count(Call.Count(place: nil, answer: sectionCount)))
    return (0..<sectionCount).map { section in
      let rowCount = valid(
        count: dataSource.tableView(self, numberOfRowsInSection: section),
        of: "rows in section \(section)",
        most: Self.mostRowsOfSection
      )
      note(.count(Call.Count(place: place(of: .section, section: section), answer: rowCount)))
      return rowCount
    }
  }

  /// More would take all memory, or a sum beyond what an integer holds.
  private static let mostSections = 10_000_000
  private static let mostRowsOfSection = 10_000_000_000

  private func valid(count: Int, of place: String, most: Int) -> Int {
    if (0...most).contains(count) { return count }
    report(.invalidCount(count, of: place, most: most))
    return 0
  }

  func askDimensions(
    ofSection section: Int,
    rowCount: Int
  ) -> (SectionState, SectionGeometry) {
    var state = SectionState()
    var stack = SectionGeometry()
    state.dimensions = delegate?.tableView(self, rowDimensionsInSection: section) ?? []
    for kind in SupplementaryKind.allCases {
      let (known, height) = askSupplementary(kind, section: section)
      state[kind] = known
      stack.set(height, isEstimate: known.answer == nil || known.isUnknown, of: kind)
    }
    stack.topPadding = layout.rules.topPadding(state.header, height: stack.header)
    (stack.rows, state.estimatesRows) = askRowHeights(
      inSection: section,
      count: rowCount,
      dimensions: state.dimensions
    )
    return (state, stack)
  }
}
