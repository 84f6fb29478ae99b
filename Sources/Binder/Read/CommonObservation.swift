/// Has the data closures of a declaration read again after a refresh, and observes what they read, all of them together.
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
  private(set) var refreshCount = 0
  private var latest = 0
  private var hasClosures = false
  private lazy var tracker = ObservationTracker { [weak self] in self?.changed() }
  var onChange: () -> Void = {}

  func dataChanged() { onChange() }

  func refresh() { refreshCount += 1 }

  func begin() { hasClosures = true }

  func beginAnew(asRefresh isRefresh: Bool) {
    hasClosures = false
    if isRefresh { refresh() }
  }

  /// Reads all data, and observes the closures that join.
  ///
  /// Only a refresh has every closure read again. At another reading, those that are not read stay observed as they are.
  func track<Value>(_ read: () -> Value) -> Value {
    guard refreshCount != latest else { return read() }
    latest = refreshCount
    members = []
    guard hasClosures else {
      defer { tracker.end() }
      return read()
    }
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
  func join(insteadOf tracker: ObservationTracker, _ changed: @escaping () -> Void) -> Bool {
    guard isReading else { return false }
    members.append(changed)
    if tracker.current != nil { replaced.append(tracker) }
    return true
  }

  /// Has one closure read again, as something that it has read is about to change: in the middle of a reading, too, when
  /// `{ store.count += 1; return store.rows }` is read after `{ Array(repeating: 0, count: store.count) }`.
  func memberChanged() {
    if isReading { changed() } else { dataChanged() }
  }

  private func changed() {
    for member in members { member() }
    members = []
    dataChanged()
  }
}
