import Binder

/// A signal that starts again for each observer: its producer runs once for each observation.
///
///     let ticks = SafeSignal<Int> { observer in
///       observer.next(1)
///       observer.completed()
///       return NonDisposable()
///     }
public struct Signal<Element, Error: Swift.Error>: SignalProtocol {
  private let producer: (SignalObserver<Element, Error>) -> any Disposable

  /// Makes a signal.
  ///
  /// - Parameter producer: Sends events to the observer it is given, now or later, and returns what ends that. It keeps the
  ///   observer as long as it has something to send; the observation is over when the observer is released.
  public init(_ producer: @escaping (SignalObserver<Element, Error>) -> any Disposable) {
    self.producer = producer
  }

  /// Begins to observe: runs the producer.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable {
    let observer = SignalObserver(observer)
    observer.upstream = producer(observer)
    return WeakDisposable(observer)
  }
}

extension Signal {
  /// Makes a signal of one element, which then completes.
  public init(just element: Element) {
    self.init(sequence: CollectionOfOne(element))
  }

  /// Makes a signal of the elements of a sequence, which then completes.
  ///
  /// Each observer goes through the whole sequence at once, also behind `first()` or `prefix`: it has to end.
  public init(sequence: some Sequence<Element>) {
    self.init { observer in
      for element in sequence {
        guard !observer.isDisposed else { break }
        observer.next(element)
      }
      observer.completed()
      return NonDisposable()
    }
  }

  /// A signal that fails at once.
  public static func failed(_ error: Error) -> Signal {
    Signal { observer in
      observer.failed(error)
      return NonDisposable()
    }
  }

  /// A signal that completes at once.
  public static func completed() -> Signal {
    Signal(sequence: EmptyCollection())
  }

  /// A signal that delivers nothing, ever.
  public static func never() -> Signal {
    Signal { _ in NonDisposable() }
  }

  /// Makes a signal of the elements of an asynchronous sequence; each observation iterates it from the start.
  ///
  /// That is done in a task of the caller's actor, which ends with the observation.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init<Source: AsyncSequence>(
    _ sequence: Source,
    isolation: isolated any Actor = #isolation
  ) where Source.Element == Element, Source.Failure == Error {
    self.init { observer in
      let task = Task {
        _ = isolation
        do throws(Error) {
          for try await element in sequence {
            guard !observer.isDisposed else { return }
            observer.next(element)
          }
          observer.completed()
        } catch {
          observer.failed(error)
        }
      }
      return BlockDisposable(task.cancel)
    }
  }
}

extension SignalProtocol where Element: Sendable {
  /// The elements as an `AsyncSequence`; each iteration is an observation.
  ///
  ///     for await name in names.values { print(name) }
  ///
  /// What is delivered while the loop does not wait is kept, in order. A failure is thrown. The observation
  /// ends with the loop, and when the task is cancelled.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public var values: SignalValues<Self> { SignalValues(signal: self) }
}

/// The elements of a signal as an `AsyncSequence`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct SignalValues<Source: SignalProtocol>: AsyncSequence where Source.Element: Sendable {
  /// The type of the elements.
  public typealias Element = Source.Element
  /// The type of the errors.
  public typealias Failure = Source.Error

  let signal: Source

  /// Begins to observe.
  public func makeAsyncIterator() -> Iterator { Iterator(of: signal) }

  /// Iterates the elements in the order of their delivery.
  public struct Iterator: AsyncIteratorProtocol {
    private var buffer: AsyncStream<SignalEvent<Element, Failure>>.Iterator
    private let bag = DisposeBag()

    init(of signal: Source) {
      let (events, continuation) = AsyncStream<SignalEvent<Element, Failure>>.makeStream()
      buffer = events.makeAsyncIterator()
      let observation = signal.observe { event in
        continuation.yield(event)
        if event.isTerminal { continuation.finish() }
      }
      bag.add(observation)
    }

    /// The next element; nil after the completion.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      switch await buffer.next(isolation: actor) {
      case .next(let element): return element
      case .failed(let error): throw error
      case .completed, nil: return nil
      }
    }
  }
}
