import Binder

extension SignalProtocol {
  /// Makes another failure out of the one with which the signal ends.
  public func mapError<Failure: Swift.Error>(
    _ transform: @escaping (Error) -> Failure
  ) -> Signal<Element, Failure> {
    Signal { observer in
      observe { event in
        switch event {
        case .next(let element): observer.next(element)
        case .failed(let error): observer.failed(transform(error))
        case .completed: observer.completed()
        }
      }
    }
  }

  /// Goes on with another signal where this one fails.
  public func flatMapError<Other: SignalProtocol>(
    _ recover: @escaping (Error) -> Other
  ) -> Signal<Element, Other.Error> where Other.Element == Element {
    Signal { observer in
      let place = SerialDisposable()
      observer.upstream = place
      let observation = observe { event in
        switch event {
        case .next(let element): observer.next(element)
        case .failed(let error):
          let other = recover(error).observe(with: observer.on)
          place.otherDisposable = other
        case .completed: observer.completed()
        }
      }
      if place.otherDisposable == nil { place.otherDisposable = observation }
      return place
    }
  }

  /// Delivers an element in the place of a failure, and completes.
  public func replaceError(with element: Element) -> SafeSignal<Element> {
    flatMapError { _ in SafeSignal(just: element) }
  }

  /// Completes where the signal fails; the handler receives the failure.
  public func suppressError(
    _ handler: @escaping (Error) -> Void = { _ in }
  ) -> SafeSignal<Element> {
    flatMapError { error in
      handler(error)
      return SafeSignal<Element>.completed()
    }
  }

  /// Completes where the signal fails, and can print the failure.
  public func suppressError(
    logging: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SafeSignal<Element> {
    suppressError { error in
      if logging { print("The signal at \(fileID):\(line) failed: \(error)") }
    }
  }

  /// Observes the signal again after a failure, a number of times; delivers the failure after that.
  public func retry(_ times: Int) -> Signal<Element, Error> {
    guard times > 0 else { return toSignal() }
    return Signal { observer in
      let attempts = Attempts(times) { failed in
        observe { event in
          if case .failed = event, failed() { return }
          observer.on(event)
        }
      }
      observer.upstream = attempts.place
      attempts.begin()
      return attempts.place
    }
  }
}

/// The observations of a signal that fails, one after the other, and none inside of another.
private final class Attempts {
  let place = SerialDisposable()
  private var left: Int
  /// Observes; receives what is to be called at the failure, and returns whether there is another attempt.
  private let observe: (_ failed: @escaping () -> Bool) -> any Disposable
  private var isBeginning = false
  private var hasFailed = false

  init(_ times: Int, _ observe: @escaping (_ failed: @escaping () -> Bool) -> any Disposable) {
    left = times
    self.observe = observe
  }

  func begin() {
    isBeginning = true
    repeat {
      hasFailed = false
      place.otherDisposable = observe { self.failed() }
    } while hasFailed && !place.isDisposed
    isBeginning = false
  }

  private func failed() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    hasFailed = true
    if !isBeginning { begin() }
    return true
  }
}
