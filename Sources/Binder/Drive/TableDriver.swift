/// Brings a declaration and its data to a table: what stands behind every kind of binder.
@MainActor
final class TableDriver {
  private(set) weak var tableView: (any TableHost)?
  let reader: ContentReader
  let updater = TableUpdater(showing: TableContent())
  var methods: TableDelegateMethods = []
  var batchAskedForHeights = false
  var configuration = BindingConfiguration()
  var prefetching = SectionPrefetching()
  /// Whether binding has ended with `finish()` and the screen is not unbound.
  private(set) var hasFinished = false
  private var isUnbound = false
  var onDisplay: (() -> Void)?
  var schedule = UpdateSchedule()
  let waiters = UpdateWaiters()
  private var comparison: Task<Void, Never>?
  /// Whether data is read that is compared in the background: what it changes is shown later.
  private var isReading = false

  /// The declaration as text: a line for each chain, what it binds, and the handlers.
  var declarationText: String { reader.declaration.description }

  /// The content as text: a line for each section and each row, when all that is pending is done.
  var contentText: String {
    tableView?.performPendingUpdates()
    return content.description
  }

  var shownIndexTitles: [String] = []
  let accessoryViews = TableAccessoryViews()
  var displayed = DisplayedRows()
  var shownContents = ShownContents()
  var openMoves: [RowWork] = []
  var runsMoves = false
  private(set) lazy var selectionTracker = ObservationTracker { [weak self] in
    self?.setNeedsUpdate()
  }
  private(set) lazy var observedCells = CellObservers { [weak self] in
    self?.tableView?.scheduleUpdate { self?.fillChangedCells() }
  } warn: { [weak self] in
    self?.reader.warn(.changedWhileFilling)
  }
  private var registrations: [ViewRegistration] = []

  init(
    _ tableView: any TableHost,
    choosing choice: SectionChoice,
    displaying sections: [SectionKey]?,
    body: ((DeclarationRecorder) -> Void)? = nil
  ) {
    self.tableView = tableView
    reader = ContentReader(body, choosing: choice, displaying: sections)
    reader.driver = self
  }

  func declareTable(_ name: String, _ change: (TableDeclaration) -> Void) {
    reader.recorder.declareTable(name, change)
  }

  var content: TableContent { shown.content }

  var shown: PresentedContent<TableContent> { updater.shown }

  func startChain(_ scope: SectionScope) -> DeclarationWriter {
    checkFinish()
    return reader.recorder.start(scope)
  }

  func startChain<Item>(of source: any ObservableRows<Item>) -> DeclarationWriter {
    checkFinish()
    return reader.recorder.start(of: source)
  }

  private func checkFinish() {
    if reader.declaration.chains.isEmpty, !hasFinished {
      // What the check looks at is known also when the binder is deallocated.
      tableView?.scheduleUpdate { [weak self, weak tableView, accessoryViews] in
        if accessoryViews.isOfFinished { return }
        tableView?.report(
          .warning,
          self == nil
            ? "The binder of this table went away before finish() was called, so the table shows nothing. "
              + "Keep the binder in a property, and call finish() after the last chain."
            : "The table is drawn before finish() is called on its binder, so it shows nothing. "
              + "Call finish() after the last chain."
        )
      }
    }
  }

  var choice: SectionChoice {
    get { reader.choice }
    set {
      reader.choose(by: newValue, showing: hasFinished ? content.displayedSections : nil)
      setNeedsUpdate()
    }
  }

  /// The sections that are displayed when all pending work is done; before binding has ended, those set to be displayed.
  var displayedSections: [SectionKey] {
    get {
      guard hasFinished else { return reader.displayedSections ?? [] }
      guard let set = reader.displayedSections else {
        tableView?.performPendingUpdates()
        return content.displayedSections
      }
      // What is set by hand is known without an update, so that a list that is changed in place, step by step, is one.
      var seen: Set<SectionKey> = []
      return set.filter { seen.insert($0).inserted }
    }
    set {
      guard reader.display(newValue) else {
        return report(.warning, DeclarationProblem.Warning.displayedSectionsAreChosen.description)
      }
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
    accessoryViews.isOfFinished = true
    warnOfFormerOwner()
    reader.recorder.isClosed = true
    begin(reader.read())
    guard hasFinished else { return }
    warnOfOtherHost()
    warnOfMissingRegistrations()
    tableView?.takeOver(with: accessoryViews)
    tableView?.delegate = self
    tableView?.dataSource = self
    tableView?.reloadData()
    if let tableView, isDriving(tableView) { showWhole(in: tableView) }
    guard hasFinished else { return }
    onDisplay?()
    for waiter in waiters.takeAll() { waiter() }
    tableView?.scheduleUpdate { [weak self] in
      self?.warnOfOtherOwner()
      self?.reader.warnIfNoneIsDisplayed()
    }
  }

  func unbind() {
    tellAllEnded()
    hasFinished = false
    isUnbound = true
    reader.end()
    endWaiting()
    guard let tableView else { return }
    accessoryViews.remove(from: tableView)
    tableView.release(self)
  }

  func setNeedsUpdate() {
    guard hasFinished else { return }
    perform(schedule.dataChanged())
  }

  func updateIfNeeded() {
    if !isReading { perform(schedule.frameBegan()) }
  }

  func report(_ severity: TableDiagnostic.Severity, _ message: String) {
    if isUnbound { return }
    tableView?.report(severity, message)
  }

  func perform(_ action: UpdateSchedule.Action) {
    if isUnbound { return }
    switch action {
    case .nothing: break
    case .enqueue: enqueue()
    case .compare(let number): compare(number)
    case .apply: update { $0.show($0.reader.read(), in: $1) }
    }
  }

  private func enqueue() {
    comparison?.cancel()
    tableView?.scheduleUpdate { [weak self] in self?.updateIfNeeded() }
    if !waiters.isEmpty { updateSoon() }
  }

  private func compare(_ number: Int) {
    comparison?.cancel()
    isReading = true
    let new = reader.read()
    isReading = false
    let contents = comparing(content, with: new)
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

  func isDriving(_ tableView: any TableHost) -> Bool {
    // The slot seldom holds another object, and the look behind a forwarding one takes time.
    hasFinished && (tableView.dataSource === self || tableView.rowSource === self)
  }

  /// Updates the table if it is still the driver's, and resumes all who have waited for that.
  private func update(_ show: (TableDriver, any TableHost) -> Void) {
    let served = waiters.takeAll()
    warnOfOtherOwner()
    if let tableView, isDriving(tableView) { show(self, tableView) }
    // What runs for rows may have unbound the driver.
    if let tableView, isDriving(tableView) { showWhole(in: tableView) }
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

  /// Registers a view type with the table, unless the driver has done so already.
  func register(_ registration: ViewRegistration) {
    for known in registrations where known === registration { return }
    guard let tableView else { return }
    registrations.removeAll { $0.reuseIdentifier == registration.reuseIdentifier }
    registrations.append(registration)
    if configuration.automaticallyRegister { registration.register(tableView) }
  }

  private func warnOfMissingRegistrations() {
    guard !configuration.automaticallyRegister, let host = tableView as? any RegistrationKnowing
    else { return }
    for type in registrations
    where !host.isRegistered(type.reuseIdentifier, isCell: type.isCell) {
      reader.warn(.notRegistered(type: type.typeName, isCell: type.isCell))
    }
  }
}
