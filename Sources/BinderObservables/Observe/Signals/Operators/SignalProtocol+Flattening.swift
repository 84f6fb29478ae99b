import Binder

/// The rule by which `flatMap` treats the signal of one element when the next element arrives.
public enum FlattenStrategy: Sendable, Hashable {
  /// It continues beside the next one.
  case merge
  /// The next one waits until it has completed.
  case concat
  /// It ends.
  case latest
}

extension SignalProtocol {
  /// Makes a signal out of each element and delivers what these deliver.
  ///
  /// Completes when this signal and the inner ones have; fails when one of them does.
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Error> where Inner.Error == Error {
    switch strategy {
    case .merge: flatMapMerge(transform)
    case .concat: flatMapConcat(transform)
    case .latest: flatMapLatest(transform)
    }
  }

  /// Makes a signal out of each element, and delivers the elements of all of them as they arrive.
  public func flatMapMerge<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Error> where Inner.Error == Error {
    flatMap(atATime: .max, transform)
  }

  /// Makes a signal out of each element and delivers what they do, one signal after the other.
  public func flatMapConcat<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Error> where Inner.Error == Error {
    flatMap(atATime: 1, transform)
  }

  private func flatMap<Inner: SignalProtocol>(
    atATime limit: Int,
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Error> where Inner.Error == Error {
    Signal { observer in
      let inner = InnerObservations<Inner>(delivering: observer, atATime: limit)
      observer.upstream = inner.observations
      inner.observations.add(
        observe(
          with: observer.failing { event in
            if let element = event.element {
              inner.add(transform(element))
            } else {
              inner.outerCompleted()
            }
          }
        )
      )
      return inner.observations
    }
  }
}

/// One observation of `flatMap`: the inner signals that are observed, and those that wait.
private final class InnerObservations<Inner: SignalProtocol> {
  let observations = CompositeDisposable()
  private let observer: SignalObserver<Inner.Element, Inner.Error>
  private let limit: Int
  private var waiting = Queue<Inner>()
  private var running = 0
  private var isBeginning = false
  private var isOuterRunning = true

  init(delivering observer: SignalObserver<Inner.Element, Inner.Error>, atATime limit: Int) {
    self.observer = observer
    self.limit = limit
  }

  func add(_ signal: Inner) {
    waiting.append(signal)
    observeNext()
  }

  func outerCompleted() {
    isOuterRunning = false
    completeIfDone()
  }

  private func observeNext() {
    // A signal that completes at once is followed by the next turn of the loop that began it.
    guard !isBeginning else { return }
    isBeginning = true
    defer { isBeginning = false }
    while running < limit, !observations.isDisposed, let next = waiting.popFirst() {
      running += 1
      observations.add(
        next.observe(
          with: observer.failing { [self] event in
            if let element = event.element { return observer.next(element) }
            running -= 1
            observeNext()
            completeIfDone()
          }
        )
      )
    }
  }

  private func completeIfDone() {
    if !isOuterRunning, running == 0, waiting.isEmpty { observer.completed() }
  }
}

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
      let inner = LatestDisposable()
      let both = CompositeDisposable([inner])
      var isRunning = (outer: true, inner: false)
      let completeIfDone = { if !isRunning.outer, !isRunning.inner { observer.completed() } }
      observer.upstream = both
      both.add(
        observe(
          with: observer.failing { event in
            guard let element = event.element else {
              isRunning.outer = false
              return completeIfDone()
            }
            let signal = transform(element)
            let place = SerialDisposable()
            inner.current = place
            guard !place.isDisposed else { return }
            isRunning.inner = true
            place.otherDisposable = signal.observe { event in
              if place.isDisposed { return }
              guard case .completed = event else { return observer.on(event) }
              isRunning.inner = false
              completeIfDone()
            }
          }
        )
      )
      return both
    }
  }
}

/// A signal that cannot fail leads to signals that can.
extension SignalProtocol where Error == Never {
  /// The same signal as one that could fail with an error of a type.
  public func castError<Failure: Swift.Error>() -> Signal<Element, Failure> {
    Signal { observer in
      observe { event in
        if let element = event.element { observer.next(element) } else { observer.completed() }
      }
    }
  }

  /// Makes a signal out of each element and delivers what these deliver; fails when one of them does.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Inner.Error> { castError().flatMap(strategy, transform) }

  /// Makes a signal out of each element, and delivers the elements of all of them; fails when one of them does.
  @_disfavoredOverload
  public func flatMapMerge<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Inner.Error> { castError().flatMapMerge(transform) }

  /// Makes a signal out of each element and delivers what they do, one after the other; fails when one of them does.
  @_disfavoredOverload
  public func flatMapConcat<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Inner.Error> { castError().flatMapConcat(transform) }

  /// Makes a signal out of each element and delivers what the latest of them does; fails when that fails.
  @_disfavoredOverload
  public func flatMapLatest<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Inner.Error> { castError().flatMapLatest(transform) }
}
