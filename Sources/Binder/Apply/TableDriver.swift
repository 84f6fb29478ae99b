/// Brings a declaration and its data to a table: what stands behind every kind of binder.
@MainActor
final class TableDriver<Section: TableViewSection> {
  let tableView: any TableHost
  let recorder = ChainRecorder<Section>()
  private(set) var content = TableContent<Section>()
  private(set) var hasFinished = false
  private var schedule = UpdateSchedule()
  private var manualSections: [Section]
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
    let facts = DeclarationFacts(
      declaration: recorder.declaration,
      reading: reading,
      displayedSections: behavior.rule == .manual ? manualSections : nil
    )
    if let error = DeclarationError.find(in: facts) { report(.error, error.description) }
    resolve(reading)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.reloadData()
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
    case .enqueue: tableView.scheduleUpdate { [weak self] in self?.updateIfNeeded() }
    case .apply:
      resolve(TableReading(recorder.declaration))
      tableView.reloadData()
      perform(schedule.updateEnded())
    }
  }

  private func resolve(_ reading: TableReading<Section>) {
    content = TableContent(
      recorder.declaration,
      reading: reading,
      behavior: behavior,
      manual: manualSections
    )
    if let problem = content.problem { report(.error, problem) }
  }
}
