/// Brings a declaration and its data to a table: what stands behind every kind of binder.
@MainActor
final class TableDriver<Section: TableViewSection> {
  /// The table; whoever makes the driver keeps it alive, or lets it go.
  private(set) weak var tableView: (any TableHost)?
  let reader: ContentReader<Section>
  /// The content that the table shows, or will show when an update has ended.
  private(set) var content = TableContent<Section>()
  private let updater = TableUpdater(showing: TableContent<Section>())
  private(set) var hasFinished = false
  /// Runs when other content is shown, and when other sections are set before binding has ended.
  var onDisplay: (() -> Void)?
  private var schedule = UpdateSchedule()
  let waiters = UpdateWaiters()
  private var comparison: Task<Void, Never>?
  var configuration = BindingConfiguration()
  /// The declaration as text: a line for each chain, what it binds, and the handlers.
  var declarationText: String { running.declaration.description }

  /// The content as text: a line for each section and each row, when all that is pending is done.
  var contentText: String {
    tableView?.performPendingUpdates()
    return content.description
  }

  /// The titles of the index that the table shows.
  var shownIndexTitles: [String] = []
  /// Whether the driver has given the table its refresh handler.
  var takesRefreshes = false
  /// The observed values that the program's selection has read.
  private(set) lazy var selectionTracker = ObservationTracker { [weak self] in
    self?.setNeedsUpdate()
  }
  /// The methods of a delegate that the declaration has answers for.
  private(set) var answers: TableDelegateAnswers = []

  /// Whether a refresh asks for the heights of rows that have not changed.
  private var asksForHeights = false
  /// The memory of the checks, which outlives the driver; nil before the first chain.
  private var finishCheck: FinishCheck?
  private var registeredTypes: [String: ObjectIdentifier] = [:]
  /// For each section the number of rows for which the prefetch handler has run.
  var prefetchedCounts: [Section: Int] = [:]

