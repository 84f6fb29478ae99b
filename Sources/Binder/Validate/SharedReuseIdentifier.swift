/// Two types must not be pooled under one reuse identifier: one would be handed out as the other.
enum SharedReuseIdentifier: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let declaration = facts.declaration
    return shared(declaration.cells.compactMap(\.registration))
      + shared(declaration.supplementaries.compactMap(\.registration))
  }

  private static func shared(_ registrations: [ViewRegistration]) -> [String] {
    var first: [String: ViewRegistration] = [:]
    var seen: Set<ObjectIdentifier> = []
    var problems: [String] = []
    for registration in registrations where seen.insert(registration.type).inserted {
      guard let other = first[registration.reuseIdentifier] else {
        first[registration.reuseIdentifier] = registration
        continue
      }
      problems.append(
        "The types \(other.qualifiedTypeName) and \(registration.qualifiedTypeName) share the "
          + "reuse identifier '\(registration.reuseIdentifier)'. Conform one of them to "
          + "ReuseIdentifiable and give it an identifier of its own."
      )
    }
    return problems
  }
}
