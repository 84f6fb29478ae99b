/// A handler that takes a model takes one of the type that is bound.
enum WrongModelAssumption: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    facts.reading.sections.flatMap { section -> [String] in
      guard let rows = facts.reading.rows(of: section) else { return [] }
      let handlers = facts.declaration.namedHandlers[section]
      let isNamed = facts.reading.bindsCellsByName(of: section)
      let types =
        (handlers?.modelTypes ?? [])
        + (isNamed ? [] : facts.declaration.otherHandlers.modelTypes)
        + facts.declaration.anyHandlers.modelTypes
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(rows.modelType)]
      return types.filter { seen.insert(ObjectIdentifier($0)).inserted }.map { type in
        "A handler of section '\(sectionName(of: section))' takes models of type \(type), but the "
          + "section's cells are bound to \(rows.modelType). Assume that type, or bind it."
      }
    }
  }
}
