extension SignalProtocol {
  /// Makes a signal out of each element and delivers what the latest of them does.
  ///
  /// The one before is ended before the next is observed. Completes when this signal has and the
  /// latest inner one has; fails when one of them does.
  ///
  ///     button.reactive.tap.flatMapLatest { service.complete(item) }
  public func flatMapLatest<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Error> where Inner.Error == Error {
    Signal { observer in
      let latest = LatestObservation(delivering: observer)
      observer.upstream = WeakDisposable(latest)
      latest.outer = observe { event in
        switch event {
        case .next(let element): latest.observe(transform(element))
        case .failed(let error): observer.failed(error)
        case .completed: latest.outerCompleted()
        }
      }
      return WeakDisposable(latest)
    }
  }
}

/// One observation of `flatMapLatest`: the outer signal and the latest inner one.
private final class LatestObservation<Element, Error: Swift.Error>: Disposable {
  private let observer: SignalObserver<Element, Error>
  private var inner: (any Disposable)?
  private var isInnerRunning = false
  private var isOuterRunning = true
  private(set) var isDisposed = false

  var outer: (any Disposable)? {
    didSet {
      if isDisposed { outer?.dispose() }
    }
  }

  init(delivering observer: SignalObserver<Element, Error>) {
    self.observer = observer
  }

  func observe(_ signal: some SignalProtocol<Element, Error>) {
    inner?.dispose()
    guard !isDisposed else { return }
    isInnerRunning = true
    let place = SerialDisposable()
    inner = place
    place.otherDisposable = signal.observe { [self] event in
      guard !place.isDisposed else { return }
      if case .completed = event {
        isInnerRunning = false
        completeIfDone()
      } else {
        observer.on(event)
      }
    }
  }

  func outerCompleted() {
    isOuterRunning = false
    completeIfDone()
  }

  func dispose() {
    isDisposed = true
    outer?.dispose()
    inner?.dispose()
  }

  private func completeIfDone() {
    if !isOuterRunning, !isInnerRunning { observer.completed() }
  }
}
