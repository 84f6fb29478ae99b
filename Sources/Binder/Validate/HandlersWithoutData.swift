/// Handlers, and chains that were only started, are about sections that some chain binds.
enum HandlersWithoutData: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let declaration = facts.declaration
    let bound = Set(
      (declaration.cells.map(\.origin) + declaration.supplementaries.map(\.origin))
        .flatMap(\.scope.names)
    )
    let othersAreBound = declaration.cells.contains(where: \.origin.isOthers)
    guard !othersAreBound else { return [] }
    return declaration.namedSections.filter { !bound.contains($0) }.map { section in
      let name = sectionName(of: section)
      return declaration.namedHandlers[section] == nil
        ? "A chain is started for section '\(name)', but nothing is bound to it. "
          + "Bind cells to it or remove the chain."
        : "Section '\(name)' has handlers or dimensions, but no chain binds cells to it. "
          + "Bind cells to it or remove the handlers."
    }
  }
}
