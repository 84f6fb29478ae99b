extension SignalProtocol {
  /// Calls closures beside the observer, before it gets an event: for logs, and for marks of what is going on.
  ///
  /// - Parameters:
  ///   - next: Is given each element.
  ///   - start: Runs when an observation begins.
  ///   - failed: Is given the failure.
  ///   - completed: Runs at the completion.
  ///   - disposed: Runs when an observation is over, whether it was disposed or the signal has ended.
  /// - Returns: The same signal.
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
}
