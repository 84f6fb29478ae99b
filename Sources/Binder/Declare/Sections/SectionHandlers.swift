/// The handlers and dimensions that chains have given for one section, for all other sections, or
/// for any section; a later one of the same kind replaces an earlier one.
///
/// Each refresh looks at those of every section, so they are shared and not copied.
@MainActor
package final class SectionHandlers {
  var onDequeue: CellHandler?
  var onTapped: CellHandler?
  private(set) var onEvent: [ObjectIdentifier: any AnyEventHandler] = [:]
  private(set) var contentEvents: [ObjectIdentifier: any AnyContentEventHandler] = [:]
  private(set) var gestures: RowGestures?
  var indexTitle: ((SectionKey) -> String?)?
  private(set) var cellDimensions = Dimensions<HeightHandler>()
  private(set) var supplementaryDimensions = Dimensions<SupplementaryHeight>()
  private(set) var prefetchAtEnd: PrefetchHandler?
  private(set) var prefetchAtStart: PrefetchHandler?

  package var arrangement: SectionArrangement?

  var isOfSeveral = false
  private var sharedDimensions: Set<DimensionKind> = []
  private(set) var repeatedDimensions: [DimensionKind] = []

  init() {}

  // Each of these is replaced as a whole: what the former one alone has kept goes when the new one is there and can be read.

  func set<Cell>(_ handler: EventHandler<Cell>) {
    let former = onEvent
    var handlers = former
    handlers[ObjectIdentifier(Cell.self)] = handler
    onEvent = handlers
    withExtendedLifetime(former) {}
  }

  func set<Content>(_ handler: ContentEventHandler<Content>) {
    let former = contentEvents
    var handlers = former
    handlers[ObjectIdentifier(Content.self)] = handler
    contentEvents = handlers
    withExtendedLifetime(former) {}
  }

  func set(_ handler: PrefetchHandler) {
    let former = [prefetchAtEnd, prefetchAtStart]
    switch handler.trigger.edge {
    case .end, .endOfTable: prefetchAtEnd = handler
    case .start: prefetchAtStart = handler
    }
    withExtendedLifetime(former) {}
  }

  func set(_ height: HeightHandler, _ kind: DimensionKind) {
    let former = cellDimensions
    note(kind, isRepeated: former[kind] != nil)
    cellDimensions = former.setting(height, kind)
    withExtendedLifetime(former) {}
  }

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

  var gesturesToDeclare: RowGestures {
    if let gestures { return gestures }
    let new = RowGestures()
    gestures = new
    return new
  }
}
