extension Signal {
  /// Makes a signal of what an asynchronous sequence delivers; each observation iterates it anew.
  ///
  /// - Parameters:
  ///   - sequence: Is iterated in a task that ends with the observation.
  ///   - isolation: The actor on which that is done and the signal is observed: the caller's.
  public init<Source: AsyncSequence>(
    _ sequence: Source,
    isolation: isolated any Actor = #isolation
  ) where Source.Element == Element, Source.Failure == Error {
    self.init { observer in
      let task = Task {
        _ = isolation
        do throws(Error) {
          for try await element in sequence {
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
