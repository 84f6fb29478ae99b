/// The facts that the rules look at, a declaration, its data, and the sections to display, and the problems that they find.
@MainActor
struct DeclarationFacts {
  let declaration: TableDeclaration
  let reading: TableReading
  let displayedSections: [SectionKey]?
  /// Whether the declaration is that of a screen: its cells can stand under a condition that is not met now.
  let hasConditions: Bool

  /// The problems of the declaration, which is wrong whatever the data.
  private(set) var certain: [DeclarationProblem] = []
  /// The problems of data that a closure or a screen has given, or whose models are of several types: it can be other data
  /// next time.
  private(set) var ofData: [DeclarationProblem] = []

  mutating func findProblems(isFirst: Bool) {
    if isFirst {
      certain = otherSectionsStartedTwice + boundTwice + chainsWithoutCells + sharedReuseIdentifiers
    }
    certain += wronglyDisplayed
    findForeignData()
    findNegativeCounts()
    findWrongModels()
  }

  mutating func add(_ problems: [DeclarationProblem], areCertain: Bool) {
    if areCertain { certain += problems } else { ofData += problems }
  }

  var emptyChains: [DeclarationProblem.Warning] {
    declaration.chains.compactMap { chain in
      guard case .sections(let sections) = chain.scope, sections.isEmpty else { return nil }
      return .chainWithoutSections(number: chain.position)
    }
  }

  /// Two chains cannot both speak for all other sections.
  private var otherSectionsStartedTwice: [DeclarationProblem] {
    let chains = declaration.otherChains
    return chains.count > 1 ? [.otherSectionsStartedTwice(chains: chains.map { $0.position })] : []
  }

  func isKnown<Value>(_ data: BoundData<Value>) -> Bool {
    data.isConstant && !hasConditions
  }

  func chain(_ origin: ChainOrigin) -> DeclarationProblem.Chain {
    DeclarationProblem.Chain(
      start: hasConditions ? origin.startOfPart : "\(origin)",
      number: origin.position
    )
  }
}

extension DeclarationFacts {
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
      problem(part, of: section.key.nameOfNamed, owners[ObjectIdentifier(section)] ?? [])
    }
    return named + [problem(part, of: nil, origins.filter { $0.isOthers })].compactMap { $0 }
  }

  private func problem(
    _ part: String,
    of section: @autoclosure () -> String?,
    _ owners: [ChainOrigin]
  ) -> DeclarationProblem? {
    guard owners.count > 1 else { return nil }
    return .boundTwice(part: part, section: section(), chains: owners.map(chain))
  }
}

extension DeclarationFacts {
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
        ? .nothingBound(section: section.key.nameOfNamed)
        : .handlersWithoutCells(section: section.key.nameOfNamed)
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
