/// Brings a declaration and its data to a table: what stands behind every kind of binder.
@MainActor
final class TableDriver<Section: TableViewSection> {
  /// The table; whoever makes the driver keeps it alive, or lets it go.
  private(set) weak var tableView: (any TableHost)?
  private let reader: ContentReader<Section>
  /// What the table shows, or is about to show when an update has ended.
  private(set) var content = TableContent<Section>()
  /// What the table shows at the moment.
  private(set) var shown = ShownContent(TableContent<Section>())
  private(set) var hasFinished = false
  private var schedule = UpdateSchedule()
  private let waiters = UpdateWaiters()
  private var comparison: Task<Void, Never>?
  var configuration = BindingConfiguration()
  private var registeredTypes: [String: ObjectIdentifier] = [:]
  /// For each section the number of rows for which the prefetch handler has run.
  var prefetchedCounts: [Section: Int] = [:]

  init(
    _ tableView: any TableHost,
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section]?,
    body: ((ChainRecorder<Section>) -> Void)? = nil
  ) {
    self.tableView = tableView
    let running = RunningDeclaration(body)
    reader = ContentReader(running, behavior: behavior, displaying: sections)
    reader.report = { [weak self] in self?.report($0, $1) }
    running.onChange = { [weak self] in self?.setNeedsUpdate() }
    running.onRegistration = { [weak self] in self?.register($0) }
  }

  private var running: RunningDeclaration<Section> { reader.running }

  /// Where the chains of a binder write.
  var recorder: ChainRecorder<Section> { running.recorder }

  /// Which sections are displayed, and in which order.
  var behavior: SectionDisplayBehavior<Section> {
    get { reader.behavior }
    set {
      reader.choose(by: newValue, showing: hasFinished ? content.displayedSections : nil)
      setNeedsUpdate()
    }
  }

  /// What is displayed, or what was set to be displayed if that is not yet the same.
  var displayedSections: [Section] {
    get { reader.displayedSections ?? content.displayedSections }
    set { if reader.display(newValue) { setNeedsUpdate() } }
  }

  func finish() {
    guard !hasFinished else {
      report(.error, "finish() was called a second time. Call it once, after the last chain.")
      return
    }
    hasFinished = true
    running.close { [weak self] in self?.report(.error, $0) }
    content = reader.read()
    reader.warnOfRepeatedIdentities(in: content)
    shown = ShownContent(content)
    tableView?.dataSource = self
    tableView?.delegate = self
    tableView?.reloadData()
  }

  /// Runs a screen's body again or reads every data closure of chains again, and brings the table up
  /// to date at the next frame.
  func refresh() {
    running.refresh()
    setNeedsUpdate()
  }

  /// Runs a screen's body again or reads every data closure of chains again, and waits until the table shows
  /// what has changed.
  func refreshInBackground() async {
    guard hasFinished, !Task.isCancelled else { return }
    await waiters.wait {
      running.refresh()
      perform(schedule.dataChangedInBackground())
    } orElse: {
      self.perform(self.schedule.comparisonAbandoned())
    }
  }

  /// Makes a view type known to the table, unless the driver has done so already.
  private func register(_ registration: ViewRegistration) {
    guard configuration.automaticallyRegister, let tableView else { return }
    let former = registeredTypes.updateValue(
      registration.type,
      forKey: registration.reuseIdentifier
    )
    if former != registration.type { registration.register(tableView) }
  }

  /// Takes the table its data source and delegate, if these are still the driver.
  func unbind() {
    hasFinished = false
    running.end()
    endWaiting()
    guard let tableView, tableView.dataSource === self else { return }
    tableView.dataSource = nil
    tableView.delegate = nil
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
    tableView?.report(TableDiagnostic(severity: severity, message: message))
  }

  private func perform(_ action: UpdateSchedule.Action) {
    switch action {
    case .nothing: break
    case .enqueue: enqueue()
    case .compare(let number): compare(number)
    case .apply: update { $0.show($0.reader.read(), in: $1) }
    }
  }

  /// Asks for the next frame; if somebody waits for the update, it comes without one.
  private func enqueue() {
    comparison?.cancel()
    tableView?.scheduleUpdate { [weak self] in self?.updateIfNeeded() }
    guard !waiters.isEmpty else { return }
    Task { [weak self] in self?.updateIfNeeded() }
  }

  /// Reads the data, and compares it in the background.
  private func compare(_ number: Int) {
    comparison?.cancel()
    let new = reader.read()
    let contents = comparison(from: content, to: new)
    comparison = Task { [weak self] in
      guard let update = await contents.updateInBackground() else { return }
      self?.comparisonEnded(number) { $0.show(new, in: $1, by: update) }
    }
  }

  private func comparisonEnded(
    _ number: Int,
    _ show: (TableDriver, any TableHost) -> Void
  ) {
    guard schedule.comparisonEnded(number) == .apply else { return }
    update(show)
  }

  /// Updates the table if it is still the driver's, and ends the wait of everybody who asked for it before.
  private func update(_ show: (TableDriver, any TableHost) -> Void) {
    let served = waiters.takeAll()
    if hasFinished, let tableView, tableView.dataSource === self { show(self, tableView) }
    for waiter in served { waiter.resume() }
    perform(schedule.updateEnded())
  }

  /// Gives up what is compared in the background: the driver shows nothing any more.
  private func endWaiting() {
    comparison?.cancel()
    for waiter in waiters.takeAll() { waiter.resume() }
    perform(schedule.comparisonAbandoned())
  }

  private func comparison(
    from old: TableContent<Section>,
    to new: TableContent<Section>
  ) -> ContentComparison {
    ContentComparison(
      from: old,
      to: new,
      running.declaration.backgroundComparisons,
      updates: configuration.rowUpdates
    )
  }

  /// Leads the table from the content that it shows to another one, by an update that is known or found here.
  private func show(
    _ new: TableContent<Section>,
    in tableView: any TableHost,
    by update: TableUpdate? = nil
  ) {
    let old = content
    content = new
    guard configuration.animateChanges else {
      shown = ShownContent(new)
      reader.warnOfRepeatedIdentities(in: new)
      tableView.reloadData()
      return
    }
    let update = update ?? comparison(from: old, to: new).update()
    if update.change.bringsRows { reader.warnOfRepeatedIdentities(in: new) }
    if let updateDelegate = configuration.updateDelegate, !update.change.isEmpty {
      shown = ShownContent(new)
      updateDelegate.animate(updates: CollectionUpdate(update.change), on: tableView)
      return
    }
    for batch in update.batches {
      tableView.performBatchUpdates(
        {
          shown = ShownContent(from: old, to: new, stage: batch.content)
          batch.operations.announce(to: tableView, with: configuration.animations)
        },
        completion: nil
      )
    }
    shown = ShownContent(new)
    if !update.headersAndFooters.isEmpty {
      tableView.reconfigureHeadersAndFooters(
        inSections: update.headersAndFooters,
        with: configuration.animations.sectionHeaderFooterUpdate
      )
    }
  }
}
