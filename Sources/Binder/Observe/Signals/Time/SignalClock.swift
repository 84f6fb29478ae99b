/// What operators wait on that have to do with time: real time, or a ``ManualClock`` that a test turns.
public protocol SignalClock {
  /// Runs work after a pause.
  typealias Timer = (_ delay: Duration, _ work: @escaping () -> Void) -> any Disposable

  /// Makes a timer whose work runs on an actor.
  ///
  /// - Parameter isolation: The actor.
  /// - Returns: A function that takes a pause and work, and returns what gives the work up.
  func timer(isolation: isolated any Actor) -> Timer
}

/// The time that goes by.
public struct RealTime: SignalClock {
  /// Makes a clock that goes as real ones do.
  public init() {}

  /// Makes a timer that sleeps in a task of the actor.
  public func timer(isolation: isolated any Actor) -> Timer {
    { delay, work in
      let task = Task {
        _ = isolation
        try? await Task.sleep(for: delay)
        if !Task.isCancelled { work() }
      }
      return BlockDisposable(task.cancel)
    }
  }
}

/// A clock that stands still until it is turned, for tests.
///
///     let clock = ManualClock()
///     text.debounce(for: .seconds(1), on: clock).observeNext { print($0) }
///     text.value = "a"
///     clock.advance(by: .seconds(1))      // prints: a
public final class ManualClock: SignalClock {
  private var now = Duration.zero
  private var waiting: [(deadline: Duration, work: BlockDisposable)] = []

  /// Makes a clock that stands still.
  public init() {}

  /// Makes a timer whose work runs when the clock is turned.
  public func timer(isolation: isolated any Actor) -> Timer { wait }

  private func wait(_ delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
    var isGivenUp = false
    let due = BlockDisposable { if !isGivenUp { work() } }
    waiting.append((now + delay, due))
    return BlockDisposable {
      isGivenUp = true
      due.dispose()
    }
  }

  /// Turns the clock: what is due meanwhile runs before this returns, the earliest first.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = waiting.indices.min(by: { waiting[$0].deadline < waiting[$1].deadline }),
      waiting[next].deadline <= end
    {
      let (deadline, work) = waiting.remove(at: next)
      now = max(now, deadline)
      work.dispose()
    }
    now = end
  }
}
