/// The dimensions that a chain can give.
enum DimensionKind: CaseIterable {
  case cellHeight, estimatedCellHeight
  case headerHeight, estimatedHeaderHeight
  case footerHeight, estimatedFooterHeight
}

/// The handlers and dimensions that chains have given for one section, for all other sections, or
/// for any section; a later one of the same kind replaces an earlier one.
@MainActor
struct SectionHandlers<Section: TableViewSection> {
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

  /// The model types that handlers were written for.
  var modelTypes: [Any.Type] {
    let cells = [onDequeue?.modelType, onTapped?.modelType]
    let events = onEvent.values.map { $0.modelType }
    return (cells + events + cellDimensions.values.map { $0.modelType }).compactMap { $0 }
  }
}

/// Code that a chain wants to be run when the end of its section comes near.
@MainActor
struct PrefetchHandler {
  let trigger: PrefetchTrigger
  let body: (Int) -> Void
}
