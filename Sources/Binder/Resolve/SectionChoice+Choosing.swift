extension SectionChoice {
  func choose(
    _ manual: [SectionKey]?,
    _ reading: TableReading
  ) -> (sections: [SectionKey], problem: DeclarationProblem.Warning?) {
    var seen: Set<SectionKey> = []
    if rule == .manual {
      return (manual.map { $0.filter { seen.insert($0).inserted } } ?? reading.sections, nil)
    }
    let candidates = reading.sections.filter { section in
      if let rows = reading.rows(of: section), rows.count > 0 { return true }
      guard rule == .hidesSectionsWithNoData else { return false }
      return reading.supplementary(.header, of: section) != nil
        || reading.supplementary(.footer, of: section) != nil
    }
    let ordered = order(candidates)
    let known = Set(candidates)
    let valid = ordered.filter { known.contains($0) && seen.insert($0).inserted }
    let dropped = candidates.filter { !seen.contains($0) }
    return (valid + dropped, Self.problem(ordered, known, dropped))
  }

  private static func problem(
    _ ordered: [SectionKey],
    _ known: Set<SectionKey>,
    _ dropped: [SectionKey]
  ) -> DeclarationProblem.Warning? {
    var counts: [SectionKey: Int] = [:]
    for section in ordered { counts[section, default: 0] += 1 }
    var seen: Set<SectionKey> = []
    let unique = ordered.filter { seen.insert($0).inserted }
    let invented = unique.filter { !known.contains($0) }
    let repeated = unique.filter { known.contains($0) && counts[$0, default: 0] > 1 }
    if invented.isEmpty && dropped.isEmpty && repeated.isEmpty { return nil }
    return .wrongOrder(
      invented: invented.map(\.name),
      dropped: dropped.map(\.name),
      repeated: repeated.map(\.name)
    )
  }
}
