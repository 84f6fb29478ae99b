/// What is to be displayed has to be bound.
enum DisplayedButNotBound: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    guard let displayed = facts.displayedSections else { return [] }
    return notBound(displayed, in: facts.declaration) + twice(displayed)
  }

  /// The sections that are to be displayed and that no chain speaks for.
  private static func notBound<Section>(
    _ displayed: [Section],
    in declaration: TableDeclaration<Section>
  ) -> [String] {
    guard !declaration.chains.contains(where: { $0.isOthers }) else { return [] }
    return displayed.filter { !declaration.isNamed($0) }.map { section in
      if section is WholeTable {
        return "Nothing is bound to the table. Bind cells to it with onTable()."
      }
      let name = sectionName(of: section)
      return "Section '\(name)' is displayed but not bound. "
        + "Bind cells to it with onSection(.\(name)), or take it out of displayedSections."
    }
  }

  private static func twice<Section: TableViewSection>(_ displayed: [Section]) -> [String] {
    var seen = Set(displayed)
    if seen.count == displayed.count { return [] }
    seen = []
    var counts: [Section: Int] = [:]
    for section in displayed { counts[section, default: 0] += 1 }
    return displayed.filter { counts[$0, default: 0] > 1 && seen.insert($0).inserted }.map {
      "Section '\(sectionName(of: $0))' is displayed \(counts[$0, default: 0]) times. "
        + "Name it once in displayedSections."
    }
  }
}
