/// A handler that takes a model takes one of the type that is bound.
enum WrongModelAssumption: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    facts.reading.sections.flatMap { section -> [String] in
      guard let rows = facts.reading.rows(of: section) else { return [] }
      let bound = rows.modelType
      let isNamed = facts.reading.bindsCellsByName(of: section)
      let types =
        (facts.declaration.namedHandlers[section]?.modelTypes(otherThan: bound) ?? [])
        + (isNamed ? [] : facts.declaration.otherHandlers.modelTypes(otherThan: bound))
        + facts.declaration.anyHandlers.modelTypes(otherThan: bound)
      if types.isEmpty { return [] }
      var seen: Set<ObjectIdentifier> = []
      return types.filter { seen.insert(ObjectIdentifier($0)).inserted }.map { type in
        "A handler of section '\(sectionName(of: section))' takes models of type \(type), but the "
          + "section's cells are bound to \(bound). Assume that type, or bind it."
      }
    }
  }
}
