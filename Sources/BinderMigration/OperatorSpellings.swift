import Binder
public import BinderObservables

// Spellings of other libraries, or earlier ones: the compiler names today's spelling, and offers to write it.

extension SignalProtocol {
  /// Is called `dropFirst(_:)`.
  @available(*, unavailable, renamed: "dropFirst(_:)")
  public func skip(first count: Int) -> Signal<Element, Error> { dropFirst(count) }

  /// Is called `prefix(maxLength:)`.
  @available(*, unavailable, renamed: "prefix(maxLength:)")
  public func take(first count: Int) -> Signal<Element, Error> { prefix(maxLength: count) }

  /// Is called `dropLast(_:)`.
  @available(*, unavailable, renamed: "dropLast(_:)")
  public func skip(last count: Int) -> Signal<Element, Error> { dropLast(count) }

  /// Is called `suffix(maxLength:)`.
  @available(*, unavailable, renamed: "suffix(maxLength:)")
  public func take(last count: Int) -> Signal<Element, Error> { suffix(maxLength: count) }

  /// Is called `prefix(while:)`.
  @available(*, unavailable, renamed: "prefix(while:)")
  public func take(while isIncluded: @escaping (Element) -> Bool) -> Signal<Element, Error> {
    prefix(while: isIncluded)
  }

  /// Is called `append(_:)`.
  @available(*, unavailable, renamed: "append(_:)")
  public func concat(with other: some SignalProtocol<Element, Error>) -> Signal<Element, Error> {
    append(other)
  }

  /// Is called `replaceError(with:)`.
  @available(*, unavailable, renamed: "replaceError(with:)")
  public func recover(with element: Element) -> SafeSignal<Element> { replaceError(with: element) }

  /// Is called `retry(_:)`.
  @available(*, unavailable, renamed: "retry(_:)")
  public func retry(times: Int) -> Signal<Element, Error> { retry(times) }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func receive<Context>(on context: Context) -> Signal<Element, Error> { toSignal() }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func observeOn<Context>(_ context: Context) -> Signal<Element, Error> { toSignal() }

  /// Is called `prefix(untilOutputFrom:)`.
  @available(*, unavailable, renamed: "prefix(untilOutputFrom:)")
  public func take(until other: some SignalProtocol) -> Signal<Element, Error> {
    prefix(untilOutputFrom: other)
  }

  /// Is called `prepend(_:)`.
  @available(*, unavailable, renamed: "prepend(_:)")
  public func start(with element: Element) -> Signal<Element, Error> { prepend(element) }

  /// Is called `share(limit:keepAlive:)`.
  @available(*, unavailable, renamed: "share(limit:)")
  public func shareReplay(limit: Int = .max) -> Signal<Element, Error> { share(limit: limit) }

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

  /// Is called `removeDuplicates()`.
  @available(*, unavailable, renamed: "removeDuplicates()")
  public func distinctUntilChanged() -> Signal<Element, Error> { removeDuplicates() }
}

extension Signal {
  /// Is an initializer.
  @available(*, unavailable, renamed: "init(just:)")
  public static func just(_ element: Element) -> Signal { Signal(just: element) }

  /// Is an initializer.
  @available(*, unavailable, renamed: "init(sequence:)")
  public static func sequence(_ elements: some Sequence<Element>) -> Signal {
    Signal(sequence: elements)
  }
}

extension DisposeBag {
  /// Is called `add(_:)`.
  @available(*, unavailable, renamed: "add(_:)")
  public func add(disposable: any Disposable) { add(disposable) }
}

extension Disposable {
  /// Is called `dispose(in:)`.
  @available(*, unavailable, renamed: "dispose(in:)")
  public func store(in bag: DisposeBag) { dispose(in: bag) }

  /// Is called `dispose(in:)`.
  @available(*, unavailable, renamed: "dispose(in:)")
  public func disposed(by bag: DisposeBag) { dispose(in: bag) }
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
