import Binder

/// A signal that delivers what is sent to it.
public protocol SubjectProtocol<Element, Error>: SignalProtocol {
  /// Sends an event.
  func on(_ event: SignalEvent<Element, Error>)
}

extension SubjectProtocol {
  /// Sends an element.
  public func next(_ element: Element) { on(.next(element)) }

  /// Sends an element.
  public func send(_ element: Element) { on(.next(element)) }

  /// Sends a failure; nothing is delivered after it.
  public func failed(_ error: Error) { on(.failed(error)) }

  /// Sends the completion; nothing is delivered after it.
  public func completed() { on(.completed) }

  /// Sends a last element, and the completion.
  public func completed(with element: Element) {
    next(element)
    completed()
  }
}

extension SubjectProtocol where Element == Void {
  /// Sends that something has happened.
  public func next() { on(.next(())) }

  /// Sends that something has happened.
  public func send() { on(.next(())) }
}

/// What the subjects have in common: they deliver in the order of the sends.
///
/// What an observer sends is delivered after every observer has got what is being delivered.
public class Subject<Element, Error: Swift.Error>: SubjectProtocol, Bindable {
  fileprivate let broadcast = Broadcast<Element, Error>()
  fileprivate var sent = SentMessages<Element>()

  fileprivate init() {}

  /// Begins to observe; if the end was sent already, that is delivered at once.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable {
    broadcast.observe(with: observer)
  }

  /// Sends an event; nothing is sent after a terminal one.
  public final func on(_ event: SignalEvent<Element, Error>) {
    deliverSent()
    send(event)
  }

  fileprivate final func deliverSent() {
    broadcast.deliver(sent.takeAll()) { send(.next($0)) }
  }

  fileprivate func send(_ event: SignalEvent<Element, Error>) { broadcast.send(event) }

  /// Sends each element; the end of the signal is not the end of the subject.
  @discardableResult
  public final func bind(signal: Signal<Element, Never>) -> any Disposable {
    signal.bind(to: self) { subject, element in subject.next(element) }
  }
}

extension Subject where Element: Sendable {
  /// Sends from other threads; it does not keep the subject alive.
  @MainActor
  public final var sender: Sender<Element> {
    sent.sender { [weak self] in self?.deliverSent() != nil }
  }
}

/// A signal that delivers what is sent to it, to all that observe it at the time.
///
///     let taps = SafePublishSubject<Void>()
///     taps.observeNext { print("tapped") }
///     taps.send()
public final class PublishSubject<Element, Error: Swift.Error>: Subject<Element, Error> {
  /// Makes a subject without observers.
  public override init() {}
}

/// A subject that cannot fail.
public typealias SafePublishSubject<Element> = PublishSubject<Element, Never>

/// A signal whose elements are sent by code, and which repeats the latest ones for later observers.
///
///     let names = ReplaySubject<String, Never>(bufferSize: 2)
///     for name in ["Steve", "Tim", "John"] { names.send(name) }
///     names.observeNext { print($0) }     // Tim, John
public class ReplaySubject<Element, Error: Swift.Error>: Subject<Element, Error> {
  private let bufferSize: Int
  private var buffer: [Element] = []
  private var hasEnded = false

  /// Makes a subject without observers, which repeats that many of the latest elements; all of them by default.
  public init(bufferSize: Int = .max) {
    self.bufferSize = max(bufferSize, 0)
  }

  /// Delivers the latest elements, then each new one; if the end was sent already, that too.
  @discardableResult
  public final override func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable {
    broadcast.observe(beginningWith: buffer.lazy.map { .next($0) }, observer)
  }

  fileprivate final override func send(_ event: SignalEvent<Element, Error>) {
    guard !hasEnded else { return }
    hasEnded = event.isTerminal
    if let element = event.element, bufferSize > 0 {
      if buffer.count == bufferSize { buffer.removeFirst() }
      buffer.append(element)
    }
    super.send(event)
  }
}

/// A signal whose elements are sent by code, and which repeats the latest one for later observers.
public final class ReplayOneSubject<Element, Error: Swift.Error>: ReplaySubject<Element, Error> {
  /// Makes a subject without observers.
  public init() {
    super.init(bufferSize: 1)
  }
}

/// A subject that repeats elements and cannot fail.
public typealias SafeReplaySubject<Element> = ReplaySubject<Element, Never>

/// A subject that repeats the latest element and cannot fail.
public typealias SafeReplayOneSubject<Element> = ReplayOneSubject<Element, Never>
