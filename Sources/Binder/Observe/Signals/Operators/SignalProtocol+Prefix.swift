extension SignalProtocol {
  /// Completes as soon as another signal delivers anything, its end included.
  public func prefix(
    untilOutputFrom other: some SignalProtocol
  ) -> Signal<Element, Error> {
    Signal { observer in
      let both = CompositeDisposable()
      observer.upstream = both
      both.add(other.observe { _ in observer.completed() })
      if !both.isDisposed { both.add(observe(with: observer.on)) }
      return both
    }
  }
}
