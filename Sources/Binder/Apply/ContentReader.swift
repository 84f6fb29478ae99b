/// Reads what a table is to show, and says what is wrong with it: each thing once.
@MainActor
final class ContentReader<Section: TableViewSection> {
  /// What is declared.
  let running: RunningDeclaration<Section>
  private(set) var behavior: SectionDisplayBehavior<Section>
  /// The sections to display under `.manuallyManaged`; nil for those that are declared, in that order.
  private var manualSections: [Section]?
  private var hasRead = false
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
    return true
  }

  /// Reads all data of the latest declaration.
  ///
  /// A declaration is looked at as a whole when it is read first, and at every reading if it can be another one.
  func read() -> TableContent<Section> {
    running.update()
    let reading = TableReading(running.declaration)
    let facts = DeclarationFacts(
      declaration: running.declaration,
      reading: reading,
      displayedSections: displayedSections
    )
    let isKnown = hasRead && !running.isWrittenAnew
    hasRead = true
    let problems = new(
      isKnown ? DeclarationError.problemsOfData(in: facts) : DeclarationError.problems(in: facts)
    )
    if !problems.isEmpty { report(.error, DeclarationError(problems: problems).description) }
    return content(of: reading)
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
    let content = behavior.rule == .manual ? resolve() : orderTracker.track(resolve)
    if let problem = content.problem { report(.error, problem) }
    return content
  }
}
