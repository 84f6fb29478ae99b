import Observation

/// Observes what closures that make and fill cells read of `@Observable` objects, and fills their cells again after a change.
///
/// Most closures read nothing of these. Until one does, each call only checks that, in some 100 ns; from then on each cell is
/// observed until it is filled again. Heights are not observed: a table has too many. That is what a warning is for.
///
/// A closure that changes what cells read whenever it runs would have cells filled again at every frame. So a change that is made
/// while cells are filled again leads to one more filling, and what that one changes to none.
@MainActor
final class CellObservers {
  private var areObserved = false
  /// What was read for each cell; a cell that is to be filled again has none, or one that has ended.
  private var readings: [ObjectIdentifier: TrackedReading] = [:]
  private let isFillingAgain = Lock(false)
  private var isScheduled = false
  private var followsFilling = false
  private var heightsToCheck = 100
  private let schedule: () -> Void
  private let warn: () -> Void

  init(schedule: @escaping () -> Void, warn: @escaping () -> Void) {
    (self.schedule, self.warn) = (schedule, warn)
  }

  func cell(_ make: () -> any TableCell) -> any TableCell {
    guard areObserved else {
      var hasRead = false
      // The library makes what it calls after a change only if something was read.
      let cell = withObservationTracking(
        make,
        onChange: {
          hasRead = true
          return { [weak self, isFillingAgain] in
            let isOwn = isFillingAgain.withLock { $0 }
            runAtOnce { self?.changed(whileFilling: isOwn) }
          }
        }()
      )
      if hasRead { areObserved = true }
      return cell
    }
    let reading = TrackedReading()
    let cell = withObservationTracking {
      reading.begin()
      return make()
    } onChange: { [weak self, isFillingAgain] in
      if reading.hasEnded { return }
      let isOwn = isFillingAgain.withLock { $0 }
      reading.end()
      runAtOnce { self?.changed(whileFilling: isOwn) }
    }
    readings.updateValue(reading, forKey: ObjectIdentifier(cell))?.end()
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

  /// Has cells filled again: those that have read what was changed, and those that were filled when nothing had been read yet.
  private func changed(whileFilling: Bool) {
    if whileFilling, followsFilling { return warn() }
    followsFilling = whileFilling
    if !isScheduled { schedule() }
    isScheduled = true
  }

  func fillChanged(in tableView: any TableHost, _ fill: ([IndexPath]) -> Void) {
    isScheduled = false
    let paths = (tableView.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = tableView.cellForRow(at: path) else { return false }
      return readings[ObjectIdentifier(cell)]?.hasEnded != false
    }
    if paths.isEmpty { return }
    isFillingAgain.withLock { $0 = true }
    fill(paths)
    isFillingAgain.withLock { $0 = false }
  }
}

extension TableDriver {
  /// Fills the cells again whose closures have read other values, unless an update has done that.
  func fillChangedCells() {
    updateIfNeeded()
    guard let tableView, isDriving(tableView) else { return }
    observedCells.fillChanged(in: tableView) { paths in
      if content.showsContents {
        fill(paths, in: tableView)
      } else {
        tableView.reconfigureRows(at: paths)
      }
    }
  }
}
