import Dispatch
import Foundation

/// A place where comparisons off the main actor wait until a test lets them through.
final class Gate: Sendable {
  private let closed = DispatchGroup()
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrival) = AsyncStream.makeStream()
    closed.enter()
  }

  /// Waits until the gate is open, on a thread of `ComparisonThreads`: no other task needs that.
  func pass() {
    arrival.yield()
    guard closed.wait(timeout: .now() + .seconds(600)) == .timedOut else { return }
    fatalError("No test has opened the gate for ten minutes, so a comparison stands at it.")
  }

  /// Lets everybody through, from now on.
  func open() { closed.leave() }

  /// Returns when the next comparison has come to the gate.
  func arrived() async {
    for await _ in arrivals { return }
  }
}

/// Gives each piece of work a thread of its own, so that one may wait without holding up the others.
final class ComparisonThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
