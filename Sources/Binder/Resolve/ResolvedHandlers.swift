/// The handlers and dimensions that a table needs for every row, with the rows that they are run for.
@MainActor
final class BoundHandlers {
  /// The accessory at the trailing edge of cells.
  let accessory: RowQuestion<CellAccessory>.Bound?
  /// Runs after a cell was dequeued, in this order.
  let onDequeue: [CellHandler.Bound]
  /// Whether the switches of cells are on.
  let toggle: RowQuestion<Bool>.Bound?
  /// The heights of rows.
  let cellHeight: HeightHandler.Bound?
  /// Guesses at the heights of rows.
  let estimatedCellHeight: HeightHandler.Bound?
  /// Runs when the end of the section, or that of the table, comes near.
  let prefetchAtEnd: PrefetchHandler?
  /// Runs when the start of the section comes near.
  let prefetchAtStart: PrefetchHandler?

  /// Looks up once how rows give their models to handlers.
  init(_ handlers: ResolvedHandlers, to rows: any RowList) {
    accessory = handlers.question { $0.accessory }?.bind(rows)
    onDequeue = handlers.onDequeue.map { $0.bind(rows) }
    toggle = handlers.question { $0.toggle }?.bind(rows)
    cellHeight = handlers.cellDimension(.cellHeight)?.bind(rows)
    estimatedCellHeight = handlers.cellDimension(.estimatedCellHeight)?.bind(rows)
    prefetchAtEnd = handlers.prefetchAtEnd
    prefetchAtStart = handlers.prefetchAtStart
  }
}

/// The handlers and dimensions of one section, chosen by precedence.
///
/// A dimension is taken from the first of: a chain that names the section, the all-other-sections chain if the section is not
/// bound by name, an any-section chain. A handler of the first two runs, and then the handler of an any-section chain runs too.
@MainActor
struct ResolvedHandlers {
  private let section: SectionKey
  /// Those of the list of contents that the handlers are for; nil for the whole section.
  private var list: SectionHandlers?
  /// Those of the chains that name the section.
  private let named: SectionHandlers?
  /// Those of the chain of all other sections.
  private let others: SectionHandlers?
  /// Those of the chains of any section.
  private let any: SectionHandlers?
  // Whether the chain of all other sections speaks for these parts of the section.
  private let cellsAreOfOthers: Bool
  private let headerIsOfOthers: Bool
  private let footerIsOfOthers: Bool

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
    self.named = named?.handlers
    (others, any) = (declaration.otherHandlers, declaration.anyHandlers)
    cellsAreOfOthers = named?.cellOwner == nil
    self.headerIsOfOthers = headerIsOfOthers ?? cellsAreOfOthers
    self.footerIsOfOthers = footerIsOfOthers ?? cellsAreOfOthers
  }

  /// Those of one list of the section: its own before those of the section.
  func ofList(_ handlers: SectionHandlers?) -> ResolvedHandlers {
    var resolved = self
    resolved.list = handlers
    return resolved
  }

  /// The first handler of chains that speak for a part of the section and not for any section.
  private func ofSection<Handler>(
    _ isOfOthers: Bool,
    _ handler: (SectionHandlers) -> Handler?
  ) -> Handler? {
    if let list, let handler = handler(list) { return handler }
    if let named, let handler = handler(named) { return handler }
    return isOfOthers ? others.flatMap(handler) : nil
  }

  /// The first handler of chains that speak for the cells.
  private func first<Handler>(_ handler: (SectionHandlers) -> Handler?) -> Handler? {
    ofSection(cellsAreOfOthers, handler) ?? any.flatMap(handler)
  }

  /// The first handler of chains that speak for the cells, and then that of chains of any section.
  private func all<Handler>(_ handler: (SectionHandlers) -> Handler?) -> [Handler] {
    var handlers: [Handler] = []
    if let first = ofSection(cellsAreOfOthers, handler) { handlers.append(first) }
    if let any, let last = handler(any) { handlers.append(last) }
    return handlers
  }

  /// Runs after a cell was dequeued, in this order.
  var onDequeue: [CellHandler] { all { $0.onDequeue } }

  /// Whether code fills cells after they were dequeued, gives them accessories, or says how high they are.
  var fillsCells: Bool {
    first { $0.onDequeue } != nil || question { $0.accessory } != nil
      || cellDimension(.cellHeight) != nil
  }

  /// Runs when a row is tapped, in this order.
  var onTapped: [CellHandler] { all { $0.onTapped } }

  /// Runs when the end of the section, or that of the table, comes near.
  var prefetchAtEnd: PrefetchHandler? { first { $0.prefetchAtEnd } }

  /// Runs when the start of the section comes near.
  var prefetchAtStart: PrefetchHandler? { first { $0.prefetchAtStart } }

  /// The heights of rows, or their estimated heights.
  func cellDimension(_ kind: DimensionKind) -> HeightHandler? {
    first { $0.cellDimensions[kind] }
  }

  /// Runs when a cell emits an event, in this order.
  func onEvent(from cell: AnyObject) -> [any AnyEventHandler] {
    all { $0.eventHandler(for: cell) }
  }

  /// Runs when a content of a type emits an event, in this order.
  func onEvent(of content: any CellContent) -> [any AnyContentEventHandler] {
    let type = ObjectIdentifier(Swift.type(of: content))
    return all { $0.contentEvents[type] }
  }

  /// The handler that returns a value for the rows; nil if there is none.
  func question<Argument, Answer>(
    _ handler: (RowGestures) -> RowHandler<Argument, Answer>?
  ) -> RowHandler<Argument, Answer>? {
    first { $0.gestures.flatMap(handler) }
  }

  /// Whether the user can drag rows to other sections that say the same.
  var crossesSections: Bool {
    first { handlers in
      handlers.gestures.flatMap { $0.onMoved == nil ? nil : $0.crossesSections }
    } ?? false
  }

  /// The handlers that run for a gesture, or for a display, in this order.
  func notices<Argument, Result>(
    _ handler: (RowGestures) -> RowHandler<Argument, Result>?
  ) -> [RowHandler<Argument, Result>] {
    all { $0.gestures.flatMap(handler) }
  }

  /// What says how a collection view arranges the section.
  func arrangement<Value>(_ value: (SectionArrangement) -> Value?) -> Value? {
    first { $0.arrangement.flatMap(value) }
  }

  /// The title in the index of the table; nil for none.
  var indexTitle: String? { first { $0.indexTitle }?(section) }

  /// The height, or the estimate, of the header or the footer in points.
  func supplementaryDimension(_ kind: DimensionKind) -> Double? {
    let isHeader = kind == .headerHeight || kind == .estimatedHeaderHeight
    let height = { (handlers: SectionHandlers) in handlers.supplementaryDimensions[kind] }
    let own = ofSection(isHeader ? headerIsOfOthers : footerIsOfOthers, height)
    return (own ?? any.flatMap(height))?.points(section)
  }
}
