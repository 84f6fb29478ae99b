extension SignalProtocol {
  /// Lets all observers share one observation of this signal.
  ///
  /// It begins with the first observer, ends with the last, and begins anew after that. Nothing is
  /// repeated for an observer who comes later.
  public func share() -> Signal<Element, Error> {
    let shared = SharedObservation(of: self)
    return Signal { observer in shared.observe(with: observer.on) }
  }
}

/// The one observation that several share.
private final class SharedObservation<Upstream: SignalProtocol> {
  private let upstream: Upstream
  private var broadcast = Broadcast<Upstream.Element, Upstream.Error>()
  private var observation: (any Disposable)?
  private var observerCount = 0

  init(of upstream: Upstream) {
    self.upstream = upstream
  }

  func observe(
    with observer: @escaping (SignalEvent<Upstream.Element, Upstream.Error>) -> Void
  ) -> any Disposable {
    let entry = broadcast.observe(with: observer)
    observerCount += 1
    if observerCount == 1 { begin() }
    return BlockDisposable { [weak self] in
      entry.dispose()
      self?.noteEnd()
    }
  }

  private func begin() {
    let place = SerialDisposable()
    observation = place
    place.otherDisposable = upstream.observe { [self] event in broadcast.send(event) }
  }

  private func noteEnd() {
    observerCount -= 1
    guard observerCount == 0 else { return }
    observation?.dispose()
    observation = nil
    broadcast = Broadcast()
  }
}
