/// Chooses and orders the sections that a table displays.
@MainActor
struct DisplayedSections {
  /// The sections to display, each once, from top to bottom.
  let sections: [SectionKey]
  /// The problem of the order that a closure gave; nil if there is none.
  let problem: String?

  /// Chooses sections.
  ///
  /// - Parameters:
  ///   - choice: The rule that chooses the sections.
  ///   - manual: What was set to be displayed; nil for all sections, in the order of the declaration.
  ///   - reading: The data.
  init(
    _ choice: SectionChoice,
    manual: [SectionKey]?,
    reading: TableReading
  ) {
    var seen: Set<SectionKey> = []
    if choice.rule == .manual {
      sections = manual.map { $0.filter { seen.insert($0).inserted } } ?? reading.sections
      problem = nil
      return
    }
    let candidates = reading.sections.filter { section in
      if let rows = reading.rows(of: section), rows.count > 0 { return true }
      guard choice.rule == .hidesSectionsWithNoData else { return false }
      return reading.supplementary(.header, of: section) != nil
        || reading.supplementary(.footer, of: section) != nil
    }
    let ordered = choice.order(candidates)
    let known = Set(candidates)
    let valid = ordered.filter { known.contains($0) && seen.insert($0).inserted }
    sections = valid + candidates.filter { !seen.contains($0) }
    problem = Self.problem(ordered: ordered, candidates: candidates)
  }

  private static func problem(ordered: [SectionKey], candidates: [SectionKey]) -> String? {
    var counts: [SectionKey: Int] = [:]
    for section in ordered { counts[section, default: 0] += 1 }
    let known = Set(candidates)
    let names = { (sections: [SectionKey]) in
      sections.map { "'\($0.name)'" }.joined(separator: ", ")
    }
    var seen: Set<SectionKey> = []
    let unique = ordered.filter { seen.insert($0).inserted }
    let wrong = [
      ("invents", unique.filter { !known.contains($0) }),
      ("drops", candidates.filter { counts[$0] == nil }),
      ("repeats", unique.filter { known.contains($0) && counts[$0, default: 0] > 1 }),
    ].filter { !$0.1.isEmpty }
    guard !wrong.isEmpty else { return nil }
    return "The closure that orders the displayed sections "
      + wrong.map { "\($0) \(names($1))" }.joined(separator: " and ")
      + ". Give back exactly the sections that it was given, in another order."
  }
}
