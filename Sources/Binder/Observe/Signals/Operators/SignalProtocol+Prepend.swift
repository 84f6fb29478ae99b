extension SignalProtocol {
  /// Delivers an element before those of this signal, once an observation.
  public func prepend(_ element: Element) -> Signal<Element, Error> {
    Signal { observer in
      observer.next(element)
      return observe(with: observer.on)
    }
  }
}
