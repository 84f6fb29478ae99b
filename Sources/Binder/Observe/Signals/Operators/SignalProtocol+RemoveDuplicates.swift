extension SignalProtocol {
  /// Leaves out an element that is the same as the one before it.
  public func removeDuplicates(
    by areSame: @escaping (Element, Element) -> Bool
  ) -> Signal<Element, Error> {
    Signal { observer in
      var last: Element?
      return observe { event in
        if let element = event.element {
          if let last, areSame(last, element) { return }
          last = element
        }
        observer.on(event)
      }
    }
  }
}

extension SignalProtocol where Element: Equatable {
  /// Leaves out an element that is equal to the one before it.
  public func removeDuplicates() -> Signal<Element, Error> { removeDuplicates(by: ==) }
}
