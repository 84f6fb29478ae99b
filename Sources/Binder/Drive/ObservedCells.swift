import Observation

/// Observes what closures that make and fill cells read of `@Observable` objects, and fills their cells again after a change.
///
/// Most closures read nothing of these. Until one does, each call only checks that, in some 100 ns; from then on each cell is
/// observed until it is filled again. Heights are not observed: a table has too many. That is what a warning is for.
@MainActor
final class ObservedCells {
  private var areObserved = false
  /// Observes what was read for each cell; a cell that is to be filled again has none, or one that has ended.
  private var trackers: [ObjectIdentifier: ObservationTracker] = [:]
  private var isScheduled = false
  private var heightsToCheck = 100
  /// Schedules the filling.
  private let schedule: () -> Void

  init(schedule: @escaping () -> Void) { self.schedule = schedule }

  /// Makes and fills a cell, which is filled again after a change of what was read.
  func cell(_ make: () -> any TableCell) -> any TableCell {
    guard areObserved else {
      var hasRead = false
      // The library makes what it calls after a change only if something was read.
      let cell = withObservationTracking(
        make,
        onChange: {
          hasRead = true
          return { [weak self] in runAtOnce { self?.change(nil) } }
        }()
      )
      if hasRead { areObserved = true }
      return cell
    }
    var id: ObjectIdentifier?
    let tracker = ObservationTracker { [weak self] in self?.change(id) }
    let cell = tracker.track(make)
    let known = ObjectIdentifier(cell)
    id = known
    trackers[known] = tracker
    return cell
  }

  /// Whether a height depends on something `@Observable`; of later heights than the first hundred this is not known.
  func isObservable(_ read: () -> Void) -> Bool {
    if heightsToCheck == 0 {
      read()
      return false
    }
    var hasRead = false
    withObservationTracking(
      read,
      onChange: {
        hasRead = true
        return {}
      }()
    )
    heightsToCheck = hasRead ? 0 : heightsToCheck - 1
    return hasRead
  }

  /// Has a cell filled again, with all that were filled when nothing had been read yet.
  private func change(_ id: ObjectIdentifier?) {
    if let id { trackers[id]?.end() }
    if !isScheduled { schedule() }
    isScheduled = true
  }

  /// The visible rows whose cells are to be filled again.
  func takeChanged(in tableView: any TableHost) -> [IndexPath] {
    isScheduled = false
    return (tableView.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = tableView.cellForRow(at: path) else { return false }
      return trackers[ObjectIdentifier(cell)]?.current == nil
    }
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
