/// The handlers and dimensions of one section, chosen by precedence.
///
/// A dimension is answered by the first of: a chain that names the section, the all-other-sections
/// chain if the section is not bound by name, an any-section chain. A handler of the first two runs, and
/// then the handler of an any-section chain runs too.
@MainActor
struct ResolvedHandlers<Section: TableViewSection> {
  /// Runs after a cell was dequeued, in this order.
  let onDequeue: [CellHandler<Section>]
  /// Runs when a row is tapped, in this order.
  let onTapped: [CellHandler<Section>]
  /// Runs when the end of the section comes near.
  let prefetch: PrefetchHandler?
  /// The heights of rows.
  let cellHeight: HeightHandler<Section>?
  /// Guesses at the heights of rows.
  let estimatedCellHeight: HeightHandler<Section>?

  private let section: Section
  private let cellSources: [SectionHandlers<Section>]
  private let headerSources: [SectionHandlers<Section>]
  private let footerSources: [SectionHandlers<Section>]

  init(
    _ section: Section,
    declaration: TableDeclaration<Section>,
    reading: TableReading<Section>
  ) {
    let named = declaration.namedHandlers[section].map { [$0] } ?? []
    let namedAndOthers = named + [declaration.otherHandlers]
    let any = declaration.anyHandlers
    let isNamed = reading.bindsCellsByName(of: section)
    let specific = isNamed ? named : namedAndOthers
    let headerIsOthers = reading.supplementary(.header, of: section)?.origin.isOthers
    let footerIsOthers = reading.supplementary(.footer, of: section)?.origin.isOthers
    self.section = section
    cellSources = specific + [any]
    headerSources = (headerIsOthers ?? !isNamed ? namedAndOthers : named) + [any]
    footerSources = (footerIsOthers ?? !isNamed ? namedAndOthers : named) + [any]
    onDequeue = Self.both(specific, any) { $0.onDequeue }
    onTapped = Self.both(specific, any) { $0.onTapped }
    prefetch = Self.first(specific) { $0.prefetch }
    cellHeight = Self.first(cellSources) { $0.cellDimensions[.cellHeight] }
    estimatedCellHeight = Self.first(cellSources) { $0.cellDimensions[.estimatedCellHeight] }
  }

  /// Runs when a cell of a type emits an event, in this order.
  func onEvent<Cell: ViewEventEmitting>(
    from type: Cell.Type
  ) -> [RowHandler<Section, EventHandler<Section, Cell>.Emission, Void>] {
    let handler = { (handlers: SectionHandlers<Section>) in
      (handlers.onEvent[ObjectIdentifier(type)] as? EventHandler<Section, Cell>)?.handler
    }
    return Self.both(cellSources.dropLast(), cellSources[cellSources.count - 1], handler)
  }

  /// The height, or the estimate, of the header or the footer in points.
  func supplementaryDimension(_ kind: DimensionKind) -> Double? {
    let isHeader = kind == .headerHeight || kind == .estimatedHeaderHeight
    return Self.first(isHeader ? headerSources : footerSources) {
      $0.supplementaryDimensions[kind]
    }?(section)
  }

  private static func first<Handler>(
    _ sources: some Collection<SectionHandlers<Section>>,
    _ handler: (SectionHandlers<Section>) -> Handler?
  ) -> Handler? {
    sources.lazy.compactMap(handler).first
  }

  private static func both<Handler>(
    _ specific: some Collection<SectionHandlers<Section>>,
    _ any: SectionHandlers<Section>,
    _ handler: (SectionHandlers<Section>) -> Handler?
  ) -> [Handler] {
    [first(specific, handler), handler(any)].compactMap { $0 }
  }
}
