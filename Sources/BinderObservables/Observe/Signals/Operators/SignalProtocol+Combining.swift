import Binder

extension SignalProtocol {
  /// Combines the latest elements of both signals whenever one of them delivers, once both have.
  ///
  ///     let isValid = name.combineLatest(with: mail) { !$0.isEmpty && $1.contains("@") }
  ///
  /// Completes when both have, fails when one does.
  public func combineLatest<Other: SignalProtocol, Output>(
    with other: Other,
    combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Error> where Other.Error == Error {
    BinderObservables.combineLatest(self, other, combine: combine)
  }

  /// Pairs the latest elements of both signals whenever one of them delivers, once both have.
  public func combineLatest<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<(Element, Other.Element), Error> where Other.Error == Error {
    combineLatest(with: other) { ($0, $1) }
  }

  /// Combines each element with the latest one of another signal; nothing before that has one.
  ///
  ///     button.reactive.tap.with(latestFrom: text) { _, text in text }
  ///
  /// Completes with this signal, fails when one of them does.
  public func with<Other: SignalProtocol, Output>(
    latestFrom other: Other,
    combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Error> where Other.Error == Error {
    Signal { observer in
      var latest: Other.Element?
      let both = CompositeDisposable()
      observer.upstream = both
      both.add(other.observe(with: observer.failing { latest = $0.element ?? latest }))
      guard !both.isDisposed else { return both }
      both.add(
        observe(
          with: observer.failing { event in
            if event.isTerminal { return observer.completed() }
            if let element = event.element, let latest { observer.next(combine(element, latest)) }
          }
        )
      )
      return both
    }
  }

  /// Pairs each element with the latest one of another signal; nothing before that has one.
  public func with<Other: SignalProtocol>(
    latestFrom other: Other
  ) -> Signal<(Element, Other.Element), Error> where Other.Error == Error {
    with(latestFrom: other) { ($0, $1) }
  }

  /// Pairs each element with an object, held weakly; nothing is delivered once that is deallocated.
  ///
  ///     taps.with(weak: screen).observeNext { _, screen in screen.close() }
  public func with<Object: AnyObject>(weak object: Object) -> Signal<(Element, Object), Error> {
    compactMap { [weak object] element in object.map { (element, $0) } }
  }
}

extension SignalProtocol {
  /// Combines the first elements of both signals, then the second ones, and so on.
  ///
  /// Completes when one of them has and nothing of it waits for its partner; fails when one does.
  public func zip<Other: SignalProtocol, Output>(
    with other: Other,
    combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Error> where Other.Error == Error {
    BinderObservables.zip(self, other, combine: combine)
  }

  /// Pairs the first elements of both signals, then the second ones, and so on.
  public func zip<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<(Element, Other.Element), Error> where Other.Error == Error {
    zip(with: other) { ($0, $1) }
  }

  /// Pairs each element with the one before it; the first has none.
  public func zipPrevious() -> Signal<(Element?, Element), Error> {
    mapInEachObservation {
      var last: Element?
      return { element in
        defer { last = element }
        return (last, element)
      }
    }
  }
}

extension SignalProtocol {
  /// Delivers the elements of both signals as they arrive; completes when both have, fails when one does.
  public func merge(
    with other: some SignalProtocol<Element, Error>
  ) -> Signal<Element, Error> {
    BinderObservables.merge(self, other)
  }
}

extension SignalProtocol {
  /// Delivers the elements of this signal, and those of another one after it has completed.
  public func append(_ other: some SignalProtocol<Element, Error>) -> Signal<Element, Error> {
    Signal<Signal<Element, Error>, Error>(sequence: [toSignal(), other.toSignal()])
      .flatMapConcat { $0 }
  }

  /// Delivers an element after those of this signal, when it completes.
  public func append(_ element: Element) -> Signal<Element, Error> {
    append(Signal(just: element))
  }
}

extension SignalObserver {
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
