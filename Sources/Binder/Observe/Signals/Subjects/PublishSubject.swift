/// A signal that delivers what it is told to deliver, to everybody who observes it at the time.
///
///     let taps = SafePublishSubject<Void>()
///     taps.observeNext { print("tapped") }
///     taps.send()
///
/// Events are delivered in the order of the sends. What an observer sends is delivered after every
/// observer has got what is being delivered.
public final class PublishSubject<Element, Error: Swift.Error>: SubjectProtocol {
  private let broadcast = Broadcast<Element, Error>()
  private var sent = SentMessages<Element>()

  /// Makes a subject that nobody observes yet.
  public init() {}

  /// Begins to observe; if the end was sent already, that is delivered at once.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable {
    broadcast.observe(with: observer)
  }

  /// Sends an event.
  public func on(_ event: SignalEvent<Element, Error>) {
    deliverSent()
    broadcast.send(event)
  }

  private func deliverSent() {
    for element in sent.takeAll() { broadcast.send(.next(element)) }
  }
}

extension PublishSubject where Element: Sendable {
  /// What other threads send with; it does not keep the subject alive.
  @MainActor
  public var sender: Sender<Element> {
    sent.sender { [weak self] in self?.deliverSent() }
  }
}

/// A subject that cannot fail.
public typealias SafePublishSubject<Element> = PublishSubject<Element, Never>
