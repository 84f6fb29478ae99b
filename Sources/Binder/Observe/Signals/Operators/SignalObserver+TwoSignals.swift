extension SignalObserver {
  /// Observes two signals for this observer, which fails with either.
  ///
  /// - Returns: What ends both observations.
  func observe<First: SignalProtocol, Second: SignalProtocol>(
    _ first: First,
    _ second: Second,
    onFirst: @escaping (SignalEvent<First.Element, Never>) -> Void,
    onSecond: @escaping (SignalEvent<Second.Element, Never>) -> Void
  ) -> any Disposable where First.Error == Error, Second.Error == Error {
    let both = CompositeDisposable()
    upstream = both
    both.add(first.observe(with: failing(or: onFirst)))
    if !both.isDisposed { both.add(second.observe(with: failing(or: onSecond))) }
    return both
  }

  /// Takes failures itself, and leaves the other events to a closure.
  func failing<Input>(
    or receive: @escaping (SignalEvent<Input, Never>) -> Void
  ) -> (SignalEvent<Input, Error>) -> Void {
    { [self] event in
      switch event {
      case .next(let element): receive(.next(element))
      case .failed(let error): failed(error)
      case .completed: receive(.completed)
      }
    }
  }
}
