/// The handlers and dimensions that chains have given for one section, for all other sections, or
/// for any section; a later one of the same kind replaces an earlier one.
///
/// Each refresh looks at those of every section, so they are shared and not copied.
@MainActor
package final class SectionHandlers {
  /// Runs after a cell was dequeued and its view model was set.
  var onDequeue: CellHandler?
  /// Runs when the user has selected a row.
  var onTapped: CellHandler?
  /// Run when a cell emits an event, by the cell's type.
  private(set) var onEvent: [ObjectIdentifier: any AnyEventHandler] = [:]
  /// Run when a content emits an event, by the content's type.
  private(set) var contentEvents: [ObjectIdentifier: any AnyContentEventHandler] = [:]
  /// The handlers of what the user does to rows, besides tapping them, and of what is displayed; nil where there are none, as
  /// in most sections.
  private(set) var gestures: RowGestures?
  /// The title of a section in the index of the table.
  var indexTitle: ((SectionKey) -> String?)?
  /// Heights of rows and their estimates.
  @exclusivity(unchecked)
  private(set) var cellDimensions = Dimensions<HeightHandler>()
  /// Heights of headers and footers and their estimates.
  @exclusivity(unchecked)
  private(set) var supplementaryDimensions = Dimensions<SupplementaryHeight>()
  /// Runs when the end of the section, or that of the table, comes near.
  private(set) var prefetchAtEnd: PrefetchHandler?
  /// Runs when the start of the section comes near.
  private(set) var prefetchAtStart: PrefetchHandler?

  /// How a collection view arranges the section; nil where this was not declared.
  package var arrangement: SectionArrangement?

  /// Whether the chain that declares something now speaks for several sections by name.
  var isOfSeveral = false
  /// The heights that chains of several sections have declared, which a chain of one of them may replace.
  private var sharedDimensions: Set<DimensionKind> = []
  /// The heights that were declared twice for the same sections, of which the last one counts.
  private(set) var repeatedDimensions: [DimensionKind] = []

  /// Begins without handlers.
  init() {}

  // Each of these is replaced as a whole: what the former one alone has kept goes when the new one is there and can be read.

  /// Gives the events of a type of cells a handler.
  func set<Cell>(_ handler: EventHandler<Cell>) {
    let former = onEvent
    var handlers = former
    handlers[ObjectIdentifier(Cell.self)] = handler
    onEvent = handlers
    withExtendedLifetime(former) {}
  }

  /// Gives the events of a type of contents a handler.
  func set<Content>(_ handler: ContentEventHandler<Content>) {
    let former = contentEvents
    var handlers = former
    handlers[ObjectIdentifier(Content.self)] = handler
    contentEvents = handlers
    withExtendedLifetime(former) {}
  }

  /// Gives the end or the start of the section, as its trigger says, a handler.
  func set(_ handler: PrefetchHandler) {
    let former = [prefetchAtEnd, prefetchAtStart]
    switch handler.trigger.edge {
    case .end, .endOfTable: prefetchAtEnd = handler
    case .start: prefetchAtStart = handler
    }
    withExtendedLifetime(former) {}
  }

  /// Gives rows heights of a kind.
  func set(_ height: HeightHandler, _ kind: DimensionKind) {
    let former = cellDimensions
    note(kind, isRepeated: former[kind] != nil)
    cellDimensions = former.setting(height, kind)
    withExtendedLifetime(former) {}
  }

  /// Gives headers or footers heights of a kind.
  func set(_ height: SupplementaryHeight, _ kind: DimensionKind) {
    let former = supplementaryDimensions
    note(kind, isRepeated: former[kind] != nil)
    supplementaryDimensions = former.setting(height, kind)
    withExtendedLifetime(former) {}
  }

  private func note(_ kind: DimensionKind, isRepeated: Bool) {
    if isRepeated, sharedDimensions.contains(kind) == isOfSeveral,
      !repeatedDimensions.contains(kind)
    {
      repeatedDimensions.append(kind)
    }
    if isOfSeveral { sharedDimensions.insert(kind) } else { sharedDimensions.remove(kind) }
  }

  /// The handler for the events of a cell: that of its own class, or of the nearest class above it.
  func eventHandler(for cell: AnyObject) -> (any AnyEventHandler)? {
    if let handler = onEvent[ObjectIdentifier(type(of: cell))] { return handler }
    var nearest: (any AnyEventHandler)?
    for handler in onEvent.values where handler.handles(eventsOf: cell) {
      if let known = nearest, !handler.isMoreSpecific(than: known) { continue }
      nearest = handler
    }
    return nearest
  }

  /// Whether the models of rows are those that the handlers take.
  func haveRightModels(_ rows: any RowList) -> Bool {
    if let onDequeue, !rows.haveModels(for: onDequeue.modelType) { return false }
    if let onTapped, !rows.haveModels(for: onTapped.modelType) { return false }
    if let gestures {
      for gesture in gestures.all where !rows.haveModels(for: gesture.modelType) { return false }
    }
    for dimension in cellDimensions.all where !rows.haveModels(for: dimension.height.modelType) {
      return false
    }
    if let arrangement {
      for type in arrangement.modelTypes where !rows.haveModels(for: type) { return false }
    }
    if onEvent.isEmpty { return true }
    return onEvent.values.allSatisfy { rows.haveModels(for: $0.modelType) }
  }

  /// The types of models that handlers take and that rows do not have; those of events and dimensions are last, by name.
  func wrongModelTypes(_ rows: any RowList) -> [Any.Type] {
    let first =
      [onDequeue?.modelType, onTapped?.modelType] + (arrangement?.modelTypes ?? [])
      + (gestures?.all.map(\.modelType) ?? [])
    let others = onEvent.values.map(\.modelType) + cellDimensions.all.map(\.height.modelType)
    let types = first.compactMap { $0 } + others.compactMap { $0 }.ordered { "\($0)" < "\($1)" }
    return types.filter { !rows.haveModels(for: $0) }
  }

  /// Those of what the user does and of what is displayed, made where there are none yet.
  var gesturesToDeclare: RowGestures {
    if let gestures { return gestures }
    let new = RowGestures()
    gestures = new
    return new
  }
}
