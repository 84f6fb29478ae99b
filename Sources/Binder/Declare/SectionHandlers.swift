/// The dimensions that a chain can give.
enum DimensionKind: CaseIterable {
  case cellHeight, estimatedCellHeight
  case headerHeight, estimatedHeaderHeight
  case footerHeight, estimatedFooterHeight
}

/// The handlers and dimensions that chains have given for one section, for all other sections, or
/// for any section; a later one of the same kind replaces an earlier one.
///
/// Each refresh looks at those of every section, so they are shared and not copied.
@MainActor
final class SectionHandlers<Section: TableViewSection> {
  /// Runs after a cell was dequeued and its view model was set.
  var onDequeue: CellHandler<Section>?
  /// Runs when a finger has selected a row.
  var onTapped: CellHandler<Section>?
  /// Run when a cell emits an event, by the cell's type.
  var onEvent: [ObjectIdentifier: any AnyEventHandler<Section>] = [:]
  /// Heights of rows and their estimates.
  var cellDimensions: [DimensionKind: HeightHandler<Section>] = [:]
  /// Heights of headers and footers and their estimates.
  var supplementaryDimensions: [DimensionKind: (Section) -> Double] = [:]
  /// Runs when the end of the section comes near.
  var prefetch: PrefetchHandler?

  /// Begins without handlers.
  init() {}

  /// The model types that handlers were written for and that are not the one that is bound.
  ///
  /// Those of events and of dimensions come last, by name.
  func modelTypes(otherThan bound: Any.Type) -> [Any.Type] {
    let cells = [onDequeue?.modelType, onTapped?.modelType].compactMap { $0 }.filter { $0 != bound }
    var others: [Any.Type] = []
    for handler in onEvent.values {
      if let type = handler.modelType, type != bound { others.append(type) }
    }
    for handler in cellDimensions.values {
      if let type = handler.modelType, type != bound { others.append(type) }
    }
    return cells + others.sorted { "\($0)" < "\($1)" }
  }
}

/// Code that a chain wants to be run when the end of its section comes near.
@MainActor
struct PrefetchHandler {
  let trigger: PrefetchTrigger
  let body: (Int) -> Void
}
