extension SignalProtocol {
  /// Makes another element out of each by a function that remembers things: a new one for each observation.
  @usableFromInline
  func mapInEachObservation<Output>(
    _ makeTransform: @escaping () -> (Element) -> Output
  ) -> Signal<Output, Error> {
    Signal { observer in
      let transform = makeTransform()
      return observe { event in observer.on(event.map(transform)) }
    }
  }
}
