/// Brings a declaration and its data to a table: what stands behind every kind of binder.
@MainActor
final class TableDriver<Section: TableViewSection> {
  let tableView: any TableHost
  let recorder = ChainRecorder<Section>()
  /// What the table shows, or is about to show when an update has ended.
  private(set) var content = TableContent<Section>()
  /// What the table shows at the moment.
  private(set) var shown = ShownContent(TableContent<Section>())
  private(set) var hasFinished = false
  private var schedule = UpdateSchedule()
  private let waiters = UpdateWaiters()
  private var comparison: Task<Void, Never>?
  private var manualSections: [Section]
  /// What was found wrong already, so that each thing is said once.
  private var knownProblems: Set<String> = []
  var animations = UpdateAnimations()
  var animatesChanges = true
  weak var updateDelegate: (any TableViewUpdateDelegate)?
  /// For each section the number of rows for which the prefetch handler has run.
  var prefetchedCounts: [Section: Int] = [:]

  var behavior: SectionDisplayBehavior<Section> {
    didSet { setNeedsUpdate() }
  }

  init(
    _ tableView: any TableHost,
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section] = []
  ) {
    self.tableView = tableView
    self.behavior = behavior
    manualSections = sections
    recorder.onChange = { [weak self] in self?.setNeedsUpdate() }
  }

  /// What is displayed, or what was set to be displayed if that is not yet the same.
  var displayedSections: [Section] {
    get { behavior.rule == .manual ? manualSections : content.sections.map(\.section) }
    set {
      guard behavior.rule == .manual else {
        report(
          .warning,
          "displayedSections was set, but the section display behavior chooses the sections. "
            + "Use .manuallyManaged to set them."
        )
        return
      }
      manualSections = newValue
      setNeedsUpdate()
    }
  }

  func finish() {
    guard !hasFinished else {
      report(.error, "finish() was called a second time. Call it once, after the last chain.")
      return
    }
    hasFinished = true
    recorder.refuse = { [weak self] in self?.report(.error, $0) }
    let reading = TableReading(recorder.declaration)
    let error = DeclarationError.find(in: facts(reading))
    if let error { report(.error, error.description) }
    knownProblems = Set(error?.problems ?? [])
    content = resolve(reading)
    shown = ShownContent(content)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.reloadData()
  }

  /// Has every data closure read again, and brings the table up to date at the next frame.
  func refresh() {
    recorder.refresh()
    setNeedsUpdate()
  }

  /// Has every data closure read again, and waits until the table shows what has changed.
  func refreshInBackground() async {
    guard hasFinished, !Task.isCancelled else { return }
    recorder.refresh()
    await waiters.wait {
      perform(schedule.dataChangedInBackground())
    } orElse: {
      self.perform(self.schedule.comparisonAbandoned())
    }
  }

  /// Brings the table up to date at the next frame.
  func setNeedsUpdate() {
    guard hasFinished else { return }
    perform(schedule.dataChanged())
  }

  /// Brings the table up to date now, if anything has changed.
  func updateIfNeeded() {
    perform(schedule.frameBegan())
  }

  func report(_ severity: TableDiagnostic.Severity, _ message: String) {
    tableView.report(TableDiagnostic(severity: severity, message: message))
  }

  private func perform(_ action: UpdateSchedule.Action) {
    switch action {
    case .nothing: break
    case .enqueue: enqueue()
    case .compare(let number): compare(number)
    case .apply: update { show(read()) }
    }
  }

  /// Asks for the next frame; if somebody waits for the update, it comes without one.
  private func enqueue() {
    comparison?.cancel()
    tableView.scheduleUpdate { [weak self] in self?.updateIfNeeded() }
    guard !waiters.isEmpty else { return }
    Task { [weak self] in self?.updateIfNeeded() }
  }

  /// Reads the data, and compares it in the background.
  private func compare(_ number: Int) {
    comparison?.cancel()
    let new = read()
    let contents = ContentComparison(from: content, to: new, backgroundComparisons)
    comparison = Task { [weak self] in
      guard let update = await contents.updateInBackground() else { return }
      self?.comparisonEnded(number) { $0.show(new, by: update) }
    }
  }

  private func comparisonEnded(_ number: Int, _ show: (TableDriver) -> Void) {
    guard schedule.comparisonEnded(number) == .apply else { return }
    update { show(self) }
  }

  /// Updates the table, and ends the wait of everybody who asked for it before.
  private func update(_ show: () -> Void) {
    let served = waiters.takeAll()
    show()
    for waiter in served { waiter.resume() }
    perform(schedule.updateEnded())
  }

  private var backgroundComparisons: BackgroundComparisons {
    recorder.declaration.backgroundComparisons
  }

  /// Reads all data, and reports what has become wrong since binding ended.
  private func read() -> TableContent<Section> {
    let reading = TableReading(recorder.declaration)
    reportNewProblems(of: reading)
    return resolve(reading)
  }

  private func facts(_ reading: TableReading<Section>) -> DeclarationFacts<Section> {
    DeclarationFacts(
      declaration: recorder.declaration,
      reading: reading,
      displayedSections: behavior.rule == .manual ? manualSections : nil
    )
  }

  /// Reports what has become wrong since binding ended: each problem once.
  private func reportNewProblems(of reading: TableReading<Section>) {
    let problems = DeclarationError.problemsOfData(in: facts(reading))
    let new = problems.filter { knownProblems.insert($0).inserted }
    if !new.isEmpty { report(.error, DeclarationError(problems: new).description) }
  }

  private func resolve(_ reading: TableReading<Section>) -> TableContent<Section> {
    let content = TableContent(
      recorder.declaration,
      reading: reading,
      behavior: behavior,
      manual: manualSections
    )
    if let problem = content.problem { report(.error, problem) }
    return content
  }

  /// Leads the table from the content that it shows to another one, by an update that is known or found here.
  private func show(_ new: TableContent<Section>, by update: TableUpdate? = nil) {
    let old = content
    content = new
    guard animatesChanges else {
      shown = ShownContent(new)
      tableView.reloadData()
      return
    }
    let update = update ?? ContentComparison(from: old, to: new, backgroundComparisons).update()
    if let updateDelegate, !update.change.isEmpty {
      shown = ShownContent(new)
      updateDelegate.animate(updates: CollectionUpdate(update.change), on: tableView)
      return
    }
    for batch in update.batches {
      tableView.performBatchUpdates(
        {
          shown = ShownContent(from: old, to: new, stage: batch.content)
          batch.operations.announce(to: tableView, with: animations)
        },
        completion: nil
      )
    }
    shown = ShownContent(new)
    if !update.headersAndFooters.isEmpty {
      tableView.reconfigureHeadersAndFooters(inSections: update.headersAndFooters)
    }
  }
}
