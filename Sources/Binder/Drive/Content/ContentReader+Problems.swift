// Problems of a declaration and its data: each is reported once.
extension ContentReader {
  /// Reports the problems of the declaration and of what was read.
  ///
  /// A declaration is looked at as a whole when it is read first, and at every reading if it can be another one. What is
  /// wrong at the first reading is an error, unless it is data that a closure or a screen has given. That, and what is
  /// wrong later, is a warning, because data must not stop a program.
  func reportProblems(of reading: TableReading) -> TableDiagnostic.Severity {
    let isKnown = hasRead && !isWrittenAnew
    let severity: TableDiagnostic.Severity = hasRead ? .warning : .error
    var facts = DeclarationFacts(
      declaration: declaration,
      reading: reading,
      displayedSections: isKnown && displayedSections == checkedSections ? nil : displayedSections,
      hasConditions: isWrittenAnew
    )
    facts.findProblems(isFirst: !isKnown)
    (checkedSections, hasRead) = (displayedSections, true)
    report(severity, facts.certain)
    report(.warning, facts.ofData)
    if !isWrittenAnew, !isKnown { facts.emptyChains.forEach(warn) }
    if warnedVersion != applied.version {
      warnedVersion = applied.version
      for problem in applied.latest?.problems ?? [] { report(.warning, problem.description) }
      applied.latest.map(facts.wrongItems)?.forEach(warn)
    }
    return severity
  }

  private func report(_ severity: TableDiagnostic.Severity, _ problems: [DeclarationProblem]) {
    let problems = problems.filter { knownProblems.insert($0.description).inserted }
    if problems.isEmpty { return }
    driver?.report(severity, DeclarationError(problems: problems).description)
  }

  func report(_ severity: TableDiagnostic.Severity, _ problem: String) {
    if knownProblems.insert(problem).inserted { driver?.report(severity, problem) }
  }

  func warn(_ warning: DeclarationProblem.Warning) { report(.warning, warning.description) }

  /// Warns, once, of a refresh that brings nothing new: chains have given all data as values, no height, no index and no
  /// selection can be another one, and the order of the sections is fixed.
  func warnIfNothingIsReadAgain() {
    guard !isWrittenAnew, declaration.isConstant, choice.isOrderKnown,
      !features.hasChangingHeights, !features.hasIndexTitles, declaration.selection == nil
    else { return }
    warn(.nothingToRefresh)
  }

  /// Warns of sections that are reloaded because their models cannot be distinguished.
  func warnOfUnmatchedModels(in content: TableContent, after change: ContentChange) {
    for pair in change.structure.sectionUpdates where change.oldRowCounts[pair.old] > 0 {
      let section = content.sections[pair.new]
      guard let rows = section.rows, rows.hasUnmatchedModels, rows.count > 0 else { continue }
      let list = section.lists.compactMap(\.rows).first(where: \.hasUnmatchedModels) ?? rows
      warn(.unmatchedModels(section: section.name, type: "\(list.modelType)"))
    }
  }

  /// Warns of rows of one section that have the same identity, where they were not there before: of a thousand rows, so that a
  /// section that has more is trusted.
  ///
  /// As many of them are matched as both contents have, by their order, so that a change may show another row as moved or
  /// updated than the one that was.
  func warnOfRepeatedIdentities(in content: TableContent, after old: TableContent) {
    var rest = 1_000
    for (index, section) in content.sections.enumerated() {
      guard let rows = section.rows, rows.count <= rest else { continue }
      if let known = old.section(at: index), known.section == section.section,
        let knownRows = known.rows, rows.isUnchanged(since: knownRows)
      {
        continue
      }
      rest -= rows.count
      let repeated = rows.repeatedRows()
      if repeated.isEmpty { continue }
      var seen: Set<String> = []
      let identities = repeated.compactMap { rows.identity(at: $0) }
      warn(
        .repeatedIdentities(
          section: section.name,
          identities: identities.filter { seen.insert($0).inserted }
        )
      )
    }
  }
}
