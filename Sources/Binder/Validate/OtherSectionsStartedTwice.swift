/// Two chains cannot both speak for all other sections.
enum OtherSectionsStartedTwice: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let chains = facts.declaration.chains.filter(\.isOthers)
    guard chains.count > 1 else { return [] }
    let positions = chains.map { "\($0.position)" }.joined(separator: " and ")
    return [
      "onAllOtherSections() is started \(chains.count) times, by the chains \(positions). "
        + "Start it once and keep the chain in a variable if it is written in parts."
    ]
  }
}
