/// A handler that takes a model takes one that the section's rows have.
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
    let name = sectionName(of: section)
    var seen: Set<ObjectIdentifier> = []
    return wrongTypes(section, facts).filter { seen.insert(ObjectIdentifier($0)).inserted }.map {
      if $0 == NoModel.self {
        return
          "A handler of section '\(name)' takes a model, but its chain has bound none when it is written. "
          + "Write it after the models are bound, after assuming(modelType:), or without the model."
      }
      return "A handler of section '\(name)' takes models of type \($0), but the "
        + "section's cells are bound to \(bound). Assume that type, or bind it."
    }
  }

  /// The types of models that handlers of a section take and that its rows do not have.
  private static func wrongTypes<Section>(
    _ section: Section,
    _ facts: DeclarationFacts<Section>
  ) -> [Any.Type] {
    guard let rows = facts.reading.rows(of: section) else { return [] }
    let isNamed = facts.reading.bindsCellsByName(of: section)
    let declaration = facts.declaration
    let demands =
      (declaration.namedHandlers[section]?.modelDemands ?? [])
      + (isNamed ? [] : declaration.otherHandlers.modelDemands)
      + declaration.anyHandlers.modelDemands
    return demands.filter { $0.type == NoModel.self || !$0.isMet(rows) }.compactMap(\.type)
  }
}
