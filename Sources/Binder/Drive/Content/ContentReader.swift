/// Reads what a table is to show: has the current declaration written, of chains or of the latest run of a screen's body, and
/// calls its data closures.
@MainActor
final class ContentReader {
  weak var driver: TableDriver? {
    didSet {
      recorder.listener = driver
      observation.onChange = { [weak driver] in driver?.setNeedsUpdate() }
    }
  }
  private(set) var recorder: DeclarationRecorder
  let applied = AppliedSnapshots()
  private(set) var features = DeclaredFeatures()
  /// Whether the next update follows a refresh, and takes the heights and view models of rows that have not changed, too.
  private(set) var isRefreshed = false
  private(set) var choice: SectionChoice

  // Problems are reported once: see ContentReader+Problems.
  var hasRead = false
  var knownProblems: Set<String> = []
  var checkedSections: [SectionKey]?
  var warnedVersion = 0

  private var body: ((DeclarationRecorder) -> Void)?
  private let observation = CommonObservation()
  private var hasFeatures = false
  /// Whether a screen's body has run again, so that the table may know heights that are outdated.
  private var hasOtherHeights = false
  private var isOutdated = true
  /// What gives data by itself; nil when the binding has ended.
  private var feeds: [FeedKey: AnyObject]? = [:]
  /// The sections to display under `.manuallyManaged`; nil for those that are declared, in that order.
  private var manualSections: [SectionKey]?
  private var wereSectionsSet = false
  private var latest: (reading: TableReading, content: TableContent)?
  private lazy var bodyTracker = ObservationTracker { [weak self] in
    self?.isOutdated = true
    self?.driver?.setNeedsUpdate()
  }
  private lazy var orderTracker = ObservationTracker { [weak self] in
    self?.driver?.setNeedsUpdate()
  }

  private lazy var layoutTracker = ObservationTracker { [weak self] in
    self?.driver?.setNeedsUpdate()
  }

  init(
    _ body: ((DeclarationRecorder) -> Void)?,
    choosing choice: SectionChoice,
    displaying sections: [SectionKey]?
  ) {
    (self.body, self.choice, manualSections) = (body, choice, sections)
    recorder = DeclarationRecorder(applied, observation)
  }

  var declaration: TableDeclaration { recorder.declaration }

  var isWrittenAnew: Bool { body != nil }

  func refresh() {
    observation.refresh()
    (isOutdated, isRefreshed) = (true, true)
  }

  func replaceBody(
    _ body: @escaping (DeclarationRecorder) -> Void,
    choosing choice: SectionChoice,
    displaying sections: [SectionKey]?
  ) {
    (self.body, self.choice, manualSections, wereSectionsSet) = (body, choice, sections, false)
    refresh()
  }

  func takeOtherHeights() -> Bool {
    defer { (hasOtherHeights, isRefreshed) = (false, false) }
    return hasOtherHeights || isRefreshed && features.hasChangingHeights
  }

  func end() { feeds = nil }

  func read() -> TableContent {
    let former = recorder
    update()
    let reading = observation.track { TableReading(declaration) }
    // What a screen's body wrote before stays observed until what it has written now is.
    withExtendedLifetime(former) {}
    if features.readsLayouts, layoutTracker.track({ updateLayouts() }) { hasOtherHeights = true }
    if let latest, warnedVersion == applied.version, checkedSections == displayedSections,
      reading.isUnchanged(since: latest.reading)
    {
      return latest.content
    }
    let severity = reportProblems(of: reading)
    let content = content(of: reading)
    if let problem = content.problem { report(severity, problem.description) }
    latest = isWrittenAnew || !choice.isOrderKnown ? nil : (reading, content)
    return content
  }

  private func updateLayouts() -> Bool {
    let named = declaration.namedSections.map(\.handlers)
    let all = named + [declaration.otherHandlers, declaration.anyHandlers]
    // Each of them is called, whatever the others give.
    return all.count { $0?.arrangement?.updateLayout() == true } > 0
  }

  /// Has the latest declaration count: the one place where a screen's body is run, and where what gives
  /// data by itself is started.
  private func update() {
    guard isOutdated else { return }
    isOutdated = false
    if let body {
      let next = DeclarationRecorder(writingAgain: recorder)
      bodyTracker.track { body(next) }
      recorder = next
    }
    if isWrittenAnew || !hasFeatures {
      let former = features
      features = DeclaredFeatures(declaration, after: former)
      if hasFeatures, features.hasChangingHeights || features.heights != former.heights {
        hasOtherHeights = true
      }
      hasFeatures = true
    }
    runFeeds()
  }

  /// Lets feeds deliver, the first one for a place, and ends all others; one that delivers for a place already continues there.
  private func runFeeds() {
    // A body can unbind the screen.
    guard let running = feeds else { return }
    var next: [FeedKey: AnyObject] = [:]
    for (place, feed) in declaration.feeds where next[place] == nil {
      if let former = running[place], feed.takeOver(former) {
        next[place] = former
      } else {
        next[place] = feed.start()
      }
    }
    feeds = next
  }

  private func content(of reading: TableReading) -> TableContent {
    let resolve = {
      TableContent(
        self.declaration,
        reading: reading,
        choosing: self.choice,
        manual: self.setSections,
        requested: self.applied.requested,
        after: self.latest?.content
      )
    }
    return choice.isOrderKnown ? resolve() : orderTracker.track(resolve)
  }
}

/// The sections that are displayed.
extension ContentReader {
  var displayedSections: [SectionKey]? { choice.rule == .manual ? setSections : nil }

  /// The same whatever the rule: sections of a source are displayed without being set.
  private var setSections: [SectionKey]? {
    declaration.sources.isEmpty || wereSectionsSet ? manualSections : nil
  }

  /// Warns if sections are bound and none of them is displayed, because no sections to display were set.
  func warnIfNoneIsDisplayed() {
    if displayedSections == [], !wereSectionsSet, declaration.bindsSections, !applied.isBound {
      warn(.displayedSectionsNotSet)
    }
  }

  /// Chooses the sections from now on; a table that is to be managed by hand goes on with those that it shows.
  func choose(by choice: SectionChoice, showing shown: [SectionKey]?) {
    if let shown, choice.rule == .manual, self.choice.rule != .manual { manualSections = shown }
    self.choice = choice
    latest = nil
  }

  /// Sets the sections to display, and returns true, unless the display behavior chooses them.
  func display(_ sections: [SectionKey]) -> Bool {
    guard choice.rule == .manual else { return false }
    (manualSections, wereSectionsSet) = (sections, true)
    return true
  }
}
