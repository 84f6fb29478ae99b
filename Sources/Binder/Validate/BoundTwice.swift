/// A section's cells, header title, header view, footer title and footer view each have one owner.
enum BoundTwice: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let declaration = facts.declaration
    return twice("cells", of: declaration.cells.map(\.origin), in: declaration)
      + supplementaries(.header, .title, declaration) + supplementaries(.header, .view, declaration)
      + supplementaries(.footer, .title, declaration) + supplementaries(.footer, .view, declaration)
  }

  private static func supplementaries<Section>(
    _ kind: SupplementaryKind,
    _ form: SupplementaryDeclaration<Section>.Form,
    _ declaration: TableDeclaration<Section>
  ) -> [String] {
    let origins = declaration.supplementaries.filter { $0.kind == kind && $0.form == form }
    return twice("\(kind) \(form)", of: origins.map(\.origin), in: declaration)
  }

  private static func twice<Section>(
    _ part: String,
    of origins: [ChainOrigin<Section>],
    in declaration: TableDeclaration<Section>
  ) -> [String] {
    let isPlural = part.hasSuffix("s")
    let named = declaration.namedSections.compactMap { section in
      let owners = origins.filter { $0.isNamed(section) }
      return owners.count > 1 ? ("of section '\(sectionName(of: section))'", owners) : nil
    }
    let others = origins.filter(\.isOthers)
    let all = others.count > 1 ? named + [("of all other sections", others)] : named
    return all.map { place, owners in
      let binders = owners.map { "\($0) in chain \($0.position)" }.joined(separator: " and by ")
      return "The \(part) \(place) \(isPlural ? "are" : "is") bound twice, by \(binders). "
        + "Keep one of them; the first one is shown."
    }
  }
}
