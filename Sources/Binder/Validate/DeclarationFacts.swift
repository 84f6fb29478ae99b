/// The facts that the rules look at, a declaration, its data, and the sections to display, and the problems that they find.
@MainActor
struct DeclarationFacts {
  let declaration: TableDeclaration
  let reading: TableReading
  /// The sections that were set to be displayed; nil when a display behavior chooses them, or when they have been
  /// looked at before.
  let displayedSections: [SectionKey]?
  /// Whether the declaration is that of a screen: its cells can stand under a condition that is not met now.
  let hasConditions: Bool

  /// The problems of the declaration, which is wrong whatever the data.
  private(set) var certain: [DeclarationProblem] = []
  /// The problems of data that a closure or a screen has given, or whose models are of several types: it can be other data
  /// next time.
  private(set) var ofData: [DeclarationProblem] = []

  /// Looks for problems, rule by rule.
  ///
  /// - Parameter isFirst: Whether the declaration has not been looked at before. After that only other sections, data or
  ///   models can be wrong.
  mutating func findProblems(isFirst: Bool) {
    if isFirst {
      certain = otherSectionsStartedTwice + boundTwice + chainsWithoutCells + sharedReuseIdentifiers
    }
    certain += wronglyDisplayed
    findForeignData()
    findNegativeCounts()
    findWrongModels()
  }

  private mutating func add(_ problems: [DeclarationProblem], areCertain: Bool) {
    if areCertain { certain += problems } else { ofData += problems }
  }

  /// Two chains cannot both speak for all other sections.
  private var otherSectionsStartedTwice: [DeclarationProblem] {
    let chains = declaration.otherChains
    return chains.count > 1 ? [.otherSectionsStartedTwice(chains: chains.map { $0.position })] : []
  }

  /// Whether data is a part of the declaration, and not what a closure, or the code of a screen, gives today.
  private func isKnown<Value>(_ data: BoundData<Value>) -> Bool {
    data.isConstant && !hasConditions
  }

  /// The section's name; nil for the only section of a table without named sections.
  private static func name(_ section: SectionKey) -> String? {
    section.isWholeTable ? nil : section.name
  }

  private static func chain(_ origin: ChainOrigin) -> DeclarationProblem.Chain {
    DeclarationProblem.Chain(start: "\(origin)", number: origin.position)
  }
}

extension DeclarationFacts {
  /// A section's cells, header title, header view, footer title and footer view each have one owner.
  fileprivate var boundTwice: [DeclarationProblem] {
    guard declaration.bindsTwice else { return [] }
    return boundTwice("cells", declaration.cells.map { $0.origin })
      + boundTwice(.header, .title) + boundTwice(.header, .view)
      + boundTwice(.footer, .title) + boundTwice(.footer, .view)
  }

  private func boundTwice(
    _ kind: SupplementaryKind,
    _ form: SupplementaryDeclaration.Form
  ) -> [DeclarationProblem] {
    let bound = declaration.supplementaries.filter { $0.kind == kind && $0.form == form }
    return boundTwice("\(kind) \(form)", bound.map { $0.origin })
  }

  private func boundTwice(
    _ part: String,
    _ origins: [ChainOrigin]
  ) -> [DeclarationProblem] {
    var owners: [ObjectIdentifier: [ChainOrigin]] = [:]
    for origin in origins {
      for section in origin.sections {
        owners[ObjectIdentifier(section), default: []].append(origin)
      }
    }
    let named = declaration.namedSections.compactMap { section in
      problem(part, of: Self.name(section.key), owners[ObjectIdentifier(section)] ?? [])
    }
    return named + [problem(part, of: nil, origins.filter { $0.isOthers })].compactMap { $0 }
  }

  private func problem(
    _ part: String,
    of section: @autoclosure () -> String?,
    _ owners: [ChainOrigin]
  ) -> DeclarationProblem? {
    guard owners.count > 1 else { return nil }
    return .boundTwice(part: part, section: section(), chains: owners.map { Self.chain($0) })
  }
}

extension DeclarationFacts {
  /// Handlers, and chains that were only started, are about sections that some chain binds.
  fileprivate var chainsWithoutCells: [DeclarationProblem] {
    var withoutCells: [NamedSection] = []
    for section in declaration.namedSections where section.cellOwner == nil {
      withoutCells.append(section)
    }
    if withoutCells.isEmpty || !declaration.otherCells.isEmpty { return [] }
    return withoutCells.compactMap { section in
      let concernsCells = section.handlers?.concernCells == true
      if !concernsCells, hasConditions || !section.supplementaries.isEmpty { return nil }
      return section.handlers == nil
        ? .nothingBound(section: Self.name(section.key))
        : .handlersWithoutCells(section: Self.name(section.key))
    }
  }

  /// Two types must not be pooled under one reuse identifier: one would be dequeued as the other.
  fileprivate var sharedReuseIdentifiers: [DeclarationProblem] {
    sharedIdentifiers(cellTypes) + sharedIdentifiers(otherViewTypes)
  }

