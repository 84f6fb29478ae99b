/// A handler that takes a model takes one of the type that is bound.
enum WrongModelAssumption: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let areAllRight = facts.reading.unorderedSections.allSatisfy { wrongTypes($0, facts).isEmpty }
    return areAllRight ? [] : facts.reading.sections.flatMap { problems(of: $0, facts) }
  }

  private static func problems<Section>(
    of section: Section,
    _ facts: DeclarationFacts<Section>
  ) -> [String] {
    guard let bound = facts.reading.rows(of: section)?.modelType else { return [] }
    var seen: Set<ObjectIdentifier> = []
    return wrongTypes(section, facts).filter { seen.insert(ObjectIdentifier($0)).inserted }.map {
      "A handler of section '\(sectionName(of: section))' takes models of type \($0), but the "
        + "section's cells are bound to \(bound). Assume that type, or bind it."
    }
  }

  /// The types of models that handlers of a section take and that are not the one that is bound.
  private static func wrongTypes<Section>(
    _ section: Section,
    _ facts: DeclarationFacts<Section>
  ) -> [Any.Type] {
    guard let bound = facts.reading.rows(of: section)?.modelType else { return [] }
    let isNamed = facts.reading.bindsCellsByName(of: section)
    return (facts.declaration.namedHandlers[section]?.modelTypes(otherThan: bound) ?? [])
      + (isNamed ? [] : facts.declaration.otherHandlers.modelTypes(otherThan: bound))
      + facts.declaration.anyHandlers.modelTypes(otherThan: bound)
  }
}
