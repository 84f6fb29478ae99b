/// A signal that begins anew for each of its observers: its producer runs once an observation.
///
///     let ticks = SafeSignal<Int> { observer in
///       observer.next(1)
///       observer.completed()
///       return NonDisposable()
///     }
public struct Signal<Element, Error: Swift.Error>: SignalProtocol {
  private let producer: (SignalObserver<Element, Error>) -> any Disposable

  /// Makes a signal.
  ///
  /// - Parameter producer: Sends events to the observer it is given, now or later, and returns what
  ///   ends that. It keeps the observer as long as it has something to send; the observation is over
  ///   when nobody keeps it any more.
  public init(_ producer: @escaping (SignalObserver<Element, Error>) -> any Disposable) {
    self.producer = producer
  }

  /// Begins to observe: runs the producer.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable {
    let observer = SignalObserver(observer)
    observer.upstream = producer(observer)
    return WeakDisposable(observer)
  }
}