  /// The types of cells; most sections have cells of the type of those above them, which is not repeated.
  private var cellTypes: [ViewRegistration] {
    var types: [ViewRegistration] = []
    for cells in declaration.cells {
      if let type = cells.registration, type !== types.last { types.append(type) }
    }
    return types
  }

  /// The types of headers, footers and parts of the table.
  private var otherViewTypes: [ViewRegistration] {
    var types: [ViewRegistration] = []
    for supplementary in declaration.supplementaries {
      if let type = supplementary.registration, type !== types.last { types.append(type) }
    }
    if declaration.parts.isEmpty { return types }
    return types + TablePart.allCases.compactMap { declaration.parts[$0]?.registration }
  }

  private func sharedIdentifiers(_ registrations: [ViewRegistration]) -> [DeclarationProblem] {
    if registrations.count < 2 { return [] }
    var first: [String: ViewRegistration] = [:]
    var seen: Set<ObjectIdentifier> = []
    var problems: [DeclarationProblem] = []
    for registration in registrations {
      guard seen.insert(registration.type).inserted else { continue }
      let identifier = registration.reuseIdentifier
      guard let other = first[identifier] else {
        first[identifier] = registration
        continue
      }
      let types = [other.qualifiedTypeName, registration.qualifiedTypeName]
      problems.append(.sharedReuseIdentifier(types: types, identifier: identifier))
    }
    return problems
  }
}

extension DeclarationFacts {
  /// A section that is displayed is bound, and displayed once.
  fileprivate var wronglyDisplayed: [DeclarationProblem] {
    guard let displayedSections else { return [] }
    return notBound(displayedSections) + displayedTwice(displayedSections)
  }

  private func notBound(_ displayed: [SectionKey]) -> [DeclarationProblem] {
    guard !declaration.bindsOtherSections, !hasConditions else { return [] }
    return displayed.filter { declaration.named($0) == nil }.map { section in
      section.isWholeTable
        ? .tableNotBound : .displayedButNotBound(section: section.name)
    }
  }

  private func displayedTwice(_ displayed: [SectionKey]) -> [DeclarationProblem] {
    if Set(displayed).count == displayed.count { return [] }
    var counts: [SectionKey: Int] = [:]
    for section in displayed { counts[section, default: 0] += 1 }
    var seen: Set<SectionKey> = []
    return displayed.filter { counts[$0, default: 0] > 1 && seen.insert($0).inserted }.map {
      .displayedTwice(section: $0.name, count: counts[$0, default: 0])
    }
  }
}

extension DeclarationFacts {
  /// A dictionary of data is about the sections that its chain speaks for.
  fileprivate mutating func findForeignData() {
    for (index, cells) in declaration.cells.enumerated() {
      guard case .many(let rows) = reading.cells[index] else { continue }
      let foreign = foreignSections(of: rows, cells.origin) { _ in true }
      add(
        foreignData(foreign, of: cells.origin, part: "cells"),
        areCertain: isKnown(cells.rows)
      )
    }
    for (index, supplementary) in declaration.supplementaries.enumerated() {
      guard case .many(let contents) = reading.supplementaries[index] else { continue }
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
    if rest == 0 || origin.isOthers { return [] }
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
    let (part, chain) = (part(), Self.chain(origin))
    return foreign.map { $0.name }.ordered(by: <).map {
      .foreignData(part: part, chain: chain, section: $0)
    }
  }
}

extension DeclarationFacts {
  /// A number of cells is 0 or more.
  fileprivate mutating func findNegativeCounts() {
    for (index, cells) in reading.cells.enumerated() {
      if case .one(_, let rows) = cells, rows.askedCount >= 0 { continue }
      var counts: [(section: String?, count: Int)] = []
      for (section, rows) in cells where rows.askedCount < 0 {
        counts.append((Self.name(section), rows.askedCount))
      }
      if counts.isEmpty { continue }
      add(
        counts.ordered { ($0.section ?? "") < ($1.section ?? "") }
          .map { .negativeCount(section: $0.section, count: $0.count) },
        areCertain: isKnown(declaration.cells[index].rows)
      )
    }
  }

  /// A handler that takes a model takes one that the section's rows have, or can have tomorrow.
  fileprivate mutating func findWrongModels() {
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
    let name = Self.name(section)
    var seen: Set<ObjectIdentifier> = []
    return wrongModelTypes(of: section).filter { seen.insert(ObjectIdentifier($0)).inserted }.map {
      .wrongModelType(section: name, assumed: "\($0)", bound: "\(bound)")
    }
  }

  /// The types of models that handlers of a section take and that its rows do not have.
  private func wrongModelTypes(of section: SectionKey) -> [Any.Type] {
    guard let rows = reading.rows(of: section) else { return [] }
    return handlers(of: section).flatMap { $0.wrongModelTypes(rows) }
  }

  /// The handlers that run for the rows of a section.
  private func handlers(of section: SectionKey) -> [SectionHandlers] {
    let named = declaration.named(section)
    let others = named?.cellOwner == nil ? declaration.otherHandlers : nil
    return [named?.handlers, others, declaration.anyHandlers].compactMap { $0 }
  }
}
