import Binder

extension SignalProtocol {
  /// Delivers an element once no other has followed it for a while: text at a pause in the typing.
  ///
  /// An element that waits is delivered before the completion.
  public func debounce(
    for pause: Duration,
    on clock: some SignalClock = RealTime(),
    isolation: isolated any Actor = #isolation
  ) -> Signal<Element, Error> {
    let wait = clock.timer(isolation: isolation)
    return Signal { observer in
      var latest: Element?
      var elements = OverflowRecovery<Element>()
      let timer = LatestDisposable()
      let deliver = {
        let element = latest
        latest = nil
        if let element { observer.next(elements.delivered(element)) }
      }
      let observation = observe { event in
        timer.current = nil
        if let element = event.element {
          if latest != nil { elements.leaveOut() }
          latest = element
          timer.current = wait(pause, deliver)
        } else {
          if case .completed = event { deliver() }
          observer.on(event)
        }
      }
      return CompositeDisposable([observation, timer])
    }
  }

  /// Delivers an element, and of those that follow it within a while only the latest, at the end of the while.
  ///
  /// An element that waits is delivered before the completion. Without `latest`, the next element after the while is delivered
  /// in the place of the latest of it.
  public func throttle(
    for pause: Duration,
    on clock: some SignalClock = RealTime(),
    latest: Bool = true,
    isolation: isolated any Actor = #isolation
  ) -> Signal<Element, Error> {
    let wait = clock.timer(isolation: isolation)
    return Signal { observer in
      let timer = LatestDisposable()
      var isPausing = false
      var waiting: Element?
      var elements = OverflowRecovery<Element>()
      func deliver(_ element: Element) {
        isPausing = true
        timer.current = wait(pause) {
          isPausing = false
          deliverWaiting()
        }
        observer.next(elements.delivered(element))
      }
      func deliverWaiting() {
        guard let element = waiting else { return }
        waiting = nil
        deliver(element)
      }
      let observation = observe { event in
        if let element = event.element {
          guard isPausing else { return deliver(element) }
          if !latest || waiting != nil { elements.leaveOut() }
          if latest { waiting = element }
        } else {
          if case .completed = event { deliverWaiting() }
          timer.current = nil
          observer.on(event)
        }
      }
      return CompositeDisposable([observation, timer])
    }
  }

  /// Delivers each element, and the completion, a while later; a failure at once.
  ///
  /// They stay in their order, even if a timer is late.
  public func delay(
    interval: Duration,
    on clock: some SignalClock = RealTime(),
    isolation: isolated any Actor = #isolation
  ) -> Signal<Element, Error> {
    let wait = clock.timer(isolation: isolation)
    return Signal { observer in
      let all = CompositeDisposable()
      var waiting = Queue<SignalEvent<Element, Error>>()
      observer.upstream = all
      all.add(
        observe { event in
          if case .failed = event { return observer.on(event) }
          waiting.append(event)
          let timer = SerialDisposable()
          all.add(timer)
          timer.otherDisposable = wait(interval) {
            timer.dispose()
            if let first = waiting.popFirst() { observer.on(first) }
          }
        }
      )
      return all
    }
  }
}

/// The clock of operators that wait: real time, or a ``ManualClock`` that a test advances.
public protocol SignalClock {
  /// Runs work after a pause.
  typealias Timer = (_ delay: Duration, _ work: @escaping () -> Void) -> any Disposable

  /// Makes a timer whose work runs on an actor: a function that takes a pause and work, and returns what gives the work up.
  func timer(isolation: isolated any Actor) -> SignalClock.Timer
}

/// Real time.
public struct RealTime: SignalClock {
  /// Makes a clock of real time.
  public init() {}

  /// Makes a timer that sleeps in a task of the actor.
  public func timer(isolation: isolated any Actor) -> SignalClock.Timer {
    { delay, work in
      let task = Task {
        _ = isolation
        // A pause that is long enough, and that every system takes.
        try? await Task.sleep(for: min(delay, .seconds(1 << 32)))
        if !Task.isCancelled { work() }
      }
      return BlockDisposable(task.cancel)
    }
  }
}

/// A clock that stands still until a test advances it.
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

  /// Makes a timer whose work runs when the clock is advanced.
  public func timer(isolation: isolated any Actor) -> SignalClock.Timer { wait }

  private func wait(_ delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
    var isGivenUp = false
    let due = BlockDisposable { if !isGivenUp { work() } }
    waiting.append((now + delay, due))
    return BlockDisposable { [weak self] in
      isGivenUp = true
      due.dispose()
      self?.waiting.removeAll { $0.work === due }
    }
  }

  /// Advances the clock: what is due meanwhile runs before this returns, the earliest first.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = waiting.indices.min(by: { waiting[$0].deadline < waiting[$1].deadline }),
      waiting[next].deadline <= end
    {
      let (deadline, work) = waiting.remove(at: next)
      now = max(now, deadline)
      work.dispose()
    }
    // Work may have advanced the clock further.
    now = max(now, end)
  }
}