  init(
    _ tableView: any TableHost,
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section]?,
    body: ((DeclarationRecorder<Section>) -> Void)? = nil
  ) {
    self.tableView = tableView
    let running = RunningDeclaration(body)
    reader = ContentReader(running, behavior: behavior, displaying: sections)
    reader.report = { [weak self] in self?.report($0, $1) }
    running.listener = DeclarationListener(
      dataChanged: { [weak self] in self?.setNeedsUpdate() },
      register: { [weak self] in self?.register($0) },
      refuse: { [weak self] in self?.report(.error, $0) }
    )
  }

  var running: RunningDeclaration<Section> { reader.running }

  /// The selection that the program keeps; nil if it keeps none.
  var declaredSelection: RowSelection? { running.declaration.selection }

  /// Runs when a finger has pulled the table down; nil if nothing is to be run.
  var declaredRefresh: RowWork? { running.declaration.onRefresh }

  /// Whether some sections have titles in the index of the table.
  var hasIndexTitles: Bool { running.declaration.hasIndexTitles }

  /// Declares something about the table as a whole.
  func declareTable(_ name: String, _ change: (inout TableDeclaration<Section>) -> Void) {
    running.recorder.declareTable(name, change)
  }

  /// Has the table show what is declared about it as a whole, after its rows.
  private func showWhole(in tableView: any TableHost) {
    showSelection(in: tableView)
    showIndexTitles(in: tableView)
    showRefreshHandler(in: tableView)
  }

  /// The content that the table shows at the moment.
  var shown: Shown<TableContent<Section>> { updater.shown }

  /// Starts a chain of a binder, and looks at the next frame whether binding has ended.
  func startChain(_ scope: SectionScope<Section>) -> DeclarationWriter<Section> {
    if finishCheck == nil, !hasFinished {
      let check = FinishCheck()
      finishCheck = check
      tableView?.scheduleUpdate { [weak self, weak tableView] in
        if !check.hasFinished { tableView?.report(check.warning(binderIsAlive: self != nil)) }
      }
    }
    return running.recorder.start(scope)
  }

  /// The sections that are displayed, in their order.
  var behavior: SectionDisplayBehavior<Section> {
    get { reader.behavior }
    set {
      reader.choose(by: newValue, showing: hasFinished ? content.displayedSections : nil)
      setNeedsUpdate()
    }
  }

  /// The sections that are displayed when all pending work is done; before binding has ended, those set to be displayed.
  var displayedSections: [Section] {
    get {
      tableView?.performPendingUpdates()
      return hasFinished ? content.displayedSections : reader.displayedSections ?? []
    }
    set {
      guard reader.display(newValue) else { return }
      setNeedsUpdate()
      if !hasFinished { onDisplay?() }
    }
  }

  func finish() {
    guard !hasFinished else {
      report(.error, "finish() was called a second time. Call it once, after the last chain.")
      return
    }
    hasFinished = true
    finishCheck?.hasFinished = true
    if let other = tableView?.dataSource as? any TableDriving, other !== self {
      report(.warning, Self.secondBinder)
    }
    running.close()
    content = reader.read()
    running.applied.wasShown(content.asked.version)
    reader.warnOfRepeatedIdentities(in: content)
    updater.show(content)
    answers = running.declaration.delegateAnswers
    tableView?.dataSource = self
    tableView?.delegate = self
    tableView?.reloadData()
    if let tableView { showWhole(in: tableView) }
    onDisplay?()
    for waiter in waiters.takeAll() { waiter() }
    guard reader.lacksDisplayedSections else { return }
    tableView?.scheduleUpdate { [weak self] in self?.warnOfMissingSections() }
  }

  private static var secondBinder: String {
    "A second binder takes over a table that another one still drives, which shows nothing from now on. "
      + "Use one binder a table, with a chain for each section."
  }

  private func warnOfMissingSections() {
    guard reader.lacksDisplayedSections else { return }
    report(
      .warning,
      "displayedSections was never set, so the table shows none of the sections that are bound. "
        + "Set it before finish(), or choose another sectionDisplayBehavior."
    )
  }

  /// Runs a screen's body again or reads every data closure of chains again, and brings the table up
  /// to date at the next frame; heights are asked for again, too.
  func refresh() {
    guard hasFinished else { return warnOfEarlyRefresh() }
    asksForHeights = true
    running.refresh()
    setNeedsUpdate()
  }

  /// Refreshes, and runs a closure when the table shows what has changed; at once if there is nothing to refresh.
  func refresh(_ completion: @escaping () -> Void) {
    if hasFinished { waiters.add(completion) }
    refresh()
    if hasFinished { updateSoon() } else { completion() }
  }

  /// Refreshes, and waits until the table shows what has changed.
  func refreshAndWait() async {
    guard hasFinished else { return refresh() }
    guard !Task.isCancelled else { return }
    await waiters.wait {
      refresh()
      updateSoon()
    } orElse: {
    }
  }

  /// Brings the table up to date without a frame, as somebody waits for it.
  func updateSoon() {
    Task { [weak self] in self?.updateIfNeeded() }
  }

  /// The position of a row with an identity when all pending work is done; nil if there is none.
  func indexPath(for id: AnyHashable, in section: Section? = nil) -> IndexPath? {
    tableView?.performPendingUpdates()
    for (index, content) in content.sections.enumerated()
    where section == nil || content.section == section {
      guard let row = content.rows?.firstRow(withIdentity: id) else { continue }
      return IndexPath(row: row, section: index)
    }
    return nil
  }

  /// Runs a screen's body again or reads every data closure of chains again, and waits until the table shows
  /// what has changed.
  func refreshInBackground() async {
    guard hasFinished else { return warnOfEarlyRefresh() }
    guard !Task.isCancelled else { return }
    await waiters.wait {
      asksForHeights = true
      running.refresh()
      perform(schedule.dataChangedInBackground())
    } orElse: {
      self.perform(self.schedule.comparisonAbandoned())
    }
  }

  private func warnOfEarlyRefresh() {
    report(
      .warning,
      "The binder was refreshed before finish() was called, and did nothing. "
        + "Call finish() after the last chain; it reads all data."
    )
  }

  /// Takes the table its data source and delegate, if these are still the driver.
  func unbind() {
    hasFinished = false
    running.end()
    endWaiting()
    guard let tableView, tableView.dataSource === self else { return }
    tableView.dataSource = nil
    tableView.delegate = nil
    if takesRefreshes { tableView.refreshHandler = nil }
    tableView.reloadData()
  }

  /// Brings the table up to date at the next frame.
  func setNeedsUpdate() {
    guard hasFinished else { return }
    perform(schedule.dataChanged())
  }

  /// Has the table show the sections and items of the snapshot that was applied.
  func showApplied() {
    reader.displayApplied()
    setNeedsUpdate()
  }

  /// Waits until what is to be shown at the next frame is shown, without a frame; not before binding has ended.
  func waitForUpdate() async {
    guard hasFinished, schedule.state != .idle, !Task.isCancelled else { return }
    await waiters.wait {
      updateSoon()
    } orElse: {
    }
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
    if !waiters.isEmpty { updateSoon() }
  }

  /// Reads the data, and compares it in the background.
  private func compare(_ number: Int) {
    comparison?.cancel()
    let new = reader.read()
    let contents = comparison(from: content, to: new)
    let executor = configuration.comparisonExecutor
    comparison = Task { [weak self] in
      guard let update = await contents.updateInBackground(on: executor) else { return }
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
    if hasFinished, let tableView, tableView.dataSource === self {
      show(self, tableView)
      showWhole(in: tableView)
    }
    onDisplay?()
    for waiter in served { waiter() }
    perform(schedule.updateEnded())
  }

  /// Gives up what is compared in the background: the driver shows nothing any more.
  private func endWaiting() {
    comparison?.cancel()
    for waiter in waiters.takeAll() { waiter() }
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
    by update: UpdatePlan? = nil
  ) {
    let old = content
    content = new
    let form = running.applied.form
    running.applied.wasShown(new.asked.version)
    forgetPrefetchesOfShorterSections()
    withAnswers(of: running.declaration, in: tableView) {
      lead(tableView, from: old, to: new, by: update, as: form)
    }
    askForHeights(in: tableView)
  }

  /// Has the table ask for what either declaration answers while it changes, and then for what the new one does.
  private func withAnswers(
    of declaration: TableDeclaration<Section>,
    in tableView: any TableHost,
    _ change: () -> Void
  ) {
    let (old, new) = (answers, declaration.delegateAnswers)
    guard old != new else { return change() }
    answers = old.union(new)
    if answers != old { tableView.delegateAnswersChanged() }
    change()
    answers = new
    if old.union(new) != new { tableView.delegateAnswersChanged() }
    tableView.updateHeights()
  }

  private func lead(
    _ tableView: any TableHost,
    from old: TableContent<Section>,
    to new: TableContent<Section>,
    by update: UpdatePlan?,
    as form: AppliedSnapshots<Section>.Form?
  ) {
    guard configuration.animateChanges, form != .reload else {
      asksForHeights = false
      updater.show(new)
      reader.warnOfRepeatedIdentities(in: new)
      tableView.reloadData()
      return
    }
    let update = update ?? comparison(from: old, to: new).update()
    if update.change.insertsRows { reader.warnOfRepeatedIdentities(in: new) }
    if let updateDelegate = configuration.updateDelegate, !update.change.isEmpty {
      updater.show(new)
      let announced = CollectionUpdate(update.change)
      updateDelegate.animate(updates: announced, on: tableView)
      let left = update.change.headersAndFooters.map(\.new).filter {
        !announced.showsEnds(ofNewSection: $0, update.change)
      }
      return showEnds(ofSections: left, in: tableView)
    }
    let animations = form == .plain ? UpdateAnimations(all: .none) : configuration.animations
    updater.update(tableView, from: old, to: new, by: update, with: animations)
    showEnds(ofSections: update.change.headersAndFooters.map(\.new), in: tableView)
  }

  /// Answers from now on with a row at the place where a finger has moved it; false if the row cannot be there.
  func showRow(at old: RowPosition, movedTo new: RowPosition) -> Bool {
    guard let moved = content.moving(old, to: new) else { return false }
    content = moved
    updater.show(moved)
    return true
  }

  /// Has the table show the headers and footers of sections again.
  private func showEnds(ofSections sections: [Int], in tableView: any TableHost) {
    guard !sections.isEmpty else { return }
    tableView.reconfigureHeadersAndFooters(
      inSections: sections,
      with: configuration.animations.sectionHeaderFooterUpdate
    )
  }

  /// Asks for the heights of what is displayed after a refresh: a height may depend on more than its row.
  private func askForHeights(in tableView: any TableHost) {
    guard asksForHeights else { return }
    asksForHeights = false
    if content.sections.contains(where: { $0.handlers.hasChangingHeights }) {
      tableView.updateHeights()
    }
  }

  /// Has a section that has become shorter ask for more when its end comes near again.
  private func forgetPrefetchesOfShorterSections() {
    guard !prefetchedCounts.isEmpty else { return }
    var counts: [Section: Int] = [:]
    for section in content.sections { counts[section.section] = section.rowCount }
    prefetchedCounts = prefetchedCounts.filter { counts[$0.key, default: 0] >= $0.value }
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
}
