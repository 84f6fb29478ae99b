/// One observation of a signal, as its producer sees it: what is sent here arrives at the observer.
///
/// After a terminal event, and after it was disposed, nothing arrives any more. What the producer
/// returned is ended before a terminal event is delivered.
public final class SignalObserver<Element, Error: Swift.Error>: Disposable {
  private var receive: ((SignalEvent<Element, Error>) -> Void)?

  /// What the producer holds on to; ended at once if the observation is over already.
  var upstream: (any Disposable)? {
    didSet {
      if isDisposed { endUpstream() }
    }
  }

  init(_ receive: @escaping (SignalEvent<Element, Error>) -> Void) {
    self.receive = receive
  }

  /// Whether the observation is over.
  public var isDisposed: Bool { receive == nil }

  /// Ends the observation.
  public func dispose() {
    // What the closure alone keeps may end with it and send its completion here: the property is nil by then.
    let ended = receive
    receive = nil
    endUpstream()
    withExtendedLifetime(ended) {}
  }

  /// Delivers an event.
  public func on(_ event: SignalEvent<Element, Error>) {
    guard let receive else { return }
    if event.isTerminal { dispose() }
    receive(event)
  }

  /// Delivers an element.
  public func next(_ element: Element) { on(.next(element)) }

  /// Delivers a failure, which ends the observation.
  public func failed(_ error: Error) { on(.failed(error)) }

  /// Delivers the completion, which ends the observation.
  public func completed() { on(.completed) }

  deinit { endUpstream() }

  private func endUpstream() {
    guard let ended = upstream else { return }
    upstream = nil
    ended.dispose()
  }
}
