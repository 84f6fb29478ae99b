/// A dictionary of data is about the sections that its chain speaks for.
enum ForeignData: DeclarationRule {
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    var problems: [String] = []
    for (index, cells) in facts.declaration.cells.enumerated() {
      problems += foreign(facts.reading.cells[index].keys, to: cells.origin, part: "cells")
    }
    for (index, supplementary) in facts.declaration.supplementaries.enumerated() {
      problems += foreign(
        facts.reading.supplementaries[index].compactMapValues(\.self).keys,
        to: supplementary.origin,
        part: "\(supplementary.kind)s"
      )
    }
    return problems
  }

  private static func foreign<Section>(
    _ sections: some Collection<Section>,
    to origin: ChainOrigin<Section>,
    part: @autoclosure () -> String
  ) -> [String] {
    let foreign = sections.filter { !origin.speaks(for: $0) }
    if foreign.isEmpty { return [] }
    let part = part()
    return foreign.map { sectionName(of: $0) }.sorted().map {
      "The \(part) of \(origin) in chain \(origin.position) have data for section '\($0)', "
        + "which that chain does not speak for. Name the section in the chain, or leave its data out."
    }
  }
}
