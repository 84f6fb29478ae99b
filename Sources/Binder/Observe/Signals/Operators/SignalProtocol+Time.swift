extension SignalProtocol {
  /// Delivers an element once none has come after it for a while: text that somebody has stopped typing.
  ///
  /// What waits is delivered before the completion.
  ///
  /// - Parameters:
  ///   - pause: How long nothing may come.
  ///   - clock: Measures it; a test has a ``ManualClock``.
  ///   - isolation: The actor on which the signal is observed: the caller's.
  /// - Returns: A signal of these elements.
  public func debounce(
    for pause: Duration,
    on clock: some SignalClock = RealTime(),
    isolation: isolated any Actor = #isolation
  ) -> Signal<Element, Error> {
    let wait = clock.timer(isolation: isolation)
    return Signal { observer in
      var latest: Element?
      let timer = TimerPlace()
      let deliver = {
        let element = latest
        latest = nil
        if let element { observer.next(element) }
      }
      let observation = observe { event in
        timer.current = nil
        if let element = event.element {
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

  /// Delivers an element, and leaves out those that come within a while after it.
  ///
  /// - Parameters:
  ///   - pause: How long nothing is delivered after an element.
  ///   - clock: Measures it; a test has a ``ManualClock``.
  ///   - isolation: The actor on which the signal is observed: the caller's.
  /// - Returns: A signal of these elements.
  public func throttle(
    for pause: Duration,
    on clock: some SignalClock = RealTime(),
    isolation: isolated any Actor = #isolation
  ) -> Signal<Element, Error> {
    let wait = clock.timer(isolation: isolation)
    return Signal { observer in
      let timer = TimerPlace()
      let observation = observe { event in
        guard !event.isTerminal else { return observer.on(event) }
        guard timer.current == nil else { return }
        timer.current = wait(pause) { timer.current = nil }
        observer.on(event)
      }
      return CompositeDisposable([observation, timer])
    }
  }

  /// Delivers each element, and the completion, a while later; a failure at once.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - clock: Measures it; a test has a ``ManualClock``.
  ///   - isolation: The actor on which the signal is observed: the caller's.
  /// - Returns: A signal of the same elements.
  public func delay(
    interval: Duration,
    on clock: some SignalClock = RealTime(),
    isolation: isolated any Actor = #isolation
  ) -> Signal<Element, Error> {
    let wait = clock.timer(isolation: isolation)
    return Signal { observer in
      let all = CompositeDisposable()
      observer.upstream = all
      all.add(
        observe { event in
          if case .failed = event { return observer.on(event) }
          let timer = SerialDisposable()
          all.add(timer)
          timer.otherDisposable = wait(interval) {
            timer.dispose()
            observer.on(event)
          }
        }
      )
      return all
    }
  }
}

/// The place of the one timer that runs; the one before is given up.
private final class TimerPlace: Disposable {
  private(set) var isDisposed = false
  var current: (any Disposable)? {
    didSet {
      oldValue?.dispose()
      if isDisposed { current?.dispose() }
    }
  }

  func dispose() {
    isDisposed = true
    current?.dispose()
  }
}
