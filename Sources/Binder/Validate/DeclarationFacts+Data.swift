// The rules about the data of a declaration.
extension DeclarationFacts {
  mutating func findForeignData() {
    for (index, cells) in declaration.cells.enumerated() {
      guard case .many(let rows, _) = reading.cells[index] else { continue }
      let foreign = foreignSections(of: rows, cells.origin) { _ in true }
      add(
        foreignData(foreign, of: cells.origin, part: "cells"),
        areCertain: isKnown(cells.rows)
      )
    }
    for (index, supplementary) in declaration.supplementaries.enumerated() {
      guard case .many(let contents, _) = reading.supplementaries[index] else { continue }
      let foreign = foreignSections(of: contents, supplementary.origin) { $0 != nil }
      add(
        foreignData(foreign, of: supplementary.origin, part: "\(supplementary.kind)s"),
        areCertain: isKnown(supplementary.contents)
      )
    }
  }

  /// The sections that a dictionary is about and that its chain does not speak for; of most chains there are none, and no
  /// key has to be looked at.
  private func foreignSections<Value>(
    of data: [SectionKey: Value],
    _ origin: ChainOrigin,
    where isShown: (Value) -> Bool
  ) -> [SectionKey] {
    var rest = data.count
    for section in origin.sections where data[section.key] != nil { rest -= 1 }
    if rest == 0 || origin.isOthers || origin.isOfSource { return [] }
    return data.compactMap { section, value in
      isShown(value) && !origin.isNamed(section) ? section : nil
    }
  }

  private func foreignData(
    _ foreign: [SectionKey],
    of origin: ChainOrigin,
    part: @autoclosure () -> String
  ) -> [DeclarationProblem] {
    if foreign.isEmpty { return [] }
    let (part, origin) = (part(), chain(origin))
    return foreign.map { $0.name }.ordered(by: <).map {
      .foreignData(part: part, chain: origin, section: $0)
    }
  }

  func wrongItems(_ applied: any AppliedSnapshot) -> [DeclarationProblem.Warning] {
    let type = "\(applied.itemType)"
    return applied.sections.compactMap { section in
      guard applied.itemCount(inSection: section) > 0 else { return nil }
      guard let rows = reading.rows(of: section) else {
        return hasConditions ? .undeclaredItems(section: section.name, type: type) : nil
      }
      guard rows.isApplied else { return .foreignItems(section: section.name, type: type) }
      if rows.modelType == applied.itemType { return nil }
      return .wrongItemType(section: section.name, type: type, bound: "\(rows.modelType)")
    }
  }

  /// A number of cells is 0 or more.
  mutating func findNegativeCounts() {
    for (index, cells) in reading.cells.enumerated() {
      if case .one(_, let rows) = cells, rows.askedCount >= 0 { continue }
      var counts: [(section: String?, count: Int)] = []
      for (section, rows) in cells where rows.askedCount < 0 {
        counts.append((section.nameOfNamed, rows.askedCount))
      }
      if counts.isEmpty { continue }
      add(
        counts.ordered { ($0.section ?? "") < ($1.section ?? "") }
          .map { .negativeCount(section: $0.section, count: $0.count) },
        areCertain: isKnown(declaration.cells[index].rows)
      )
    }
  }

  mutating func findWrongModels() {
    guard hasWrongModels else { return }
    for section in reading.sections {
      let canDiffer = reading.rows(of: section)?.modelsCanDiffer == true
      add(wrongModels(of: section), areCertain: !canDiffer)
    }
  }

  private var hasWrongModels: Bool {
    for section in declaration.namedSections where !hasRightModels(section.key, section) {
      return true
    }
    for section in reading.otherSections where !hasRightModels(section, nil) { return true }
    return false
  }

  private func hasRightModels(_ section: SectionKey, _ named: NamedSection?) -> Bool {
    guard let rows = reading.boundRows(of: section, named)?.rows else { return true }
    if named?.handlers?.haveRightModels(rows) == false { return false }
    if named?.cellOwner == nil, declaration.otherHandlers?.haveRightModels(rows) == false {
      return false
    }
    return declaration.anyHandlers?.haveRightModels(rows) ?? true
  }

  private func wrongModels(of section: SectionKey) -> [DeclarationProblem] {
    guard let bound = reading.rows(of: section)?.modelType else { return [] }
    let name = section.nameOfNamed
    var seen: Set<ObjectIdentifier> = []
    return wrongModelTypes(of: section).filter { seen.insert(ObjectIdentifier($0)).inserted }.map {
      .wrongModelType(section: name, assumed: "\($0)", bound: "\(bound)")
    }
  }

  private func wrongModelTypes(of section: SectionKey) -> [Any.Type] {
    guard let rows = reading.rows(of: section) else { return [] }
    return handlers(of: section).flatMap { $0.wrongModelTypes(rows) }
  }

  private func handlers(of section: SectionKey) -> [SectionHandlers] {
    let named = declaration.named(section)
    let others = named?.cellOwner == nil ? declaration.otherHandlers : nil
    return [named?.handlers, others, declaration.anyHandlers].compactMap { $0 }
  }
}
