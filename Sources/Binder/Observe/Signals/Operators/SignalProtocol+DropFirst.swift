extension SignalProtocol {
  /// Leaves out the first elements of each observation.
  public func dropFirst(_ count: Int = 1) -> Signal<Element, Error> {
    Signal { observer in
      var left = count
      return observe { event in
        if case .next = event, left > 0 {
          left -= 1
        } else {
          observer.on(event)
        }
      }
    }
  }
}
