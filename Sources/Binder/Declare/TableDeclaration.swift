/// A table as it was declared: who binds what to which sections, and what is to be run when.
///
/// Both syntaxes write this value, and nothing after it can tell which of them did.
@MainActor
struct TableDeclaration {
  /// Every chain, in the order of their starts.
  private(set) var chains: [ChainOrigin] = []
  /// Cells, in the order in which they were bound.
  private(set) var cells: [CellsDeclaration] = []
  /// The sections that chains name, in the order in which they were first named.
  private(set) var namedSections: [SectionKey] = []
  private var names: Set<SectionKey> = []
  /// For each section the first declaration that binds its cells by name.
  private(set) var cellOwners: [SectionKey: Int] = [:]
  /// The declarations of the all-other-sections chain's cells.
  private(set) var otherCells: [Int] = []
  /// Headers and footers, in the order in which they were bound.
  private(set) var supplementaries: [SupplementaryDeclaration] = []
  /// Handlers and dimensions of chains by name.
  private(set) var namedHandlers: [SectionKey: SectionHandlers] = [:]
  /// Handlers and dimensions of the all-other-sections chain.
  let otherHandlers = SectionHandlers()
  /// Handlers and dimensions of any-section chains.
  let anyHandlers = SectionHandlers()

  /// Model types whose rows can be compared off the main actor.
  var backgroundComparisons = BackgroundComparisons()

  /// The feeds that give new data by themselves, in the order in which they were bound.
  private(set) var feeds: [(place: FeedKey, feed: any DataFeed)] = []

  /// Binds cells.
  mutating func add(_ cells: CellsDeclaration, in branches: [Branch]) {
    for section in cells.origin.scope.names where cellOwners[section] == nil {
      cellOwners[section] = self.cells.count
    }
    if cells.origin.isOthers { otherCells.append(self.cells.count) }
    self.cells.append(cells)
    let place = FeedKey(scope: cells.origin.scope, part: .cells, branches: branches)
    if let feed = cells.feed { feeds.append((place, feed)) }
  }

  /// Binds headers or footers.
  mutating func add(_ supplementary: SupplementaryDeclaration, in branches: [Branch]) {
    supplementaries.append(supplementary)
    let place = FeedKey(
      scope: supplementary.origin.scope,
      part: .supplementary(supplementary.kind, supplementary.form),
      branches: branches
    )
    if let feed = supplementary.feed { feeds.append((place, feed)) }
  }

  /// Begins a chain.
  mutating func startChain(_ scope: SectionScope) -> ChainOrigin {
    let origin = ChainOrigin(scope: scope, position: chains.count + 1)
    chains.append(origin)
    namedSections += scope.names.filter { names.insert($0).inserted }
    return origin
  }

  /// Changes the handlers of every section that a chain speaks for.
  mutating func updateHandlers(
    of scope: SectionScope,
    _ change: (SectionHandlers) -> Void
  ) {
    for handlers in handlers(of: scope) {
      change(handlers)
      handlers.handlersChanged()
    }
  }

  /// The handlers of every section that a chain speaks for, made where there are none yet.
  private mutating func handlers(of scope: SectionScope) -> [SectionHandlers] {
    switch scope {
    case .table, .named:
      scope.names.map { section in
        let handlers = namedHandlers[section] ?? SectionHandlers()
        namedHandlers[section] = handlers
        return handlers
      }
    case .others: [otherHandlers]
    case .any: [anyHandlers]
    }
  }

  /// Runs when a finger has pulled the table down.
  var onRefresh: RowWork?
  /// The selected rows, as the program keeps them.
  var selection: RowSelection?
  /// The views of the parts of the table that belong to no section.
  var parts: [TablePart: TablePartDeclaration] = [:]

  /// The handlers and dimensions of all chains.
  var allHandlers: [SectionHandlers] {
    namedHandlers.values + [otherHandlers, anyHandlers]
  }

  /// Whether a chain names a section.
  func isNamed(_ section: SectionKey) -> Bool { names.contains(section) }
}

/// The place in a declaration of data that is new by itself.
///
/// A screen's body writes its declaration again and again; what is at the same place is the same.
struct FeedKey: Hashable {
  /// The part that is bound.
  enum Part: Hashable {
    case cells
    case supplementary(
      SupplementaryKind,
      SupplementaryDeclaration.Form
    )
  }

  /// The sections that it is bound to.
  let scope: SectionScope
  let part: Part
  /// The branches that it stands in, outermost first.
  let branches: [Branch]
}

/// A branch that tells a place from others for the same part of the same sections.
enum Branch: Hashable {
  /// One of the two sides of a condition.
  case first, second
  /// An identity that was given.
  case id(AnyHashable)
}

extension TableDeclaration: @MainActor CustomStringConvertible {
  /// A line for each chain, and below it what the chain binds; then the handlers and heights of each section.
  ///
  ///     1 onSection(.friends)
  ///       cells PersonCell
  ///       header title
  ///     handlers of friends: onDequeue, onTapped, cellHeight
  var description: String {
    let parts = chains.flatMap { chain in
      ["\(chain.position) \(chain)"] + boundParts(of: chain).map { "  \($0)" }
    }
    let named = namedSections.map { ($0.name, namedHandlers[$0]) }
    let handlers = named + [("all other sections", otherHandlers), ("any section", anyHandlers)]
    let lines = handlers.compactMap { name, handlers in
      handlers.flatMap { $0.names.isEmpty ? nil : $0.names }
        .map { "handlers of \(name): \($0.joined(separator: ", "))" }
    }
    let views = TablePart.allCases.compactMap { part in
      self.parts[part].map { "table \(part) \($0.typeName)" }
    }
    return (parts + lines + views).joined(separator: "\n")
  }

  private func boundParts(of chain: ChainOrigin) -> [String] {
    let cells = cells.filter { $0.origin.position == chain.position }.map {
      "cells \($0.registration?.typeName ?? "of the closure's choice")"
    }
    let others = supplementaries.filter { $0.origin.position == chain.position }.map {
      "\($0.kind) \($0.registration?.typeName ?? "title")"
    }
    return cells + others
  }
}

extension SectionHandlers {
  /// The names of the handlers and dimensions, as they are written in code.
  var names: [String] {
    let handlers = [
      onDequeue.map { _ in "onDequeue" }, onTapped.map { _ in "onTapped" },
      onEvent.isEmpty ? nil : "onEvent", prefetch.map { _ in "prefetch" },
    ]
    let dimensions = DimensionKind.allCases.filter {
      cellDimensions[$0] != nil || supplementaryDimensions[$0] != nil
    }
    let index = indexTitle.map { _ in "indexTitle" }
    return (handlers + [index]).compactMap { $0 } + (gestures?.all.map(\.name) ?? [])
      + dimensions.map { "\($0)" }
  }
}
