/// A table as it was declared: who binds what to which sections, and what is to be run when.
///
/// Both syntaxes write this value, and nothing after it can tell which of them did.
@MainActor
struct TableDeclaration<Section: TableViewSection> {
  /// Every chain, in the order of their starts.
  private(set) var chains: [ChainOrigin<Section>] = []
  /// Cells, in the order in which they were bound.
  private(set) var cells: [CellsDeclaration<Section>] = []
  /// Headers and footers, in the order in which they were bound.
  private(set) var supplementaries: [SupplementaryDeclaration<Section>] = []
  /// Handlers and dimensions of chains by name.
  var namedHandlers: [Section: SectionHandlers<Section>] = [:]
  /// Handlers and dimensions of the all-other-sections chain.
  var otherHandlers = SectionHandlers<Section>()
  /// Handlers and dimensions of any-section chains.
  var anyHandlers = SectionHandlers<Section>()

  /// Model types whose rows can be compared off the main actor.
  var backgroundComparisons = BackgroundComparisons()

  /// What gives new data by itself, in the order in which it was bound.
  private(set) var feeds: [(place: FeedPlace<Section>, feed: any DataFeed)] = []

  /// Binds cells.
  mutating func add(_ cells: CellsDeclaration<Section>, in branches: [Branch]) {
    self.cells.append(cells)
    let place = FeedPlace(scope: cells.origin.scope, part: .cells, branches: branches)
    if let feed = cells.feed { feeds.append((place, feed)) }
  }

  /// Binds headers or footers.
  mutating func add(_ supplementary: SupplementaryDeclaration<Section>, in branches: [Branch]) {
    supplementaries.append(supplementary)
    let place = FeedPlace(
      scope: supplementary.origin.scope,
      part: .supplementary(supplementary.kind, supplementary.form),
      branches: branches
    )
    if let feed = supplementary.feed { feeds.append((place, feed)) }
  }

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
    return chains.flatMap { $0.scope.names }.filter { seen.insert($0).inserted }
  }

  /// Every view type that has to be registered.
  var registrations: [ViewRegistration] {
    cells.compactMap(\.registration) + supplementaries.compactMap(\.registration)
  }
}
