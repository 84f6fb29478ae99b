/// An asynchronous sequence that ends where another one fails, after a closure has received the error.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ErrorHandlingSequence<Base: AsyncSequence>: AsyncSequence {
  fileprivate let base: Base
  fileprivate let handler: (Base.Failure) -> Void

  /// Iterates the sequence from its start.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), handler: handler)
  }

  /// Iterates the elements up to the end, or to the first error.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate let handler: (Base.Failure) -> Void
    private var hasFailed = false

    fileprivate init(base: Base.AsyncIterator, handler: @escaping (Base.Failure) -> Void) {
      self.base = base
      self.handler = handler
    }

    /// The next element; nil after the last one, and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> Base.Element? {
      guard !hasFailed else { return nil }
      do throws(Base.Failure) {
        return try await base.next(isolation: actor)
      } catch {
        hasFailed = true
        if !Task.isCancelled { handler(error) }
        return nil
      }
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence {
  /// Ends where this sequence fails, after passing the error to a closure: only sequences that do not fail can be bound.
  ///
  ///     binder.onSection(.friends)
  ///       .bind(cellType: PersonCell.self, models: friends.onError { error in show(error) })
  ///
  /// What the table shows stays as it was before the error. After the end of a binding nothing is passed
  /// to the closure, not even the error that some sequences throw when they are cancelled.
  ///
  /// - Parameter handler: Receives the error, where the sequence is iterated: on the main actor if
  ///   it is bound.
  /// - Returns: The sequence up to its first error.
  public func onError(_ handler: @escaping (Failure) -> Void) -> ErrorHandlingSequence<Self> {
    ErrorHandlingSequence(base: self, handler: handler)
  }
}
