import Dispatch

/// A place where comparisons off the main actor wait until a test lets them through.
final class Gate: Sendable {
  private let closed = DispatchGroup()
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrival) = AsyncStream.makeStream()
    closed.enter()
  }

  /// Waits until the gate is open.
  func pass() {
    arrival.yield()
    closed.wait()
  }

  /// Lets everybody through, from now on.
  func open() { closed.leave() }

  /// Returns when the next comparison has come to the gate.
  func arrived() async {
    for await _ in arrivals { return }
  }
}
