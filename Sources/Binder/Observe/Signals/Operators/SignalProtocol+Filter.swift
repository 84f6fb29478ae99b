extension SignalProtocol {
  /// Leaves out the elements that do not satisfy a predicate.
  public func filter(
    _ isIncluded: @escaping (Element) -> Bool
  ) -> Signal<Element, Error> {
    Signal { observer in
      observe { event in
        if let element = event.element, !isIncluded(element) { return }
        observer.on(event)
      }
    }
  }
}
