/// Reads what a table is to show, and says what is wrong with it: each thing once.
@MainActor
final class ContentReader {
  /// The declaration that is read.
  let running: RunningDeclaration
  private(set) var choice: SectionChoice
  /// The sections to display under `.manuallyManaged`; nil for those that are declared, in that order.
  private var manualSections: [SectionKey]?
  private var hasRead = false
  /// Whether somebody has set the sections to display.
  private(set) var wereSectionsSet = false
  private var knownProblems: Set<String> = []
  /// The sections to display that have been looked at.
  private var checkedSections: [SectionKey]?
  /// Up to when it was said what is wrong with snapshots.
  private var warnedVersion = 0
  /// What was read last, and the content that was made of it; nil if more than the data decides about the content.
  private var latest: (reading: TableReading, content: TableContent)?
  /// Takes what is wrong.
  var report: (TableDiagnostic.Severity, String) -> Void = { _, _ in }
  /// The observed values that the closure that orders the sections has read.
  private lazy var orderTracker = ObservationTracker { [weak self] in
    self?.running.listener?.dataChanged()
  }

  init(
    _ running: RunningDeclaration,
    choosing choice: SectionChoice,
    displaying sections: [SectionKey]?
  ) {
    self.running = running
    self.choice = choice
    manualSections = sections
  }

  /// Whether sections are bound and none of them is displayed, because nobody has said which.
  var lacksDisplayedSections: Bool {
    choice.rule == .manual && manualSections == [] && !wereSectionsSet
      && running.declaration.bindsSections && !running.applied.isBound
  }

  /// Warns, once, of a refresh that brings nothing new: chains have given all data as values, no height, no index and no
  /// selection can be another one, and the order of the sections is fixed.
  func warnIfNothingIsReadAgain() {
    guard !running.isWrittenAnew, running.declaration.isConstant, choice.isOrderKnown,
      !running.answers.hasChangingHeights, !running.answers.hasIndexTitles,
      running.declaration.selection == nil
    else { return }
    warn(
      "refresh() has nothing to read again: all data of the binder was given as values, which stay as they "
        + "are. Bind a closure, as in 'models: { people }', or an observed array."
    )
  }

  /// The sections that were set to be displayed, if it is these that are.
  var displayedSections: [SectionKey]? { choice.rule == .manual ? manualSections : nil }

  /// Chooses the sections from now on; a table that is to be managed by hand goes on with those that it shows.
  ///
  /// - Parameters:
  ///   - choice: The rule that chooses the sections.
  ///   - shown: The sections that the table shows; nil for a table that shows nothing yet.
  func choose(by choice: SectionChoice, showing shown: [SectionKey]?) {
    if let shown, choice.rule == .manual, self.choice.rule != .manual { manualSections = shown }
    self.choice = choice
    latest = nil
  }

  /// Sets the sections to display, and tells whether it is these that are.
  func display(_ sections: [SectionKey]) -> Bool {
    guard choice.rule == .manual else {
      report(
        .warning,
        "displayedSections was set, but the section display behavior chooses the sections. "
          + "Use .manuallyManaged to set them."
      )
      return false
    }
    manualSections = sections
    wereSectionsSet = true
    return true
  }

  /// Displays the sections of the snapshot that was applied, if the display behavior does not choose the sections.
  func displayApplied() {
    guard choice.rule == .manual, let sections = running.applied.sections else { return }
    manualSections = sections
    wereSectionsSet = true
  }

  /// Reads all data of the latest declaration.
  ///
  /// A declaration is looked at as a whole when it is read first, and at every reading if it can be another one. What is
  /// wrong at the first reading is an error, unless it is data that a closure or a screen has given. That, and what is
  /// wrong later, is a warning, because data must not stop a program.
  func read() -> TableContent {
    running.update()
    let reading = running.recorder.read()
    if let content = unchangedContent(reading) { return content }
    let isKnown = hasRead && !running.isWrittenAnew
    let facts = DeclarationFacts(
      declaration: running.declaration,
      reading: reading,
      displayedSections: isKnown && displayedSections == checkedSections ? nil : displayedSections,
      hasConditions: running.isWrittenAnew
    )
    checkedSections = displayedSections
    let severity: TableDiagnostic.Severity = hasRead ? .warning : .error
    hasRead = true
    let problems = facts.problems(isFirst: !isKnown)
    report(severity, problems.certain)
    report(.warning, problems.ofData)
    if !running.isWrittenAnew, !isKnown {
      for chain in running.declaration.chains { chain.warning.map(warn) }
    }
    if warnedVersion != running.applied.version {
      warnedVersion = running.applied.version
      running.applied.warnings(reading, isOfScreen: running.isWrittenAnew).forEach(warn)
    }
    let content = content(of: reading)
    if let problem = content.problem, isNew(problem) { report(severity, problem) }
    latest = running.isWrittenAnew || !choice.isOrderKnown ? nil : (reading, content)
    return content
  }

  /// Reports those of the problems that have not been reported before.
  private func report(_ severity: TableDiagnostic.Severity, _ problems: [DeclarationProblem]) {
    let problems = problems.filter { isNew($0.description) }
    if !problems.isEmpty { report(severity, DeclarationError(problems: problems).description) }
  }

  /// The latest content, if all data is what it was then.
  private func unchangedContent(_ reading: TableReading) -> TableContent? {
    guard let latest, warnedVersion == running.applied.version,
      checkedSections == displayedSections, reading.isUnchanged(since: latest.reading)
    else { return nil }
    return latest.content
  }

  /// Warns of rows of one section that have the same identity, where they were not there before.
  func warnOfRepeatedIdentities(in content: TableContent, after old: TableContent) {
    RepeatedIdentities.warnings(in: content, after: old).forEach(warn)
  }

  /// Warns of something, unless it has been said before.
  func warn(_ warning: String) {
    if isNew(warning) { report(.warning, warning) }
  }

  /// Whether a problem is said for the first time.
  private func isNew(_ problem: String) -> Bool { knownProblems.insert(problem).inserted }

  private func content(of reading: TableReading) -> TableContent {
    let resolve = {
      TableContent(
        self.running.declaration,
        reading: reading,
        choosing: self.choice,
        manual: self.manualSections,
        asked: self.running.applied.asked,
        after: self.latest?.content
      )
    }
    return choice.isOrderKnown ? resolve() : orderTracker.track(resolve)
  }
}
