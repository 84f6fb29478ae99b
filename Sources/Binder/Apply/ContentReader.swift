/// Reads what a table is to show, and says what is wrong with it: each thing once.
@MainActor
final class ContentReader<Section: TableViewSection> {
  /// What is declared.
  let running: RunningDeclaration<Section>
  private(set) var behavior: SectionDisplayBehavior<Section>
  /// The sections to display under `.manuallyManaged`; nil for those that are declared, in that order.
  private var manualSections: [Section]?
  private var hasRead = false
  /// Whether somebody has set the sections to display.
  private(set) var wereSectionsSet = false
  private var knownProblems: Set<String> = []
  /// Takes what is wrong.
  var report: (TableDiagnostic.Severity, String) -> Void = { _, _ in }
  /// What the closure that orders the sections has read.
  private lazy var orderTracker = ObservationTracker { [weak self] in self?.running.onChange() }

  init(
    _ running: RunningDeclaration<Section>,
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section]?
  ) {
    self.running = running
    self.behavior = behavior
    manualSections = sections
  }

  /// Whether sections are bound and none of them is displayed, because nobody has said which.
  var lacksDisplayedSections: Bool {
    behavior.rule == .manual && manualSections == [] && !wereSectionsSet
      && !running.declaration.namedSections.isEmpty
  }

  /// The sections that were set to be displayed, if it is these that are.
  var displayedSections: [Section]? { behavior.rule == .manual ? manualSections : nil }

  /// Chooses the sections from now on; a table that is to be managed by hand goes on with those that it shows.
  ///
  /// - Parameters:
  ///   - behavior: What makes a section worth displaying.
  ///   - shown: The sections that the table shows; nil for a table that shows nothing yet.
  func choose(by behavior: SectionDisplayBehavior<Section>, showing shown: [Section]?) {
    if let shown, behavior.rule == .manual, self.behavior.rule != .manual { manualSections = shown }
    self.behavior = behavior
  }

  /// Sets the sections to display, and tells whether it is these that are.
  func display(_ sections: [Section]) -> Bool {
    guard behavior.rule == .manual else {
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

  /// Reads all data of the latest declaration.
  ///
  /// A declaration is looked at as a whole when it is read first, and at every reading if it can be another one. What is
  /// wrong at the first reading is an error. What other data makes wrong later is a warning, because data must not
  /// stop a program.
  func read() -> TableContent<Section> {
    running.update()
    let reading = TableReading(running.declaration)
    let facts = DeclarationFacts(
      declaration: running.declaration,
      reading: reading,
      displayedSections: displayedSections
    )
    let isKnown = hasRead && !running.isWrittenAnew
    let severity: TableDiagnostic.Severity = hasRead ? .warning : .error
    hasRead = true
    let problems = (isKnown ? facts.problemsOfData : facts.problems)
      .filter { knownProblems.insert($0.description).inserted }
    if !problems.isEmpty { report(severity, DeclarationError(problems: problems).description) }
    for warning in new(running.declaration.chains.compactMap(\.warning)) {
      report(.warning, warning)
    }
    let content = content(of: reading)
    for problem in new(content.problem.map { [$0] } ?? []) { report(severity, problem) }
    return content
  }

  /// Warns of rows of one section that have the same identity.
  func warnOfRepeatedIdentities(in content: TableContent<Section>) {
    for warning in new(RepeatedIdentities.warnings(in: content)) { report(.warning, warning) }
  }

  /// What was not wrong before.
  private func new(_ problems: [String]) -> [String] {
    problems.filter { knownProblems.insert($0).inserted }
  }

  private func content(of reading: TableReading<Section>) -> TableContent<Section> {
    let resolve = {
      TableContent(
        self.running.declaration,
        reading: reading,
        behavior: self.behavior,
        manual: self.manualSections
      )
    }
    return behavior.rule == .manual ? resolve() : orderTracker.track(resolve)
  }
}
