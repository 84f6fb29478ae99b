import Binder
public import BinderObservables

// Names that signals and what they do have elsewhere, or had: the compiler names today's, and offers to write it.

/// Is called ``Property``.
@available(*, unavailable, renamed: "Property")
public typealias Observable<Value> = Property<Value>

/// Is called ``Property``.
@available(*, unavailable, renamed: "Property")
public struct BehaviorRelay<Value> {
  /// Takes the value without a label.
  public init(value: Value) {}
}

/// Is called ``SafePublishSubject``.
@available(*, unavailable, renamed: "SafePublishSubject")
public typealias PublishRelay<Element> = SafePublishSubject<Element>

/// Is made of an asynchronous sequence.
@available(
  *,
  unavailable,
  message: "make the signal of an 'AsyncSequence' that waits: 'Signal(ticks)'"
)
public func interval(_ seconds: Double) -> SafeSignal<Int> { .never() }

/// Is made of an asynchronous sequence.
@available(
  *,
  unavailable,
  message: "make the signal of an 'AsyncSequence' that waits: 'Signal(ticks)'"
)
public func interval<Context>(_ seconds: Double, queue: Context) -> SafeSignal<Int> { .never() }

/// Is called ``PublishSubject``.
@available(*, unavailable, renamed: "PublishSubject")
public typealias PassthroughSubject<Element, Error: Swift.Error> = PublishSubject<Element, Error>

/// Is called ``SafePublishSubject``.
@available(*, unavailable, renamed: "SafePublishSubject")
public typealias SafePassthroughSubject<Element> = SafePublishSubject<Element>

/// Is called ``SafePublishSubject``.
@available(*, unavailable, renamed: "SafePublishSubject")
public typealias PublishSubject1<Element> = SafePublishSubject<Element>

/// Is called ``SafeSignal``.
@available(*, unavailable, renamed: "SafeSignal")
public typealias Signal1<Element> = SafeSignal<Element>

/// Is called `Never`.
@available(*, unavailable, renamed: "Never")
public typealias NoError = Never

/// The queues that signals change elsewhere: here they stay on their actor.
@available(
  *,
  unavailable,
  message: "signals stay on the actor that they were made on; other threads send through a 'Sender'"
)
public enum ExecutionContext {
  /// At once.
  case immediate
  /// The main queue.
  case main
  /// At once, if that is on the main queue.
  case immediateOnMain
}

extension SignalProtocol {
  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func receive(on context: ExecutionContext) -> Signal<Element, Error> { toSignal() }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func observeOn(_ context: ExecutionContext) -> Signal<Element, Error> { toSignal() }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func observeIn(_ context: ExecutionContext) -> Signal<Element, Error> { toSignal() }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func executeOn(_ context: ExecutionContext) -> Signal<Element, Error> { toSignal() }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func subscribe(on context: ExecutionContext) -> Signal<Element, Error> { toSignal() }

  /// Signals stay on the actor that they were made on.
  @available(
    *,
    unavailable,
    message:
      "signals stay on the actor that they were made on; other threads send through a 'Sender'"
  )
  public func subscribe<Context>(on context: Context) -> Signal<Element, Error> { toSignal() }

  /// Takes a duration.
  @available(*, unavailable, message: "write 'debounce(for: .seconds(1))'")
  public func debounce(for seconds: Double) -> Signal<Element, Error> { toSignal() }

  /// Takes a duration, and waits on the actor of the caller.
  @available(*, unavailable, message: "write 'debounce(for: .seconds(1))'")
  public func debounce(
    for seconds: Double,
    queue context: ExecutionContext
  ) -> Signal<Element, Error> {
    toSignal()
  }

  /// Takes a duration, and waits on the actor of the caller.
  @available(*, unavailable, message: "write 'debounce(for: .seconds(1))'")
  public func debounce<Context>(
    for seconds: Double,
    queue context: Context
  ) -> Signal<Element, Error> {
    toSignal()
  }

