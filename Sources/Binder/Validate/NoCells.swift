/// A section with a header or a footer of its own needs cells from somewhere.
enum NoCells: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let declaration = facts.declaration
    guard !declaration.cells.contains(where: \.origin.isOthers) else { return [] }
    return declaration.namedSections.compactMap { section in
      let parts = declaration.supplementaries.filter { $0.origin.isNamed(section) }
      guard let part = parts.first, !facts.reading.bindsCellsByName(of: section) else { return nil }
      return "Section '\(sectionName(of: section))' has a \(part.kind) but no cells. "
        + "Bind cells to it, for no rows with an empty array."
    }
  }
}
