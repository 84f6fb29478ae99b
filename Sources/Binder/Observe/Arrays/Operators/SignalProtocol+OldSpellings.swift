// Spellings of other libraries, or earlier ones: the compiler names today's spelling, and offers to write it.

extension SignalProtocol {
  /// Is called `dropFirst(_:)`.
  @available(*, unavailable, renamed: "dropFirst(_:)")
  public func skip(first count: Int) -> Signal<Element, Error> { dropFirst(count) }

  /// Is called `prefix(maxLength:)`.
  @available(*, unavailable, renamed: "prefix(maxLength:)")
  public func take(first count: Int) -> Signal<Element, Error> { prefix(maxLength: count) }

  /// Is called `prefix(untilOutputFrom:)`.
  @available(*, unavailable, renamed: "prefix(untilOutputFrom:)")
  public func take(until other: some SignalProtocol) -> Signal<Element, Error> {
    prefix(untilOutputFrom: other)
  }

  /// Is called `prepend(_:)`.
  @available(*, unavailable, renamed: "prepend(_:)")
  public func start(with element: Element) -> Signal<Element, Error> { prepend(element) }

  /// Is called `share(limit:)`.
  @available(*, unavailable, renamed: "share(limit:)")
  public func shareReplay(limit: Int) -> Signal<Element, Error> { share(limit: limit) }

  /// Is called `ignoreNils()`.
  @available(*, unavailable, renamed: "ignoreNils()")
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Error> where Element == Wrapped? {
    ignoreNils()
  }

  /// Takes a duration: `debounce(for: .seconds(1))`.
  @available(*, unavailable, message: "write 'debounce(for: .seconds(1))'")
  public func debounce(interval: Double) -> Signal<Element, Error> { toSignal() }

  /// Takes a duration: `throttle(for: .seconds(1))`.
  @available(*, unavailable, message: "write 'throttle(for: .seconds(1))'")
  public func throttle(seconds: Double) -> Signal<Element, Error> { toSignal() }
}

extension SignalProtocol where Element: Equatable {
  /// Is called `removeDuplicates()`.
  @available(*, unavailable, renamed: "removeDuplicates()")
  public func distinct() -> Signal<Element, Error> { removeDuplicates() }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Is called `map(_:)`, which makes each item once.
  @available(*, unavailable, renamed: "map(_:)")
  public func lazyMap<Output>(
    _ transform: @escaping (Element.Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Error> { map(transform) }

  /// Is called `map(_:)`.
  @available(*, unavailable, renamed: "map(_:)")
  public func mapCollection<Output>(
    _ transform: @escaping (Element.Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Error> { map(transform) }

  /// Is called `filter(_:)`.
  @available(*, unavailable, renamed: "filter(_:)")
  public func filterCollection(
    _ isIncluded: @escaping (Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> { filter(isIncluded) }

  /// Is called `sorted(by:)`.
  @available(*, unavailable, renamed: "sorted(by:)")
  public func sortedCollection(
    by areInIncreasingOrder: @escaping (Element.Item, Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> { sorted(by: areInIncreasingOrder) }
}
