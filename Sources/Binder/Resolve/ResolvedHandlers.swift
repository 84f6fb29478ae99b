/// The handlers and dimensions that a table needs for every row, with the rows that they are run for.
@MainActor
final class BoundHandlers {
  /// The accessory at the trailing edge of cells.
  let accessory: RowQuestion<CellAccessory>.Bound?
  /// Runs after a cell was dequeued, in this order.
  let onDequeue: [CellHandler.Bound]
  /// The heights of rows.
  let cellHeight: HeightHandler.Bound?
  /// Guesses at the heights of rows.
  let estimatedCellHeight: HeightHandler.Bound?
  /// Runs when the end of the section comes near.
  let prefetchAtEnd: PrefetchHandler?
  /// Runs when the start of the section comes near.
  let prefetchAtStart: PrefetchHandler?

  /// Looks up once how rows give their models to handlers.
  init(_ handlers: ResolvedHandlers, to rows: any RowList) {
    accessory = handlers.question { $0.accessory }?.bind(rows)
    onDequeue = handlers.onDequeue.map { $0.bind(rows) }
    cellHeight = handlers.cellDimension(.cellHeight)?.bind(rows)
    estimatedCellHeight = handlers.cellDimension(.estimatedCellHeight)?.bind(rows)
    prefetchAtEnd = handlers.prefetchAtEnd
    prefetchAtStart = handlers.prefetchAtStart
  }
}

/// The handlers and dimensions of one section, chosen by precedence.
///
/// A dimension is answered by the first of: a chain that names the section, the all-other-sections
/// chain if the section is not bound by name, an any-section chain. A handler of the first two runs, and
/// then the handler of an any-section chain runs too.
@MainActor
struct ResolvedHandlers {
  private let section: SectionKey
  /// Those of every chain that can speak for the section.
  private let sources: HandlerSources
  /// The parts for which the chain of all other sections does speak.
  private let parts: PartsOfOthers

  /// Finds out whose handlers count.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - named: What chains that name the section have declared; nil if none does.
  ///   - declaration: What others have declared.
  ///   - headerIsOfOthers: Whether the chain of all other sections declares the header; nil if there is none.
  ///   - footerIsOfOthers: Whether that chain declares the footer; nil if there is none.
  init(
    _ section: SectionKey,
    _ named: NamedSection?,
    declaration: TableDeclaration,
    headerIsOfOthers: Bool?,
    footerIsOfOthers: Bool?
  ) {
    self.section = section
    sources = HandlerSources(
      named: named?.handlers,
      others: declaration.otherHandlers,
      any: declaration.anyHandlers
    )
    let isNamed = named?.cellOwner != nil
    parts = PartsOfOthers(
      cells: !isNamed,
      header: headerIsOfOthers ?? !isNamed,
      footer: footerIsOfOthers ?? !isNamed
    )
  }

  private var cells: HandlerSources { sources.including(others: parts.cells) }
  private var header: HandlerSources { sources.including(others: parts.header) }
  private var footer: HandlerSources { sources.including(others: parts.footer) }

  /// Runs after a cell was dequeued, in this order.
  var onDequeue: [CellHandler] { cells.all { $0.onDequeue } }

  /// Whether code fills cells after they were dequeued, gives them accessories, or says how high they are.
  var fillsCells: Bool {
    cells.first { $0.onDequeue } != nil || question { $0.accessory } != nil
      || cellDimension(.cellHeight) != nil
  }

  /// Runs when a row is tapped, in this order.
  var onTapped: [CellHandler] { cells.all { $0.onTapped } }

  /// Runs when the end of the section comes near.
  var prefetchAtEnd: PrefetchHandler? { cells.first { $0.prefetchAtEnd } }

  /// Runs when the start of the section comes near.
  var prefetchAtStart: PrefetchHandler? { cells.first { $0.prefetchAtStart } }

  /// The heights of rows, or guesses at them.
  func cellDimension(_ kind: DimensionKind) -> HeightHandler? {
    cells.first { $0.cellDimensions[kind] }
  }

  /// Runs when a cell emits an event, in this order.
  func onEvent(from cell: AnyObject) -> [any AnyEventHandler] {
    cells.all { $0.eventHandler(for: cell) }
  }

  /// The handler that answers a question about the rows; nil if there is none.
  func question<Argument, Answer>(
    _ handler: (RowGestures) -> RowHandler<Argument, Answer>?
  ) -> RowHandler<Argument, Answer>? {
    cells.first { $0.gestures.flatMap(handler) }
  }

  /// Whether a finger can drag rows to other sections that say the same.
  var crossesSections: Bool {
    cells.first { handlers in
      handlers.gestures.flatMap { $0.onMoved == nil ? nil : $0.crossesSections }
    } ?? false
  }

  /// The handlers that are told of a gesture, or of a display, in this order.
  func notices<Argument, Result>(
    _ handler: (RowGestures) -> RowHandler<Argument, Result>?
  ) -> [RowHandler<Argument, Result>] {
    cells.all { $0.gestures.flatMap(handler) }
  }

  /// The title in the index of the table; nil for none.
  var indexTitle: String? { cells.first { $0.indexTitle }?(section) }

  /// The height, or the estimate, of the header or the footer in points.
  func supplementaryDimension(_ kind: DimensionKind) -> Double? {
    supplementaryHeight(kind)?.points(section)
  }

  private func supplementaryHeight(_ kind: DimensionKind) -> SupplementaryHeight? {
    let isHeader = kind == .headerHeight || kind == .estimatedHeaderHeight
    return (isHeader ? header : footer).first { $0.supplementaryDimensions[kind] }
  }
}

/// The parts of a section for which the chain of all other sections speaks.
private struct PartsOfOthers {
  let cells: Bool
  let header: Bool
  let footer: Bool
}

/// Those whose handlers can run for a section, by precedence.
@MainActor
private struct HandlerSources {
  /// The chains that name the section.
  let named: SectionHandlers?
  /// The chain of all other sections, where it speaks for the section.
  let others: SectionHandlers?
  /// The chains of any section.
  let any: SectionHandlers?

  /// The same, or without the chain of all other sections.
  func including(others isIncluded: Bool) -> HandlerSources {
    isIncluded ? self : HandlerSources(named: named, others: nil, any: any)
  }

  func first<Handler>(_ handler: (SectionHandlers) -> Handler?) -> Handler? {
    firstOfSection(handler) ?? any.flatMap(handler)
  }

  /// The first handler of chains that speak for the section and not for any.
  func firstOfSection<Handler>(_ handler: (SectionHandlers) -> Handler?) -> Handler? {
    if let named, let handler = handler(named) { return handler }
    return others.flatMap(handler)
  }

  /// The first handler of chains that speak for the section, and then that of chains of any section.
  func all<Handler>(_ handler: (SectionHandlers) -> Handler?) -> [Handler] {
    var handlers: [Handler] = []
    if let first = firstOfSection(handler) { handlers.append(first) }
    if let any, let last = handler(any) { handlers.append(last) }
    return handlers
  }
}
