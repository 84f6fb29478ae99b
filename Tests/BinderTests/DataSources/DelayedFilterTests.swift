import Binder
import BinderObservables
import TestSupport
import Testing

/// A filter whose predicate comes after a pause, on a clock that stands still until it is told.
@MainActor
@Suite(.bounded)
struct DelayedFilterTests {
  private let clock = StandingClock()
  private let names = ArrayDataSource(["Ann", "Bob", "Anna"])

  @Test func onlyTheLastPredicateBeforeAPauseCounts() async throws {
    var asked: [String] = []
    let found = names.filter { _ in true }
    for text in ["A", "An", "Anna"] {
      found.setPredicate(
        { name in
          asked.append(text)
          return name.hasPrefix(text)
        },
        after: .milliseconds(300),
        on: clock
      )
      try await clock.waitForSleeper()
    }
    #expect(found.items.itemsBySection == [["Ann", "Bob", "Anna"]])
    clock.wake()
    try await until("the filter to ask") { !asked.isEmpty }
    #expect(found.items.itemsBySection == [["Anna"]])
    #expect(asked == ["Anna", "Anna", "Anna"])
  }

  @Test func aPredicateThatIsSetAtOnceIsNotReplacedByAnOlderOne() async throws {
    let found = names.filter { _ in true }
    found.setPredicate({ $0 == "Bob" }, after: .milliseconds(300), on: clock)
    try await clock.waitForSleeper()
    found.predicate = { $0 == "Ann" }
    clock.wake()
    for _ in 0..<20 { await Task.yield() }
    #expect(found.items.itemsBySection == [["Ann"]])
  }
}

/// A clock whose sleepers sleep until they are woken or cancelled.
@MainActor
private final class StandingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  nonisolated let now = ContinuousClock.now
  nonisolated var minimumResolution: Duration { .zero }
  private var sleeper: CheckedContinuation<Void, Never>?
  private var count = 0

  nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await fallAsleep()
    try Task.checkCancellation()
  }

  private func fallAsleep() async {
    await withCheckedContinuation { continuation in
      sleeper?.resume()
      sleeper = continuation
      count += 1
    }
  }

  /// Waits until one more sleeps.
  func waitForSleeper() async throws {
    try await until("somebody to sleep") { count > 0 }
    count = 0
  }

  func wake() {
    sleeper?.resume()
    sleeper = nil
  }
}
