import Binder

extension SignalProtocol {
  /// Lets all observers share one observation of this signal.
  ///
  ///     let user = fetchUser().share()
  ///     user.observeNext { print($0) }          // fetches
  ///     user.observeNext { print($0) }          // is given what was fetched
  ///
  /// It begins with the first observer, ends with the last, and begins again after that, unless the signal has
  /// completed or failed: an observer is given its latest elements and its end then. An observer that has it begin again is
  /// first given the latest elements of before, as all later observers are.
  ///
  /// - Parameters:
  ///   - limit: The number of latest elements that later observers receive first; all of them by default.
  ///   - keepAlive: Whether the observation continues when the last observer was disposed.
  /// - Returns: The signal that they share.
  public func share(limit: Int = .max, keepAlive: Bool = false) -> Signal<Element, Error> {
    let shared = SharedObservation<Element, Error>(repeating: limit, keepsAlive: keepAlive)
    return Signal { observer in shared.add(observer, to: self) }
  }
}

extension SignalProtocol {
  /// Makes a signal that begins when it is connected, and repeats its latest elements, by default all, for later observers.
  public func replay(limit: Int = .max) -> ConnectableSignal<Element, Error> {
    ConnectableSignal(self, limit: limit)
  }
}

/// A signal that is observed once for all its observers, from the call of `connect()` on.
public struct ConnectableSignal<Element, Error: Swift.Error>: SignalProtocol {
  private let subject: ReplaySubject<Element, Error>
  private let source: Signal<Element, Error>

  init(_ source: some SignalProtocol<Element, Error>, limit: Int) {
    subject = ReplaySubject(bufferSize: limit)
    self.source = source.toSignal()
  }

  /// Begins.
  @discardableResult
  public func connect() -> any Disposable { source.observe(with: subject.on) }

  /// Delivers the latest elements, and then each new one.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable { subject.observe(with: observer) }
}

/// The one observation that several share; what is observed keeps it, and not the other way round.
private final class SharedObservation<Element, Error: Swift.Error> {
  private let subject: ReplaySubject<Element, Error>
  private let keepsAlive: Bool
  private var observerCount = 0
  private var connection: SerialDisposable?
  private var hasEnded = false

  init(repeating limit: Int, keepsAlive: Bool) {
    self.keepsAlive = keepsAlive
    subject = ReplaySubject(bufferSize: limit)
  }

  func add(
    _ observer: SignalObserver<Element, Error>,
    to source: some SignalProtocol<Element, Error>
  ) -> any Disposable {
    observerCount += 1
    let entry = subject.observe(with: observer.on)
    if connection == nil, !hasEnded { connect(to: source) }
    return BlockDisposable { [weak self] in
      entry.dispose()
      self?.remove()
    }
  }

  private func remove() {
    observerCount -= 1
    if observerCount == 0, !keepsAlive { disconnect() }
  }

  private func connect(to source: some SignalProtocol<Element, Error>) {
    let connection = SerialDisposable()
    self.connection = connection
    connection.otherDisposable = source.observe { [self] event in
      if event.isTerminal { hasEnded = true }
      subject.on(event)
    }
  }

  private func disconnect() {
    connection?.dispose()
    connection = nil
  }
}
