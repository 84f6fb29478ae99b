/// Observes what the data closures of a declaration read, all of them together.
///
/// To observe a closure costs more than most closures do, and few read what is `@Observable`. So each is observed by itself
/// when it is read first, and together with the others from the first refresh on, until one of these reads something that
/// changes: from then on each is observed by itself again, so that later changes have only the closures read again that
/// they are about. A screen's body declares its closures again at each run: those of a later run are observed together at once.
@MainActor
final class CommonObservation {
  private var members: [() -> Void] = []
  /// What has observed single closures, until all of them are observed together.
  private var replaced: [ObservationTracker] = []
  private var isReading = false
  /// The refresh that was read last; nil if the first reading is one already.
  private var latest: Int?
  private lazy var tracker = ObservationTracker { [weak self] in self?.changed() }
  private let dataChanged: () -> Void

  /// Observes nothing yet.
  ///
  /// - Parameters:
  ///   - isRefresh: Whether the first reading is a refresh: the data has been declared before.
  ///   - dataChanged: Runs when something is about to change that a closure has read.
  init(startingWithRefresh isRefresh: Bool, dataChanged: @escaping () -> Void) {
    latest = isRefresh ? nil : 0
    self.dataChanged = dataChanged
  }

  /// Reads all data, and observes the closures that join.
  ///
  /// Only a refresh has every closure read again. At another reading, those that are not read stay observed as they are.
  ///
  /// - Parameters:
  ///   - refresh: The number of the refresh.
  ///   - read: Reads the data.
  /// - Returns: The data.
  func track<Value>(_ refresh: Int, _ read: () -> Value) -> Value {
    guard refresh != latest else { return read() }
    latest = refresh
    members = []
    isReading = true
    defer {
      isReading = false
      for tracker in replaced { tracker.end() }
      replaced = []
    }
    return tracker.track(read)
  }

  /// Observes the closure that is being read together with others; false if it has to be observed by itself.
  ///
  /// All of them are observed from the end of the reading on. What has observed the closure by itself goes on until then,
  /// because a closure that is read later can change what this one has read.
  ///
  /// - Parameters:
  ///   - tracker: What observes the closure by itself.
  ///   - changed: Runs when something is about to change that one of them has read.
  /// - Returns: Whether it is observed now.
  func join(insteadOf tracker: ObservationTracker, _ changed: @escaping () -> Void) -> Bool {
    guard isReading else { return false }
    members.append(changed)
    if tracker.isObserving { replaced.append(tracker) }
    return true
  }

  /// Has every closure that has joined read again.
  func changed() {
    for member in members { member() }
    members = []
    dataChanged()
  }
}
