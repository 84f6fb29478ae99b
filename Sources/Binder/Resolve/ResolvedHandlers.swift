/// The handlers and dimensions that a table needs for every row, with the rows that they are run for.
@MainActor
final class BoundHandlers {
  let accessory: RowProperty<CellAccessory>.Bound?
  let onDequeue: [CellHandler.Bound]
  let toggle: RowProperty<Bool>.Bound?
  let cellHeight: HeightHandler.Bound?
  let estimatedCellHeight: HeightHandler.Bound?
  let prefetchAtEnd: PrefetchHandler?
  let prefetchAtStart: PrefetchHandler?

  init(_ handlers: ResolvedHandlers, to rows: any RowList) {
    accessory = handlers.property { $0.accessory }?.bind(rows)
    onDequeue = handlers.onDequeue.map { $0.bind(rows) }
    toggle = handlers.property { $0.toggle }?.bind(rows)
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
  private var list: SectionHandlers?
  private let named: SectionHandlers?
  private let others: SectionHandlers?
  private let any: SectionHandlers?
  // Whether the chain of all other sections speaks for these parts of the section.
  private let cellsAreOfOthers: Bool
  private let headerIsOfOthers: Bool
  private let footerIsOfOthers: Bool

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

  private func ofSection<Handler>(
    _ isOfOthers: Bool,
    _ handler: (SectionHandlers) -> Handler?
  ) -> Handler? {
    if let list, let handler = handler(list) { return handler }
    if let named, let handler = handler(named) { return handler }
    return isOfOthers ? others.flatMap(handler) : nil
  }

  private func first<Handler>(_ handler: (SectionHandlers) -> Handler?) -> Handler? {
    ofSection(cellsAreOfOthers, handler) ?? any.flatMap(handler)
  }

  private func all<Handler>(_ handler: (SectionHandlers) -> Handler?) -> [Handler] {
    var handlers: [Handler] = []
    if let first = ofSection(cellsAreOfOthers, handler) { handlers.append(first) }
    if let any, let last = handler(any) { handlers.append(last) }
    return handlers
  }

  var onDequeue: [CellHandler] { all { $0.onDequeue } }

  var fillsCells: Bool {
    first { $0.onDequeue } != nil || property { $0.accessory } != nil
      || cellDimension(.cellHeight) != nil
  }

  var onTapped: [CellHandler] { all { $0.onTapped } }

  var prefetchAtEnd: PrefetchHandler? { first { $0.prefetchAtEnd } }

  var prefetchAtStart: PrefetchHandler? { first { $0.prefetchAtStart } }

  func cellDimension(_ kind: DimensionKind) -> HeightHandler? {
    first { $0.cellDimensions[kind] }
  }

  func onEvent(from cell: AnyObject) -> [any AnyEventHandler] {
    all { $0.eventHandler(for: cell) }
  }

  func onEvent(of content: any CellContent) -> [any AnyContentEventHandler] {
    let type = ObjectIdentifier(Swift.type(of: content))
    return all { $0.contentEvents[type] }
  }

  func property<Argument, Value>(
    _ handler: (RowGestures) -> RowHandler<Argument, Value>?
  ) -> RowHandler<Argument, Value>? {
    first { $0.gestures.flatMap(handler) }
  }

  var crossesSections: Bool {
    first { handlers in
      handlers.gestures.flatMap { $0.onMoved == nil ? nil : $0.crossesSections }
    } ?? false
  }

  func notices<Argument, Result>(
    _ handler: (RowGestures) -> RowHandler<Argument, Result>?
  ) -> [RowHandler<Argument, Result>] {
    all { $0.gestures.flatMap(handler) }
  }

  func arrangement<Value>(_ value: (SectionArrangement) -> Value?) -> Value? {
    first { $0.arrangement.flatMap(value) }
  }

  var indexTitle: String? { first { $0.indexTitle }?(section) }

  func supplementaryDimension(_ kind: DimensionKind) -> Double? {
    let isHeader = kind == .headerHeight || kind == .estimatedHeaderHeight
    let height = { (handlers: SectionHandlers) in handlers.supplementaryDimensions[kind] }
    let own = ofSection(isHeader ? headerIsOfOthers : footerIsOfOthers, height)
    return (own ?? any.flatMap(height))?.points(section)
  }
}
