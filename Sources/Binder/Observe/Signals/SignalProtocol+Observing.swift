extension SignalProtocol {
  /// Observes the elements.
  @discardableResult
  public func observeNext(with observer: @escaping (Element) -> Void) -> any Disposable {
    observe { event in
      if case .next(let element) = event { observer(element) }
    }
  }

  /// Observes the failure.
  @discardableResult
  public func observeFailed(with observer: @escaping (Error) -> Void) -> any Disposable {
    observe { event in
      if case .failed(let error) = event { observer(error) }
    }
  }

  /// Observes the completion.
  @discardableResult
  public func observeCompleted(with observer: @escaping () -> Void) -> any Disposable {
    observe { event in
      if case .completed = event { observer() }
    }
  }

  /// The same events as a `Signal`, for a place where the type must be that one.
  public func toSignal() -> Signal<Element, Error> {
    Signal { observer in
      observe(with: observer.on)
    }
  }
}
