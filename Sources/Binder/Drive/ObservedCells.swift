import Observation

/// Observes what closures that make and fill cells read of `@Observable` objects, and fills their cells again after a change.
///
/// Most closures read nothing of these. Until one does, each call only checks that, in some 30 ns; from then on each cell is
/// observed until it is filled again. Heights are not observed: a table has too many. That is what a warning is for.
@MainActor
final class ObservedCells {
  /// A cell that was filled, and what was read for that.
  private final class Filled {
    weak var cell: (any TableCell)?
    let tracker: ObservationTracker

    init(_ cell: any TableCell, _ tracker: ObservationTracker) {
      (self.cell, self.tracker) = (cell, tracker)
    }
  }

  /// What an observation keeps, if anything was read.
  private final class Probe: Sendable {}

  private var areObserved = false
  private var filled: [ObjectIdentifier: Filled] = [:]
  private var changed: Set<ObjectIdentifier> = []
  /// The cells above which those that are deallocated are forgotten.
  private var limit = 64
  private var heightsToCheck = 100
  /// Schedules the filling.
  private let schedule: () -> Void

  init(schedule: @escaping () -> Void) { self.schedule = schedule }

  /// Makes and fills a cell, which is filled again after a change of what was read.
  func cell(_ make: () -> any TableCell) -> any TableCell {
    guard areObserved else {
      let (cell, hasRead) = probe(make) { [weak self] in self?.change(nil) }
      areObserved = hasRead
      return cell
    }
    var id: ObjectIdentifier?
    let tracker = ObservationTracker { [weak self] in self?.change(id) }
    let cell = tracker.track(make)
    id = ObjectIdentifier(cell)
    changed.remove(ObjectIdentifier(cell))
    filled[ObjectIdentifier(cell)] = Filled(cell, tracker)
    if filled.count > limit {
      filled = filled.filter { $0.value.cell != nil }
      limit = max(64, 2 * filled.count)
    }
    return cell
  }

  /// Reads a height, and says whether it depends on something `@Observable`; of later heights than the first hundred this is
  /// not known.
  func height(_ read: () -> Double?, warn: () -> Void) -> Double? {
    if heightsToCheck == 0 { return read() }
    heightsToCheck -= 1
    let (height, hasRead) = probe(read) {}
    if hasRead {
      heightsToCheck = 0
      warn()
    }
    return height
  }

  /// Runs a closure once, and says whether it has read something.
  private func probe<Value>(
    _ read: () -> Value,
    _ onChange: @escaping @MainActor () -> Void
  ) -> (Value, hasRead: Bool) {
    var probe = Probe()
    let value = withObservationTracking(read) { [probe] in
      withExtendedLifetime(probe) { runAtOnce { onChange() } }
    }
    return (value, !isKnownUniquelyReferenced(&probe))
  }

  /// Has a cell filled again, or all that were filled when nothing had been read yet.
  private func change(_ id: ObjectIdentifier?) {
    let isScheduled = !changed.isEmpty || isAnyChanged
    if let id { changed.insert(id) } else { isAnyChanged = true }
    if !isScheduled { schedule() }
  }

  private var isAnyChanged = false

  /// The rows whose cells are to be filled again, of those that are visible.
  func takeChanged(in tableView: any TableHost) -> [IndexPath] {
    defer { (changed, isAnyChanged) = ([], false) }
    if isAnyChanged { return tableView.indexPathsForVisibleRows ?? [] }
    return changed.compactMap { filled[$0]?.cell.flatMap(tableView.indexPath(for:)) }.sorted()
  }
}

extension TableDriver {
  /// Fills the cells again whose closures have read other values, unless an update has done that.
  func fillChangedCells() {
    updateIfNeeded()
    guard let tableView, isDriving(tableView) else { return }
    let paths = observedCells.takeChanged(in: tableView)
    if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
  }
}
