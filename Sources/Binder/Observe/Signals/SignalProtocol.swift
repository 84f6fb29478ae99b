/// A sequence of events over time: elements, then perhaps a failure or a completion.
///
/// Signals live where they are made: they are not `Sendable`, and neither are the closures that
/// observe them, so `names.observeNext { self.label.text = $0 }` in code of the main actor needs
/// nothing more, and no lock is taken to deliver an event. What other threads have to say comes in
/// through a ``Sender`` or through an `AsyncSequence`.
public protocol SignalProtocol<Element, Error> {
  /// What is delivered.
  associatedtype Element
  /// What can go wrong; `Never` if nothing can.
  associatedtype Error: Swift.Error

  /// Begins to observe.
  ///
  /// - Parameter observer: Is given each event; none after a terminal one.
  /// - Returns: What ends the observation; it need not be kept.
  @discardableResult
  func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable
}

/// A signal that cannot fail; only such can be bound.
public typealias SafeSignal<Element> = Signal<Element, Never>
