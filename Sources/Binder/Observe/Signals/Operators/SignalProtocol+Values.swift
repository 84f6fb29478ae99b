extension SignalProtocol where Element: Sendable {
  /// The elements as an `AsyncSequence`; each iteration is an observation.
  ///
  ///     for await name in names.values { print(name) }
  ///
  /// What is delivered while nobody waits is kept, in order. A failure is thrown. The observation
  /// ends with the loop, and when the task is cancelled.
  public var values: SignalValues<Self> { SignalValues(signal: self) }
}

/// The elements of a signal as an `AsyncSequence`.
public struct SignalValues<Source: SignalProtocol>: AsyncSequence where Source.Element: Sendable {
  /// What an element is.
  public typealias Element = Source.Element
  /// What is thrown.
  public typealias Failure = Source.Error

  let signal: Source

  /// Begins to observe.
  public func makeAsyncIterator() -> Iterator { Iterator(of: signal) }

  /// Hands out the elements in the order of their delivery.
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