  /// Takes a duration.
  @available(*, unavailable, message: "write 'throttle(for: .seconds(1))'")
  public func throttle(for seconds: Double) -> Signal<Element, Error> { toSignal() }

  /// Takes a duration.
  @available(*, unavailable, message: "write 'delay(interval: .seconds(1))'")
  public func delay(interval seconds: Double) -> Signal<Element, Error> { toSignal() }

  /// Takes a duration, and waits on the actor of the caller.
  @available(*, unavailable, message: "write 'delay(interval: .seconds(1))'")
  public func delay(
    interval seconds: Double,
    on context: ExecutionContext
  ) -> Signal<Element, Error> {
    toSignal()
  }

  /// Takes a duration, and waits on the actor of the caller.
  @available(*, unavailable, message: "write 'delay(interval: .seconds(1))'")
  public func delay<Context>(
    interval seconds: Double,
    on context: Context
  ) -> Signal<Element, Error> {
    toSignal()
  }

  /// Is called `toSignal()`.
  @available(*, unavailable, renamed: "toSignal()")
  public func toAnySignal() -> Signal<Element, Error> { toSignal() }

  /// Is called `toSignal()`.
  @available(*, unavailable, renamed: "toSignal()")
  public func eraseToAnySignal() -> Signal<Element, Error> { toSignal() }

  /// Is a `map`.
  @available(*, unavailable, message: "write 'map { _ in }'")
  public func eraseType() -> Signal<Void, Error> { map { _ in } }

  /// Is called `doOn`.
  @available(
    *,
    unavailable,
    message: "write 'doOn(next:start:failed:completed:disposed:)', with those of them that you need"
  )
  public func handleEvents(
    receiveSubscription: (() -> Void)? = nil,
    receiveOutput: ((Element) -> Void)? = nil,
    receiveCompletion: ((SignalEvent<Never, Error>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> Signal<Element, Error> { toSignal() }

  /// Is called `toSignal()`.
  @available(*, unavailable, renamed: "toSignal()")
  public func asObservable() -> Signal<Element, Error> { toSignal() }

  /// Is called `observeNext(with:)`.
  @available(*, unavailable, renamed: "observeNext(with:)")
  public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    observeNext(with: onNext)
  }

  /// Does not end with the signal.
  @available(*, unavailable, message: "write 'append(Signal.never())'")
  public func ignoreTerminal() -> Signal<Element, Error> { toSignal() }

  /// Is called `observeNext(with:)`.
  @available(*, unavailable, renamed: "observeNext(with:)")
  public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable {
    observeNext(with: receiveValue)
  }
}

extension SignalProtocol where Error == Never {
  /// Is called `bind(to:keyPath:)`.
  @available(*, unavailable, message: "write 'bind(to: object, keyPath: \\.property)'")
  public func assign<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Element>,
    on object: Object
  ) -> any Disposable { bind(to: object, keyPath: keyPath) }
}

extension SubjectProtocol {
  /// Is called `send(_:)`.
  @available(*, unavailable, renamed: "send(_:)")
  public func receive(_ element: Element) { send(element) }

  /// Is called `completed(with:)`.
  @available(*, unavailable, renamed: "completed(with:)")
  public func receive(lastElement: Element) { completed(with: lastElement) }
}

extension SignalObserver {
  /// Is called `next(_:)`.
  @available(*, unavailable, renamed: "next(_:)")
  public func receive(_ element: Element) { next(element) }

  /// Is called `completed(with:)`.
  @available(*, unavailable, renamed: "completed(with:)")
  public func receive(lastElement: Element) { completed(with: lastElement) }
}

extension Signal {
  /// Is delayed.
  @available(*, unavailable, message: "write 'Signal(just: element).delay(interval: .seconds(1))'")
  public init(just element: Element, after seconds: Double) { self.init(just: element) }

  /// Is made of an asynchronous sequence.
  @available(
    *,
    unavailable,
    message: "make the signal of an 'AsyncSequence' that waits: 'Signal(ticks)'"
  )
  public init(sequence: some Sequence<Element>, interval seconds: Double) {
    self.init(sequence: sequence)
  }
}
