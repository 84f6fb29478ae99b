extension SignalProtocol {
  /// Makes another element out of each, and leaves out those of which it makes nil.
  public func compactMap<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> Signal<Output, Error> {
    Signal { observer in
      observe(
        with: observer.failing { event in
          guard let element = event.element else { return observer.completed() }
          if let output = transform(element) { observer.next(output) }
        }
      )
    }
  }

  /// Leaves out the elements that are nil.
  public func ignoreNils<Wrapped>() -> Signal<Wrapped, Error> where Element == Wrapped? {
    compactMap { $0 }
  }

  /// Delivers something else in the place of nil.
  public func replaceNils<Wrapped>(with replacement: Wrapped) -> Signal<Wrapped, Error>
  where Element == Wrapped? {
    map { $0 ?? replacement }
  }

  /// Delivers nothing but the end.
  public func ignoreElements() -> Signal<Element, Error> { filter { _ in false } }
}
