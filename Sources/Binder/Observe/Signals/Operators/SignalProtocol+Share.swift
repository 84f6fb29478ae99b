extension SignalProtocol {
  /// Lets all observers share one observation of this signal.
  ///
  /// It begins with the first observer, ends with the last, and begins anew after that. Nothing is
  /// repeated for an observer who comes later.
  public func share() -> Signal<Element, Error> {
    var current: SharedObservation<Element, Error>?
    return Signal { observer in
      if let running = current, !running.isDisposed { return running.add(observer) }
      let begun = SharedObservation<Element, Error>()
      current = begun
      let entry = begun.add(observer)
      begun.upstream = observe { event in begun.broadcast.send(event) }
      return entry
    }
  }
}

/// The one observation that several share; what is observed keeps it, and not the other way round.
private final class SharedObservation<Element, Error: Swift.Error>: Disposable {
  let broadcast = Broadcast<Element, Error>()
  private var observerCount = 0
  private(set) var isDisposed = false

  var upstream: (any Disposable)? {
    didSet {
      if isDisposed { upstream?.dispose() }
    }
  }

  func add(_ observer: SignalObserver<Element, Error>) -> any Disposable {
    let entry = broadcast.observe(with: observer.on)
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
