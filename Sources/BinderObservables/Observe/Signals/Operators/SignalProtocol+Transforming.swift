public import Binder

extension SignalProtocol {
  /// Transforms each element.
  public func map<Output>(
    _ transform: @escaping (Element) -> Output
  ) -> Signal<Output, Error> {
    Signal { observer in
      observe { event in observer.on(event.map(transform)) }
    }
  }

  /// Leaves out the elements that do not satisfy a predicate.
  public func filter(
    _ isIncluded: @escaping (Element) -> Bool
  ) -> Signal<Element, Error> {
    compactMap { isIncluded($0) ? .some($0) : .none }
  }

  /// Makes another element out of each, and leaves out those of which it makes nil.
  public func compactMap<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> Signal<Output, Error> {
    compactMapInEachObservation { transform }
  }

  /// Leaves out the elements that are nil.
  public func ignoreNils<Wrapped>() -> Signal<Wrapped, Error> where Element == Wrapped? {
    compactMap { $0 }
  }

  /// Delivers something else in the place of nil.
  public func replaceNils<Wrapped>(with replacement: Wrapped) -> Signal<Wrapped, Error>
  where Element == Wrapped? {
    map { $0 ?? replacement }
  }

  /// Delivers the same thing in the place of each element.
  ///
  ///     loadButton.reactive.tap.replaceElements(with: true).bind(to: isLoading)
  public func replaceElements<Output>(with replacement: Output) -> Signal<Output, Error> {
    map { _ in replacement }
  }

  /// Delivers nothing but the end.
  public func ignoreElements() -> Signal<Element, Error> { filter { _ in false } }

  /// Combines the elements one after the other, and delivers each result, the initial value first.
  ///
  ///     let total = prices.scan(0, +)
  public func scan<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Element) -> Result
  ) -> Signal<Result, Error> {
    mapInEachObservation {
      var result = initial
      return { element in
        result = combine(result, element)
        return result
      }
    }
    .prepend(initial)
  }

  /// Combines all elements, and delivers the result when the signal completes.
  public func reduce<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Element) -> Result
  ) -> Signal<Result, Error> { scan(initial, combine).last() }

  /// Delivers all elements as one array when the signal completes.
  public func collect() -> Signal<[Element], Error> {
    Signal { observer in
      var elements: [Element] = []
      return observe(
        with: observer.failing { event in
          if let element = event.element { return elements.append(element) }
          observer.next(elements)
          observer.completed()
        }
      )
    }
  }

  /// Leaves out an element that is the same as the one before it.
  public func removeDuplicates(
    by areSame: @escaping (Element, Element) -> Bool
  ) -> Signal<Element, Error> {
    compactMapInEachObservation {
      var last: Element?
      return { element in
        if let last, areSame(last, element) { return nil }
        last = element
        return element
      }
    }
  }
}

extension SignalProtocol where Element: Equatable {
  /// Leaves out an element that is equal to the one before it.
  public func removeDuplicates() -> Signal<Element, Error> { removeDuplicates(by: ==) }
}

extension SignalProtocol {
  /// Calls closures beside the observer, before it gets an event: for logs, and for marks of what is going on.
  ///
  /// `start` runs when an observation begins, `disposed` when it is over, whether it was disposed or the signal has ended.
  public func doOn(
    next: @escaping (Element) -> Void = { _ in },
    start: @escaping () -> Void = {},
    failed: @escaping (Error) -> Void = { _ in },
    completed: @escaping () -> Void = {},
    disposed: @escaping () -> Void = {}
  ) -> Signal<Element, Error> {
    Signal { observer in
      start()
      let end = BlockDisposable(disposed)
      let observation = observe { event in
        switch event {
        case .next(let element): next(element)
        case .failed(let error): failed(error)
        case .completed: completed()
        }
        observer.on(event)
        if event.isTerminal { end.dispose() }
      }
      return CompositeDisposable([observation, end])
    }
  }

  /// Makes another element out of each by a function that remembers things, a new one for each observation; delivers nothing
  /// where it returns nil.
  @usableFromInline
  func mapInEachObservation<Output>(
    _ makeTransform: @escaping () -> (Element) -> Output?
  ) -> Signal<Output, Error> {
    Signal { observer in
      let (transform, turns) = (makeTransform(), Turns())
      let receive = observer.failing { (event: SignalEvent<Element, Never>) in
        guard let element = event.element else { return observer.completed() }
        transform(element).map(observer.next)
      }
      return observe { event in turns.take { receive(event) } }
    }
  }

  /// The same with a reload after an element that was left out.
  private func compactMapInEachObservation<Output>(
    _ makeTransform: @escaping () -> (Element) -> Output?
  ) -> Signal<Output, Error> {
    mapInEachObservation {
      let transform = makeTransform()
      var elements = OverflowRecovery<Output>()
      return { element in
        if let output = transform(element) { return elements.delivered(output) }
        elements.leaveOut()
        return nil
      }
    }
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Makes another event out of each by a function that remembers things: a new one for each observation.
  ///
  /// The function begins with a reload, and gets one where events were left out on the way: it could not apply the change of an
  /// array that it has not seen. It delivers nothing where it returns nil.
  @usableFromInline
  func mapArrayInEachObservation<Output>(
    _ makeTransform:
      @escaping () -> (PersistentArray<Element.Item>, CollectionChange<Changeset>) -> Output?
  ) -> Signal<Output, Error> {
    mapInEachObservation {
      let transform = makeTransform()
      var count: Int?
      return { element in
        let change = element.change.after(count, leadingTo: element.source.count)
        count = element.source.count
        return transform(element.source, change)
      }
    }
  }

  /// The same events, with reloads for the first one and where events were left out.
  func beginningWithReload() -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation { { ObservableArrayEvent(source: $0, change: $1) } }
  }
}

extension SignalProtocol where Element: Observable2DArrayEventProtocol {
  func beginningWithReload()
    -> Signal<Observable2DArrayEvent<Element.Metadata, Element.Item>, Error>
  {
    mapInEachObservation {
      var counts: [Int]?
      return { element in
        let now = element.source.sections.map(\.items.count)
        defer { counts = now }
        let change = element.change.after(counts, leadingTo: now)
        return Observable2DArrayEvent(source: element.source, change: change)
      }
    }
  }
}
