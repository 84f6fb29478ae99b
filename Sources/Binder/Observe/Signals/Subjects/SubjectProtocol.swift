/// A signal that delivers what it is told to deliver.
public protocol SubjectProtocol<Element, Error>: SignalProtocol {
  /// Sends an event.
  func on(_ event: SignalEvent<Element, Error>)
}

extension SubjectProtocol {
  /// Sends an element.
  public func next(_ element: Element) { on(.next(element)) }

  /// Sends an element.
  public func send(_ element: Element) { on(.next(element)) }

  /// Sends a failure; nothing is delivered after it.
  public func failed(_ error: Error) { on(.failed(error)) }

  /// Sends the completion; nothing is delivered after it.
  public func completed() { on(.completed) }
}

extension SubjectProtocol where Element == Void {
  /// Sends that something has happened.
  public func next() { on(.next(())) }

  /// Sends that something has happened.
  public func send() { on(.next(())) }
}
