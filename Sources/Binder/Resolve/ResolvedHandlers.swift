/// The handlers and dimensions that a table needs for every row, with the rows that they are run for.
@MainActor
struct BoundHandlers<Section: TableViewSection> {
  /// The accessory at the trailing edge of cells.
  let accessory: RowQuestion<Section, CellAccessory>.Bound?
  /// Runs after a cell was dequeued, in this order.
  let onDequeue: [CellHandler<Section>.Bound]
  /// The heights of rows.
  let cellHeight: HeightHandler<Section>.Bound?
  /// Guesses at the heights of rows.
  let estimatedCellHeight: HeightHandler<Section>.Bound?

  /// Looks up once how rows give their models to handlers.
  init(_ handlers: ResolvedHandlers<Section>, to rows: any RowList<Section>) {
    accessory = handlers.question { $0.accessory }?.bind(rows)
    onDequeue = handlers.onDequeue.map { $0.bind(rows) }
    cellHeight = handlers.cellHeight?.bind(rows)
    estimatedCellHeight = handlers.estimatedCellHeight?.bind(rows)
  }
}

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
  private let any: SectionHandlers<Section>

  init(
    _ section: Section,
    declaration: TableDeclaration<Section>,
    reading: TableReading<Section>
  ) {
    let named = declaration.namedHandlers[section].map { [$0] } ?? []
    let namedAndOthers = named + [declaration.otherHandlers]
    let isNamed = reading.bindsCellsByName(of: section)
    let headerIsOthers = reading.supplementary(.header, of: section)?.origin.isOthers
    let footerIsOthers = reading.supplementary(.footer, of: section)?.origin.isOthers
    self.section = section
    any = declaration.anyHandlers
    cellSources = isNamed ? named : namedAndOthers
    headerSources = headerIsOthers ?? !isNamed ? namedAndOthers : named
    footerSources = footerIsOthers ?? !isNamed ? namedAndOthers : named
    onDequeue = Self.all(cellSources, any) { $0.onDequeue }
    onTapped = Self.all(cellSources, any) { $0.onTapped }
    prefetch = Self.first(cellSources) { $0.prefetch }
    cellHeight = Self.first(cellSources, any) { $0.cellDimensions[.cellHeight] }
    estimatedCellHeight = Self.first(cellSources, any) { $0.cellDimensions[.estimatedCellHeight] }
  }

  /// Runs when a cell emits an event, in this order.
  func onEvent(from cell: AnyObject) -> [any AnyEventHandler<Section>] {
    Self.all(cellSources, any) { $0.eventHandler(for: cell) }
  }

  /// The handler that answers a question about the rows; nil if there is none.
  func question<Argument, Answer>(
    _ handler: (RowGestures<Section>) -> RowHandler<Section, Argument, Answer>?
  ) -> RowHandler<Section, Argument, Answer>? {
    Self.first(cellSources, any) { $0.gestures.flatMap(handler) }
  }

  /// Whether a finger can drag rows to other sections that say the same.
  var crossesSections: Bool {
    Self.first(cellSources, any) { handlers in
      handlers.gestures.flatMap { $0.onMoved == nil ? nil : $0.crossesSections }
    } ?? false
  }

  /// The handlers that are told of a gesture, in this order.
  func notices<Argument>(
    _ handler: (RowGestures<Section>) -> RowNotice<Section, Argument>?
  ) -> [RowNotice<Section, Argument>] {
    Self.all(cellSources, any) { $0.gestures.flatMap(handler) }
  }

  /// The title in the index of the table; nil for none.
  var indexTitle: String? { Self.first(cellSources, any) { $0.indexTitle }?(section) }

  /// The height, or the estimate, of the header or the footer in points.
  func supplementaryDimension(_ kind: DimensionKind) -> Double? {
    supplementaryHeight(kind)?.points(section)
  }

  private func supplementaryHeight(_ kind: DimensionKind) -> SupplementaryHeight<Section>? {
    let isHeader = kind == .headerHeight || kind == .estimatedHeaderHeight
    return Self.first(isHeader ? headerSources : footerSources, any) {
      $0.supplementaryDimensions[kind]
    }
  }

  private static func first<Handler>(
    _ sources: [SectionHandlers<Section>],
    _ last: SectionHandlers<Section>? = nil,
    _ handler: (SectionHandlers<Section>) -> Handler?
  ) -> Handler? {
    for source in sources {
      if let handler = handler(source) { return handler }
    }
    return last.flatMap(handler)
  }

  /// The first handler of the sources, and then that of any-section chains.
  private static func all<Handler>(
    _ sources: [SectionHandlers<Section>],
    _ any: SectionHandlers<Section>,
    _ handler: (SectionHandlers<Section>) -> Handler?
  ) -> [Handler] {
    var handlers: [Handler] = []
    if let first = first(sources, nil, handler) { handlers.append(first) }
    if let last = handler(any) { handlers.append(last) }
    return handlers
  }
}
