import Dispatch
import Synchronization

/// Ends a run of tests in which nothing goes on any more, and names the tests that stand.
///
/// It needs none of the threads that tasks share, so it works also when all threads that tasks share, and the main thread, wait.
package final class Watchdog: Sendable {
  /// Watches the tests of this process: three minutes without the begin or the end of any test are too long.
  package static let shared = Watchdog(patience: .seconds(Cases.factor > 1 ? 3_600 : 180))

  private struct State {
    var running: [Int: String] = [:]
    var count = 0
    var lastChange = SuspendingClock.now
  }

  private let patience: Duration
  private let queue = DispatchQueue(label: "Watchdog")
  private let state = Mutex(State())

  /// Begins to watch.
  ///
  /// - Parameter patience: How long nothing may begin or end while something runs.
  package init(patience: Duration) {
    self.patience = patience
    lookLater()
  }

  /// Runs a test, and names it if it does not end.
  package func watch<Failure: Error>(
    _ name: String,
    _ test: () async throws(Failure) -> Void
  ) async throws(Failure) {
    let number = began(name)
    defer { ended(number) }
    try await test()
  }

  // A lock of Linux belongs to a thread. Optimised code looks the thread up once for a whole function, also where that goes on in
  // another thread after an `await`; so these two are functions of their own.

  @inline(never)
  private func began(_ name: String) -> Int {
    state.withLock { state in
      state.count += 1
      state.running[state.count] = name
      state.lastChange = .now
      return state.count
    }
  }

  @inline(never)
  private func ended(_ number: Int) {
    state.withLock { state in
      state.running[number] = nil
      state.lastChange = .now
    }
  }

  private func lookLater() {
    queue.asyncAfter(deadline: .now() + min(1, patience / .seconds(4))) { [weak self] in
      self?.look()
    }
  }

  /// Ends the process if nothing goes on.
  private func look() {
    let standing = state.withLock { state -> [String] in
      let isStanding = !state.running.isEmpty && .now - state.lastChange > patience
      return isStanding ? state.running.values.sorted() : []
    }
    if !standing.isEmpty {
      fatalError(
        "No test has begun or ended for \(patience). These have not ended:\n"
          + standing.map { "  \($0)\n" }.joined()
      )
    }
    lookLater()
  }
}
