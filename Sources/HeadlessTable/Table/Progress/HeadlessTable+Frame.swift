import Binder

extension HeadlessTable {
  /// Does all pending work now: scheduled updates, a pending reload, and the layout.
  ///
  /// Whatever reads or drives the table does this first; there is seldom a reason to call it.
  public func layoutIfNeeded() {
    guard progress.isFree else { return loadIfNeeded() }
    guard progress.isWorkDue else { return }
    progress.frameBegan()
    while true {
      switch progress.nextStep() {
      case .rest: return
      case .endCycle: return endCycle()
      case .layOut: during(.asking) { layOut() }
      case .runUpdates:
        reports.frameBegan()
        during(.updating) {
          for update in progress.takeUpdates() { update() }
        }
      }
    }
  }

  /// Forgets what is displayed and asks the data source for everything again.
  ///
  /// Counts, and heights where estimates are off, are asked before this returns; cells are asked by
  /// the next layout. The selection is cleared, the content offset kept. Called in the middle of a
  /// question, all of it waits for the end of that. In the middle of a batch it takes the batch's place,
  /// with a warning if the program has begun that.
  public func reloadData() {
    setNeedsReload()
    guard progress.batch == nil else { return warnOfReloadInBatch() }
    guard progress.canLoad else { return }
    during(.asking) { loadSections() }
  }

  /// Runs work before the next frame, which comes when the table is read or driven.
  public func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    progress.schedule(update, origin: originOfWork)
  }

  /// Does something during which the table is not idle.
  func during<Result>(_ activity: TableProgress.Activity, _ body: () -> Result) -> Result {
    progress.during(activity, body)
  }

  /// Asks for the counts if that is left to do: whoever announces changes next finds what there was before them.
  func loadIfNeeded() {
    if progress.canLoad, needsReload { during(.asking) { loadSections() } }
  }

  /// Whether everything is to be asked for again.
  var needsReload: Bool { progress.work.needsReload }

  private func warnOfReloadInBatch() {
    guard !finger.dragging.isDropping else { return }
    report(
      .warning,
      "Table '\(id)' was reloaded in the middle of a batch of updates: the operations "
        + "of the batch are dropped, and everything is shown again. Announce all changes, or "
        + "reload without a batch."
    )
  }

  /// The table's work, for a message about who scheduled what.
  var originOfWork: String {
    switch progress.activity {
    case .idle: "outside of the table"
    case .updating: "in an update"
    case .touching: "in a call of the data source or the delegate"
    case .asking:
      views.request?.row.map { "while asked for the cell of \(text(of: $0))" }
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
      ?? "a layout asked for another one"
    report(
      .error,
      """
      Table '\(id)' does not come to rest: after \(TableProgress.roundLimit) rounds \(origin). \
      Change the data only when it differs, and not in a handler that the change itself calls.
      """
    )
  }
}

extension HeadlessTable {
  /// The part of a reload that happens at once: counts, and heights where estimates are off.
  func loadSections() {
    beginPhase(progress.hasLoaded ? "reload" : "load")
    progress.loadBegan()
    layout.hold(nil)
    selection.forget()
    finger.forget()
    prefetching.forget()
    askContent()
    finger.swiping.closeIfLost()
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

  /// Asks for the counts of all sections and for their dimensions, as `UITableView` does: with estimates for all counts first,
  /// without for the rows of a section and then for their heights.
  private func askContent() {
    reports.forgetNames()
    let count = askSectionCount()
    var rowCounts = Array(repeating: 0, count: count)
    var states = Array(repeating: SectionState(), count: count)
    var stacks = Array(repeating: SectionGeometry(), count: count)
    let asksHeightsAtOnce = layout.rules.estimatesAreOff
    let dataSource = dataSource
    forEachSection(of: count) { section in
      rowCounts[section] = askRowCount(ofSection: section, from: dataSource)
      guard asksHeightsAtOnce else { return }
      (states[section], stacks[section]) =
        askDimensions(ofSection: section, rowCount: rowCounts[section])
    }
    if !asksHeightsAtOnce {
      for (section, rowCount) in rowCounts.enumerated() {
        (states[section], stacks[section]) = askDimensions(ofSection: section, rowCount: rowCount)
      }
    }
    layout.replace(states, geometry.replacing(stacks))
    measureParts()
    finger.edges.readIndexTitles()
  }

  /// The number of rows of each section.
  func askCounts() -> [Int] {
    var counts = Array(repeating: 0, count: askSectionCount())
    let dataSource = dataSource
    forEachSection(of: counts.count) { counts[$0] = askRowCount(ofSection: $0, from: dataSource) }
    return counts
  }

  /// The last section, then the others from the first one on: so they are asked for their rows in every log of `UITableView`.
  private func forEachSection(of count: Int, _ body: (Int) -> Void) {
    guard count > 0 else { return }
    body(count - 1)
    for section in 0..<count - 1 { body(section) }
  }

  private func askSectionCount() -> Int {
    guard let dataSource = requiredDataSource else { return 0 }
    let count = valid(
      count: dataSource.numberOfSections(in: self),
      of: "sections in the table",
      most: Self.mostSections
    )
    note(.count(Call.Count(place: nil, answer: count)))
    return count
  }

  private func askRowCount(
    ofSection section: Int,
    from dataSource: (any TableDataSource)?
  ) -> Int {
    let count = valid(
      count: dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0,
      of: "rows in section \(section)",
      most: Self.mostRowsOfSection
    )
    note(.count(Call.Count(place: place(of: .section, section: section), answer: count)))
    return count
  }

  /// More would take all memory, or a sum beyond what an integer holds.
  private static let mostSections = 10_000_000
  private static let mostRowsOfSection = 10_000_000_000

  private func valid(count: Int, of place: @autoclosure () -> String, most: Int) -> Int {
    if (0...most).contains(count) { return count }
    report(.invalidCount(count, of: place(), most: most))
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
      state[kind] = askSupplementary(kind, section: section, &stack)
    }
    (stack.rows, state.estimatesRows) = askRowHeights(
      inSection: section,
      count: rowCount,
      dimensions: state.dimensions
    )
    return (state, stack)
  }
}
