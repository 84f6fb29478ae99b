/// A table as it was declared: who binds what to which sections, and what is to be run when.
///
/// Both syntaxes write this value, and nothing after it can tell which of them did.
@MainActor
struct TableDeclaration<Section: TableViewSection> {
  /// Every chain, in the order of their starts.
  private(set) var chains: [ChainOrigin<Section>] = []
  /// Cells, in the order in which they were bound.
  var cells: [CellsDeclaration<Section>] = []
  /// Headers and footers, in the order in which they were bound.
  var supplementaries: [SupplementaryDeclaration<Section>] = []
  /// Handlers and dimensions of chains by name.
  var namedHandlers: [Section: SectionHandlers<Section>] = [:]
  /// Handlers and dimensions of the all-other-sections chain.
  var otherHandlers = SectionHandlers<Section>()
  /// Handlers and dimensions of any-section chains.
  var anyHandlers = SectionHandlers<Section>()

  /// Model types whose rows can be compared off the main actor.
  var backgroundComparisons = BackgroundComparisons()

  /// Begins a chain.
  mutating func startChain(_ scope: SectionScope<Section>) -> ChainOrigin<Section> {
    let origin = ChainOrigin(scope: scope, position: chains.count + 1)
    chains.append(origin)
    return origin
  }

  /// Changes the handlers of every section that a chain speaks for.
  mutating func updateHandlers(
    of scope: SectionScope<Section>,
    _ change: (inout SectionHandlers<Section>) -> Void
  ) {
    switch scope {
    case .table, .named:
      for section in scope.names { change(&namedHandlers[section, default: SectionHandlers()]) }
    case .others: change(&otherHandlers)
    case .any: change(&anyHandlers)
    }
  }

  /// The sections that chains name, in the order in which they were first named.
  var namedSections: [Section] {
    var seen: Set<Section> = []
    return chains.flatMap(\.scope.names).filter { seen.insert($0).inserted }
  }

  /// Every view type that has to be registered.
  var registrations: [ViewRegistration] {
    cells.compactMap(\.registration) + supplementaries.compactMap(\.registration)
  }
}
