extension SignalProtocol {
  /// Delivers the elements of both signals as they come; completes when both have, fails when one
  /// does.
  public func merge(
    with other: some SignalProtocol<Element, Error>
  ) -> Signal<Element, Error> {
    Signal { observer in
      var running = 2
      let both = CompositeDisposable()
      let receive: (SignalEvent<Element, Error>) -> Void = { event in
        if case .completed = event {
          running -= 1
          guard running == 0 else { return }
        }
        observer.on(event)
      }
      observer.upstream = both
      both.add(observe(with: receive))
      if !both.isDisposed { both.add(other.observe(with: receive)) }
      return both
    }
  }
}
