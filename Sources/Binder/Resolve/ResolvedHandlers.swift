/// The handlers and dimensions that a table needs for every row, with the rows that they are run for.
@MainActor
struct BoundHandlers {
  /// The accessory at the trailing edge of cells.
  let accessory: RowQuestion<CellAccessory>.Bound?
  /// Runs after a cell was dequeued, in this order.
  let onDequeue: [CellHandler.Bound]
  /// The heights of rows.
  let cellHeight: HeightHandler.Bound?
  /// Guesses at the heights of rows.
  let estimatedCellHeight: HeightHandler.Bound?

  /// Looks up once how rows give their models to handlers.
  init(_ handlers: ResolvedHandlers, to rows: any RowList) {
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
struct ResolvedHandlers {
  /// Runs after a cell was dequeued, in this order.
  let onDequeue: [CellHandler]
  /// Runs when a row is tapped, in this order.
  let onTapped: [CellHandler]
  /// Runs when the end of the section comes near.
  let prefetch: PrefetchHandler?
  /// The heights of rows.
  let cellHeight: HeightHandler?
  /// Guesses at the heights of rows.
  let estimatedCellHeight: HeightHandler?

  private let section: SectionKey
  private let cellSources: [SectionHandlers]
  private let headerSources: [SectionHandlers]
  private let footerSources: [SectionHandlers]
  private let any: SectionHandlers

  init(
    _ section: SectionKey,
    declaration: TableDeclaration,
    reading: TableReading
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
  func onEvent(from cell: AnyObject) -> [any AnyEventHandler] {
    Self.all(cellSources, any) { $0.eventHandler(for: cell) }
  }

  /// The handler that answers a question about the rows; nil if there is none.
  func question<Argument, Answer>(
    _ handler: (RowGestures) -> RowHandler<Argument, Answer>?
  ) -> RowHandler<Argument, Answer>? {
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
    _ handler: (RowGestures) -> RowNotice<Argument>?
  ) -> [RowNotice<Argument>] {
    Self.all(cellSources, any) { $0.gestures.flatMap(handler) }
  }

  /// The title in the index of the table; nil for none.
  var indexTitle: String? { Self.first(cellSources, any) { $0.indexTitle }?(section) }

  /// The height, or the estimate, of the header or the footer in points.
  func supplementaryDimension(_ kind: DimensionKind) -> Double? {
    supplementaryHeight(kind)?.points(section)
  }

  private func supplementaryHeight(_ kind: DimensionKind) -> SupplementaryHeight? {
    let isHeader = kind == .headerHeight || kind == .estimatedHeaderHeight
    return Self.first(isHeader ? headerSources : footerSources, any) {
      $0.supplementaryDimensions[kind]
    }
  }

  private static func first<Handler>(
    _ sources: [SectionHandlers],
    _ last: SectionHandlers? = nil,
    _ handler: (SectionHandlers) -> Handler?
  ) -> Handler? {
    for source in sources {
      if let handler = handler(source) { return handler }
    }
    return last.flatMap(handler)
  }

  /// The first handler of the sources, and then that of any-section chains.
  private static func all<Handler>(
    _ sources: [SectionHandlers],
    _ any: SectionHandlers,
    _ handler: (SectionHandlers) -> Handler?
  ) -> [Handler] {
    var handlers: [Handler] = []
    if let first = first(sources, nil, handler) { handlers.append(first) }
    if let last = handler(any) { handlers.append(last) }
    return handlers
  }
}
