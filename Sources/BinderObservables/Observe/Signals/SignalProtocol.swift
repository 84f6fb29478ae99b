import Binder

/// A sequence of events over time: elements, then perhaps a failure or a completion.
///
/// Signals live where they are made: they are not `Sendable`, and neither are the closures that
/// observe them, so `names.observeNext { self.label.text = $0 }` in code of the main actor needs
/// nothing more, and no lock is taken to deliver an event. Messages of other threads arrive
/// through a ``Sender`` or through an `AsyncSequence`.
public protocol SignalProtocol<Element, Error> {
  /// The type of the delivered elements.
  associatedtype Element
  /// The type of the failures; `Never` if there are none.
  associatedtype Error: Swift.Error

  /// Begins to observe.
  ///
  /// - Parameter observer: Is given each event; none after a terminal one.
  /// - Returns: What ends the observation.
  @discardableResult
  func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable
}

/// A signal that cannot fail; only such can be bound.
public typealias SafeSignal<Element> = Signal<Element, Never>

/// An event of a signal: an element, or the end.
public enum SignalEvent<Element, Error: Swift.Error> {
  /// An element.
  case next(Element)
  /// The end because of an error; no event follows.
  case failed(Error)
  /// The end; no event follows.
  case completed
}

extension SignalEvent {
  /// Whether no event follows.
  public var isTerminal: Bool {
    switch self {
    case .next: false
    case .failed, .completed: true
    }
  }

  /// The element, if it is one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }
}

extension SignalEvent: Equatable where Element: Equatable, Error: Equatable {}
extension SignalEvent: Sendable where Element: Sendable {}

extension SignalEvent {
  /// The same event with another element.
  public func map<Output>(_ transform: (Element) -> Output) -> SignalEvent<Output, Error> {
    switch self {
    case .next(let element): .next(transform(element))
    case .failed(let error): .failed(error)
    case .completed: .completed
    }
  }
}

extension SignalProtocol {
  /// Observes the elements.
  @discardableResult
  public func observeNext(with observer: @escaping (Element) -> Void) -> any Disposable {
    observe { event in
      if case .next(let element) = event { observer(element) }
    }
  }

  /// Observes the failure.
  @discardableResult
  public func observeFailed(with observer: @escaping (Error) -> Void) -> any Disposable {
    observe { event in
      if case .failed(let error) = event { observer(error) }
    }
  }

  /// Observes the completion.
  @discardableResult
  public func observeCompleted(with observer: @escaping () -> Void) -> any Disposable {
    observe { event in
      if case .completed = event { observer() }
    }
  }

  /// The same events as a `Signal`, for a place where the type must be that one.
  public func toSignal() -> Signal<Element, Error> {
    Signal { observer in
      observe(with: observer.on)
    }
  }
}

/// One observation of a signal, as its producer sees it: what is sent here arrives at the observer.
///
/// After a terminal event, and after it was disposed, nothing arrives any more. What the producer
/// returned is ended before a terminal event is delivered.
public final class SignalObserver<Element, Error: Swift.Error>: Disposable {
  private var receive: ((SignalEvent<Element, Error>) -> Void)?

  /// The resources of the producer; ended at once if the observation is over already.
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

  /// Delivers a last element, and the completion.
  public func completed(with element: Element) {
    next(element)
    completed()
  }

  deinit { endUpstream() }

  private func endUpstream() {
    guard let ended = upstream else { return }
    upstream = nil
    ended.dispose()
  }
}
