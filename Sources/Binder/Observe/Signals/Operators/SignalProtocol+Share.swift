extension SignalProtocol {
  /// Lets all observers share one observation of this signal.
  ///
  /// It begins with the first observer, ends with the last, and begins again after that.
  ///
  /// - Parameter limit: The number of latest elements that later observers receive first.
  /// - Returns: The signal that they share.
  public func share(limit: Int = 0) -> Signal<Element, Error> {
    var current: SharedObservation<Element, Error>?
    return Signal { observer in
      if let running = current, !running.isDisposed { return running.add(observer) }
      let begun = SharedObservation<Element, Error>(repeating: limit)
      current = begun
      let entry = begun.add(observer)
      begun.upstream = observe { event in begun.subject.on(event) }
      return entry
    }
  }
}

extension SignalProtocol {
  /// Makes a signal that begins when it is connected, and repeats its latest elements for later observers.
  ///
  /// - Parameter limit: How many elements are repeated; all of them if nothing is said.
  /// - Returns: The signal, which delivers nothing before ``ConnectableSignal/connect()``.
  public func replay(limit: Int = .max) -> ConnectableSignal<Element, Error> {
    ConnectableSignal(self, limit: limit)
  }
}

/// A signal that is observed once for all its observers, from the moment it is told to begin.
public struct ConnectableSignal<Element, Error: Swift.Error>: SignalProtocol {
  private let subject: ReplaySubject<Element, Error>
  private let source: Signal<Element, Error>

  init(_ source: some SignalProtocol<Element, Error>, limit: Int) {
    subject = ReplaySubject(bufferSize: limit)
    self.source = source.toSignal()
  }

  /// Begins.
  ///
  /// - Returns: What ends it; it need not be kept.
  @discardableResult
  public func connect() -> any Disposable { source.observe(with: subject.on) }

  /// Delivers the latest elements, and then each new one.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable { subject.observe(with: observer) }
}

/// The one observation that several share; what is observed keeps it, and not the other way round.
private final class SharedObservation<Element, Error: Swift.Error>: Disposable {
  let subject: ReplaySubject<Element, Error>
  private var observerCount = 0
  private(set) var isDisposed = false

  var upstream: (any Disposable)? {
    didSet {
      if isDisposed { upstream?.dispose() }
    }
  }

  init(repeating limit: Int) {
    subject = ReplaySubject(bufferSize: limit)
  }

  func add(_ observer: SignalObserver<Element, Error>) -> any Disposable {
    let entry = subject.observe(with: observer.on)
    observerCount += 1
    return BlockDisposable { [weak self] in
      entry.dispose()
      self?.remove()
    }
  }

  func dispose() {
    isDisposed = true
    upstream?.dispose()
  }

  private func remove() {
    observerCount -= 1
    if observerCount == 0 { dispose() }
  }
}
